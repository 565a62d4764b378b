/** Слова законченной партии. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/keepsake';

export const ru: Wording<typeof uk> = {
  legend: 'Поле последней комбинации, прежде чем карты ушли: в золоте то, что дало очки.',
  legendScore: 'Самые длинные комбинации победителя.',
  combinations: '3, 5 и 7 очков',
  extra: 'за каждую следующую +1',
};
