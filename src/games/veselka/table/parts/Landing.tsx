/** A card that has just been laid gets to its place: out of the hand, or settling where it was entered. */
import type { ReactNode } from 'react';

import { useTheme } from '../../../../ui';
import { Moving } from '../../../../ui/motion';

export function Landing({ children }: { children: ReactNode }): ReactNode {
  const { motion } = useTheme();
  return (
    <Moving
      motion={{
        ms: motion.settle,
        frames: { 0: { y: 14, turn: 2, opacity: 0 }, 1: { opacity: 1 } },
      }}
    >
      {children}
    </Moving>
  );
}
