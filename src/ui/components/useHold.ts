/** Press and hold: progress from 0 to 1 while pressed, and one call when the time is up. */
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Hold {
  progress: number;
  start(): void;
  cancel(): void;
}

export function useHold(ms: number, onHeld: () => void): Hold {
  const [progress, setProgress] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const frame = useRef(0);
  const held = useRef(onHeld);
  useEffect(() => {
    held.current = onHeld;
  }, [onHeld]);

  const cancel = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    cancelAnimationFrame(frame.current);
    setProgress(0);
  }, []);

  const start = useCallback(() => {
    cancel();
    const began = Date.now();
    const tick = (): void => {
      setProgress(Math.min(1, (Date.now() - began) / ms));
      frame.current = requestAnimationFrame(tick);
    };
    frame.current = requestAnimationFrame(tick);
    timer.current = setTimeout(() => {
      cancel();
      held.current();
    }, ms);
  }, [cancel, ms]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  return { progress, start, cancel };
}
