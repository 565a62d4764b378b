/** What tumbles for a moment before it is read. A touch ends it; where motion is reduced it lies at once. */
import { useEffect, useState } from 'react';

import { useTheme } from '../theme/ThemeProvider';
import { onMotionEnd } from './touches';

export interface Tumble<T> {
  /** In the air; null when it lies or waits. */
  inAir: T | null;
  start(thrown: T): void;
  lie(): void;
}

export function useTumble<T extends object>(): Tumble<T> {
  const { motion, reducedMotion } = useTheme();
  const [inAir, setInAir] = useState<T | null>(null);
  useEffect(() => {
    if (!inAir) return undefined;
    const lie = (): void => setInAir(null);
    const timer = setTimeout(lie, motion.dice);
    const stop = onMotionEnd(lie);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [inAir, motion.dice]);
  return {
    inAir,
    start(thrown) {
      if (!reducedMotion) setInAir(thrown);
    },
    lie: () => setInAir(null),
  };
}
