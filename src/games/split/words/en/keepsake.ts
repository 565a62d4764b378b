/** Words of a finished match. */
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { uk } from '../uk/keepsake';

const VALUES = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
];

export const en: Wording<typeof uk> = {
  lasted: (n) => `${n} ${english(n, 'round', 'rounds')}`,
  decided: (value, own, next) => `Decided by the ${VALUES[value - 1] ?? value}: ${own} to ${next}`,
  most: (value) => `Most of “${value}” — ${value} ${english(value, 'point', 'points')}`,
  byCards: (cards) => `Decided by cards: ${cards}`,
  tied: (points) => `${points} each: more different cards win`,
  legend: 'Ten piles with the token of whoever has most. The winner’s are in gold.',
  sum: 'sum of the piles',
  equal: 'equal: each scores',
};
