/** Hands moves to the match, once: a second tap before the answer does nothing. */
import { useEffect, useRef, useState } from 'react';

import type { Verdict } from '../../engine/types';

/**
 * Storing a move takes a few milliseconds. The keys are greyed out only when it takes longer than people
 * notice: painting the whole table twice more for every move would be the slowest part of it.
 */
const NOTICED_MS = 150;

export interface Sending<Move> {
  /** It takes noticeably long. */
  busy: boolean;
  /** `onAccepted` runs when the match has the move. */
  send(move: Move, onAccepted?: () => void): void;
  /** One after another; stops at the first refusal. */
  sendAll(moves: readonly Move[], onAccepted?: () => void): void;
}

export function useSend<Move>(table: { attempt(move: Move): Promise<Verdict> }): Sending<Move> {
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = async (moves: readonly Move[], onAccepted?: () => void): Promise<void> => {
    if (underway.current) return;
    underway.current = true;
    timer.current = setTimeout(() => setBusy(true), NOTICED_MS);
    let accepted = true;
    try {
      for (const move of moves) {
        accepted = (await table.attempt(move)).ok;
        if (!accepted) break;
      }
    } catch {
      accepted = false; // the match screen has said that it was not stored
    }
    clearTimeout(timer.current);
    underway.current = false;
    setBusy(false);
    if (accepted) onAccepted?.();
  };
  return {
    busy,
    send: (move, onAccepted) => void run([move], onAccepted),
    sendAll: (moves, onAccepted) => void run(moves, onAccepted),
  };
}
