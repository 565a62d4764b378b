/**
 * The positions of a match by number of moves: kept here and there, worked out from the nearest one
 * when asked for. Knows the rules' face, nothing about logs or storage.
 */
import type { GameRules, Refusal, Seat, Setup, Standing, Viewer } from '../engine/types';
import type { Moment } from './types';

/** Positions kept on the way through a match. */
const KEPT_EVERY = 16;

export interface Positions {
  /** The state after `count` moves. Throws if a stored move is refused on the way. */
  after(count: number): unknown;
  moment(count: number): Moment;
  standing(count: number): Standing;
  /** For a log that differs from that index on: what is known before it is kept. */
  changedFrom(from: number, moveAt: (index: number) => unknown): Positions;
  /** Known without replaying: a snapshot, or the state after a move just made. */
  remember(count: number, state: unknown): void;
}

const NOTHING_KNOWN = { states: new Map<number, unknown>(), standings: [] };

export function createPositions(
  rules: GameRules,
  setup: Setup,
  moveAt: (index: number) => unknown,
  known: { states: ReadonlyMap<number, unknown>; standings: readonly Standing[] } = NOTHING_KNOWN,
): Positions {
  const states = new Map(known.states);
  const standings = known.standings.slice();

  function after(count: number): unknown {
    let from = count;
    while (from > 0 && !states.has(from)) from -= 1;
    let state = states.has(from) ? states.get(from) : rules.begin(setup);
    for (let i = from; i < count; i += 1) {
      state = rules.apply(state, moveAt(i));
      if ((i + 1) % KEPT_EVERY === 0) states.set(i + 1, state);
    }
    return state;
  }

  function standing(count: number): Standing {
    return (standings[count] ??= rules.standing(after(count)));
  }

  return {
    after,
    standing,
    moment: (count) => momentOf(rules, after(count)),
    changedFrom: (from, nextMoveAt) =>
      createPositions(rules, setup, nextMoveAt, {
        states: new Map([...states].filter(([count]) => count <= from)),
        standings: standings.slice(0, from + 1),
      }),
    remember(count, state) {
      states.set(count, state);
    },
  };
}

export function momentOf(rules: GameRules, state: unknown): Moment {
  return {
    turn: rules.turn(state),
    stage: rules.stage?.(state) ?? null,
    standing: rules.standing(state),
    view: (viewer: Viewer) => rules.view(state, viewer),
    offers: (seat: Seat) => rules.offers(state, seat),
    judge: (move: unknown) => rules.judge(state, move),
    foresee: (move: unknown) => rules.standing(rules.apply(state, move)),
  };
}

export interface Judged {
  state: unknown;
  /** How many of the moves were accepted. */
  accepted: number;
  refusal: Refusal | null;
}

/** Plays moves on from a state as far as the rules accept them. */
export function playOn(rules: GameRules, from: unknown, moves: readonly unknown[]): Judged {
  let state = from;
  for (let i = 0; i < moves.length; i += 1) {
    const verdict = rules.judge(state, moves[i]);
    if (!verdict.ok) return { state, accepted: i, refusal: verdict };
    state = rules.applyJudged(state, moves[i]);
  }
  return { state, accepted: moves.length, refusal: null };
}
