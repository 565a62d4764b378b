/** Lets the eye follow a change of the field: a line slides, gems leave, others drop in. Nothing waits for it. */
import { useLayoutEffect, useState } from 'react';
import { Animated } from 'react-native';

import { useTheme } from '../../../ui';
import type { Grid } from '../grid';
import { changeBetween, type Change } from './change';

export interface Slide {
  change: Change | null;
  /** The field before it. */
  before: Grid;
  /** From 1, as it was, to 0, as it is. */
  way: Animated.Value;
  /** A touch ends it. */
  skip(): void;
}

/** Combinations leave more slowly than a line slides: everyone should see which. */
const LEAVING = 2;

export function useSlide(grid: Grid): Slide {
  const { motion, reducedMotion } = useTheme();
  const [shown, setShown] = useState({ grid, before: grid, change: null as Change | null });
  const [way] = useState(() => new Animated.Value(0));
  if (shown.grid !== grid)
    setShown({ grid, before: shown.grid, change: changeBetween(shown.grid, grid) });
  // A line may be shifted twice alike: the field is what tells the two apart.
  useLayoutEffect(() => {
    if (shown.change === null || reducedMotion) {
      way.setValue(0);
      return undefined;
    }
    way.setValue(1);
    const slide = Animated.timing(way, {
      toValue: 0,
      duration: shown.change.left.length > 0 ? motion.slide * LEAVING : motion.slide,
      useNativeDriver: false,
    });
    slide.start();
    return () => slide.stop();
  }, [shown, way, motion.slide, reducedMotion]);
  return {
    change: reducedMotion ? null : shown.change,
    before: shown.before,
    way,
    skip: () => way.setValue(0),
  };
}
