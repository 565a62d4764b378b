/** A joker or a row, as a dispute tells it: no log leads here, so only the judge and what it asks are to look at it. */
import { filled } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { COPIES } from './deck';
import { EMPTY_FRONT } from './layout';
import type { Card, CutPhase, Fate, Front, JokerPhase, Table } from './types';

function tableOf(seats: number, leader: Seat): Table {
  return {
    mode: 'referee',
    seats,
    round: 1,
    leader,
    deck: COPIES,
    fronts: filled(seats, EMPTY_FRONT),
    row: [],
    fates: [],
    ballot: null,
    oneExtra: false,
  };
}

/** Its owner has to place it now. */
export function jokerBefore(front: Front): JokerPhase {
  const table = { ...tableOf(3, 0), fronts: [front, EMPTY_FRONT, EMPTY_FRONT] };
  return { phase: 'joker', table, seat: 0, queue: [] };
}

export interface RowTold {
  seats: number;
  leader: Seat;
  /** Null where nobody told which one it is: who gets it does not depend on that. */
  cards: readonly (Card | null)[];
  /** A contested part lies in a longer row, whose other cards are gone. */
  extra: boolean;
  contenders: readonly Seat[];
  /** House reading of A-S5. */
  once: boolean;
}

/** The row before it is cut. */
export function rowBefore({ seats, leader, cards, extra, contenders, once }: RowTold): CutPhase {
  const others: Card[] = extra ? ['joker', 'joker'] : [];
  const open = filled<Fate>(cards.length, 'open');
  const row = [...cards.map((card) => card ?? 1), ...others];
  const fates = [...open, ...others.map((): Fate => 'discard')];
  return {
    phase: 'cut',
    table: { ...tableOf(seats, leader), row, fates, oneExtra: once },
    part: { from: 0, to: cards.length, contenders },
    queue: [],
  };
}
