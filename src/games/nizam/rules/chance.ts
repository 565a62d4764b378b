/**
 * What the deck does; at a real table, what it might do. The order of shuffles is told in the README.
 */
import type { Rng } from '../../../engine/types';
import { type Counts, listKinds, minus, ofEach } from '../../gems/rules/counts';
import { COPIES, type Kind } from '../../gems/rules/kinds';
import { dealHands, drawByChance } from '../../gems/rules/deal';
import { holeCount } from '../../gems/rules/field';
import { CELLS } from '../../gems/rules/grid';
import { openCards, outsLeft, wanted } from './position';
import type { Drawing, NizamMove, NizamState, Refilling } from './types';

export function chance(state: NizamState, rng: Rng): NizamMove {
  if (state.mode === 'score') throw new Error('no cards are entered in score mode');
  switch (state.phase) {
    case 'deal': {
      const box = rng.shuffle(listKinds(ofEach(COPIES)));
      const grid = box.slice(0, CELLS);
      if (state.mode === 'referee') return { type: 'deal', grid };
      return { type: 'deal', grid, hands: dealHands(box.slice(CELLS), state.table.seats) };
    }
    case 'draw':
      return { type: 'draw', cards: drawn(state, wanted(state), rng) };
    case 'refill':
      return { type: 'refill', cards: drawn(state, holeCount(state.grid), rng) };
    default:
      throw new Error(`no chance in ${state.phase}`);
  }
}

function drawn(state: Drawing | Refilling, count: number, rng: Rng): Kind[] {
  const { stock, grid } = state;
  const unseen = (): Counts => minus(ofEach(COPIES), openCards(grid, stock.discard));
  return drawByChance(stock, stock.deck ?? unseen(), count, outsLeft(state), rng);
}
