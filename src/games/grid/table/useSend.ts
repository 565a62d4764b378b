/** Hands a move to the match, once: a second tap before the answer does nothing. */
import { useRef, useState } from 'react';

import type { Verdict } from '../../../engine/types';

export interface Sending<Move> {
  busy: boolean;
  /** `then` runs when the move was accepted and stored. */
  send(move: Move, then?: () => void): void;
}

export function useSend<Move>(table: { attempt(move: Move): Promise<Verdict> }): Sending<Move> {
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const send = (move: Move, then?: () => void): void => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    const free = (): void => {
      underway.current = false;
      setBusy(false);
    };
    table.attempt(move).then((verdict) => {
      free();
      if (verdict.ok) then?.();
    }, free);
  };
  return { busy, send };
}
