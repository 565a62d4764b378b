/** Слова законченной партии. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/keepsake';

export const ru: Wording<typeof uk> = {
  legend: 'Восемь лепестков — восемь цветов: светятся те, что есть в радуге победителя.',
  runs: 'комбинации',
  rainbow: 'радуга',
};
