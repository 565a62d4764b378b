/**
 * A private view closes by itself: when the phone is laid on its face, locked or left, when another page is opened
 * above it (log, standings: others look along), and after a minute without a touch.
 */
import { useContext, useEffect, useRef } from 'react';
import { AppState, Platform } from 'react-native';

import { ShownContext } from '../../../src/match/shown';
import { useFaceDown } from './useFaceDown';

export const IDLE_MS = 60_000;

/** `open`: a private view is on the screen. The answer is to be called on every touch. */
export function useCurtainGuard(open: boolean, close: () => void): () => void {
  useFaceDown(open, close);
  const inSight = useContext(ShownContext);
  useEffect(() => {
    if (open && !inSight) close();
  }, [open, inSight, close]);
  const touched = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!open) return undefined;
    let idle = setTimeout(close, IDLE_MS);
    touched.current = () => {
      clearTimeout(idle);
      idle = setTimeout(close, IDLE_MS);
    };
    const left = AppState.addEventListener('change', (state) => {
      if (state !== 'active') close();
    });
    const stopWatching = watchPage(() => touched.current());
    return () => {
      left.remove();
      stopWatching();
      clearTimeout(idle);
      touched.current = () => undefined;
    };
  }, [open, close]);
  return () => touched.current();
}

/** In a browser keys count as touches, and sheets lie outside the screen's own tree. */
function watchPage(onTouch: () => void): () => void {
  if (Platform.OS !== 'web') return () => undefined;
  const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const kind of kinds) document.addEventListener(kind, onTouch, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onTouch);
  };
}
