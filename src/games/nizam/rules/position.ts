/** What a position of «Нізам» allows: cards to take, cards to pay, lines that would score. */
import { type Counts, plus } from '../../gems/rules/counts';
import { COPIES } from '../../gems/rules/kinds';
import { countsOn, type Field, mayHaveRun, signature, unshiftField } from '../../gems/rules/field';
import { LINES, shiftAt, type Shifts } from '../../gems/rules/grid';
import type { Hand } from '../../gems/rules/hands';
import { canPaySomeShift, type Purse } from '../../gems/rules/payment';
import { canDraw } from '../../gems/rules/stock';
import type { Acting, Drawing, Refilling } from './types';

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
  return state.made.length === 0 && wanted(state) > 0 && canDraw(state.stock);
}

export function canShift(state: Acting): boolean {
  return canPaySomeShift(state.grid, handOf(state));
}

/** Cards of each kind lying open: on the field and in the discard pile. */
export function openCards(field: Field, discard: Counts): Counts {
  return plus(discard, countsOn(field));
}

export function purseOf(state: Acting, stands = false): Purse {
  const hand = handOf(state);
  // Dealt cards are known, so nothing needs counting there.
  const seen =
    hand.cards === null ? openCards(state.grid, state.stock.discard) : state.stock.discard;
  return { hand, seen, copies: COPIES, freeThree: state.table.freeThree, stands };
}

/** N-4.4: a run scores if its line's signature was another at any moment of the turn. */
export function scoringLines(field: Field, made: Shifts): number[] {
  const lines: number[] = [];
  if (!mayHaveRun(field)) return lines;
  for (let line = 0; line < LINES; line += 1) {
    const run = signature(field, line);
    if (run > 0 && wasAnother(field, made, line, run)) lines.push(line);
  }
  return lines;
}

/** Goes back shift by shift: most fields have no run, so it is cheaper to ask at the end than to note on the way. */
function wasAnother(field: Field, made: Shifts, line: number, run: number): boolean {
  let earlier = field;
  for (let i = made.length - 1; i >= 0; i -= 1) {
    earlier = unshiftField(earlier, shiftAt(made, i));
    if (signature(earlier, line) !== run) return true;
  }
  return false;
}
