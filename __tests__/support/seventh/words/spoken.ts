/** What «Драбинка» has to say in every language; a tiny game has one file for all of it. */
import type { Spoken } from '../../../../src/games/speak';
import type * as chapters from '../rules/clauses';
import type { Lines, Move, Refusals, State } from '../rules/types';

export type LadderWords = Spoken<{
  refusals: Refusals;
  move: Move;
  lines: Lines;
  phase: State['phase'];
  chapters: typeof chapters;
}>;
