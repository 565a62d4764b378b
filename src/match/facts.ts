/**
 * What a finished match leaves for statistics: results by seat, and numbers under names. One function
 * a game for its own numbers; statistics are then SQL over them.
 */
import type { GameId, GameRules, Seat, Setup, Standing } from '../engine/types';
import type { Fact, Outcome, SeatResult } from '../storage';

/** One move of a finished match with the states around it. */
export interface Step {
  move: unknown;
  before: unknown;
  after: unknown;
}

export interface FinishedMatch {
  rules: GameRules;
  setup: Setup;
  standing: Standing;
  /** Every move that counts, in order. */
  steps(): Iterable<Step>;
}

export type FactsOfGame = (match: FinishedMatch) => Fact[];

const none: FactsOfGame = () => [];

/** The games' own facts; a game that keeps none leaves `none`. */
const FACTS: Readonly<Record<GameId, FactsOfGame>> = {
  promin: none,
  split: none,
  veselka: none,
  qwinto: none,
  nizam: none,
  perlyna: none,
};

export function outcomeOf(match: FinishedMatch): Outcome {
  const own = FACTS[match.rules.id](match);
  return { results: resultsOf(match.standing), facts: own };
}

export function resultsOf({ points, winners }: Standing): SeatResult[] {
  const beats = (a: Seat, b: Seat): boolean => {
    const won = [winners.includes(a), winners.includes(b)];
    return won[0] === won[1] ? (points[a] ?? 0) > (points[b] ?? 0) && !won[0] : won[0] === true;
  };
  return points.map((n, seat) => ({
    seat,
    points: n,
    rank: 1 + points.filter((_, other) => beats(other, seat)).length,
    won: winners.includes(seat),
    shared: winners.includes(seat) && winners.length > 1,
  }));
}

export function* stepsOf(
  rules: GameRules,
  setup: Setup,
  moves: readonly unknown[],
): Generator<Step> {
  let before = rules.begin(setup);
  for (const move of moves) {
    const after = rules.apply(before, move);
    yield { move, before, after };
    before = after;
  }
}
