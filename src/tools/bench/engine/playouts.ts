/** Random matches for the benchmark, from a small fixed generator so that every run is the same work. */
import { shuffled } from '../../../engine/arrays';
import type { GameRules, Mode, Rng, Setup } from '../../../engine/types';

export interface Recorded {
  setup: Setup;
  /** From which the same match can be played again. */
  seed: number;
  moves: unknown[];
}

/** A linear congruential generator: quick, and never used for a real deal. */
export function benchRng(seed: number): Rng {
  let state = seed >>> 0;
  function below(n: number): number {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  }
  return { below, shuffle: (xs) => shuffled(xs, below) };
}

/** Plays offered moves until it is over, nobody is offered anything, or `limit` moves are made. */
export function playOut(rules: GameRules, setup: Setup, seed: number, limit: number): Recorded {
  const rng = benchRng(seed);
  let state = rules.begin(setup);
  const moves: unknown[] = [];
  while (moves.length < limit) {
    const turn = rules.turn(state);
    let move: unknown;
    if (turn.chance) move = rules.chance(state, rng);
    else {
      const seat = turn.actors[rng.below(turn.actors.length)];
      if (seat === undefined) break;
      const offers = rules.offers(state, seat);
      if (offers.length === 0) break;
      move = offers[rng.below(offers.length)];
    }
    state = rules.applyJudged(state, move);
    moves.push(move);
  }
  return { setup, seed, moves };
}

/** Sizes of the table in turn; matches that the rules alone would never end are cut at `limit`. */
export function record(rules: GameRules, mode: Mode, matches: number, limit: number): Recorded[] {
  const { min, max } = rules.seats;
  const out: Recorded[] = [];
  for (let i = 0; i < matches; i += 1) {
    const setup: Setup = { seats: min + (i % (max - min + 1)), first: 0, mode };
    out.push(playOut(rules, setup, i + 1, limit));
  }
  return out;
}
