/** A hand before a ladder, as a dispute tells it: the next to play holds these cards. */
import type { Playing } from './types';

export function positionWith(top: number | null, hand: readonly number[]): Playing {
  const laid = top === null ? [] : [{ seat: 1, card: top, step: true }];
  return { phase: 'play', seats: 2, toPlay: 0, laid, hands: [hand, []] };
}
