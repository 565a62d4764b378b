/** The twelve cards of the real box. */
import { wholeBox } from '../../../src/games/box';
import { DECK } from './rules/types';

export const box = wholeBox(DECK.map((card) => ({ id: String(card), copies: 1 })));
