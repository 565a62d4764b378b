/** How a match of «Веселка» begins. */
import type { Setup } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import { opening } from './apply';
import { HOUSE } from './clauses';
import type { Table, VeselkaState } from './types';

export const SEATS = { min: 2, max: 5 };

export function begin(setup: Setup): VeselkaState {
  checkSetup(setup, SEATS, HOUSE);
  const { seats, mode, house } = setup;
  const table: Table = {
    seats,
    first: setup.first + 0,
    mode,
    swapNone: house?.['A-V4'] === 'none',
    finisherRests: house?.['A-V7'] === 'others',
  };
  return mode === 'score' ? opening(table, { mode: 'score' }) : { phase: 'deal', table };
}
