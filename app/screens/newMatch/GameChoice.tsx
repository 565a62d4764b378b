/** The games as a list; those that do not fit the people at the table say why. */
import type { ReactNode } from 'react';

import { type GameId, GAMES } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { ListRow, RowList } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { newMatchText } from './text';

export function GameChoice(props: { players: number; onChoose(game: GameId): void }): ReactNode {
  const words = useText(newMatchText);
  const names = useText(common).games;
  return (
    <RowList>
      {GAMES.map(({ id, entry: { seats } }) => {
        const fits = props.players <= seats.max;
        return (
          <ListRow
            key={id}
            title={names[id]}
            note={
              fits
                ? words.notForThisCount('', seats.min, seats.max).replace(/^: /, '')
                : words.tooMany(seats.max, props.players)
            }
            before={<BoxCover game={id} size={48} />}
            onPress={() => props.onChoose(id)}
          />
        );
      })}
    </RowList>
  );
}
