/** What a position of «Перлина Сходу» allows: cards to take, cards to pay, kinds that are blocked. */
import type { Seat } from '../../../engine/types';
import type { Kind } from '../../gems/rules/kinds';
import type { Hand } from '../../gems/rules/hands';
import { canPaySomeShift, type Purse } from '../../gems/rules/payment';
import { canDraw } from '../../gems/rules/stock';
import { blockers, isDeadlock } from './scoring';
import type { Acting, Drawing, Scoring } from './types';

/** Cards a take brings (E-2.2). */
export const TAKE = 3;
/** Cards of each kind on the field (E-1.3). */
export const ON_FIELD = 3;
/** Decks may run out as often as they like: no number of deck-outs ends this game. */
export const NO_LAST_OUT = Infinity;

/** Of twelve cards of a kind, three lie on the field and one is a task of each player. */
export function poolCopies(seats: number): number {
  return 9 - seats;
}

export function handOf(state: Acting | Drawing): Hand {
  return state.hands[state.toPlay] as Hand;
}

export function canTake(state: Acting): boolean {
  return state.shifts === 0 && canDraw(state.stock);
}

export function canShift(state: Acting): boolean {
  return canPaySomeShift(state.grid, handOf(state));
}

export function purseOf(state: Acting, stands = false): Purse {
  return {
    hand: handOf(state),
    seen: state.stock.discard,
    copies: poolCopies(state.table.seats),
    freeThree: state.table.freeThree,
    stands,
  };
}

/** House reading of A-E10: in a deadlock tops block nothing. */
export function blockLifted({ table, piles }: Acting | Drawing | Scoring): boolean {
  return table.deadlockOpens && isDeadlock(piles);
}

/** Opponents whose tops forbid the player to complete a kind; none while a deadlock lifts the block. */
export function blockedBy(state: Acting | Drawing | Scoring, kind: Kind): Seat[] {
  if (blockLifted(state)) return [];
  return blockers(state.piles, state.toPlay, kind);
}
