/** «Поділ» for the rulebook, the log and the refusals: everything but the rules themselves. */
import type { GameBook } from '../game';
import { turnClause } from './rules/because';
import { CLAUSES, HOUSE, RULINGS } from './rules/clauses';
import type { SplitMove } from './rules/types';
import { SETTLES } from './settle/decides';
import { text } from './words';

export const book: GameBook<SplitMove> = {
  words: text,
  clauses: CLAUSES,
  rulings: RULINGS,
  house: HOUSE,
  settles: SETTLES,
  growing: ['count', 'holders', 'cards'],
  turnClause,
};
