/** What «Веселка» has to say in every language. Swapped and drawn cards are secret: only their number is told. */
import type { Spoken } from '../../speak';
import type * as chapters from '../rules/clauses';
import { runPoints } from '../rules/scoring';
import type { Lines, Refusals, Swap, VeselkaMove, VeselkaState } from '../rules/types';

export type VeselkaWords = Spoken<{
  refusals: Refusals;
  move: VeselkaMove;
  lines: Lines;
  phase: VeselkaState['phase'];
  chapters: typeof chapters;
}>;

/** « (+5)». */
export function gain(length: number): string {
  const points = runPoints(length);
  return points > 0 ? ` (+${points})` : '';
}

export function swapped(swap: Swap): number {
  return 'cards' in swap ? swap.cards.length : swap.count;
}
