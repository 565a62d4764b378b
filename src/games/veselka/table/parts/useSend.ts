/** Hands a move to the match, once: a second tap before the answer does nothing. */
import { useRef, useState } from 'react';

import type { VeselkaMove } from '../../types';
import type { VeselkaTable } from './props';

export interface Sending {
  busy: boolean;
  send(move: VeselkaMove): void;
}

export function useSend({ attempt }: Pick<VeselkaTable, 'attempt'>): Sending {
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const send = (move: VeselkaMove): void => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    const free = (): void => {
      underway.current = false;
      setBusy(false);
    };
    attempt(move).then(free, free);
  };
  return { busy, send };
}
