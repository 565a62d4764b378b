/** Where the game stands: which round, who leads, how much is left of the deck. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import type { TableView } from '../../rules/types';
import { nameOf } from '../props';
import { tableText } from '../../words/table';

export function RoundLine(props: { table: TableView; players: readonly SeatPlayer[] }): ReactNode {
  const { table, players } = props;
  const words = useText(tableText);
  const parts = [
    words.round(table.round, table.rounds),
    words.leads(nameOf(players, table.leader)),
    words.deckLeft(table.deck),
  ];
  return (
    <T variant="label" color="inkSoft">
      {parts.join(' · ')}
    </T>
  );
}
