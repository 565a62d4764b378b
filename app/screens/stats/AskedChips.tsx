/** Which game, who sat there, since when: chips that open a sheet each. */
import { useState, type ReactNode } from 'react';

import { common } from '../../../src/games/common';
import type { Player } from '../../../src/storage';
import { useText } from '../../../src/text/locale';
import { Chip, ListRow, RowList, Sheet } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { PERIODS } from '../history/choice';
import { FadingRow } from '../history/FadingRow';
import { GameSheet, PeopleSheet } from '../history/Filters';
import { historyText } from '../history/text';
import type { Asked } from './asked';

export function AskedChips(props: {
  asked: Asked;
  players: readonly Player[];
  onChange(asked: Asked): void;
}): ReactNode {
  const { asked, players, onChange } = props;
  const words = useText(historyText);
  const { games } = useText(common);
  const [open, setOpen] = useState<keyof Asked | null>(null);
  const close = (): void => setOpen(null);
  const choose = (part: Partial<Asked>): void => {
    onChange({ ...asked, ...part });
    close();
  };
  const names = players.filter(({ id }) => asked.people.includes(id)).map(({ name }) => name);
  return (
    <>
      <FadingRow>
        <Chip
          opens
          label={asked.game ? games[asked.game] : words.allGames}
          mark={asked.game ? <BoxCover game={asked.game} size={30} /> : null}
          selected={asked.game !== null}
          onPress={() => setOpen('game')}
        />
        <Chip
          opens
          label={names.length > 0 ? names.join(', ') : words.everyone}
          selected={asked.people.length > 0}
          onPress={() => setOpen('people')}
        />
        <Chip
          opens
          label={asked.when ? words.periods[asked.when] : words.allTime}
          selected={asked.when !== null}
          onPress={() => setOpen('when')}
        />
      </FadingRow>
      <GameSheet
        open={open === 'game'}
        game={asked.game}
        onChoose={(game) => choose({ game })}
        onClose={close}
      />
      <PeopleSheet
        open={open === 'people'}
        people={asked.people}
        players={players}
        onChange={(people) => onChange({ ...asked, people })}
        onClose={close}
      />
      <Sheet open={open === 'when'} onClose={close} title={words.chooseWhen}>
        <RowList chooses>
          {[null, ...PERIODS].map((when) => (
            <ListRow
              key={when ?? ''}
              title={when ? words.periods[when] : words.allTime}
              chosen={asked.when === when}
              onPress={() => choose({ when })}
            />
          ))}
        </RowList>
      </Sheet>
    </>
  );
}
