/** A rainbow, as a dispute tells it: no log leads here, so only the judge and what it asks are to look at it. */
import { filled } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { NO_CARDS } from '../../gems/rules/counts';
import { type Kind, KINDS } from '../../gems/rules/kinds';
import { EMPTY_SHEET } from './scoring';
import type { Acting } from './types';

/** A score-keeper's table, where only the rainbow counts. */
export function rainbowBefore(rainbow: readonly Kind[]): Acting {
  return {
    phase: 'act',
    table: { seats: 2, first: 0, mode: 'score', swapNone: false, finisherRests: false },
    sheets: [{ ...EMPTY_SHEET, rainbow }, EMPTY_SHEET],
    stock: { mode: 'score' },
    toAct: 0,
    lapLeft: null,
  };
}

/** The turn in which this seat completes the rainbow, its last colour still to come; `others`: house reading of A-V7. */
export function lastColourMissing(seats: number, seat: Seat, others: boolean): Acting {
  const sheets = filled(seats, EMPTY_SHEET);
  sheets[seat] = { ...EMPTY_SHEET, rainbow: KINDS.slice(1) };
  return {
    phase: 'act',
    table: { seats, first: 0, mode: 'score', swapNone: false, finisherRests: others },
    sheets,
    stock: { mode: 'score' },
    toAct: seat,
    lapLeft: null,
  };
}

/** A refereed turn in which nothing was laid yet; `none`: house reading of A-V4. */
export function swapBefore(none: boolean): Acting {
  return {
    phase: 'act',
    table: { seats: 2, first: 0, mode: 'referee', swapNone: none, finisherRests: false },
    sheets: [EMPTY_SHEET, EMPTY_SHEET],
    stock: { mode: 'referee', top: KINDS[0], pile: NO_CARDS, deck: 0, discard: 0 },
    toAct: 0,
    lapLeft: null,
  };
}
