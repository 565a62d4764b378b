/** English words that games and screens share: lists, counted things, and what is said where nobody has words. */
import { english } from '../plural';
import { counted, listed } from './forms';

type Items = readonly (string | number)[];

export const and = (items: Items): string => listed(items, 'and');
export const or = (items: Items): string => listed(items, 'or');

export const cards = counted(english, 'card', 'cards');
export const points = counted(english, 'point', 'points');
export const tricks = counted(english, 'trick', 'tricks');
export const numbers = counted(english, 'number', 'numbers');

export const unknown = {
  refusal: 'The rules do not allow this. Choose another move.',
  move: 'Move',
  line: 'points',
};
