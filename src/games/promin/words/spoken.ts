/** What «Промінь» has to say in every language. */
import type { Say } from '../../words';
import type { Spoken } from '../../speak';
import type * as chapters from '../rules/clauses';
import type { Lines, Move, Refusals, State } from '../rules/types';

export type ProminWords = Spoken<{
  refusals: Refusals;
  move: Move;
  lines: Lines;
  phase: State['phase'];
  chapters: typeof chapters;
}>;

/** «Оля — 4, Тарас — 3»: a name may end in a number of its own. */
export function wonBy(won: readonly number[], say: Say): string {
  return won.map((tricks, seat) => `${say.name(seat)} — ${tricks}`).join(', ');
}
