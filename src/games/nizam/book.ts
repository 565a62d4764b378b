/** «Нізам» for the rulebook, the log and the refusals: everything but the rules themselves. */
import type { GameBook } from '../game';
import { contradicts } from '../gems/contradicts';
import { CLAUSES, HOUSE, HOUSE_SEATS, RULINGS } from './rules/clauses';
import type { NizamMove } from './rules/types';
import { SETTLES } from './settle/decides';
import { text } from './words';

export const book: GameBook<NizamMove> = {
  words: text,
  clauses: CLAUSES,
  rulings: RULINGS,
  house: HOUSE,
  settles: SETTLES,
  growing: ['count'],
  houseSeats: HOUSE_SEATS,
  contradicts,
};
