/** Hands a move to the match, once: a second tap before the answer does nothing. */
import { useRef, useState } from 'react';

import type { Verdict } from '../../../../engine/types';
import type { Move } from '../../types';
import type { ProminProps } from '../props';

export interface Sending {
  busy: boolean;
  /** `onAccepted` runs when the match has the move. */
  send(move: Move, onAccepted?: () => void): void;
}

export function useSend({ attempt }: Pick<ProminProps, 'attempt'>): Sending {
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const send = (move: Move, onAccepted?: () => void): void => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    const free = (verdict: Verdict | null): void => {
      underway.current = false;
      setBusy(false);
      if (verdict?.ok) onAccepted?.();
    };
    attempt(move).then(free, () => free(null));
  };
  return { busy, send };
}
