/** Слова над клавишами «Рассудить» по-русски. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/settleKeys';

export const ru: Wording<typeof uk> = {
  row: 'Какие карты',
  size: 'Карт в ряду',
  once: 'Стол договорился: спорное второй раз сбрасывают',
  votes: 'Голоса',
  what: 'Что вписать',
  extra: 'Дополнительное голосование',
  card: (card: string) => `Карта: ${card}`,
  piles: 'Стопки перед игроком',
  pile: (value: number) => `Стопка ${value}`,
  joker: 'Джокера кладут',
  to: (value: number) => `к ${value}`,
  toKey: (value: number) => `Джокера к ${value}`,
  aside: 'отдельно, без стопки',
  none: 'чисел ещё нет',
};
