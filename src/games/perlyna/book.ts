/** «Перлина Сходу» for the rulebook, the log and the refusals: everything but the rules themselves. */
import type { GameBook } from '../game';
import { contradicts } from '../gems/contradicts';
import { CLAUSES, HOUSE, RULINGS } from './rules/clauses';
import type { PerlynaMove } from './rules/types';
import { SETTLES } from './settle/decides';
import { text } from './words';

export const book: GameBook<PerlynaMove> = {
  words: text,
  clauses: CLAUSES,
  rulings: RULINGS,
  house: HOUSE,
  settles: SETTLES,
  growing: ['tasks'],
  contradicts,
};
