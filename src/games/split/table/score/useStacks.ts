/** The piles as they are being typed in, which cell is next, and what the rules say of them so far. */
import { useState } from 'react';

import type { Refusal, Seat, Standing } from '../../../../engine/types';
import { COPIES, JOKERS, TOP_VALUE } from '../../deck';
import { useMatchDraft } from '../../../../match/useDraft';
import type { SplitMove } from '../../types';
import type { PropsOf } from '../props';

export type Counts = readonly (readonly number[])[];

export interface Cell {
  seat: Seat;
  value: number;
}

export type Hand = 'touch' | 'keys';

/** What is known of one value's row against the box. */
export interface ValueAudit {
  cards: number;
  copies: number;
  refusal: Refusal | null;
}

export interface Stacks {
  counts: Counts;
  active: Cell;
  /** One card more or less on a pile. */
  add(cell: Cell, by: 1 | -1): void;
  /** A whole pile at once; the next pile is then active. */
  write(cell: Cell, count: number, by: Hand): void;
  /** How the last pile was written: the keyboard's focus follows, a finger needs none. */
  hand: Hand;
  move: SplitMove;
  empty: boolean;
  refusal: Refusal | null;
  /** The final standing, while the piles can exist. */
  outcome: Standing | null;
  audits: readonly ValueAudit[];
  jokers: { needed: number; all: number };
}

/** More cards than the box holds on one pile is a slip of the finger. */
export const MOST_ON_PILE = TOP_VALUE + JOKERS;

function emptyCounts(seats: number): number[][] {
  return Array.from({ length: seats }, () => new Array<number>(TOP_VALUE).fill(0));
}

export function countAt(counts: Counts, { seat, value }: Cell): number {
  return counts[seat]?.[value - 1] ?? 0;
}

function withCount(counts: Counts, cell: Cell, count: number): Counts {
  const within = Math.max(0, Math.min(MOST_ON_PILE, count));
  return counts.map((piles, seat) =>
    seat === cell.seat ? piles.map((n, i) => (i === cell.value - 1 ? within : n)) : piles,
  );
}

/** Down a player's piles, then to the next player: as they lie in front of people. */
export function nextCell({ seat, value }: Cell, seats: number): Cell {
  return value < TOP_VALUE ? { seat, value: value + 1 } : { seat: (seat + 1) % seats, value: 1 };
}

export function useStacks(props: PropsOf<'stacks'>): Stacks {
  const { draft, view, judge, foresee, refused, dismissRefusal } = props;
  const [counts, setCounts] = useMatchDraft<Counts>('stacks', () =>
    draft?.type === 'stacks' ? draft.counts : emptyCounts(view.seats),
  );
  const [active, choose] = useMatchDraft<Cell>('stacks at', () => ({ seat: 0, value: 1 }));
  const [hand, setHand] = useState<Hand>('touch');
  const change = (cell: Cell, count: number): void => {
    if (refused) dismissRefusal();
    setCounts(withCount(counts, cell, count));
  };
  const move: SplitMove = { type: 'stacks', counts };
  const verdict = judge(move);
  return {
    counts,
    active,
    add(cell, by) {
      change(cell, countAt(counts, cell) + by);
      setHand('touch');
      choose(cell);
    },
    write(cell, count, by) {
      change(cell, count);
      setHand(by);
      choose(nextCell(cell, view.seats));
    },
    hand,
    move,
    empty: counts.every((piles) => piles.every((count) => count === 0)),
    refusal: verdict.ok ? null : verdict,
    outcome: verdict.ok ? foresee(move) : null,
    audits: auditsOf(counts, judge),
    jokers: { needed: jokersNeeded(counts), all: JOKERS },
  };
}

function cardsOf(counts: Counts, value: number): number {
  return counts.reduce((sum, piles) => sum + (piles[value - 1] ?? 0), 0);
}

/** Each value judged as if it were the only one, so that a mistake is marked in its own row. */
function auditsOf(counts: Counts, judge: PropsOf<'stacks'>['judge']): ValueAudit[] {
  return Array.from({ length: TOP_VALUE }, (_, i) => {
    const alone = counts.map((piles) => piles.map((count, j) => (i === j ? count : 0)));
    const verdict = judge({ type: 'stacks', counts: alone });
    return {
      cards: cardsOf(counts, i + 1),
      copies: COPIES[i] ?? 0,
      refusal: verdict.ok ? null : verdict,
    };
  });
}

/** What the box's number cards cannot explain. */
function jokersNeeded(counts: Counts): number {
  let needed = 0;
  for (let value = 1; value <= TOP_VALUE; value += 1)
    needed += Math.max(0, cardsOf(counts, value) - (COPIES[value - 1] ?? 0));
  return needed;
}
