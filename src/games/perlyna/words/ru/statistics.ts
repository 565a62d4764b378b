/** Слова собственных цифр игры в статистике. */
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { uk } from '../uk/statistics';

export const ru: Wording<typeof uk> = {
  title: 'Задания',
  eight: 'Ходов до восьми',
  eightNote: 'в среднем',
  fastest: 'Быстрее всего',
  fastestNote: (n) => slavic(n, 'ход', 'хода', 'ходов'),
  times: 'Все восемь',
  timesNote: (n) => slavic(n, 'раз', 'раза', 'раз'),
  turns: 'Ходов за партию',
};
