/** Слова законченной партии. */
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { uk } from '../uk/keepsake';

const VALUES = [
  'единицы',
  'двойки',
  'тройки',
  'четвёрки',
  'пятёрки',
  'шестёрки',
  'семёрки',
  'восьмёрки',
  'девятки',
  'десятки',
];

export const ru: Wording<typeof uk> = {
  lasted: (n) => `${n} ${slavic(n, 'раунд', 'раунда', 'раундов')}`,
  decided: (value, own, next) => `Решили ${VALUES[value - 1] ?? value}: ${own} против ${next}`,
  most: (value) => `Больше всех «${value}» — ${value} ${slavic(value, 'очко', 'очка', 'очков')}`,
  byCards: (cards) => `Решили карты: ${cards}`,
  tied: (points) => `По ${points}: важно, у кого больше разных карт`,
  legend: 'Десять стопок: фишка того, у кого их больше. В золоте — стопки победителя.',
  sum: 'сумма стопок',
  equal: 'поровну — обоим',
};
