/** Слова собственных цифр игры в статистике. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/statistics';

export const ru: Wording<typeof uk> = {
  title: 'Лист и кубики',
  rows: 'Полных рядов',
  perMatch: 'за партию',
  misthrows: 'Неудачных бросков',
  bonus: 'Бонусных очков',
  luck: 'Один кубик',
  luckNote: (difference) => `${difference} против ожидаемых 3,5`,
  chart: 'Сколько чисел в ряду, из девяти',
  rowNames: { orange: 'Оранжевый', yellow: 'Жёлтый', purple: 'Фиолетовый' },
};
