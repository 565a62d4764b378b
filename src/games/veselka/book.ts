/** This game for the rulebook, the log and the refusals: everything but the rules themselves. */
import { CLAUSES, HOUSE, RULINGS } from './clauses';
import { flies } from './lingers';
import { text } from './text';

export const book = { words: text, clauses: CLAUSES, rulings: RULINGS, house: HOUSE, flies };
