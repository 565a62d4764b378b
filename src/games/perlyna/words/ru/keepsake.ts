/** Слова законченной партии. */
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { uk } from '../uk/keepsake';

export const ru: Wording<typeof uk> = {
  tasks: (n) => `${n} ${slavic(n, 'задание', 'задания', 'заданий')}`,
  of: 'из 8',
  legend: 'Задания победителя вокруг жемчужины, в том порядке, как их выполнили.',
  first: 'первые восемь заданий — победа',
};
