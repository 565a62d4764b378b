/** Piles and a field, as a dispute tells it: no log leads here, so only the judge and what it asks are to look at it. */
import type { Seat } from '../../../engine/types';
import { NO_CARDS } from '../../gems/rules/counts';
import type { Field } from '../../gems/rules/field';
import { dealtHand } from '../../gems/rules/hands';
import type { Acting, Piles, Scoring } from './types';

export interface PilesTold {
  piles: Piles;
  seat: Seat;
  /** House reading of A-E10: a deadlock lifts the block. */
  open: boolean;
}

/** A score-keeper's table: only the piles matter. */
export function pilesBefore({ piles, seat, open }: PilesTold): Scoring {
  const table = { seats: piles.length, freeThree: false, deadlockOpens: open };
  return { mode: 'score', phase: 'act', table, toPlay: seat, piles };
}

/** The shifts have just been finished, or none was made. */
export function claimBefore(told: PilesTold & { field: Field; shifted: boolean }): Acting {
  const { table, toPlay, piles } = pilesBefore(told);
  return {
    mode: 'referee',
    phase: 'act',
    table,
    toPlay,
    grid: told.field,
    stock: { deck: null, size: 0, discard: NO_CARDS },
    hands: piles.map(() => dealtHand(null, 0)),
    piles,
    moves: 0,
    shifts: told.shifted ? 1 : 0,
  };
}
