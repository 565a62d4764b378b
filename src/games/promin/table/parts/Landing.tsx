/**
 * A card gets to its place in the trick: from the hand it was played from, or down on the table with a small
 * turn where nobody saw it leave.
 */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../../../../ui';
import { arrive, boxOf, Moving, useFly, type Motion } from '../../../../ui/motion';

export interface LandingProps {
  children: ReactNode;
  /** Which card it is: as the hand called it when it left. */
  piece: string;
  /** False for a card that lay there before anybody looked. */
  moves: boolean;
}

const fallIn = (ms: number): Motion => ({
  ms,
  frames: { 0: { y: 90, turn: 8, opacity: 0 }, 0.3: { y: 45, turn: 4, opacity: 1 }, 1: {} },
});

/** While the card flies above the table its place waits. */
const showAfter = (ms: number): Motion => ({
  ms,
  pace: 'linear',
  frames: { 0: { opacity: 0 }, 0.98: { opacity: 0 }, 1: { opacity: 1 } },
});

export function Landing({ children, piece, moves }: LandingProps): ReactNode {
  const { motion, reducedMotion } = useTheme();
  const place = useRef<View>(null);
  const fly = useFly();
  const [flown, setFlown] = useState(false);
  useLayoutEffect(() => {
    const from = reducedMotion ? null : arrive(piece);
    const to = boxOf(place.current);
    if (!from || !to || !fly) return;
    fly({ from, to, ms: motion.flight, piece: children });
    setFlown(true);
  }, [piece, children, fly, motion.flight, reducedMotion]);
  const way = flown ? showAfter(motion.flight) : moves ? fallIn(motion.slide) : null;
  return (
    <View ref={place}>
      <Moving motion={way}>{children}</Moving>
    </View>
  );
}
