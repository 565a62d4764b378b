/** Positions of «Промінь» for tests, reached by the front door. */
import type { Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import type { Move, State } from '../../../src/games/promin/rules/types';

/** The state after these moves, each of which must be accepted. */
export function reach(setup: Setup, moves: readonly Move[]): State {
  let state = promin.begin(setup);
  for (const move of moves) {
    const verdict = promin.judge(state, move);
    if (!verdict.ok)
      throw new Error(`refused by ${verdict.clause}: ${JSON.stringify([move, verdict.facts])}`);
    state = promin.apply(state, move);
  }
  return state;
}

/** The clause that refuses the move, or «ok». */
export function ruling(state: State, move: unknown): string {
  const verdict = promin.judge(state, move);
  return verdict.ok ? 'ok' : verdict.clause;
}
