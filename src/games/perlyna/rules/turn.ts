/** Whose turn it is, and how many cards come next. */
import type { Turn } from '../../../engine/types';
import { START_HAND } from '../../gems/rules/deal';
import { CELLS } from '../../gems/rules/grid';
import { draw } from '../../gems/rules/stock';
import { NO_LAST_OUT, TAKE } from './position';
import type { PerlynaState } from './types';

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
