/** What a position of «Нізам» allows: cards to take, cards to pay, lines that would score. */
import { COPIES, kindIndex } from '../gems';
import { CELLS, type Grid, type LineEnd, LINES, signature, signatures } from '../grid/grid';
import type { Hand } from '../grid/hands';
import { canPaySomeShift, type Purse } from '../grid/payment';
import { available, type Counts } from '../grid/stock';
import type { Acting, Drawing, Refilling, Shifting } from './types';

/** Cards a take brings (N-2.1). */
export const TAKE = 3;
/** Alone at the table (N-7.1). */
export const SOLO_LIMIT = 8;

export function handOf(state: Acting | Drawing): Hand {
  return state.hands[state.toPlay] as Hand;
}

/** Alone, a take must fit the limit: three cards, or by house reading (A-N20) as many as fit. */
export function wanted(state: Acting | Drawing): number {
  if (state.table.seats > 1) return TAKE;
  const room = SOLO_LIMIT - handOf(state).size;
  if (state.table.drawToLimit) return Math.min(TAKE, room);
  return room < TAKE ? 0 : TAKE;
}

/** The game ends when the deck has run out once for every player (N-5.1). */
export function outsLeft(state: Acting | Drawing | Refilling): number {
  return state.table.seats - state.outs;
}

export function canTake(state: Acting): boolean {
  return state.shifting === null && wanted(state) > 0 && available(state.stock) > 0;
}

export function canShift(state: Acting): boolean {
  return canPaySomeShift(state.grid, handOf(state));
}

/** Cards of each kind lying open: on the field and in the discard pile. */
export function openCards(grid: Grid, discard: Counts): number[] {
  const out = discard.slice();
  for (let i = 0; i < CELLS; i += 1) {
    const kind = kindIndex(grid[i]);
    if (kind >= 0) out[kind] = (out[kind] as number) + 1;
  }
  return out;
}

export function purseOf(state: Acting): Purse {
  const hand = handOf(state);
  // Dealt cards are known, so nothing needs counting there.
  const seen =
    hand.cards === null ? openCards(state.grid, state.stock.discard) : state.stock.discard;
  return { hand, seen, copies: COPIES, freeThree: state.table.freeThree };
}

/** Keeps for each line whether its run was ever another than when the turn began (N-4.4). */
export function noteShift(
  shifting: Shifting | null,
  was: Grid,
  grid: Grid,
  { line: name, index, edge }: LineEnd,
): Shifting {
  // JSON can bring in a minus zero, but not out again.
  const shift = { line: name, index: index + 0, edge };
  if (shifting === null) {
    const before = signatures(was);
    const varied = before.map((run, line) => signature(grid, line) !== run);
    return { made: [shift], before, varied };
  }
  const { made, before } = shifting;
  const varied = shifting.varied.map((was, line) => was || signature(grid, line) !== before[line]);
  return { made: made.concat(shift), before, varied };
}

/** N-4.4: a run scores if its line's signature was another at any moment of the turn. */
export function scoringLines(grid: Grid, shifting: Shifting | null): number[] {
  const lines: number[] = [];
  if (shifting === null) return lines;
  for (let line = 0; line < LINES; line += 1)
    if (shifting.varied[line] && signature(grid, line) > 0) lines.push(line);
  return lines;
}

export function holeCount(grid: Grid): number {
  let holes = 0;
  for (let i = 0; i < CELLS; i += 1) if (grid[i] === null) holes += 1;
  return holes;
}
