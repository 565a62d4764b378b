/** Drawing lots in front of everyone: the star runs round the table and stops where chance says. */
import { getRandomBytes } from 'expo-crypto';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useReducedMotion } from '../../../src/ui';

/** Unbiased: bytes that would favour the first seats are thrown away. */
function randomBelow(n: number): number {
  const limit = 256 - (256 % n);
  for (;;) {
    const byte = getRandomBytes(1)[0] ?? 255;
    if (byte < limit) return byte % n;
  }
}

const LAPS = 2;
export const STEP_MS = 90;

export interface Lot {
  /** Where the star is while it runs; null when it stands. */
  lit: number | null;
  draw(onDrawn: (seat: number) => void): void;
}

export function useLot(count: number): Lot {
  const reduced = useReducedMotion();
  const [lit, setLit] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  // Somebody sits down or gets up while the star runs: it stops, or it might stand at a seat that is gone.
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      setLit(null);
    },
    [count],
  );
  const draw = useCallback(
    (onDrawn: (seat: number) => void) => {
      if (timer.current) clearTimeout(timer.current);
      const drawn = randomBelow(count);
      const steps = reduced ? 0 : LAPS * count + drawn;
      const step = (done: number) => {
        if (done >= steps) {
          setLit(null);
          onDrawn(drawn);
          return;
        }
        setLit(done % count);
        // It slows down towards the end, as a spinner does.
        const left = steps - done;
        timer.current = setTimeout(
          () => step(done + 1),
          STEP_MS + (left < 6 ? (6 - left) * 45 : 0),
        );
      };
      step(0);
    },
    [count, reduced],
  );
  return { lit, draw };
}
