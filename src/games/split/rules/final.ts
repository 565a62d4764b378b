/** One card of a value counts its value, each value once: from nothing to 1 + 2 + … + 10. */
import type { FinalResult } from '../../../engine/types';
import { TOP_VALUE } from './deck';

const MOST = (TOP_VALUE * (TOP_VALUE + 1)) / 2;

export const final: FinalResult = {
  by: 'points',
  clause: 'S-7.6',
  isTotal: (points) => points >= 0 && points <= MOST,
};
