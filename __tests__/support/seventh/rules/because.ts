/** Which clause governs here and now: the judge, the table and the settled question ask. */
import type { ClauseId } from './clauses';
import type { Laid } from './types';

export function topOf(laid: readonly Laid[]): number | null {
  return laid.at(-1)?.card ?? null;
}

/** D-2.1: what a hand must be played from, where it can go up at all. */
export function higherCards(hand: readonly number[], top: number | null): readonly number[] {
  return top === null ? [] : hand.filter((card) => card > top);
}

/** Why a card lies where it lies: it went up and scores, or nothing higher was there. */
export function clauseOf({ step }: Laid): ClauseId {
  return step ? 'D-3.1' : 'D-2.1';
}
