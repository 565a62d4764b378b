/** What the deck does in a virtual game. The order of shuffles is told in the README. */
import type { Rng } from '../../engine/types';
import { KINDS, listKinds } from '../gems';
import { dealHands, drawByChance } from '../grid/deal';
import { type Gem, PEARL } from '../grid/grid';
import { NO_LAST_OUT, ON_FIELD, poolCopies, TAKE } from './position';
import type { PerlynaMove, PerlynaState } from './types';

export function chance(state: PerlynaState, rng: Rng): PerlynaMove {
  if (state.mode !== 'virtual') throw new Error('the table deals its own cards');
  switch (state.phase) {
    case 'deal': {
      const field: Gem[] = [...listKinds(KINDS.map(() => ON_FIELD)), PEARL];
      const grid = rng.shuffle(field);
      const pool = rng.shuffle(listKinds(KINDS.map(() => poolCopies(state.table.seats))));
      return { type: 'deal', grid, hands: dealHands(pool, state.table.seats) };
    }
    case 'draw':
      return { type: 'draw', cards: drawByChance(state.stock, TAKE, NO_LAST_OUT, rng) };
    default:
      throw new Error(`no chance in ${state.phase}`);
  }
}
