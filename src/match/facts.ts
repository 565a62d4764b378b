/**
 * What a finished match leaves for statistics: results by seat, and numbers under names, which each
 * game's `facts.ts` counts; statistics are then SQL over them.
 */
import type { GameRules, Seat, Setup, Standing } from '../engine/types';
import type { Finished, GameFact, Step } from '../games/facts';
import type { Outcome, SeatResult } from '../storage';
import { isResultMove } from './late';

export interface FinishedMatch extends Finished {
  /** The game's own numbers. Whoever changes what a game keeps raises `FACTS_VERSION` in ./housekeeping. */
  counted(match: Finished): GameFact[];
  /** Somebody has dealt for the app: it stays in History and counts nowhere. */
  forged: boolean;
}

export function outcomeOf(match: FinishedMatch): Outcome {
  if (match.forged) return { results: [], facts: [] };
  const results = resultsOf(match.standing);
  // A result that was entered afterwards knows nothing of how it came about.
  const [first] = match.steps();
  return { results, facts: isResultMove(first?.move) ? [] : match.counted(match) };
}

export function resultsOf({
  points,
  winners,
  places,
}: Pick<Standing, 'points' | 'winners' | 'places'>): SeatResult[] {
  const beats = (a: Seat, b: Seat): boolean => {
    const won = [winners.includes(a), winners.includes(b)];
    return won[0] === won[1] ? (points[a] ?? 0) > (points[b] ?? 0) && !won[0] : won[0] === true;
  };
  return points.map((n, seat) => ({
    seat,
    points: places ? null : n,
    rank: places?.[seat] ?? 1 + points.filter((_, other) => beats(other, seat)).length,
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
    const after = rules.applyJudged(before, move);
    yield { move, before, after };
    before = after;
  }
}

/** The same where the positions are known already. */
export function* stepsThrough(
  states: readonly unknown[],
  moves: readonly unknown[],
): Generator<Step> {
  for (const [i, move] of moves.entries()) yield { move, before: states[i], after: states[i + 1] };
}
