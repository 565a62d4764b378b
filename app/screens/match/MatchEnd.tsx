/** The end of a match: the match's own window, who has won and what decided it, and what next. */
import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { common } from '../../../src/games/common';
import type { GameWords } from '../../../src/games/words';
import { keptOf } from '../../../src/match/holding';
import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { IconButton, Screen, useTheme, useWide } from '../../../src/ui';
import { useScreenTitle } from '../../useScreenTitle';
import { EndActions } from './EndActions';
import { EndPage } from './EndPage';
import { ShareSheet } from './ShareSheet';
import { matchText } from './text';
import { useKeepsake } from './useKeepsake';

export interface MatchEndProps {
  match: Match;
  words: GameWords;
  /** With what can be shared in front. */
  share: boolean;
  /** What can be done with a match that was played elsewhere. */
  ending: ReactNode;
}

function useHeadline(match: Match): string {
  const words = useText(matchText);
  const { standing, info } = match;
  if (info.setup.seats === 1) return words.solo(standing.points[0] ?? 0);
  const names = standing.winners.flatMap((seat) => info.players[seat]?.name ?? []);
  if (names.length === 1) return words.winner(names[0] ?? '');
  return names.length === info.players.length ? words.draw : words.winners(words.and(names));
}

export function MatchEnd({ match, words, share, ending }: MatchEndProps): ReactNode {
  const shared = useText(common);
  const navigation = useNavigation();
  const { space } = useTheme();
  const wide = useWide();
  const kept = keptOf(match);
  const keepsake = useKeepsake(kept);
  const headline = useHeadline(match);
  const [sharing, setSharing] = useState(share);
  const [hurried, setHurried] = useState(false);
  useScreenTitle(shared.games[match.info.game]);
  const home = () => navigation.navigate('Tabs', { screen: 'Table' });
  const actions = kept ? <EndActions match={kept} onShare={() => setSharing(true)} /> : ending;
  return (
    <View
      style={{ flex: 1 }}
      // A touch anywhere shows all at once, and still does what it is for.
      onStartShouldSetResponderCapture={() => {
        setHurried(true);
        return false;
      }}
    >
      <Screen
        maxWidth={wide ? 1180 : 720}
        footer={wide ? null : actions}
        contentStyle={{ gap: space.l }}
      >
        <EndPage {...{ match, words, keepsake, headline, hurried, actions }} />
        {kept ? (
          <ShareSheet
            match={kept}
            keepsake={keepsake}
            headline={headline}
            open={sharing}
            onClose={() => setSharing(false)}
          />
        ) : null}
        <View style={{ position: 'absolute', left: space.page, top: space.xs }}>
          <IconButton icon="close" tile label={shared.close} onPress={home} />
        </View>
      </Screen>
    </View>
  );
}
