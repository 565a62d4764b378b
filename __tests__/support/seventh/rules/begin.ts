/** How a match of «Драбинка» begins. */
import type { Setup } from '../../../../src/engine/types';
import { checkSetup } from '../../../../src/engine/verdict';
import { HOUSE } from './clauses';
import type { State } from './types';

export const SEATS = { min: 2, max: 4 };

export function begin(setup: Setup): State {
  checkSetup(setup, SEATS, HOUSE);
  const { seats, mode } = setup;
  const first = setup.first + 0;
  if (mode === 'score') return { phase: 'count', seats };
  if (mode === 'virtual') return { phase: 'deal', seats, first };
  return { phase: 'play', seats, toPlay: first, laid: [], hands: null };
}
