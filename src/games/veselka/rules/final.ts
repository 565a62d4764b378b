/** Runs and rainbows bring 3, 5, 7 and 10: nobody ends with 1, 2 or 4. */
import type { FinalResult } from '../../../engine/types';

/** More than any box of cards has runs for. */
const MOST = 999;
const NEVER: readonly number[] = [1, 2, 4];

export const final: FinalResult = {
  by: 'points',
  clause: 'V-4.4',
  isTotal: (points) => points >= 0 && points <= MOST && !NEVER.includes(points),
};
