/** How a match of «Нізам» begins. */
import type { Setup } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import { HOUSE } from './clauses';
import { BLANK, type Sheet } from './scoring';
import type { NizamState } from './types';

export const SEATS = { min: 1, max: 5 };

export function begin(setup: Setup): NizamState {
  checkSetup(setup, SEATS, HOUSE);
  const { seats, mode, house } = setup;
  const first = setup.first + 0;
  const freeThree = house?.['A-N1'] === 'free';
  const drawToLimit = house?.['A-N20'] === 'upTo';
  const table = { seats, freeThree, drawToLimit };
  if (mode !== 'score') return { mode, phase: 'deal', table, first };
  const sheets = new Array<Sheet>(seats).fill(BLANK);
  return { mode, phase: 'act', table, toPlay: first, sheets };
}
