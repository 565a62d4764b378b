/**
 * Whose hands the device should be in during a dealt match with hidden hands. Knows no game: it follows
 * `turn.actors`. Everything else lies open on the table.
 */
import { useEffect } from 'react';
import { AppState } from 'react-native';

import type { Seat, Viewer } from '../../../src/engine/types';
import { gameEntry } from '../../../src/games/catalogue';
import type { Match } from '../../../src/match/types';

/** A curtain left open closes by itself. */
const IDLE_MS = 60_000;

export function hasCurtain(match: Match): boolean {
  const { game, mode, setup } = match.info;
  return mode === 'virtual' && gameEntry(game).hidden && setup.seats > 1;
}

/** Who sees the private view: nobody in particular unless hands are hidden. */
export function viewerOf(match: Match): Viewer {
  if (match.info.mode !== 'virtual' || !gameEntry(match.info.game).hidden) return 'table';
  if (match.info.setup.seats === 1) return 0;
  return match.holder.who;
}

/** The holder keeps the device while it is their turn; chance does not take it out of their hands. */
function nextHolder(match: Match): Seat | 'table' {
  const { turn, holder } = match;
  if (match.standing.over) return 'table';
  if (turn.chance) return holder.who;
  if (holder.who !== 'table' && turn.actors.includes(holder.who)) return holder.who;
  return turn.actors[0] ?? 'table';
}

export function useHandover(match: Match): void {
  const curtained = hasCurtain(match);
  const { holder, handTo, closeCurtain } = match;
  const next = curtained ? nextHolder(match) : 'table';
  useEffect(() => {
    if (curtained && !match.busy && holder.who !== next) void handTo(next);
  }, [curtained, match.busy, holder.who, next, handTo]);

  const open = curtained && holder.open;
  useEffect(() => {
    if (!open) return undefined;
    const left = AppState.addEventListener('change', (state) => {
      if (state !== 'active') closeCurtain();
    });
    const idle = setTimeout(closeCurtain, IDLE_MS);
    return () => {
      left.remove();
      clearTimeout(idle);
    };
    // Every entry starts the minute anew.
  }, [open, closeCurtain, match.seq]);
}
