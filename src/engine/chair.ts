/** What somebody on one chair can say. Knows seats and who draws, no particular game. */
import { isRecord } from './form';
import type { Seat } from './types';

/**
 * `meant` where choices are moves: one's own move, or an entry without a seat, which anyone may make. Null for
 * what no chair can say: what is no move at all, another seat's move, and the types the app draws itself.
 */
export function spoken(seat: Seat, choice: unknown, drawn: readonly string[]): unknown {
  if (!isRecord(choice) || drawn.includes(choice.type as string)) return null;
  return Object.hasOwn(choice, 'seat') && choice.seat !== seat ? null : choice;
}
