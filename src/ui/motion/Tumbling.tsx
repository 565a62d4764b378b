/** Something that rolls in from the hand, hops twice and comes to lie, its faces passing by. */
import { useEffect, useState, type ReactNode } from 'react';

import { useTheme } from '../theme/ThemeProvider';
import type { Motion } from './motion';
import { Moving } from './Moving';

const FACE_MS = 80;

export interface TumblingProps {
  size: number;
  /** Its place among the dice in the air: they do not roll alike. */
  index: number;
  faces?: number;
  children(face: number): ReactNode;
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

export function Tumbling({ size, index, faces = 6, children }: TumblingProps): ReactNode {
  const { motion } = useTheme();
  const [face, setFace] = useState((index % faces) + 1);
  useEffect(() => {
    // Faces passing by, not a throw: the throw is what was drawn.
    const next = (now: number): number => ((now + 2 * index) % faces) + 1;
    const passing = setInterval(() => setFace(next), FACE_MS);
    return () => clearInterval(passing);
  }, [index, faces]);
  return (
    <Moving aria-hidden motion={tumbling(size, index, motion.dice)}>
      {children(face)}
    </Moving>
  );
}
