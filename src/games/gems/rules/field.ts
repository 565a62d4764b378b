/**
 * The field as a state keeps it: five rows, each one number with four bits a card, the leftmost card lowest. A shift
 * then makes a few numbers instead of a list of twenty-five cards, of which copying alone took a tenth of a shift. Views, moves
 * and screens have lists (`Grid`). Knows nothing about turns, prices or points.
 */
import { KINDS, type Kind, kindIndex } from './kinds';
import { type Counts, NO_CARDS, oneOf, plus } from './counts';
import {
  type Edge,
  type Gem,
  type Grid,
  type LineEnd,
  type LineName,
  PEARL,
  RUN,
  type Run,
  SIDE,
} from './grid';

/** Read by index: taken apart by a pattern, a list goes through an iterator. */
export type Field = Readonly<Rows>;
type Rows = [number, number, number, number, number];

const BITS = 4;
const CARD = 15;
/** A card is its `kindIndex`, or one of these two. */
const THE_PEARL = KINDS.length;
const HOLE = CARD;

const MIDDLE = 2;
const LAST = SIDE - 1;
const LAST_BITS = LAST * BITS;
const ROW = (1 << (SIDE * BITS)) - 1;

function numberOf(gem: Gem | null | undefined): number {
  if (gem === PEARL) return THE_PEARL;
  const kind = kindIndex(gem);
  return kind < 0 ? HOLE : kind;
}

function gemOf(card: number): Gem | null {
  return card === THE_PEARL ? PEARL : (KINDS[card] ?? null);
}

export function fieldOf(grid: Grid): Field {
  const rows: Rows = [0, 0, 0, 0, 0];
  for (let row = 0; row < SIDE; row += 1) {
    let cards = 0;
    for (let place = LAST; place >= 0; place -= 1)
      cards = (cards << BITS) | numberOf(grid[row * SIDE + place]);
    rows[row] = cards;
  }
  return rows;
}

/** The cell types are the caller's knowledge: whether there can be holes or a pearl. */
export function gridOf<Cell extends Gem | null>(field: Field): Cell[] {
  const grid: Cell[] = [];
  for (let row = 0; row < SIDE; row += 1)
    for (let place = 0; place < SIDE; place += 1)
      grid.push(gemOf(((field[row] as number) >>> (place * BITS)) & CARD) as Cell);
  return grid;
}

function cardAt(field: Field, row: number, place: number): number {
  return ((field[row] as number) >>> (place * BITS)) & CARD;
}

/** The kind of the card that a shift from this end sends round, by `kindIndex`; negative for the pearl. */
export function edgeKind(field: Field, line: LineName, index: number, edge: Edge): number {
  const place = edge === 'start' ? 0 : LAST;
  const card = line === 'row' ? cardAt(field, index, place) : cardAt(field, place, index);
  return card < KINDS.length ? card : -1;
}

/** The edge card goes to the opposite end, the others close up by one and keep their order. */
export function shiftField(field: Field, line: LineName, index: number, edge: Edge): Field {
  if (line === 'row') return withRow(field, index, shiftRow(field[index] as number, edge));
  const column = CARD << (index * BITS);
  return edge === 'start' ? columnUp(field, column) : columnDown(field, column);
}

function withRow(field: Field, row: number, cards: number): Field {
  // Not by `withAt`, which also copies lists of objects: a list that is made only here stays one of small numbers.
  const out: Rows = [field[0], field[1], field[2], field[3], field[4]];
  out[row] = cards;
  return out;
}

function shiftRow(row: number, edge: Edge): number {
  return edge === 'start'
    ? (row >>> BITS) | ((row & CARD) << LAST_BITS)
    : ((row << BITS) & ROW) | (row >>> LAST_BITS);
}

/** `column`: the bits of its card in a row. */
function columnUp(field: Field, column: number): Field {
  return [
    (field[0] & ~column) | (field[1] & column),
    (field[1] & ~column) | (field[2] & column),
    (field[2] & ~column) | (field[3] & column),
    (field[3] & ~column) | (field[4] & column),
    (field[4] & ~column) | (field[0] & column),
  ];
}

function columnDown(field: Field, column: number): Field {
  return [
    (field[0] & ~column) | (field[4] & column),
    (field[1] & ~column) | (field[0] & column),
    (field[2] & ~column) | (field[1] & column),
    (field[3] & ~column) | (field[2] & column),
    (field[4] & ~column) | (field[3] & column),
  ];
}

/** The field before a shift was made. */
export function unshiftField(field: Field, { line, index, edge }: LineEnd): Field {
  return shiftField(field, line, index, edge === 'start' ? 'end' : 'start');
}

/** As `shiftField`, for the lists that views and screens have. */
export function shifted<Cell extends Gem | null>(grid: Grid<Cell>, end: LineEnd): Cell[] {
  return gridOf(shiftField(fieldOf(grid), end.line, end.index, end.edge));
}

export function unshifted<Cell extends Gem | null>(grid: Grid<Cell>, end: LineEnd): Cell[] {
  return gridOf(unshiftField(fieldOf(grid), end));
}

