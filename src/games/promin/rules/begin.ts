/** How a match of «Промінь» begins. */
import type { Setup } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import { nextDeal } from './apply';
import { HOUSE } from './clauses';
import type { State } from './types';

export const SEATS = { min: 3, max: 5 } as const;

export function begin(setup: Setup): State {
  checkSetup(setup, SEATS, HOUSE);
  const { seats, mode, house } = setup;
  const openerFirst = house?.['A-P11'] === 'opener';
  return nextDeal({ seats, first: setup.first + 0, mode, openerFirst }, []);
}
