/** The first visit explains itself: what is here, who decides, where everything stays. Shown once over the table. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { gameIds } from '../../../src/games';
import { useStoreNotice } from '../../../src/match/hooks';
import { useText } from '../../../src/text/locale';
import { ClauseTag, Icon, Panel, PlayerBadge, Seal, T, useTheme } from '../../../src/ui';
import { CardDeck } from '../../../src/ui/components/CardDeck';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { welcomeText } from './text';

export default function Welcome({ onClose }: { onClose(): void }): ReactNode {
  const words = useText(welcomeText);
  const { persistence } = useStoreNotice();
  return (
    <CardDeck
      title={words.title}
      done={words.begin}
      onClose={onClose}
      cards={[
        { ...words.games, drawing: <Boxes /> },
        { ...words.rules, drawing: <Ruling /> },
        { ...(persistence === 'disk' ? words.yours : words.unkept), drawing: <Kept /> },
      ]}
    />
  );
}

function Boxes(): ReactNode {
  const { space } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: space.m,
        maxWidth: 270,
      }}
    >
      {gameIds().map((game) => (
        <BoxCover key={game} game={game} size={74} />
      ))}
    </View>
  );
}

function Ruling(): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.l }}>
      <Seal kind="verdict" size={96} decorative />
      <View style={{ gap: space.m, alignItems: 'flex-start' }}>
        <Icon name="scales" size={44} />
        <ClauseTag clause="P-4.4" />
      </View>
    </View>
  );
}

// Letters that look the same in every language.
const KEPT = [
  ['A', 25],
  ['O', 20],
] as const;

/** A match that waits: two players, their points, a closed lock. */
function Kept(): ReactNode {
  const { colors, space } = useTheme();
  return (
    <Panel
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space.m,
      }}
    >
      {KEPT.map(([name, points], i) => (
        <View key={name} style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <PlayerBadge name={name} colour={i + 1} size={40} decorative />
          <T variant="numM">{points}</T>
        </View>
      ))}
      <Icon name="lock" size={32} color={colors.good} />
    </Panel>
  );
}
