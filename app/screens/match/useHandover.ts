/**
 * Whose hands the device should be in during a dealt match. Knows no game: it follows `turn.actors` in the
 * phases the game calls secret; in all others the device lies open on the table.
 */
import { useEffect } from 'react';

import type { Seat, Viewer } from '../../../src/engine/types';
import { gameEntry } from '../../../src/games/catalogue';
import type { Match } from '../../../src/match/types';

/** Somebody's cards may be on the screen: it is covered when the app is left. */
export function hasSecrets({ info }: Match): boolean {
  return info.mode === 'virtual' && gameEntry(info.game).secret.length > 0;
}

/** Nobody has to be shut out where one plays alone. */
export function hasCurtain(match: Match): boolean {
  return hasSecrets(match) && match.info.setup.seats > 1;
}

/** Who sees the private view: nobody in particular unless something is secret. */
export function viewerOf(match: Match): Viewer {
  if (!hasSecrets(match)) return 'table';
  return match.info.setup.seats === 1 ? 0 : match.holder.who;
}

/** The holder keeps the device while it is their turn; a deck that plays by itself does not take it away. */
export function nextHolder({ info, turn, holder, standing }: Match): Seat | 'table' {
  const { secret, byHand } = gameEntry(info.game);
  if (standing.over) return 'table';
  if (turn.chance) return byHand.includes(turn.phase) ? 'table' : holder.who;
  if (!secret.includes(turn.phase)) return 'table';
  if (holder.who !== 'table' && turn.actors.includes(holder.who)) return holder.who;
  return turn.actors[0] ?? 'table';
}

/** `held`: something on the table is still being looked at, the device stays where it is. */
export function useHandover(match: Match, held: boolean): void {
  const { holder, handTo } = match;
  const next = hasCurtain(match) ? nextHolder(match) : holder.who;
  useEffect(() => {
    if (!held && holder.who !== next) void handTo(next);
  }, [held, holder.who, next, handTo]);
}
