/** What a roll in the list of rolls rests on: the dice that were chosen and what they showed. */
import type { PadNumber } from '../padNumber';
import type { Move } from './rules/types';

/** The list has a roll a turn: one that was thrown again is not in it. */
export function behind(number: PadNumber, moves: readonly Move[]): readonly number[] {
  if (!('nth' in number)) return [];
  let turn = -1;
  let dice: number[] = [];
  moves.forEach(({ type }, at) => {
    if (type === 'dice') turn += 1;
    if (turn !== number.nth) return;
    if (type === 'dice') dice = [at];
    if (type === 'roll') dice = [...dice.slice(0, 1), at];
  });
  return dice;
}
