/**
 * What a finished match leaves for statistics: results by seat, and numbers under names. One function
 * a game for its own numbers; statistics are then SQL over them.
 */
import type { GameId, GameRules, Seat, Setup, Standing } from '../engine/types';
import type { Finished, GameFact, Step } from '../games/facts';
import { facts as nizam } from '../games/nizam/facts';
import { facts as perlyna } from '../games/perlyna/facts';
import { facts as promin } from '../games/promin/facts';
import { facts as qwinto } from '../games/qwinto/facts';
import { facts as split } from '../games/split/facts';
import { facts as veselka } from '../games/veselka/facts';
import type { Outcome, SeatResult } from '../storage';

export interface FinishedMatch extends Finished {
  rules: GameRules;
}

/** The games' own numbers. Whoever changes what one of them keeps raises `FACTS_VERSION` in ./housekeeping. */
const FACTS: Readonly<Record<GameId, (match: Finished) => GameFact[]>> = {
  promin,
  split,
  veselka,
  qwinto,
  nizam,
  perlyna,
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
