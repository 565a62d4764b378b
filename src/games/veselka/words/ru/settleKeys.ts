/** Слова над клавишами «Рассудить» по-русски. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/settleKeys';

export const ru: Wording<typeof uk> = {
  finisher: 'Полная радуга',
  swapped: 'Сколько карт меняют',
  swap: (n) => `Меняют: ${n}`,
  noneSwaps: 'Стол договорился: ноль карт — тоже замена',
  othersOnly: 'Стол договорился: ходят только остальные',
  top: 'Сверху колоды',
  run: 'Комбинация',
  keys: 'Цвет карты',
  rainbow: 'Радуга',
  rainbowKeys: 'Цвета в радуге',
  last: 'Последняя карта',
  afterSwap: 'Это была замена',
  colours: (name: string) => `Цветов в радуге, ${name}`,
  count: (n: number) => `Цветов: ${n}`,
};
