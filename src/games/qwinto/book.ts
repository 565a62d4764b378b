/** Qwinto for the rulebook, the log and the refusals: everything but the rules themselves. */
import type { GameBook } from '../game';
import { behind } from './behind';
import { CLAUSES, HOUSE, RULINGS } from './rules/clauses';
import type { Move } from './rules/types';
import { SETTLES } from './settle/decides';
import { text } from './words';

export const book: GameBook<Move> = {
  words: text,
  clauses: CLAUSES,
  rulings: RULINGS,
  house: HOUSE,
  settles: SETTLES,
  growing: ['numbers', 'misthrows'],
  behind,
};
