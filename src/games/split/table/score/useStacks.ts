/** The piles as they are being typed in, which cell is next, and what the rules say of them so far. */
import { useState } from 'react';

import type { Refusal, Seat, Standing } from '../../../../engine/types';
import { COPIES, JOKERS, TOP_VALUE } from '../../rules/deck';
import { useMatchDraft } from '../../../../match/useDraft';
import type { SplitMove } from '../../rules/types';
import type { PropsOf } from '../props';

type StacksMove = Extract<SplitMove, { type: 'stacks' }>;

/** Null: not written yet, which is not the same as no card. */
export type Counts = readonly (readonly (number | null)[])[];

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
  /** A finger on a pile: one that is written or known is first only chosen, so that looking at it changes nothing. */
  touch(cell: Cell): void;
  /** A whole pile at once; the next pile is then active. */
  write(cell: Cell, count: number, by: Hand): void;
  /** The box has no card left for a pile that is not written yet: it is none, and nobody is asked about it. */
  isShut(cell: Cell): boolean;
  /** The pile that took the last number, until another is touched. */
  took: Cell | null;
  /** How the last pile was written: the keyboard's focus follows, a finger needs none. */
  hand: Hand;
  move: SplitMove;
  empty: boolean;
  /** Of whom no pile is written yet. */
  missing: readonly Seat[];
  refusal: Refusal | null;
  /** The final standing, while the piles can exist. */
  outcome: Standing | null;
  audits: readonly ValueAudit[];
  jokers: { needed: number; all: number };
}

/** More cards than the box holds on one pile is a slip of the finger. */
const MOST_ON_PILE = TOP_VALUE + JOKERS;

function emptyCounts(seats: number): null[][] {
  return Array.from({ length: seats }, () => new Array<null>(TOP_VALUE).fill(null));
}

export function countAt(counts: Counts, { seat, value }: Cell): number | null {
  return counts[seat]?.[value - 1] ?? null;
}

/** What is not written counts as no card. */
const cardsIn = (count: number | null | undefined): number => count ?? 0;

function withCount(counts: Counts, cell: Cell, count: number): Counts {
  const within = Math.max(0, Math.min(MOST_ON_PILE, count));
  return counts.map((piles, seat) =>
    seat === cell.seat ? piles.map((n, i) => (i === cell.value - 1 ? within : n)) : piles,
  );
}

/** Down a player's piles, then to the next player, as they lie in front of people; the last one is the last. */
function* cellsAfter({ seat, value }: Cell, seats: number): Generator<Cell> {
  for (let next = value + 1; next <= TOP_VALUE; next += 1) yield { seat, value: next };
  if (seat + 1 < seats) yield* cellsAfter({ seat: seat + 1, value: 0 }, seats);
}

/** What can stand as it is, but not with one card there. */
function shutIn(counts: Counts, judge: PropsOf<'stacks'>['judge']): (cell: Cell) => boolean {
  const can = (piles: Counts): boolean => judge(moveOf(piles)).ok;
  const isSound = can(counts);
  return (cell) => isSound && countAt(counts, cell) === null && !can(withCount(counts, cell, 1));
}

function moveOf(counts: Counts): StacksMove {
  return { type: 'stacks', counts: counts.map((piles) => piles.map(cardsIn)) };
}

export function useStacks(props: PropsOf<'stacks'>): Stacks {
  const { draft, view, judge, foresee, refused, dismissRefusal } = props;
  const [counts, setCounts] = useMatchDraft<Counts>('stacks', () =>
    draft?.type === 'stacks' ? draft.counts : emptyCounts(view.seats),
  );
  const [active, choose] = useMatchDraft<Cell>('stacks at', () => ({ seat: 0, value: 1 }));
  const [hand, setHand] = useState<Hand>('touch');
  const [took, setTook] = useState<Cell | null>(null);
  const change = (cell: Cell, count: number): void => {
    if (refused) dismissRefusal();
    setCounts(withCount(counts, cell, count));
  };
  const add = (cell: Cell, by: 1 | -1): void => {
    change(cell, cardsIn(countAt(counts, cell)) + by);
    setHand('touch');
    setTook(null);
    choose(cell);
  };
  const move = moveOf(counts);
  const written = move.counts;
  const verdict = judge(move);
  const isShut = shutIn(counts, judge);
  return {
    counts,
    active,
    add,
    touch(cell) {
      const isChosen = cell.seat === active.seat && cell.value === active.value;
      const isOpen = countAt(counts, cell) === null && !isShut(cell);
      if (isChosen || isOpen) return add(cell, 1);
      setHand('touch');
      setTook(null);
      return choose(cell);
    },
    write(cell, count, by) {
      change(cell, count);
      setHand(by);
      setTook(cell);
      const isShutThen = shutIn(withCount(counts, cell, count), judge);
      for (const next of cellsAfter(cell, view.seats)) if (!isShutThen(next)) return choose(next);
      return choose(cell);
    },
    isShut,
    took,
    hand,
    move,
    empty: written.every((piles) => piles.every((count) => count === 0)),
    missing: counts.flatMap((piles, seat) => (piles.every((n) => n === null) ? [seat] : [])),
    refusal: verdict.ok ? null : verdict,
    outcome: verdict.ok ? foresee(move) : null,
    audits: auditsOf(written, judge),
    jokers: { needed: jokersNeeded(written), all: JOKERS },
  };
}

type Written = readonly (readonly number[])[];

function cardsOf(counts: Written, value: number): number {
  return counts.reduce((sum, piles) => sum + (piles[value - 1] ?? 0), 0);
}

/** Each value judged as if it were the only one, so that a mistake is marked in its own row. */
function auditsOf(counts: Written, judge: PropsOf<'stacks'>['judge']): ValueAudit[] {
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
function jokersNeeded(counts: Written): number {
  let needed = 0;
  for (let value = 1; value <= TOP_VALUE; value += 1)
    needed += Math.max(0, cardsOf(counts, value) - (COPIES[value - 1] ?? 0));
  return needed;
}
