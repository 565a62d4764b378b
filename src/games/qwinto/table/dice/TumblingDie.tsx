/** A die that rolls in from the hand, hops twice and lies a little askew. */
import { useEffect, useState, type ReactNode } from 'react';

import { useTheme } from '../../../../ui';
import { Die } from '../../../../ui/drawings/Die';
import { Moving, type Motion } from '../../../../ui/motion';
import type { Row } from '../../types';

/** Dice that lie on a table are never straight. */
export const TILTS: Readonly<Record<Row, number>> = { orange: -7, yellow: 9, purple: -12 };

const FACE_MS = 80;

export interface TumblingDieProps {
  row: Row;
  size: number;
  /** Its place among the dice in the air: they do not roll alike. */
  index: number;
}

/** In from the hand, two hops, a last small one; it spins less and less. */
function tumbling(size: number, index: number, ms: number): Motion {
  const far = -size * (1.3 + index);
  const spin = -540 - 180 * index;
  return {
    ms,
    pace: 'linear',
    frames: {
      0: { x: far, y: -size, turn: spin },
      0.12: { x: far * 0.62, y: 0, turn: spin * 0.68 },
      0.22: { x: far * 0.4, y: -size * 0.5, turn: spin * 0.45 },
      0.35: { x: far * 0.2, y: 0, turn: spin * 0.24 },
      0.5: { x: far * 0.05, y: -size * 0.2, turn: spin * 0.1 },
      0.65: { x: size * 0.12, y: 0, turn: spin * 0.03 },
      0.8: { x: size * 0.05, y: -6, turn: 0 },
      1: {},
    },
  };
}

export function TumblingDie({ row, size, index }: TumblingDieProps): ReactNode {
  const { motion } = useTheme();
  const [face, setFace] = useState(index + 1);
  useEffect(() => {
    // Faces passing by, not a throw: the throw is what the match draws.
    const passing = setInterval(() => setFace((now) => ((now + 2 * index) % 6) + 1), FACE_MS);
    return () => clearInterval(passing);
  }, [index]);
  return (
    <Moving aria-hidden motion={tumbling(size, index, motion.dice)}>
      <Die row={row} value={face} size={size} tilt={TILTS[row]} decorative />
    </Moving>
  );
}
