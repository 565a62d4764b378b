/** What the box does; at a real table it only lays out a grid. The order of shuffles is told in the README. */
import type { Rng } from '../../../engine/types';
import { listKinds, ofEach } from '../../gems/rules/counts';
import { dealHands, drawByChance } from '../../gems/rules/deal';
import { type Gem, PEARL } from '../../gems/rules/grid';
import { NO_LAST_OUT, ON_FIELD, poolCopies, TAKE } from './position';
import type { PerlynaMove, PerlynaState } from './types';

export function chance(state: PerlynaState, rng: Rng): PerlynaMove {
  switch (state.phase) {
    case 'deal': {
      const field: Gem[] = [...listKinds(ofEach(ON_FIELD)), PEARL];
      const grid = rng.shuffle(field);
      if (state.mode === 'referee') return { type: 'deal', grid };
      const pool = rng.shuffle(listKinds(ofEach(poolCopies(state.table.seats))));
      return { type: 'deal', grid, hands: dealHands(pool, state.table.seats) };
    }
    case 'draw': {
      const { stock } = state;
      if (stock.deck === null) throw new Error('a real deck is drawn from by hand');
      return { type: 'draw', cards: drawByChance(stock, stock.deck, TAKE, NO_LAST_OUT, rng) };
    }
    default:
      throw new Error(`no chance in ${state.phase}`);
  }
}
