/**
 * Keyboards and screen readers stay where they were when what they pressed goes away: the focus goes to what
 * stands there next, or to the whole when nothing is left.
 */
import { useEffect, useRef, type RefCallback, type RefObject } from 'react';
import type { View } from 'react-native';

export interface NeighbourFocus {
  /** Around all of them; takes the focus itself when it must. */
  whole: RefObject<View | null>;
  piece(index: number): RefCallback<View>;
  /** That one was pressed and is about to go. */
  leaves(index: number): void;
}

/** `change` is another value once the one that leaves has gone; others may have moved up in its place. */
export function useNeighbourFocus(count: number, change: unknown = count): NeighbourFocus {
  const whole = useRef<View>(null);
  const pieces = useRef<(View | null)[]>([]);
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const neighbour = pieces.current[Math.min(left.current, count - 1)];
    left.current = null;
    (neighbour ?? whole.current)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it has gone
  }, [change]);
  return {
    whole,
    piece: (index) => (view) => {
      pieces.current[index] = view;
    },
    leaves(index) {
      left.current = index;
    },
  };
}
