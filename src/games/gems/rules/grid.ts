/** The 5×5 grid: its lines, their ends, where cards lie. What a shift does and where combinations are is ./field's. */
import type { Kind } from './kinds';

export const SIDE = 5;
export const CELLS = SIDE * SIDE;
/** Rows 0–4 from the top, then columns 0–4 from the left. */
export const LINES = 2 * SIDE;
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

const A = 'a'.charCodeAt(0);

/** One end of one line: the handle by which it is shifted. Start is left or top. */
export interface LineEnd {
  line: LineName;
  index: number;
  edge: Edge;
}

/** Both ends of ten lines. */
export const ENDS: readonly LineEnd[] = LINE_NAMES.flatMap((line) =>
  Array.from({ length: SIDE }, (_, index) => EDGES.map((edge) => ({ line, index, edge }))).flat(),
);

/** Shifts in their order, one letter each: a list would be copied with every shift. */
export type Shifts = string;
const LETTERS: readonly string[] = ENDS.map((_, i) => String.fromCharCode(A + i));

export function withShift(made: Shifts, line: LineName, index: number, edge: Edge): Shifts {
  return made + (LETTERS[lineNumber(line, index) * 2 + (edge === 'start' ? 0 : 1)] as string);
}

export function listShifts(made: Shifts): LineEnd[] {
  return Array.from(made, (_, i) => ({ ...shiftAt(made, i) }));
}

export function shiftsOf(list: readonly LineEnd[]): Shifts {
  return list.reduce((made, { line, index, edge }) => withShift(made, line, index, edge), '');
}

export function shiftAt(made: Shifts, i: number): LineEnd {
  return ENDS[made.charCodeAt(i) - A] as LineEnd;
}

/** Where a line begins; `line` as in `LINES`. */
function startOf(line: number): number {
  return line < SIDE ? line * SIDE : line - SIDE;
}

/** From one card of a line to the next. */
function stepOf(line: number): number {
  return line < SIDE ? 1 : SIDE;
}

/** Where the `place`-th card of a line lies. */
export function cellOf(line: number, place: number): number {
  return startOf(line) + place * stepOf(line);
}

export function lineNumber(line: LineName, index: number): number {
  return line === 'row' ? index : SIDE + index;
}

function edgeCell({ line, index, edge }: LineEnd): number {
  return cellOf(lineNumber(line, index), edge === 'start' ? 0 : SIDE - 1);
}

/** The card that a shift from this end sends round: the one that is paid for (A-N2). */
export function edgeCard<Cell extends Gem | null>(grid: Grid<Cell>, end: LineEnd): Cell {
  return grid[edgeCell(end)] as Cell;
}

export interface Run {
  line: LineName;
  index: number;
  /** First place in the line, 0–4. */
  start: number;
  length: number;
  kind: Kind;
}
