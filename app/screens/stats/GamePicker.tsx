/** All games, or one of those that were played: covers in a row. */
import { useRef, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import type { GameId } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { radioKeys, T, Touch, useTheme } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { statsText } from './text';

const COVER = 48;

export function GamePicker(props: {
  games: readonly GameId[];
  value: GameId | null;
  onChange(game: GameId | null): void;
}): ReactNode {
  const words = useText(statsText);
  const names = useText(common).games;
  const { colors, space } = useTheme();
  const strip = useRef<ScrollView>(null);
  const choice = (game: GameId | null, label: string, content: ReactNode) => (
    <Touch
      key={label}
      role="radio"
      aria-checked={props.value === game}
      label={label}
      sinks
      onPress={() => props.onChange(game)}
      onLayout={({ nativeEvent: { layout } }) => {
        // From a link, the chosen one may lie beyond the edge.
        if (props.value === game)
          strip.current?.scrollTo({ x: layout.x - 2 * COVER, animated: false });
      }}
      style={{
        padding: 2,
        borderRadius: 14,
        borderWidth: 3,
        borderColor: props.value === game ? colors.ink : 'transparent',
      }}
    >
      {content}
    </Touch>
  );
  return (
    <ScrollView
      ref={strip}
      horizontal
      role="radiogroup"
      {...radioKeys}
      aria-label={words.chooseGame}
      showsHorizontalScrollIndicator={false}
      style={{ flexGrow: 0, flexShrink: 0 }}
      contentContainerStyle={{ gap: space.xs, paddingVertical: space.xs }}
    >
      {choice(
        null,
        words.allGames,
        <View
          style={{
            minHeight: COVER,
            paddingHorizontal: space.m,
            justifyContent: 'center',
            borderRadius: 10,
            backgroundColor: colors.paper,
          }}
        >
          <T variant="bodyStrong">{words.allGames}</T>
        </View>,
      )}
      {props.games.map((game) => choice(game, names[game], <BoxCover game={game} size={COVER} />))}
    </ScrollView>
  );
}