/** Five cards of a line packed as in a row; `line` as in `LINES`. */
export function lineCards(field: Field, line: number): number {
  if (line < SIDE) return field[line] as number;
  let cards = 0;
  for (let row = LAST; row >= 0; row -= 1)
    cards = (cards << BITS) | cardAt(field, row, line - SIDE);
  return cards;
}

/** The card at a place of packed cards, by `kindIndex`; negative for pearl and hole. */
export function kindAt(cards: number, place: number): number {
  const card = (cards >>> (place * BITS)) & CARD;
  return card < KINDS.length ? card : -1;
}

export function isPearlAt(cards: number, place: number): boolean {
  return ((cards >>> (place * BITS)) & CARD) === THE_PEARL;
}

/** Cards before the middle, counted from it, that are like it: 0 to 2. */
function alikeBefore(cards: number, kind: number): number {
  if (kindAt(cards, MIDDLE - 1) !== kind) return 0;
  return kindAt(cards, MIDDLE - 2) === kind ? 2 : 1;
}

function alikeAfter(cards: number, kind: number): number {
  if (kindAt(cards, MIDDLE + 1) !== kind) return 0;
  return kindAt(cards, MIDDLE + 2) === kind ? 2 : 1;
}

/** The run of three or more equal gems in a line; there is at most one, and it covers the middle. */
export function runIn(field: Field, line: number): Run | null {
  const cards = lineCards(field, line);
  const kind = kindAt(cards, MIDDLE);
  if (kind < 0) return null;
  const before = alikeBefore(cards, kind);
  const length = before + 1 + alikeAfter(cards, kind);
  if (length < RUN) return null;
  return {
    line: line < SIDE ? 'row' : 'column',
    index: line % SIDE,
    start: MIDDLE - before,
    length,
    kind: KINDS[kind] as Kind,
  };
}

/** Kind and length of a line's run as one number, 0 for none: what «the number of equal cards» compares. */
export function signature(field: Field, line: number): number {
  const cards = lineCards(field, line);
  const kind = kindAt(cards, MIDDLE);
  if (kind < 0) return 0;
  const length = alikeBefore(cards, kind) + 1 + alikeAfter(cards, kind);
  return length < RUN ? 0 : length * 10 + kind;
}

/** One bit for each of five places at which two rows have the same card. */
function alike(row: number, other: number): number {
  const bits = row ^ other;
  return ~(bits | (bits >>> 1) | (bits >>> 2) | (bits >>> 3)) & 0x11111;
}

/** Two of these in succession are three cards alike. */
function threeInRow(row: number): boolean {
  const pairs = alike(row, row >>> BITS) & 0x01111;
  return (pairs & (pairs >>> BITS)) !== 0;
}

/**
 * May there be a combination at all? Most fields have none, and this looks at five cards at a time. Three holes in a
 * line are taken for one.
 */
export function mayHaveRun(field: Field): boolean {
  for (let row = 0; row < SIDE; row += 1) if (threeInRow(field[row] as number)) return true;
  const above = alike(field[1], field[2]);
  const below = alike(field[2], field[3]);
  const three =
    (alike(field[0], field[1]) & above) | (above & below) | (below & alike(field[3], field[4]));
  return three !== 0;
}

/** Places that are to become holes: set bits, row by row as in a field. */
type Holes = Rows;

export function noHoles(): Holes {
  return [0, 0, 0, 0, 0];
}

/** Adds the places of a run; says how many of them were none yet. */
export function digHoles(holes: Holes, { line, index, start, length }: Run): number {
  let fresh = 0;
  for (let place = start; place < start + length; place += 1) {
    const row = line === 'row' ? index : place;
    const bits = HOLE << ((line === 'row' ? place : index) * BITS);
    const dug = holes[row] as number;
    if ((dug & bits) === 0) fresh += 1;
    holes[row] = dug | bits;
  }
  return fresh;
}

export function withHoles(field: Field, holes: Holes): Field {
  return [
    field[0] | holes[0],
    field[1] | holes[1],
    field[2] | holes[2],
    field[3] | holes[3],
    field[4] | holes[4],
  ];
}

/** The holes in row-major order get these cards, as far as they go. */
export function refillField(field: Field, cards: readonly Kind[]): Field {
  const out: Rows = [...field];
  let next = 0;
  for (let row = 0; row < SIDE; row += 1)
    for (let place = 0; place < SIDE && next < cards.length; place += 1) {
      if (cardAt(field, row, place) !== HOLE) continue;
      const missing = (HOLE ^ numberOf(cards[next])) << (place * BITS);
      out[row] = (out[row] as number) ^ missing;
      next += 1;
    }
  return out;
}

export function holeCount(field: Field): number {
  let holes = 0;
  for (let row = 0; row < SIDE; row += 1)
    for (let place = 0; place < SIDE; place += 1)
      if (cardAt(field, row, place) === HOLE) holes += 1;
  return holes;
}

/** How many of each kind lie on it. */
export function countsOn(field: Field): Counts {
  let counts = NO_CARDS;
  for (let row = 0; row < SIDE; row += 1)
    for (let place = 0; place < SIDE; place += 1) {
      const kind = kindAt(field[row] as number, place);
      if (kind >= 0) counts = plus(counts, oneOf(kind));
    }
  return counts;
}
