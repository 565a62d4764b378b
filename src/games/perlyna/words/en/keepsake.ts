/** Words of a finished match. */
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { uk } from '../uk/keepsake';

export const en: Wording<typeof uk> = {
  tasks: (n) => `${n} ${english(n, 'task', 'tasks')}`,
  of: 'of 8',
  legend: 'The winner’s tasks around the pearl, in the order they were done.',
  first: 'eight tasks first wins',
};
