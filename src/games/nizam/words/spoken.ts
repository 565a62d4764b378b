/** What «Нізам» has to say in every language. */
import type { Spoken } from '../../speak';
import type * as chapters from '../rules/clauses';
import type { Lines, NizamMove, NizamRefusals, NizamState } from '../rules/types';

export type NizamWords = Spoken<{
  refusals: NizamRefusals;
  move: NizamMove;
  lines: Lines;
  phase: NizamState['phase'];
  chapters: typeof chapters;
}>;
