/** A row after its votes: where every card went, who chose what, and the piles as they are now. */
import type { ReactNode } from 'react';

import { wayOf } from './flights';
import type { Span } from '../props';
import { Fronts, type FrontsProps } from './Fronts';
import { Revealed } from './Revealed';
import { RoundLine } from './RoundLine';
import { fateStretches, RowStrip } from './RowStrip';

export interface SettledProps extends FrontsProps {
  /** A part that comes back to be cut goes to the tray. */
  cut?: Span;
}

export function Settled({ cut, ...props }: SettledProps): ReactNode {
  const { table, players, openClause } = props;
  return (
    <>
      <RoundLine table={table} players={players} />
      {table.row.length > 0 ? (
        <RowStrip
          row={table.row}
          stretches={fateStretches(table.row)}
          players={players}
          wayOf={(i) => wayOf(table, i, cut ?? null)}
        />
      ) : null}
      <Revealed table={table} players={players} openClause={openClause} />
      <Fronts {...props} />
    </>
  );
}
