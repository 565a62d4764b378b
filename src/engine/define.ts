/** A game's rules as callers get them. A game writes `apply` for judged moves; judging first is done here, once for all. */
import type { GameRules, Seat } from './types';
import { mustBeOk } from './verdict';

type Written<State, Move, View> = Omit<GameRules<State, Move, View>, 'applyJudged'> & {
  /**
   * The public `apply` of a game that judges and applies in one walk, so that a move is read once for both. Each game writes
   * these lines itself: V8 then knows the few shapes of that game's states. A game that need not be quick leaves it out.
   */
  played?: (state: State, move: Move) => State;
};

export function defineRules<State, Move, View>({
  played,
  ...written
}: Written<State, Move, View>): GameRules<State, Move, View> {
  const { judge, apply: applyJudged } = written;

  function judgeAndApply(state: State, move: Move): State {
    mustBeOk(judge(state, move));
    return applyJudged(state, move);
  }

  /** What has not the form of a move is nothing that anybody could say. */
  function meant(state: State, seat: Seat, choice: unknown): unknown {
    const move = written.meant(state, seat, choice);
    if (move === null) return null;
    const verdict = judge(state, move);
    return !verdict.ok && verdict.clause === 'form' ? null : move;
  }

  return { ...written, applyJudged, apply: played ?? judgeAndApply, meant };
}
