/** What «Перлина Сходу» has to say in every language. */
import type { Spoken } from '../../speak';
import type * as chapters from '../rules/clauses';
import type { Lines, PerlynaMove, PerlynaRefusals, PerlynaState } from '../rules/types';

export type PerlynaWords = Spoken<{
  refusals: PerlynaRefusals;
  move: PerlynaMove;
  lines: Lines;
  phase: PerlynaState['phase'];
  chapters: typeof chapters;
}>;
