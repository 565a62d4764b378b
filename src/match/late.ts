/**
 * A match entered afterwards from its result alone. No score move of a game takes bare totals («Промінь» wants deals,
 * «Веселка» turns, Qwinto sheets), and to make up moves that add up to them would be a forged log. So the log has one
 * entry, `happened {move: {type: 'result', …}}`: the first and the last. It is judged by what the game says a match can
 * have come to (`GameRules.final`). The games' own rules do not know it: this is put round them where a record is read.
 */
import { argmax, filled } from '../engine/arrays';
import { hasKeys, isArrayOf, isRecord, isWhole } from '../engine/form';
import type { FinalResult, GameRules, Setup, Standing, Turn, Verdict } from '../engine/types';
import { mustBeOk, OK, refuse } from '../engine/verdict';
import { BOUNDS } from './record';

/** By seat: points, or places where a game has no points. */
export type ResultMove = { type: 'result' } & ({ points: number[] } | { places: number[] });

/** The state after it; also what everyone sees. */
interface Late {
  phase: 'over';
  late: ResultMove;
}

const OVER: Turn = { phase: 'over', actors: [], chance: false };

export function isResultMove(move: unknown): move is ResultMove {
  return isRecord(move) && move['type'] === 'result';
}

function lateOf(state: unknown): ResultMove | null {
  return isRecord(state) && 'late' in state ? (state as unknown as Late).late : null;
}

export const isLate = (state: unknown): boolean => lateOf(state) !== null;

const wrapped = new WeakMap<GameRules, GameRules>();

/** The same rules, for records: they also take a result as the only entry of a match that was kept on paper. */
export function withResults(rules: GameRules): GameRules {
  const known = wrapped.get(rules);
  if (known) return known;
  const both = wrap(rules);
  wrapped.set(rules, both);
  return both;
}

function wrap(rules: GameRules): GameRules {
  const { final } = rules;
  if (!final) return rules;
  /** A result stands at the beginning or nowhere. */
  const beginnings = new WeakMap<object, Setup>();
  const judge: GameRules['judge'] = (state, move) => {
    if (lateOf(state)) return refuse('turn');
    if (!isResultMove(move)) return rules.judge(state, move);
    const setup = beginnings.get(state as object);
    return setup?.mode === 'score' ? judgeResult(final, setup, move) : refuse('turn');
  };
  const applyJudged: GameRules['applyJudged'] = (state, move) =>
    isResultMove(move) ? { phase: 'over', late: move } : rules.applyJudged(state, move);
  /** Everything that asks a state: what the rules learn to ask later does not compile before it is here, too. */
  const asking: Required<Omit<GameRules, 'id' | 'seats' | 'final' | 'chance'>> = {
    begin(setup) {
      const state = rules.begin(setup);
      beginnings.set(state as object, setup);
      return state;
    },
    judge,
    applyJudged,
    apply(state, move) {
      mustBeOk(judge(state, move));
      return applyJudged(state, move);
    },
    turn: (state) => (lateOf(state) ? OVER : rules.turn(state)),
    offers: (state, seat) => (lateOf(state) ? [] : rules.offers(state, seat)),
    view: (state, viewer) => (lateOf(state) ? state : rules.view(state, viewer)),
    stage: (state) => (lateOf(state) ? null : (rules.stage?.(state) ?? null)),
    orderClause: (state) => (lateOf(state) ? null : (rules.orderClause?.(state) ?? null)),
    imagine: (view, seat, rng) => (lateOf(view) ? view : rules.imagine(view, seat, rng)),
    meant: (state, seat, choice) => (lateOf(state) ? null : rules.meant(state, seat, choice)),
    standing(state) {
      const late = lateOf(state);
      return late ? standingOf(late) : rules.standing(state);
    },
  };
  return { ...rules, ...asking };
}

function judgeResult(final: FinalResult, { seats }: Setup, move: ResultMove): Verdict {
  const given: Record<string, unknown> = move;
  const key = final.by === 'points' ? 'points' : 'places';
  const list = given[key];
  const isNumber = (n: unknown): n is number => isWhole(n, -BOUNDS.points, BOUNDS.points);
  if (!hasKeys(given, ['type', key]) || !isArrayOf(list, isNumber, seats, seats))
    return refuse('form');
  const seat =
    final.by === 'points'
      ? list.findIndex((points) => !final.isTotal(points))
      : list.findIndex((place) => place !== 1 + list.filter((other) => other < place).length);
  return seat < 0 ? OK : refuse(final.clause, { seat, [key]: list[seat] });
}

/** Most points or the first place; who has as many wins too. There are no lines: nobody wrote down what for. */
function standingOf(move: ResultMove): Standing {
  if ('points' in move)
    return { points: [...move.points], over: true, winners: argmax(move.points), lines: [] };
  const { places } = move;
  return {
    points: filled(places.length, 0),
    over: true,
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    lines: [],
    places: [...places],
  };
}
