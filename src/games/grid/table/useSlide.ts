/** Notices that a new field is the old one with a line shifted, and lets that line slide into its place. */
import { useLayoutEffect, useState } from 'react';
import { Animated } from 'react-native';

import { useTheme } from '../../../ui';
import { EDGES, type Grid, LINE_NAMES, type LineEnd, shifted, SIDE } from '../grid';

const ENDS: readonly LineEnd[] = LINE_NAMES.flatMap((line) =>
  EDGES.flatMap((edge) => Array.from({ length: SIDE }, (_, index) => ({ line, index, edge }))),
);

export function shiftBetween(before: Grid, after: Grid): LineEnd | null {
  if (before.length !== after.length || before.every((gem, i) => gem === after[i])) return null;
  return ENDS.find((end) => shifted(before, end).every((gem, i) => gem === after[i])) ?? null;
}

export interface Slide {
  end: LineEnd | null;
  /** From 1, where the line was, to 0, where it is. */
  way: Animated.Value;
}

export function useSlide(grid: Grid): Slide {
  const { motion, reducedMotion } = useTheme();
  const [shown, setShown] = useState(grid);
  const [end, setEnd] = useState<LineEnd | null>(null);
  const [way] = useState(() => new Animated.Value(0));
  if (shown !== grid) {
    setShown(grid);
    setEnd(shiftBetween(shown, grid));
  }
  // A line may be shifted twice alike: the field is what tells the two apart.
  useLayoutEffect(() => {
    if (end === null || reducedMotion) {
      way.setValue(0);
      return undefined;
    }
    way.setValue(1);
    const slide = Animated.timing(way, {
      toValue: 0,
      duration: motion.slide,
      useNativeDriver: false,
    });
    slide.start();
    return () => slide.stop();
  }, [shown, end, way, motion.slide, reducedMotion]);
  return { end, way };
}
