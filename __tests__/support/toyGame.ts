/**
 * A game small enough to know by heart, for testing everything around rules. Seats in turn add 1–3 to
 * their pile (T-1); nobody may add what was added just before (T-2); now and then the dice are rolled
 * for everyone. Whoever first has `GOAL` wins. Its matches fill the databases that earlier versions left behind
 * (`sqlite/versions/`), which are never rewritten: to count them anew takes these rules.
 */
import { spoken } from '../../src/engine/chair';
import { defineRules } from '../../src/engine/define';
import { OK, refuse } from '../../src/engine/verdict';
import type { GameRules, Rng, Seat, Setup, Standing, Turn, Verdict } from '../../src/engine/types';
import type { RulesOf } from '../../src/match/rules';

export interface ToyState {
  setup: Setup;
  piles: readonly number[];
  toPlay: Seat;
  last: number;
  /** Adds since the dice were rolled; at three they are rolled again. */
  sinceRoll: number;
}

export type ToyMove =
  | { type: 'add'; seat: Seat; n: number }
  | { type: 'vote'; seat: Seat; n: number }
  | { type: 'roll'; value: number };

/** Out of reach in a setup that says so: for matches of thousands of moves. */
export const GOAL = 30;

const over = (state: ToyState): boolean =>
  state.setup.house?.['endless'] !== true && state.piles.some((pile) => pile >= GOAL);

function judge(state: ToyState, move: unknown): Verdict {
  const { type, seat, n, value } = (move ?? {}) as Record<string, unknown>;
  if (over(state)) return refuse('turn');
  if (type === 'roll') {
    if (state.sinceRoll < 3) return refuse('turn');
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6 ? OK : refuse('T-3');
  }
  if (type !== 'add' && type !== 'vote') return refuse('form');
  if (state.sinceRoll >= 3 || seat !== state.toPlay)
    return refuse('turn', { turnOf: state.toPlay });
  if (n !== 1 && n !== 2 && n !== 3) return refuse('T-1', { n });
  return n === state.last ? refuse('T-2', { n }) : OK;
}

function apply(state: ToyState, move: ToyMove): ToyState {
  if (move.type === 'roll')
    return { ...state, piles: state.piles.map((pile) => pile + move.value), sinceRoll: 0, last: 0 };
  const piles = state.piles.slice();
  piles[move.seat] = (piles[move.seat] ?? 0) + move.n;
  const toPlay = (state.toPlay + 1) % state.setup.seats;
  return { ...state, piles, toPlay, last: move.n, sinceRoll: state.sinceRoll + 1 };
}

function turn(state: ToyState): Turn {
  if (over(state)) return { phase: 'over', actors: [], chance: false };
  if (state.sinceRoll >= 3) return { phase: 'roll', actors: [], chance: true, count: 1 };
  return { phase: 'add', actors: [state.toPlay], chance: false };
}

function standing(state: ToyState): Standing {
  const best = Math.max(...state.piles);
  return {
    points: state.piles.slice(),
    over: over(state),
    winners: over(state) ? state.piles.flatMap((pile, seat) => (pile === best ? [seat] : [])) : [],
    lines: state.piles.map((pile, seat) => ({ seat, clause: 'T-1', points: pile, facts: {} })),
  };
}

export const toy = defineRules<ToyState, ToyMove, unknown>({
  id: 'veselka',
  seats: { min: 1, max: 6 },
  begin(setup) {
    if (setup.seats < 1 || setup.seats > 6) throw new RangeError('seats');
    return {
      setup,
      piles: new Array<number>(setup.seats).fill(0),
      toPlay: setup.first,
      last: 0,
      sinceRoll: 0,
    };
  },
  turn,
  judge,
  apply,
  offers: (state, seat) =>
    [1, 2, 3]
      .map((n): ToyMove => ({ type: 'add', seat, n }))
      .filter((move) => judge(state, move).ok),
  chance: (_state, rng: Rng) => ({ type: 'roll', value: rng.below(6) + 1 }),
  view: (state, viewer) => ({ viewer, piles: state.piles }),
  standing,
  imagine: () => {
    throw new Error('no chair of the toy game has to imagine');
  },
  meant: (_state, seat, choice) => spoken(seat, choice, ['roll']),
});

export const toyRules: RulesOf = () => toy as GameRules;
