/** How a match of «Перлина Сходу» begins. */
import type { Setup } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import type { Kind } from '../../gems/rules/kinds';
import { HOUSE } from './clauses';
import type { PerlynaState } from './types';

export const SEATS = { min: 2, max: 5 };

export function begin(setup: Setup): PerlynaState {
  checkSetup(setup, SEATS, HOUSE);
  const { seats, mode, house } = setup;
  const first = setup.first + 0;
  const freeThree = house?.['A-E12'] === 'free';
  const deadlockOpens = house?.['A-E10'] === 'suspend';
  const table = { seats, freeThree, deadlockOpens };
  if (mode !== 'score') return { mode, phase: 'deal', table, first };
  const piles = new Array<readonly Kind[]>(seats).fill([]);
  return { mode, phase: 'act', table, toPlay: first, piles };
}
