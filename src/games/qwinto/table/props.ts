/** What the parts of this table are given and hand to each other. */
import type { TableProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import type { Move, Row, View } from '../rules/types';

export type Props = TableProps<View, Move, ClauseId>;

/** A place on a sheet; a row's gap is a place too, so that trying it can be explained. */
export interface Place {
  row: Row;
  column: number;
}

/** What somebody is about to do with the roll. */
export type Choice = Place | 'pass';

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && a.row === b.row && a.column === b.column;
}
