/** What the deck does in a virtual game. The order of shuffles is told in the README. */
import type { Rng } from '../../engine/types';
import { COPIES, KINDS, listKinds } from '../gems';
import { dealHands, drawByChance } from '../grid/deal';
import { CELLS } from '../grid/grid';
import { holeCount, outsLeft, wanted } from './position';
import type { NizamMove, NizamState } from './types';

export function chance(state: NizamState, rng: Rng): NizamMove {
  if (state.mode !== 'virtual') throw new Error('the table deals its own cards');
  switch (state.phase) {
    case 'deal': {
      const box = rng.shuffle(listKinds(KINDS.map(() => COPIES)));
      const hands = dealHands(box.slice(CELLS), state.table.seats);
      return { type: 'deal', grid: box.slice(0, CELLS), hands };
    }
    case 'draw':
      return {
        type: 'draw',
        cards: drawByChance(state.stock, wanted(state), outsLeft(state), rng),
      };
    case 'refill': {
      const holes = holeCount(state.grid);
      return { type: 'refill', cards: drawByChance(state.stock, holes, outsLeft(state), rng) };
    }
    default:
      throw new Error(`no chance in ${state.phase}`);
  }
}
