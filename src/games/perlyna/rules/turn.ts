/** How a match of «Перлина Сходу» begins, whose turn it is, and how it stands. */
import { argmax } from '../../../engine/arrays';
import type { Setup, Standing, Turn } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import type { Kind } from '../../gems/rules/kinds';
import { START_HAND } from '../../gems/rules/deal';
import { CELLS } from '../../gems/rules/grid';
import { draw } from '../../gems/rules/stock';
import { HOUSE } from './clauses';
import { NO_LAST_OUT, TAKE } from './position';
import { pileLines } from './scoring';
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

export function turn(state: PerlynaState): Turn {
  const { phase } = state;
  switch (phase) {
    case 'deal': {
      const count = CELLS + (state.mode === 'virtual' ? START_HAND * state.table.seats : 0);
      return { phase, actors: [], chance: true, count };
    }
    case 'act':
      return { phase, actors: [state.toPlay], chance: false };
    case 'draw': {
      const { count } = draw(state.stock, TAKE, NO_LAST_OUT);
      return { phase, actors: [], chance: true, count };
    }
    case 'over':
      return { phase, actors: [], chance: false };
  }
}

/** Whoever has most tasks wins; with all eight that is one player, after a stop or a deadlock maybe several. */
export function standing(state: PerlynaState): Standing {
  if (state.phase === 'deal')
    return {
      points: new Array<number>(state.table.seats).fill(0),
      over: false,
      winners: [],
      lines: [],
    };
  const points = state.piles.map((pile) => pile.length);
  const over = state.phase === 'over';
  return { points, over, winners: over ? argmax(points) : [], lines: pileLines(state.piles) };
}
