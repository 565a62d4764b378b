/** Combinations bring 3, 5 and 7, further ones of a turn 1 more each: nobody ends with 1, 2 or 4. */
import type { FinalResult } from '../../../engine/types';

/** More than all decks of a match have combinations for. */
const MOST = 999;
const NEVER: readonly number[] = [1, 2, 4];

export const final: FinalResult = {
  by: 'points',
  clause: 'N-6.1',
  isTotal: (points) => points >= 0 && points <= MOST && !NEVER.includes(points),
};
