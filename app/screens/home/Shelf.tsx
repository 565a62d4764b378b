/** The games as boxes on wooden boards, three on each. */
import { useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { type GameId, GAMES } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Touch, useRoomy, useTheme } from '../../../src/ui';
import { GameBox } from '../../../src/ui/drawings/BoxCover';
import { Shelf as Board } from '../../../src/ui/drawings/Shelf';
import { homeText } from './text';

const PER_BOARD = 3;
const GAP = 14;
/** The page’s widest column beside no other. */
export const NARROW_PAGE = 560;

/** On a phone the shelf is as wide as the page: the boxes need not wait until it is measured. */
function useLikelyWidth(): number {
  const { width } = useWindowDimensions();
  const { space } = useTheme();
  return useRoomy() ? 0 : Math.min(width, NARROW_PAGE) - 2 * space.page;
}

export function Shelf({ onOpen }: { onOpen(game: GameId): void }): ReactNode {
  const words = useText(homeText);
  const { games, gamesShort } = useText(common);
  const { space } = useTheme();
  const [width, setWidth] = useState(useLikelyWidth());
  const boxWidth = Math.floor((width - GAP * (PER_BOARD - 1)) / PER_BOARD);
  const boards = Array.from({ length: Math.ceil(GAMES.length / PER_BOARD) }, (_, i) =>
    GAMES.slice(i * PER_BOARD, (i + 1) * PER_BOARD),
  );
  return (
    <View
      style={{ gap: space.l }}
      onLayout={(event) => setWidth(Math.floor(event.nativeEvent.layout.width))}
    >
      {width > 0
        ? boards.map((board, i) => (
            <Board key={i} gap={GAP}>
              {board.map(({ id, entry: { seats } }) => (
                <Touch
                  key={id}
                  sinks
                  label={words.startGame(games[id], seats.min, seats.max)}
                  onPress={() => onOpen(id)}
                >
                  <GameBox
                    game={id}
                    width={boxWidth}
                    title={gamesShort[id]}
                    seats={words.range(seats.min, seats.max)}
                  />
                </Touch>
              ))}
            </Board>
          ))
        : null}
    </View>
  );
}
