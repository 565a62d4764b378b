/** The row that comes off the deck: the unseen cards, ascending and jokers last, shuffled once. */
import type { Rng } from '../../../engine/types';
import { cardOf } from './deck';
import { nextCount } from './turn';
import type { Card, SplitMove, SplitState } from './types';

export function chance(state: SplitState, rng: Rng): SplitMove {
  if (state.phase !== 'row') throw new Error(`chance: nothing to turn up in ${state.phase}`);
  const unseen: Card[] = [];
  state.table.deck.forEach((copies, kind) => {
    for (let n = copies; n > 0; n -= 1) unseen.push(cardOf(kind));
  });
  return { type: 'row', cards: rng.shuffle(unseen).slice(0, nextCount(state)) };
}
