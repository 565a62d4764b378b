/** What «Поділ» has to say in every language. */
import type { Spoken } from '../../speak';
import type * as chapters from '../rules/clauses';
import type { CutFacts, Lines, SplitMove, SplitRefusals, SplitState } from '../rules/types';

export type SplitWords = Spoken<{
  refusals: SplitRefusals;
  move: SplitMove;
  lines: Lines;
  phase: SplitState['phase'];
  chapters: typeof chapters;
}>;

/** Too many or too few separators; else one leaves a part without cards. */
export function isMiscounted(facts: CutFacts): boolean {
  return facts.used !== facts.wanted;
}
