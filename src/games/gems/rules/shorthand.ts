/** Moves both grid games share, written short for examples and tests: `shift(0, 'r0L', 'g')`. */
import type { Seat } from '../../../engine/types';
import type { Draw, Pass, Shift, Stop, Take } from './moves';
import { parseCards, parseShift } from './notation';

export const take = (seat: Seat): Take => ({ type: 'take', seat });
export const draw = (cards: string): Draw => ({ type: 'draw', cards: parseCards(cards) });
export const pass = (seat: Seat): Pass => ({ type: 'pass', seat });
export const stop: Stop = { type: 'stop' };

/** `end` as in `parseShift`, `pay` as in `parseCards`. */
export const shift = (seat: Seat, end: string, pay: string): Shift => ({
  type: 'shift',
  seat,
  ...parseShift(end),
  pay: parseCards(pay),
});

/** The same where the table knows that the payment is false (A-N1). */
export const stands = (move: Shift): Shift => ({ ...move, stands: true });

/** Everyone takes cards in turn, `count` times. */
export function takes(count: number, seats: number, first: Seat = 0): Take[] {
  return Array.from({ length: count }, (_, i) => take((first + i) % seats));
}
