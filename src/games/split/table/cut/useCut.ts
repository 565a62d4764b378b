/** Where the separators stand while the leader decides. Any place may be tried; the rules judge the cut. */
import { useState } from 'react';

export interface Cut {
  /** Cards of the part to the left of each separator. */
  at: readonly number[];
  move(peg: number, to: number): void;
}

/** Thirds as equal as they go; a pair has one separator. */
function evenly(size: number): number[] {
  if (size === 2) return [1];
  const first = Math.max(1, Math.floor(size / 3));
  return [first, Math.max(first + 1, size - first)];
}

export function useCut(size: number, draft: readonly number[] | undefined): Cut {
  const [at, setAt] = useState<readonly number[]>(draft ?? evenly(size));
  return {
    at,
    move(peg, to) {
      // Separators may meet, but not pass: the left one stays the left one.
      const lowest = at[peg - 1] ?? 0;
      const highest = at[peg + 1] ?? size;
      const place = Math.min(highest, Math.max(lowest, to));
      if (place !== at[peg]) setAt(at.map((other, i) => (i === peg ? place : other)));
    },
  };
}
