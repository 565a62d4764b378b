/** The 5×5 grid: lines, shifts and runs. Knows nothing about turns, prices or points. */
import { withAt } from '../../engine/arrays';
import { type Kind, kindIndex } from '../gems';

export const SIDE = 5;
export const CELLS = SIDE * SIDE;
/** Rows 0–4 from the top, then columns 0–4 from the left. */
export const LINES = 2 * SIDE;
const MIDDLE = 2;
/** A combination is at least this long (N-4.1, E-4.1). */
export const RUN = 3;

export const PEARL = 'pearl';
export type Gem = Kind | typeof PEARL;
/** `null` is a hole. Cells row by row. */
export type Grid<Cell extends Gem | null = Gem | null> = readonly Cell[];

export const LINE_NAMES = ['row', 'column'] as const;
export const EDGES = ['start', 'end'] as const;
export type LineName = (typeof LINE_NAMES)[number];
export type Edge = (typeof EDGES)[number];

/** One end of one line: the handle by which it is shifted. Start is left or top. */
export interface LineEnd {
  line: LineName;
  index: number;
  edge: Edge;
}

/** Where the `place`-th card of a line lies; `line` as in `LINES`. */
export function cellOf(line: number, place: number): number {
  return line < SIDE ? line * SIDE + place : place * SIDE + line - SIDE;
}

export function lineNumber(line: LineName, index: number): number {
  return line === 'row' ? index : SIDE + index;
}

/** The card that a shift from this end sends round: the one that is paid for (A-N2). */
export function edgeCard<Cell extends Gem | null>(grid: Grid<Cell>, end: LineEnd): Cell {
  const place = end.edge === 'start' ? 0 : SIDE - 1;
  return grid[cellOf(lineNumber(end.line, end.index), place)] as Cell;
}

/** The edge card goes to the opposite end, the others close up by one and keep their order. */
export function shifted<Cell extends Gem | null>(grid: Grid<Cell>, end: LineEnd): Cell[] {
  const line = lineNumber(end.line, end.index);
  const wrapping = edgeCard(grid, end);
  const fromStart = end.edge === 'start';
  const out = withAt(grid, cellOf(line, fromStart ? SIDE - 1 : 0), wrapping);
  for (let place = 1; place < SIDE; place += 1) {
    const from = cellOf(line, place);
    const before = cellOf(line, place - 1);
    if (fromStart) out[before] = grid[from] as Cell;
    else out[from] = grid[before] as Cell;
  }
  return out;
}

export interface Run {
  line: LineName;
  index: number;
  /** First place in the line, 0–4. */
  start: number;
  length: number;
  kind: Kind;
}

/** Equal neighbours around the middle: in a line of five every run of three or more covers it. */
function spread(grid: Grid, line: number): { start: number; length: number } {
  const middle = grid[cellOf(line, MIDDLE)];
  let start = MIDDLE;
  while (start > 0 && grid[cellOf(line, start - 1)] === middle) start -= 1;
  let end = MIDDLE;
  while (end < SIDE - 1 && grid[cellOf(line, end + 1)] === middle) end += 1;
  return { start, length: end - start + 1 };
}

/** The run of three or more equal gems in a line; there is at most one. */
export function runIn(grid: Grid, line: number): Run | null {
  const kind = grid[cellOf(line, MIDDLE)];
  if (kind === null || kind === undefined || kind === PEARL) return null;
  const { start, length } = spread(grid, line);
  if (length < RUN) return null;
  return { line: line < SIDE ? 'row' : 'column', index: line % SIDE, start, length, kind };
}

/** Kind and length of a line's run as one number, 0 for none: what «the number of equal cards» compares. */
export function signature(grid: Grid, line: number): number {
  const kind = kindIndex(grid[cellOf(line, MIDDLE)]);
  if (kind < 0) return 0;
  const { length } = spread(grid, line);
  return length < RUN ? 0 : length * 10 + kind;
}

export function signatures(grid: Grid): number[] {
  const out: number[] = [];
  for (let line = 0; line < LINES; line += 1) out.push(signature(grid, line));
  return out;
}
