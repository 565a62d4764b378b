/** Слова собственных цифр игры в статистике. */
import { cards } from '../../../../text/lexicon/ru';
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { uk } from '../uk/statistics';

export const ru: Wording<typeof uk> = {
  title: 'Комбинации и радуги',
  runs: 'Комбинаций за партию',
  length: 'Средняя комбинация',
  lengthNote: (n) => slavic(n, 'карта', 'карты', 'карт'),
  rainbow: 'Цветов в радуге',
  full: 'Полных радуг',
  chart: 'Длина комбинаций',
  column: cards,
};
