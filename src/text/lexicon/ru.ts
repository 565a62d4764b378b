/** Russian words that games and screens share: lists, counted things, and what is said where nobody has words. */
import { slavic } from '../plural';
import { counted, listed } from './forms';

type Items = readonly (string | number)[];

export const and = (items: Items): string => listed(items, 'и');
export const or = (items: Items): string => listed(items, 'или');

export const cards = counted(slavic, 'карта', 'карты', 'карт');
/** «Берёт 1 карту». */
export const cardsTaken = counted(slavic, 'карту', 'карты', 'карт');
/** «Не хватает 5 карт». */
export const cardsLacking = counted(slavic, 'карты', 'карт', 'карт');
export const points = counted(slavic, 'очко', 'очка', 'очков');
export const tricks = counted(slavic, 'взятка', 'взятки', 'взяток');
export const numbers = counted(slavic, 'число', 'числа', 'чисел');

export const unknown = {
  refusal: 'Правила этого не разрешают. Выбери другой ход.',
  move: 'Ход',
  line: 'очки',
};
