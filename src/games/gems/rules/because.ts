/**
 * Why a shift costs what it costs, for both games on the field; each cites its own clauses. What is paid is judged in
 * `payment.ts`. Knows nothing about turns or hands.
 */
import { type Gem, PEARL } from './grid';
import type { Kind } from './kinds';

/** What a shift from this end makes of the field. */
export { shifted } from './field';

/** So many cards pay where the one of the edge's kind is lacking, and for the pearl. */
export const THREE = 3;

/** One card of the edge's own kind. */
export function paysWithOne(edge: Gem | null, pay: readonly Kind[]): boolean {
  return pay.length === 1 && pay[0] === edge;
}

/**
 * How many cards are surely missing from a payment. At a real table one wrong gem may be tried: the rules say what it
 * lacks (N-3.1). Out of a hand that is known it is the first of three.
 */
export function missingCards(edge: Gem | null, pay: readonly Kind[], fromHand: boolean): number {
  const tried = pay.length === 1 && edge !== PEARL && (!fromHand || paysWithOne(edge, pay));
  return tried ? 0 : Math.max(0, THREE - pay.length);
}

/** The clause of the price that is being paid: one card, or three. */
export function priceBy<One extends string, Three extends string>(
  clauses: { one: One; three: Three },
  edge: Gem | null,
  pay: readonly Kind[],
): One | Three {
  return paysWithOne(edge, pay) ? clauses.one : clauses.three;
}
