/** Shared by Qwinto's tests: positions reached through `judge`, never written down. */
import type { Refusal, Setup, Verdict } from '../../../src/engine/types';
import { qwinto } from '../../../src/games/qwinto/rules';
import type { Move, State } from '../../../src/games/qwinto/rules/types';

export const TABLE: Setup = { seats: 2, first: 0, mode: 'referee' };
export const SCREEN: Setup = { seats: 2, first: 0, mode: 'virtual' };
export const PAPER: Setup = { seats: 2, first: 0, mode: 'score' };

export function reach(setup: Setup, moves: readonly Move[]): State {
  let state = qwinto.begin(setup);
  moves.forEach((move, i) => {
    const verdict = qwinto.judge(state, move);
    if (!verdict.ok)
      throw new Error(`move ${i} ${JSON.stringify(move)}: ${JSON.stringify(verdict)}`);
    state = qwinto.apply(state, move);
  });
  return state;
}

export function judged(setup: Setup, moves: readonly Move[], tried: unknown): Verdict {
  return qwinto.judge(reach(setup, moves), tried);
}

export function refusal(setup: Setup, moves: readonly Move[], tried: unknown): Refusal {
  const verdict = judged(setup, moves, tried);
  if (verdict.ok) throw new Error(`accepted: ${JSON.stringify(tried)}`);
  return verdict;
}
