/** A game's rules as callers get them. A game writes `apply` for judged moves; judging first is done here, once for all. */
import type { GameRules } from './types';
import { mustBeOk } from './verdict';

type Written<State, Move, View> = Omit<GameRules<State, Move, View>, 'applyJudged'>;

export function defineRules<State, Move, View>(
  written: Written<State, Move, View>,
): GameRules<State, Move, View> {
  const { judge, apply: applyJudged } = written;
  return {
    ...written,
    applyJudged,
    apply(state, move) {
      mustBeOk(judge(state, move));
      return applyJudged(state, move);
    },
  };
}
