/** The one place where the match layer meets the engine; loaded when a match is begun or opened. */
import { games, type GameId, type GameRules } from '../engine';
import type { MatchSummary } from '../storage';

/** Grows when a change of rules makes stored states unreadable; snapshots of other versions are ignored. */
export const RULES_VERSION = 2;

export type RulesOf = (game: GameId) => GameRules;

export const rulesOf: RulesOf = (game) => {
  if (!Object.hasOwn(games, game)) throw new RangeError(`no game ${String(game)}`);
  return games[game];
};

export function summaryOf(rules: GameRules, state: unknown, moves: number): MatchSummary {
  const { points, over, winners } = rules.standing(state);
  const { phase, actors } = rules.turn(state);
  return { points, phase, actors: [...actors], over, winners, moves };
}
