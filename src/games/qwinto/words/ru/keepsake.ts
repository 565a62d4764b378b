/** Слова законченной партии. */
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { uk } from '../uk/keepsake';

export const ru: Wording<typeof uk> = {
  lasted: (n) => `${n} ${slavic(n, 'бросок', 'броска', 'бросков')}`,
  decided: (roll, points) => `Решил бросок ${roll}: ${points}`,
  legend: 'Лист победителя по кругу: три ряда — три кольца, пятиугольники — бонусные столбцы.',
  rows: 'ряды',
  columns: 'столбцы',
  misthrows: 'неудачные',
};
