/**
 * Things on their way to their places are seen to the end: for that moment the device stays in the same hands.
 * A touch ends it. Where motion is reduced nothing is on its way.
 */
import { useEffect, useState } from 'react';

import type { GameBook } from '../../../src/games/library';
import type { Match } from '../../../src/match/types';
import { useTheme } from '../../../src/ui';
import { onMotionEnd } from '../../../src/ui/motion/touches';

/** After the landing, before the curtain. */
const BEAT_MS = 250;

export function useFlight(match: Match, book: GameBook): boolean {
  const { motion, reducedMotion } = useTheme();
  const { seq } = match;
  const [landed, setLanded] = useState(seq);
  const isFlying = !reducedMotion && seq > landed && isOnItsWay(match, book);
  useEffect(() => {
    const land = (): void => setLanded(seq);
    if (!isFlying) return undefined;
    const timer = setTimeout(land, motion.flight + BEAT_MS);
    const stop = onMotionEnd(land);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isFlying, seq, motion.flight]);
  return isFlying;
}

function isOnItsWay(match: Match, { flies }: GameBook): boolean {
  if (match.info.mode !== 'virtual' || !flies) return false;
  const decision = match.latest();
  return decision !== null && flies(decision.move, match.seq - decision.seq);
}
