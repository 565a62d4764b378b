/** The one place where the match layer meets the engine; loaded when a match is begun or opened. */
import type { GameRules, Standing, Turn } from '../engine/types';
import { type GameId, gameOf } from '../games';
import { argmax } from '../engine/arrays';
import type { MatchSummary } from '../storage';
import { isLate, withResults } from './late';
import type { Folded } from './record';

/** Grows when a change of rules makes stored states unreadable; snapshots of other versions are ignored. */
export const RULES_VERSION = 5;

/** Each game's rules are a part of their own. */
export async function rulesOf(game: GameId): Promise<GameRules> {
  return withResults(await gameOf(game).rules());
}

type EndedEarly = Pick<Folded, 'ended'>;

const OVER: Turn = { phase: 'over', actors: [], chance: false };

export function turnOf(rules: GameRules, state: unknown, { ended }: EndedEarly): Turn {
  return ended ? OVER : rules.turn(state);
}

/** A match that the table ended has the standing of that moment for its result: whoever led has won. */
export function standingOf(rules: GameRules, state: unknown, { ended }: EndedEarly): Standing {
  const standing = rules.standing(state);
  if (!ended || standing.over) return standing;
  return { ...standing, over: true, winners: argmax(standing.points) };
}

export function summaryOf(
  rules: GameRules,
  state: unknown,
  folded: Pick<Folded, 'ended' | 'moves' | 'chairs'>,
  forged = false,
): MatchSummary {
  const { points, over, winners, places } = standingOf(rules, state, folded);
  const { phase, actors } = turnOf(rules, state, folded);
  const moves = folded.moves.length;
  const summary: MatchSummary = { points, phase, actors: [...actors], over, winners, moves };
  const stage = over ? undefined : rules.stage?.(state);
  return {
    ...summary,
    ...(stage ? { stage } : {}),
    ...(folded.ended ? { ended: true } : {}),
    ...(isLate(state) ? { late: true } : {}),
    ...(places ? { places } : {}),
    ...(forged ? { forged: true } : {}),
    ...botsOf(folded),
  };
}

function botsOf({ chairs }: Pick<Folded, 'chairs'>): Pick<MatchSummary, 'bots'> {
  const bots = chairs.map(({ bot }) => bot);
  return bots.some((bot) => bot !== null) ? { bots } : {};
}
