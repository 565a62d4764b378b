/** Whose move it is, if it says so. Light: screens import it, and it brings no rules along. */
import type { Seat } from '../engine/types';

export function seatOf(move: unknown): Seat | null {
  if (typeof move !== 'object' || move === null || !('seat' in move)) return null;
  return typeof move.seat === 'number' ? move.seat : null;
}
