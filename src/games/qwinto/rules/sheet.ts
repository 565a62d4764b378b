/** The score sheet: where its cells are and which numbers they take. Knows nothing about dice or turns. */
import { at } from '../../../engine/arrays';
import type { Cells, Row, Sheet } from './types';
import { ROWS } from './types';

export const WIDTH = 12;
export const ROW_LENGTH = 9;
export const MISTHROWS = 4;

/** The column of each of a row's nine cells. */
export const COLUMNS: Readonly<Record<Row, readonly number[]>> = {
  orange: [2, 3, 4, 6, 7, 8, 9, 10, 11],
  yellow: [1, 2, 3, 4, 5, 7, 8, 9, 10],
  purple: [0, 1, 2, 3, 5, 6, 7, 8, 9],
};

export const GAPS: Readonly<Record<Row, number>> = { orange: 5, yellow: 6, purple: 4 };

/** A-Q11: the picture is lost; several independent copies of the printed sheet agree on these. */
export const PENTAGONS: readonly { readonly row: Row; readonly column: number }[] = [
  { row: 'purple', column: 2 },
  { row: 'orange', column: 3 },
  { row: 'orange', column: 7 },
  { row: 'yellow', column: 8 },
  { row: 'purple', column: 9 },
];

/** Instead of an index: the row has no cell in that column, or its gap is there. */
export const NO_CELL = -1;
export const GAP = -2;

function indexRow(row: Row): readonly number[] {
  const index = new Array<number>(WIDTH).fill(NO_CELL);
  COLUMNS[row].forEach((column, i) => (index[column] = i));
  index[GAPS[row]] = GAP;
  return index;
}
const ORANGE = indexRow('orange');
const YELLOW = indexRow('yellow');
const PURPLE = indexRow('purple');

// Rows are told apart by comparing: looking up by a name that varies is slow, and every write does it often.

/** Which of the row's nine cells is in that column, or NO_CELL or GAP. */
export function cellIndex(row: Row, column: number): number {
  const index = row === 'orange' ? ORANGE : row === 'yellow' ? YELLOW : PURPLE;
  return index[column] as number;
}

export function cellsOf(sheet: Sheet, row: Row): Cells {
  return row === 'orange' ? sheet.orange : row === 'yellow' ? sheet.yellow : sheet.purple;
}

export function columnOf(row: Row, index: number): number {
  return at(COLUMNS[row], index);
}

/** Not one frozen constant: V8 copies frozen arrays slowly, and a shared one could be spoilt. */
export function blankSheet(): Sheet {
  return { orange: blankRow(), yellow: blankRow(), purple: blankRow(), misthrows: 0 };
}

function blankRow(): Cells {
  return new Array<null>(ROW_LENGTH).fill(null);
}

export function withNumber(sheet: Sheet, row: Row, index: number, number: number): Sheet {
  const cells = cellsOf(sheet, row).slice();
  cells[index] = number;
  return {
    orange: row === 'orange' ? cells : sheet.orange,
    yellow: row === 'yellow' ? cells : sheet.yellow,
    purple: row === 'purple' ? cells : sheet.purple,
    misthrows: sheet.misthrows,
  };
}

export function withMisthrow(sheet: Sheet): Sheet {
  return {
    orange: sheet.orange,
    yellow: sheet.yellow,
    purple: sheet.purple,
    misthrows: sheet.misthrows + 1,
  };
}

/** The number standing there, null for an empty cell and where there is no cell at all. */
export function numberAt(sheet: Sheet, row: Row, column: number): number | null {
  const index = cellIndex(row, column);
  return index < 0 ? null : (cellsOf(sheet, row)[index] as number | null);
}

/** The cell of the row that stops this number (the very cell if it is taken), or −1. */
export function risingClash(cells: Cells, index: number, number: number): number {
  if (cells[index] !== null) return index;
  for (let i = index - 1; i >= 0; i -= 1) {
    const left = cells[i] as number | null;
    if (left === null) continue;
    if (left >= number) return i;
    break;
  }
  for (let i = index + 1; i < ROW_LENGTH; i += 1) {
    const right = cells[i] as number | null;
    if (right !== null) return right <= number ? i : -1;
  }
  return -1;
}

/** Another row that already has this number in the column. */
export function columnClash(sheet: Sheet, row: Row, column: number, number: number): Row | null {
  for (let r = 0; r < ROWS.length; r += 1) {
    const other = ROWS[r] as Row;
    if (other !== row && numberAt(sheet, other, column) === number) return other;
  }
  return null;
}

export function countNumbers(cells: Cells): number {
  let count = 0;
  for (let i = 0; i < ROW_LENGTH; i += 1) if (cells[i] !== null) count += 1;
  return count;
}

export function fullRows(sheet: Sheet): number {
  let full = 0;
  if (isFull(sheet.orange)) full += 1;
  if (isFull(sheet.yellow)) full += 1;
  if (isFull(sheet.purple)) full += 1;
  return full;
}

function isFull(cells: Cells): boolean {
  for (let i = 0; i < ROW_LENGTH; i += 1) if (cells[i] === null) return false;
  return true;
}

/** this sheet ends the game. */
export function endsGame(sheet: Sheet): boolean {
  return sheet.misthrows >= MISTHROWS || fullRows(sheet) >= 2;
}
