/**
 * A handler with one identity for life that always does what the latest render says. A memoised piece that
 * gets it is painted again only when something it shows has changed. Not to be called while rendering.
 */
import { useCallback, useInsertionEffect, useRef } from 'react';

export function useSteady<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
