/** Слова завершеної партії: що вирішило і що видно у вікні. */
import { slavic } from '../../../../text/plural';

const VALUES = [
  'одиниці',
  'двійки',
  'трійки',
  'четвірки',
  'п’ятірки',
  'шістки',
  'сімки',
  'вісімки',
  'дев’ятки',
  'десятки',
];

export const uk = {
  lasted: (n: number) => `${n} ${slavic(n, 'раунд', 'раунди', 'раундів')}`,
  decided: (value: number, own: number, next: number) =>
    `Вирішили ${VALUES[value - 1] ?? value}: ${own} проти ${next}`,
  most: (value: number) =>
    `Найбільше «${value}» — ${value} ${slavic(value, 'очко', 'очки', 'очок')}`,
  byCards: (cards: number) => `Вирішили карти: ${cards}`,
  tied: (points: number) => `По ${points}: важить, у кого більше різних карт`,
  legend: 'Десять стопок: фішка того, у кого їх найбільше. У золоті — стопки переможця.',
  sum: 'сума стопок',
  equal: 'порівну — обом',
};
