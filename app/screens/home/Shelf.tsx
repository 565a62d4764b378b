/** The six games as boxes on two wooden boards. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/engine/types';
import { CATALOGUE } from '../../../src/games/catalogue';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { Touch, useTheme } from '../../../src/ui';
import { GameBox } from '../../../src/ui/drawings/BoxCover';
import { Shelf as Board } from '../../../src/ui/drawings/Shelf';
import { homeText } from './text';

const PER_BOARD = 3;
const GAP = 14;

export function Shelf({ onOpen }: { onOpen(game: GameId): void }): ReactNode {
  const words = useText(homeText);
  const { games, gamesShort } = useText(common);
  const { space } = useTheme();
  const [width, setWidth] = useState(0);
  const boxWidth = Math.floor((width - GAP * (PER_BOARD - 1)) / PER_BOARD);
  const boards = [CATALOGUE.slice(0, PER_BOARD), CATALOGUE.slice(PER_BOARD)];
  return (
    <View
      style={{ gap: space.l }}
      onLayout={(event) => setWidth(Math.floor(event.nativeEvent.layout.width))}
    >
      {width > 0
        ? boards.map((board, i) => (
            <Board key={i} gap={GAP}>
              {board.map(({ id, seats }) => (
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
