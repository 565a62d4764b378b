/** Words of a finished match. */
import type { Wording } from '../../../../text/define';
import { english } from '../../../../text/plural';
import type { uk } from '../uk/keepsake';

export const en: Wording<typeof uk> = {
  lasted: (n) => `${n} ${english(n, 'roll', 'rolls')}`,
  decided: (roll, points) => `Decided by roll ${roll}: ${points}`,
  legend:
    'The winner’s sheet in the round: three rows are three rings, pentagons are bonus columns.',
  rows: 'rows',
  columns: 'columns',
  misthrows: 'misthrows',
};
