/** Words of a finished match. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/keepsake';

export const en: Wording<typeof uk> = {
  legend: 'Eight petals, eight colours: those in the winner’s rainbow are lit.',
  runs: 'runs',
  rainbow: 'rainbow',
};
