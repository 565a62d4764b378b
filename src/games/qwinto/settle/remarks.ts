/** Everything the questions about Qwinto may say, with the facts each sentence draws on. */
import type { CaseRemarks } from '../../settleCases';
import { remarksOf } from '../../settleWords';
import { cellIndex } from '../rules/sheet';
import type { Row, Written } from '../rules/types';
import type { NowCase } from './now';

/** No facts: the sentence is always the same. */
type Bare = Readonly<Record<string, never>>;

/** A cell as people count: its row, and its place among the row's nine from the left. */
export interface Cell {
  row: Row;
  column: number;
  place: number;
}

export interface Numbered extends Cell {
  number: number;
}

export interface Remarks extends CaseRemarks<NowCase> {
  needDice: Bare;
  needSheet: Bare;

  /** The game had ended before this roll. */
  overRows: Bare;
  overCrosses: Bare;
  offDice: Numbered;
  thirdRow: Bare;
  /** Two full rows and four crosses. */
  twoEnds: Bare;
  fifthCross: { crosses: number };

  mayGo: { number: number; row: Row };
  mayNot: { number: number; row: Row };
  fits: { number: number; cells: readonly Cell[] };
  fitsNowhere: { number: number };

  thrown: { dice: readonly Row[]; values: readonly number[]; sum: number };
  noCell: { row: Row };
  gap: { row: Row };
  taken: Numbered;
  /** Nearest numbers of the row; null where there is none. */
  between: { row: Row; number: number; left: number | null; right: number | null };
  falls: { left: Numbered; right: Numbered };
  columnFree: { number: number };
  twin: { cell: Numbered; other: Numbered };
  dieThrown: { row: Row };
  dieMissing: { row: Row; dice: readonly Row[] };
  places: { number: number; cells: readonly Cell[] };
  elsewhere: { number: number; cells: readonly Cell[] };
  nowhere: { number: number };
  cross: Bare;

  valid: Bare;
  invalid: Bare;
  rowRises: { row: Row; numbers: readonly number[] };
  noTwins: Bare;
  crosses: { crosses: number };
  endsByRows: Bare;
  endsByCrosses: Bare;
  erase: Bare;

  total: { points: number };
  partRow: { row: Row; numbers: number; points: number };
  emptyRow: { row: Row };
  fullRow: { row: Row; points: number };
  triple: { row: Row; column: number; points: number };
  openTriples: { columns: number };
  misthrows: { crosses: number; points: number };
  sum: { terms: readonly number[]; points: number };
}

export const remark = remarksOf<Remarks>();

export function cellAt(row: Row, column: number): Cell {
  return { row, column, place: cellIndex(row, column) + 1 };
}

export function numbered({ row, column, number }: Written): Numbered {
  return { ...cellAt(row, column), number };
}
