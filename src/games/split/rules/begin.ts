/** How a match of «Поділ» begins. */
import type { Setup } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import { HOUSE } from './clauses';
import { COPIES } from './deck';
import { EMPTY_FRONT } from './layout';
import type { SplitState } from './types';

/** S-1.1 (A-S1). */
export const SEATS = { min: 3, max: 4 };

export function begin(setup: Setup): SplitState {
  checkSetup(setup, SEATS, HOUSE);
  if (setup.mode === 'score') return { phase: 'stacks', seats: setup.seats };
  return {
    phase: 'row',
    table: {
      mode: setup.mode,
      seats: setup.seats,
      round: 1,
      leader: setup.first + 0,
      deck: COPIES,
      fronts: EMPTY_FRONTS.slice(0, setup.seats),
      row: [],
      fates: [],
      ballot: null,
      oneExtra: setup.house?.['A-S5'] === 'discard',
    },
  };
}

const EMPTY_FRONTS = [EMPTY_FRONT, EMPTY_FRONT, EMPTY_FRONT, EMPTY_FRONT];
