/** A match is its setup plus its moves; this folds them back into a state, judging each one. */
import type { GameRules, Refusal, Setup } from './types';

export interface Replay<State> {
  state: State;
  /** How many moves were accepted; all of them unless `refusal` is set. */
  length: number;
  refusal: Refusal | null;
}

/** Gives back as much as the rules accept and says where they stopped. */
export function replay<State, Move>(
  rules: GameRules<State, Move>,
  setup: Setup,
  moves: readonly unknown[],
): Replay<State> {
  let state = rules.begin(setup);
  for (let i = 0; i < moves.length; i += 1) {
    const verdict = rules.judge(state, moves[i]);
    if (!verdict.ok) return { state, length: i, refusal: verdict };
    state = rules.applyJudged(state, moves[i] as Move);
  }
  return { state, length: moves.length, refusal: null };
}
