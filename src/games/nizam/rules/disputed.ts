/** Alone with a hand of some size, as a dispute tells it: no log leads here, so only the judge and what it asks are to look at it. */
import { NO_CARDS } from '../../gems/rules/counts';
import { fieldOf } from '../../gems/rules/field';
import { CELLS } from '../../gems/rules/grid';
import { dealtHand } from '../../gems/rules/hands';
import { KINDS } from '../../gems/rules/kinds';
import { BLANK } from './scoring';
import type { Acting } from './types';

/** A full deck, nothing shifted yet; `upTo`: house reading of A-N20. */
export function soloBefore(hand: number, upTo: boolean): Acting {
  const grid = Array.from({ length: CELLS }, (_, i) => KINDS[i % KINDS.length] ?? KINDS[0]);
  return {
    mode: 'referee',
    phase: 'act',
    table: { seats: 1, freeThree: false, drawToLimit: upTo },
    toPlay: 0,
    grid: fieldOf(grid),
    stock: { deck: null, size: 40, discard: NO_CARDS },
    hands: [dealtHand(null, hand)],
    sheets: [BLANK],
    outs: 0,
    moves: 0,
    made: '',
  };
}
