/** How a match of «Нізам» begins, whose turn it is, and how it stands. */
import { argmax } from '../../../engine/arrays';
import type { Setup, Standing, Turn } from '../../../engine/types';
import { checkSetup } from '../../../engine/verdict';
import { START_HAND } from '../../gems/rules/deal';
import { holeCount } from '../../gems/rules/field';
import { CELLS } from '../../gems/rules/grid';
import { draw } from '../../gems/rules/stock';
import { HOUSE } from './clauses';
import { outsLeft, wanted } from './position';
import { BLANK, type Sheet, sheetLines, sheetPoints } from './scoring';
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

export function turn(state: NizamState): Turn {
  const { phase } = state;
  switch (phase) {
    case 'deal': {
      const count = CELLS + (state.mode === 'virtual' ? START_HAND * state.table.seats : 0);
      return { phase, actors: [], chance: true, count };
    }
    case 'act':
      return { phase, actors: [state.toPlay], chance: false };
    case 'draw': {
      const { count } = draw(state.stock, wanted(state), outsLeft(state));
      return { phase, actors: [], chance: true, count };
    }
    case 'refill': {
      const { count } = draw(state.stock, holeCount(state.grid), outsLeft(state));
      return { phase, actors: [], chance: true, count };
    }
    case 'over':
      return { phase, actors: [], chance: false };
  }
}

export function standing(state: NizamState): Standing {
  if (state.phase === 'deal') {
    return {
      points: new Array<number>(state.table.seats).fill(0),
      over: false,
      winners: [],
      lines: [],
    };
  }
  const points = state.sheets.map(sheetPoints);
  const over = state.phase === 'over';
  const lines = state.sheets.flatMap((sheet, seat) => sheetLines(seat, sheet));
  return { points, over, winners: over ? argmax(points) : [], lines };
}
