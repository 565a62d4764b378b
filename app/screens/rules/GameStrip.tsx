/** Six small covers in a row: read one game's rules, or press it again for the whole book. */
import type { ReactNode } from 'react';
import { ScrollView } from 'react-native';

import { type GameId, GAMES } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Touch, useTheme } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { rulesText } from './text';

const COVER = 48;

export function GameStrip(props: {
  game: GameId | null;
  onChoose(game: GameId | null): void;
}): ReactNode {
  const names = useText(common).games;
  const words = useText(rulesText);
  const { colors, space } = useTheme();
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={words.choose}
      showsHorizontalScrollIndicator={false}
      style={{ flexGrow: 0 }}
      contentContainerStyle={{
        flexGrow: 1,
        justifyContent: 'space-between',
        paddingHorizontal: space.page - 5,
        paddingVertical: space.xs,
      }}
    >
      {GAMES.map(({ id }) => {
        const chosen = props.game === id;
        return (
          <Touch
            key={id}
            role="checkbox"
            aria-checked={chosen}
            label={names[id]}
            sinks
            onPress={() => props.onChoose(chosen ? null : id)}
            style={{
              padding: 2,
              borderRadius: 14,
              borderWidth: 3,
              borderColor: chosen ? colors.ink : 'transparent',
            }}
          >
            <BoxCover game={id} size={COVER} />
          </Touch>
        );
      })}
    </ScrollView>
  );
}
