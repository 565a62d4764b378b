/** Advice that was asked for and not yet acted upon: the next decision of that chair says so in the log. */
import type { Seat } from '../engine/types';
import type { Live } from './load';
import { isDecision } from './record';
import { seatOf } from './seats';

export function isHinted({ match, folded: { moves } }: Live, seat: Seat | null): boolean {
  const { hinted } = match.device;
  if (!hinted || hinted.seat !== seat) return false;
  const last = moves.findLast((move) => isDecision(move) && seatOf(move.move) === seat);
  return (last?.seq ?? 0) <= hinted.at;
}
