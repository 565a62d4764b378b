/**
 * By these rules the matches in the databases of versions 1–5 (`versions/`) were written, under the name of «Веселка»:
 * seats in turn add 1–3 to their pile, never what was added just before; after three the dice are rolled for everyone; the
 * first with thirty wins. What earlier apps left behind is never rewritten, so to count it anew takes them.
 */
import { defineRules } from '../../../src/engine/define';
import { OK, refuse } from '../../../src/engine/verdict';
import type { GameRules, Seat, Setup, Standing, Turn, Verdict } from '../../../src/engine/types';

interface State {
  setup: Setup;
  piles: readonly number[];
  toPlay: Seat;
  last: number;
  /** Adds since the dice were rolled. */
  sinceRoll: number;
}

type Move = { type: 'add'; seat: Seat; n: number } | { type: 'roll'; value: number };

const over = ({ piles }: State): boolean => piles.some((pile) => pile >= 30);

function judge(state: State, move: unknown): Verdict {
  const { type, seat, n } = (move ?? {}) as Record<string, unknown>;
  if (over(state)) return refuse('turn');
  if (type === 'roll') return state.sinceRoll < 3 ? refuse('turn') : OK;
  if (type !== 'add' || state.sinceRoll >= 3 || seat !== state.toPlay) return refuse('turn');
  return n === state.last ? refuse('T-2', { n }) : OK;
}

function apply(state: State, move: Move): State {
  if (move.type === 'roll')
    return { ...state, piles: state.piles.map((pile) => pile + move.value), sinceRoll: 0, last: 0 };
  const piles = state.piles.slice();
  piles[move.seat] = (piles[move.seat] ?? 0) + move.n;
  const toPlay = (state.toPlay + 1) % state.setup.seats;
  return { ...state, piles, toPlay, last: move.n, sinceRoll: state.sinceRoll + 1 };
}

function turn(state: State): Turn {
  if (over(state)) return { phase: 'over', actors: [], chance: false };
  if (state.sinceRoll >= 3) return { phase: 'roll', actors: [], chance: true, count: 1 };
  return { phase: 'add', actors: [state.toPlay], chance: false };
}

function standing(state: State): Standing {
  const points = state.piles.slice();
  const best = Math.max(...points);
  const winners = points.flatMap((pile, seat) => (pile === best ? [seat] : []));
  return { points, over: over(state), winners: over(state) ? winners : [], lines: [] };
}

function nobody(): never {
  throw new Error('nobody plays on by these rules');
}

export const earlierRules = defineRules<State, Move, unknown>({
  id: 'veselka',
  seats: { min: 1, max: 6 },
  begin: (setup) => ({
    setup,
    piles: new Array<number>(setup.seats).fill(0),
    toPlay: setup.first,
    last: 0,
    sinceRoll: 0,
  }),
  turn,
  judge,
  apply,
  chance: (_state, rng) => ({ type: 'roll', value: rng.below(6) + 1 }),
  view: (state) => ({ piles: state.piles }),
  standing,
  offers: nobody,
  imagine: nobody,
  meant: nobody,
}) as GameRules;
