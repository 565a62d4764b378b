/** Where the separators stand while the leader decides. Any place may be tried; the rules judge the cut. */
import { useState } from 'react';

import { evenly } from '../../rules/notation';

export interface Cut {
  /** Cards of the part to the left of each separator. */
  at: readonly number[];
  move(peg: number, to: number): void;
}

/** Separators may meet, but not pass: the left one stays the left one. */
export function pegMoved(
  at: readonly number[],
  size: number,
  peg: number,
  to: number,
): readonly number[] {
  const lowest = at[peg - 1] ?? 0;
  const highest = at[peg + 1] ?? size;
  const place = Math.min(highest, Math.max(lowest, to));
  return place === at[peg] ? at : at.map((other, i) => (i === peg ? place : other));
}

export function useCut(size: number, draft: readonly number[] | undefined): Cut {
  const [at, setAt] = useState<readonly number[]>(draft ?? evenly(size));
  return { at, move: (peg, to) => setAt(pegMoved(at, size, peg, to)) };
}
