/**
 * What a sheet may come to: numbers that stand, and empty cells by how likely a number will still come that fits there.
 * A model with a few constants that were tuned by tournaments (`npm run bots qwinto`); knows nothing about turns.
 */
import { COLUMNS, MISTHROWS, PENTAGONS, ROW_LENGTH, WIDTH } from '../rules/sheet';
import { MISTHROW_POINTS } from '../rules/scoring';
import { ROWS, type Row, type Sheet } from '../rules/types';

/** Nine cells a row from the top down, 0 is empty; then the crosses. */
export type Cells = number[];
export const CROSSES = ROWS.length * ROW_LENGTH;
export const MOST = 18;

/** Which cell of a row is in a column, −1 for none. */
const CELL_AT: readonly (readonly number[])[] = ROWS.map((row) =>
  Array.from({ length: WIDTH }, (_, column) => COLUMNS[row].indexOf(column)),
);
export const COLUMN_OF: readonly (readonly number[])[] = ROWS.map((row) => COLUMNS[row]);
const BONUSES = PENTAGONS.map(({ row, column }) => ({
  row: ROWS.indexOf(row),
  cells: ROWS.map((_, r) => r * ROW_LENGTH + ((CELL_AT[r] as number[])[column] as number)),
}));

export function cellsOf(sheet: Sheet): Cells {
  const cells: Cells = [];
  for (const row of ROWS) for (const number of sheet[row as Row]) cells.push(number ?? 0);
  cells.push(sheet.misthrows);
  return cells;
}

/** Chances of each sum with one, two and three dice, of 216. */
export const CHANCES: readonly (readonly number[])[] = [1, 2, 3].map((dice) => {
  const counts = new Array<number>(MOST + 1).fill(0);
  for (let i = 0; i < 216; i += 1) {
    const faces = [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)];
    let sum = dice;
    for (let d = 0; d < dice; d += 1) sum += faces[d] as number;
    counts[sum] = (counts[sum] as number) + 1;
  }
  return counts;
});

export interface Tuning {
  /** How often one, two, three dice are thrown; of a roll a row has this share. */
  one: number;
  two: number;
  three: number;
  /** Of rolls that fit somewhere, how many go there. */
  share: number;
  /** Hits a cell needs. */
  need: number;
  /** How much a full row and a full column count of what they would bring. */
  row: number;
  column: number;
  /** What a cross costs beyond its points. */
  cross: number;
}

export const TUNED: Tuning = {
  one: 0.12,
  two: 0.4,
  three: 0.48,
  share: 0.9,
  need: 0.8,
  row: 1.3,
  column: 0.2,
  cross: 1,
};

/** How often each sum can be written into a row, summed up from 1: `upTo[s]` is of all sums to s. */
function ratesOf({ one, two, three }: Tuning): number[] {
  const upTo = [0];
  for (let sum = 1; sum <= MOST; sum += 1) {
    const [p1, p2, p3] = CHANCES.map((chances) => (chances[sum] as number) / 216) as [
      number,
      number,
      number,
    ];
    upTo.push((upTo[sum - 1] as number) + (one / 3) * p1 + ((two * 2) / 3) * p2 + three * p3);
  }
  return upTo;
}
const RATES = ratesOf(TUNED);

/** Of each cell: how likely it is to be filled at the end, and about which number it will have. */
const likely: number[] = new Array<number>(CROSSES).fill(0);
const about: number[] = new Array<number>(CROSSES).fill(0);

/** One row; gives back what it is worth. `rolls`: so many are still to come. */
function rowWorth(cells: Cells, base: number, rolls: number, tuning: Tuning): number {
  let count = 0;
  let full = 1;
  let from = 0;
  let low = 0;
  for (let i = 0; i <= ROW_LENGTH; i += 1) {
    const number = i === ROW_LENGTH ? MOST + 1 : (cells[base + i] as number);
    if (number === 0) continue;
    const empty = i - from;
    if (empty > 0) {
      const values = number - low - 1;
      const mass = (RATES[number - 1] as number) - (RATES[low] as number);
      const hits = rolls * mass * tuning.share;
      const fits = values < empty ? values : empty;
      const chance = ((fits / empty) * hits) / (hits + tuning.need * empty);
      const step = (number - low) / (empty + 1);
      for (let j = 0; j < empty; j += 1) {
        likely[base + from + j] = chance;
        about[base + from + j] = low + step * (j + 1);
      }
      count += chance * empty;
      for (let j = 0; j < empty; j += 1) full *= chance;
      if (values < empty) full = 0;
    }
    if (i < ROW_LENGTH) {
      likely[base + i] = 1;
      about[base + i] = number;
      count += 1;
    }
    low = number;
    from = i + 1;
  }
  const last = about[base + ROW_LENGTH - 1] as number;
  return count + tuning.row * full * (last - ROW_LENGTH);
}

export function worthOf(cells: Cells, rolls: number, tuning: Tuning = TUNED): number {
  let worth = 0;
  for (let row = 0; row < ROWS.length; row += 1)
    worth += rowWorth(cells, row * ROW_LENGTH, rolls, tuning);
  for (let i = 0; i < BONUSES.length; i += 1) {
    const { row, cells: places } = BONUSES[i] as (typeof BONUSES)[number];
    const a = likely[places[0] as number] as number;
    const b = likely[places[1] as number] as number;
    const c = likely[places[2] as number] as number;
    worth += tuning.column * a * b * c * (about[places[row] as number] as number);
  }
  const crosses = cells[CROSSES] as number;
  return worth + (MISTHROW_POINTS - tuning.cross * (crosses / MISTHROWS)) * crosses;
}

/** About so many rolls are still to come: until somebody's two fullest rows are full. */
export function rollsLeft(sheets: readonly Cells[]): number {
  let least = 99;
  for (const cells of sheets) {
    const empty = [0, 0, 0].map((_, row) => {
      let n = 0;
      for (let i = 0; i < ROW_LENGTH; i += 1) if (cells[row * ROW_LENGTH + i] === 0) n += 1;
      return n;
    });
    empty.sort((x, y) => x - y);
    const toFill = (empty[0] as number) + (empty[1] as number) + 0.4 * (empty[2] as number);
    least = Math.min(least, toFill);
  }
  return 1.5 + least;
}

/** May this number stand there? */
export function fits(cells: Cells, row: number, place: number, sum: number): boolean {
  const base = row * ROW_LENGTH;
  if (cells[base + place] !== 0) return false;
  for (let i = place - 1; i >= 0; i -= 1) {
    const left = cells[base + i] as number;
    if (left === 0) continue;
    if (left >= sum) return false;
    break;
  }
  for (let i = place + 1; i < ROW_LENGTH; i += 1) {
    const right = cells[base + i] as number;
    if (right === 0) continue;
    if (right <= sum) return false;
    break;
  }
  const column = (COLUMN_OF[row] as number[])[place] as number;
  for (let other = 0; other < ROWS.length; other += 1) {
    if (other === row) continue;
    const at = (CELL_AT[other] as number[])[column] as number;
    if (at >= 0 && cells[other * ROW_LENGTH + at] === sum) return false;
  }
  return true;
}
