/** Four misthrows and nothing else at the least; at the most three full rows that end in 18 and five pentagons of 18. */
import type { FinalResult } from '../../../engine/types';
import { MISTHROW_POINTS } from './scoring';
import { PENTAGONS } from './sheet';
import { ROWS } from './types';

const MISTHROWS = 4;
const HIGHEST = 18;
const LEAST = MISTHROWS * MISTHROW_POINTS;
const MOST = HIGHEST * (ROWS.length + PENTAGONS.length);

export const final: FinalResult = {
  by: 'points',
  clause: 'Q-6.5',
  isTotal: (points) => points >= LEAST && points <= MOST,
};
