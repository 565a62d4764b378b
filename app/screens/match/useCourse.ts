/**
 * A mounted screen keeps the match going and says what was seen; what is due is the match's own business. Things on
 * their way to their places are seen to the end: a touch ends it, and where motion is reduced nothing is on its way.
 */
import { useEffect, useRef } from 'react';

import type { Match } from '../../../src/match/types';
import { useTheme } from '../../../src/ui';
import { onMotionEnd } from '../../../src/ui/motion/touches';
import { useSettings } from '../../settings';

/** After the landing, before the curtain. */
const BEAT_MS = 250;

/** `botsWait`: something lies over the table. */
export function useCourse(match: Match, onFailure: () => void, botsWait = false): void {
  const { askForced, botsAtOnce } = useSettings().settings;
  const pace = botsAtOnce ? 'atOnce' : 'followed';
  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  });
  useEffect(() => {
    match.advance({ askForced, pace, botsWait }).catch(() => failed.current());
  }, [match, askForced, pace, botsWait]);
  useLanding(match);
}

function useLanding({ look, seen }: Match): void {
  const { motion, reducedMotion } = useTheme();
  const isFlying = look?.isFlying ?? false;
  const place = look?.decision.seq;
  const land = useRef(seen);
  useEffect(() => {
    land.current = seen;
  });
  useEffect(() => {
    if (!isFlying) return undefined;
    const landed = (): void => land.current('flight');
    const timer = setTimeout(landed, reducedMotion ? 0 : motion.flight + BEAT_MS);
    const stop = onMotionEnd(landed);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isFlying, place, motion.flight, reducedMotion]);
}
