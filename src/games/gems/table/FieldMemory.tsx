/**
 * Which field was seen last. The field is drawn anew whenever the turn passes on or the deck deals; what changed
 * meanwhile is still shown as a motion.
 */
import { createContext, useContext, useState, type ReactNode } from 'react';

import type { Grid } from '../rules/grid';

export interface Remembered {
  last(): Grid | null;
  see(grid: Grid): void;
}

const Memory = createContext<Remembered | null>(null);

function remember(first: Grid | null): Remembered {
  let seen = first;
  return {
    last: () => seen,
    see(grid) {
      seen = grid;
    },
  };
}

export function FieldMemory(props: { children: ReactNode; first?: Grid }): ReactNode {
  const [memory] = useState(() => remember(props.first ?? null));
  return <Memory value={memory}>{props.children}</Memory>;
}

/** Null where nobody remembers. */
export function useFieldMemory(): Remembered | null {
  return useContext(Memory);
}
