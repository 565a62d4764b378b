/** How a match of Qwinto begins. */
import type { Setup } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import { choosing } from './apply';
import { HOUSE } from './clauses';
import { blankSheet } from './sheet';
import type { State } from './types';

/** A-Q1: the text names no number of players; two to six are on the box. */
export const SEATS = { min: 2, max: 6 };

export function begin(setup: Setup): State {
  checkSetup(setup, SEATS, HOUSE);
  const sheets = Array.from({ length: setup.seats }, blankSheet);
  return choosing(setup.mode, setup.first + 0, sheets, []);
}
