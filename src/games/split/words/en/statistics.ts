/** Words of the game’s own figures in the statistics. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/statistics';

export const en: Wording<typeof uk> = {
  title: 'Piles',
  values: 'Piles won',
  valuesNote: 'per match',
  alone: 'Not shared',
  aloneNote: 'of those won',
  chart: 'How often each pile is won',
  column: (value) => `pile of ${value}`,
};
