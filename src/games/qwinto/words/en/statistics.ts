/** Words of the game’s own figures in the statistics. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/statistics';

export const en: Wording<typeof uk> = {
  title: 'Sheet and dice',
  rows: 'Complete rows',
  perMatch: 'per match',
  misthrows: 'Misthrows',
  bonus: 'Bonus points',
  luck: 'One die',
  luckNote: (difference) => `${difference} against the expected 3.5`,
  chart: 'Numbers in a row, out of nine',
  rowNames: { orange: 'Orange', yellow: 'Yellow', purple: 'Purple' },
};
