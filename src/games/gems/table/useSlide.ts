/** What there is to see of a change of the field: a line slides, gems leave, others drop in. Nothing waits for it. */
import { useEffect, useState } from 'react';

import { useTheme } from '../../../ui';
import type { Grid } from '../rules/grid';
import { changeBetween, type Change } from './change';
import { useFieldMemory } from './FieldMemory';

export interface Slide {
  change: Change | null;
  /** The field before it. */
  before: Grid;
  /** A line may be shifted twice alike: this tells the two apart. */
  time: number;
}

export function useSlide(grid: Grid): Slide {
  const { reducedMotion } = useTheme();
  const memory = useFieldMemory();
  const [shown, setShown] = useState(() => {
    const before = memory?.last() ?? grid;
    return { grid, before, change: changeBetween(before, grid), time: 0 };
  });
  if (shown.grid !== grid) {
    const before = shown.grid;
    setShown({ grid, before, change: changeBetween(before, grid), time: shown.time + 1 });
  }
  useEffect(() => {
    memory?.see(grid);
  }, [memory, grid]);
  return reducedMotion ? { ...shown, change: null } : shown;
}
