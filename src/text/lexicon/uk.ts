/** Ukrainian words that games and screens share: lists, counted things, and what is said where nobody has words. */
import { slavic } from '../plural';
import { counted, listed } from './forms';

type Items = readonly (string | number)[];

export const and = (items: Items): string => listed(items, 'і');
export const or = (items: Items): string => listed(items, 'або');

export const cards = counted(slavic, 'карта', 'карти', 'карт');
/** «Бере 1 карту». */
export const cardsTaken = counted(slavic, 'карту', 'карти', 'карт');
/** «Бракує 5 карт». */
export const cardsLacking = counted(slavic, 'карти', 'карт', 'карт');
export const points = counted(slavic, 'очко', 'очки', 'очок');
export const tricks = counted(slavic, 'взятка', 'взятки', 'взяток');
export const numbers = counted(slavic, 'число', 'числа', 'чисел');

export const unknown = {
  refusal: 'Правила цього не дозволяють. Обери інший хід.',
  move: 'Хід',
  line: 'очки',
};
