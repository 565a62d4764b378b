/** Words of a finished match. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/keepsake';

export const en: Wording<typeof uk> = {
  legend: 'The field of the last combination before its cards left; what scored is in gold.',
  legendScore: 'The winner’s longest combinations.',
  combinations: '3, 5 and 7 points',
  extra: '+1 for each further one',
};
