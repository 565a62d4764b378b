/** A die that rolls in from the hand, hops twice and lies a little askew. */
import { useEffect, useState, type ReactNode } from 'react';
import { Animated } from 'react-native';

import { Die } from '../../../../ui/drawings/Die';
import type { Row } from '../../types';

/** Dice that lie on a table are never straight. */
export const TILTS: Readonly<Record<Row, number>> = { orange: -7, yellow: 9, purple: -12 };

const FACE_MS = 80;

export interface TumblingDieProps {
  row: Row;
  size: number;
  progress: Animated.Value;
  /** Its place among the dice in the air: they do not roll alike. */
  index: number;
}

export function TumblingDie({ row, size, progress, index }: TumblingDieProps): ReactNode {
  const [face, setFace] = useState(index + 1);
  useEffect(() => {
    // Faces passing by, not a throw: the throw is what the match draws.
    const passing = setInterval(() => setFace((now) => ((now + 2 * index) % 6) + 1), FACE_MS);
    return () => clearInterval(passing);
  }, [index]);
  const move = (inputRange: number[], outputRange: number[]) =>
    progress.interpolate({ inputRange, outputRange });
  const spin = progress.interpolate({
    inputRange: [0, 1],
    outputRange: [`${-540 - 180 * index}deg`, '0deg'],
  });
  return (
    <Animated.View
      aria-hidden
      style={{
        transform: [
          { translateX: move([0, 0.7, 1], [-size * (2 + index), size * 0.12, 0]) },
          { translateY: move([0, 0.3, 0.5, 0.7, 0.85, 1], [-size, 0, -size * 0.5, 0, -6, 0]) },
          { rotate: spin },
        ],
      }}
    >
      <Die row={row} value={face} size={size} tilt={TILTS[row]} decorative />
    </Animated.View>
  );
}
