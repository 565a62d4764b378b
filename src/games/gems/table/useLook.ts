/** What was just scored is looked at for a moment; then the match goes on by itself. */
import { useEffect, useRef } from 'react';

import { useStill, useTheme } from '../../../ui';

export function useLook(goOn: () => void): void {
  const { motion } = useTheme();
  const still = useStill() !== null;
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (still) return undefined;
    const timer = setTimeout(() => latest.current(), motion.look);
    return () => clearTimeout(timer);
  }, [still, motion.look]);
}
