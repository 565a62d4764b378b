/**
 * False in the frame in which a component first appears, true from the next one on: for what need not hold up
 * that first frame – art inside a frame that already stands, details below the fold.
 */
import { useDeferredValue } from 'react';

export function useNextFrame(): boolean {
  return useDeferredValue(true, false);
}
