/**
 * Which clause governs here and now: why this price, what a turn's combinations are worth and by which clauses. The judge,
 * the tables and settle ask here. Judges and changes nothing.
 */
import { priceBy } from '../../gems/rules/because';
import type { Gem } from '../../gems/rules/grid';
import type { Kind } from '../../gems/rules/kinds';
import type { PriceClauses } from '../../gems/rules/payment';
import { turnPoints } from './scoring';

/** How many cards one may hold alone (N-7.1). */
export { SOLO_LIMIT } from './position';

/** What a turn and a whole sheet are worth. */
export { sheetPoints, turnPoints } from './scoring';

export const PRICE = {
  one: 'N-3.1',
  three: 'N-3.5',
  ruling: 'A-N1',
} as const satisfies PriceClauses;

/** Why a shift costs what is being paid: a card of the edge's kind, or three for want of it. */
export function priceClause(edge: Gem | null, pay: readonly Kind[]): 'N-3.1' | 'N-3.5' {
  return priceBy(PRICE, edge, pay);
}

export interface TurnSum {
  /** By combination (N-4.2). */
  each: number[];
  /** For the second and further ones; null without them. */
  extra: { clause: 'N-4.3'; points: number } | null;
  whole: number;
}

/** What a turn's combinations bring, term by term. */
export function turnSum(lengths: readonly number[]): TurnSum {
  const each = lengths.map((length) => turnPoints([length]));
  const whole = turnPoints(lengths);
  const points = whole - each.reduce((sum, n) => sum + n, 0);
  return { each, extra: points > 0 ? { clause: 'N-4.3', points } : null, whole };
}

/** Why nothing scored: combinations that lay there before, or none at all. */
export function noPointsClause(lying: number): 'N-4.1' | 'N-4.4' {
  return lying > 0 ? 'N-4.4' : 'N-4.1';
}
