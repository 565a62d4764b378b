/** Made bids bring 5 or 10 a deal's number, missed ones cost 5 a trick: whole fives, 100 at the most, −200 at the least. */
import type { FinalResult } from '../../../engine/types';
import { DEALS, TRICKS } from './scoring';

const MOST = (10 * DEALS * (DEALS + 1)) / 2;
const LEAST = -5 * TRICKS * DEALS;

export const final: FinalResult = {
  by: 'points',
  clause: 'P-6.1',
  isTotal: (points) => points % 5 === 0 && points >= LEAST && points <= MOST,
};
