/**
 * What a shift costs: one card of the edge's kind, or any three when that kind is lacking; any three
 * for the pearl. Judged and listed here, once for both games. Knows nothing about turns.
 */
import type { Seat, Verdict } from '../../engine/types';
import { OK } from '../../engine/verdict';
import { KINDS, type Kind, kindIndex } from '../gems';
import { deny, type PaymentFacts } from './facts';
import { edgeCard, EDGES, type Gem, type Grid, LINE_NAMES, PEARL, SIDE } from './grid';
import { type Hand, lackOf, mostHeld } from './hands';
import type { Shift } from './moves';
import type { Counts } from './stock';

const THREE = 3;

export interface PriceClauses {
  /** Paying one card of the edge's kind. */
  one: string;
  /** Paying three for want of it. */
  three: string;
  /** The ruling that says when three are allowed. */
  ruling: string;
}

/** What is known when somebody pays. */
export interface Purse {
  hand: Hand;
  /** Cards of each kind lying open where they cannot be in a hand. */
  seen: Counts;
  /** How many of a kind there are among hands, deck and what is `seen`. */
  copies: number;
  /** House reading: three cards pay for any shift. */
  freeThree: boolean;
}

export function judgePayment(
  clauses: PriceClauses,
  purse: Purse,
  needs: Kind,
  pay: readonly Kind[],
): Verdict {
  const { hand, freeThree } = purse;
  if (pay.length !== THREE) {
    if (pay.length === 1 && pay[0] === needs) return judgeCards(clauses.one, clauses, purse, pay);
    const facts: PaymentFacts = { why: 'price', needs, paid: pay };
    return refusePayment(clauses.one, freeThree ? { ...facts, house: clauses.ruling } : facts);
  }
  if (!freeThree) {
    const { cards } = hand;
    const held = cards === null ? countOf(pay, needs) : (cards[kindIndex(needs)] as number);
    if (held > 0) return refusePayment(clauses.three, { why: 'held', needs, held });
  }
  return judgeCards(clauses.three, clauses, purse, pay);
}

/** The pearl wraps: any three, without a condition (E-3.5). */
export function judgePearlPayment(
  clause: string,
  clauses: PriceClauses,
  purse: Purse,
  pay: readonly Kind[],
): Verdict {
  if (pay.length !== THREE) return refusePayment(clause, { why: 'pearl', paid: pay });
  return judgeCards(clause, clauses, purse, pay);
}

/** Can these cards be in that hand at all? */
function judgeCards(
  clause: string,
  clauses: PriceClauses,
  purse: Purse,
  pay: readonly Kind[],
): Verdict {
  const { hand, seen, copies } = purse;
  if (hand.cards === null && hand.size < pay.length)
    return refusePayment(clause, { why: 'size', paid: pay.length, hand: hand.size });
  for (let i = 0; i < pay.length; i += 1) {
    const kind = pay[i] as Kind;
    const index = kindIndex(kind);
    const paid = countOf(pay, kind);
    if (hand.cards !== null) {
      const held = hand.cards[index] as number;
      if (paid > held) return refusePayment(clause, { why: 'hand', kind, paid, held });
    } else if ((seen[index] as number) + paid > copies) {
      return refusePayment(clause, {
        why: 'box',
        kind,
        copies,
        seen: (seen[index] as number) + paid,
      });
    }
  }
  return hand.lacks.length === 0 ? OK : judgeLacks(clauses, hand, pay);
}

/** More of a kind than were drawn since it was said to be lacking: that payment was false. */
function judgeLacks(clauses: PriceClauses, hand: Hand, pay: readonly Kind[]): Verdict {
  for (const kind of pay) {
    const lack = lackOf(hand, kindIndex(kind));
    if (lack === null) continue;
    const paid = lack.paid + countOf(pay, kind);
    const drawn = hand.drawn - lack.drawnBefore;
    if (paid <= drawn) continue;
    const { line, index, edge, move } = lack;
    return refusePayment(clauses.three, {
      why: 'lacked',
      kind,
      paid,
      drawn,
      move,
      line,
      index,
      edge,
    });
  }
  return OK;
}

function refusePayment(clause: string, facts: PaymentFacts): Verdict {
  return deny(clause, facts);
}

function countOf(cards: readonly Kind[], kind: Kind): number {
  let n = 0;
  for (let i = 0; i < cards.length; i += 1) if (cards[i] === kind) n += 1;
  return n;
}

interface Triple {
  pay: readonly Kind[];
  a: number;
  b: number;
  c: number;
}

/** All 120 threes of eight kinds, each once, kinds in circle order. */
const TRIPLES: readonly Triple[] = KINDS.flatMap((x, a) =>
  KINDS.slice(a).flatMap((y, j) =>
    KINDS.slice(a + j).map((z, k) => ({
      pay: Object.freeze([x, y, z]),
      a,
      b: a + j,
      c: a + j + k,
    })),
  ),
);
const SINGLES: readonly (readonly Kind[])[] = KINDS.map((kind) => Object.freeze([kind]));

/** How many cards of each kind could be paid at most. */
function payable(purse: Purse): number[] {
  return KINDS.map((_, kind) => {
    const held = mostHeld(purse.hand, kind);
    if (purse.hand.cards !== null) return held;
    return Math.min(held, purse.copies - (purse.seen[kind] as number));
  });
}

function threes(most: Counts, hand: Hand, without: number): (readonly Kind[])[] {
  const out: (readonly Kind[])[] = [];
  if (hand.size < THREE) return out;
  for (let i = 0; i < TRIPLES.length; i += 1) {
    const { pay, a, b, c } = TRIPLES[i] as Triple;
    if (a === without || b === without || c === without) continue;
    const ofA = a === c ? 3 : a === b ? 2 : 1;
    const ofC = a === c ? 3 : b === c ? 2 : 1;
    if ((most[a] as number) < ofA || (most[c] as number) < ofC || (most[b] as number) < 1) continue;
    out.push(pay);
  }
  return out;
}

/** Lists payments for any edge of one position; each list of threes is made once. */
function paymentLister(purse: Purse): (needs: Gem) => readonly (readonly Kind[])[] {
  const most = payable(purse);
  const lists = new Map<Gem, readonly (readonly Kind[])[]>();
  return (needs) => {
    let list = lists.get(needs);
    if (list === undefined) {
      list = listFor(purse, most, needs);
      lists.set(needs, list);
    }
    return list;
  };
}

function listFor(purse: Purse, most: Counts, needs: Gem): readonly (readonly Kind[])[] {
  const { hand, freeThree } = purse;
  if (needs === PEARL) return threes(most, hand, -1);
  const kind = kindIndex(needs);
  const held = (most[kind] as number) > 0;
  const single = held ? [SINGLES[kind] as readonly Kind[]] : [];
  // A hand that is known to hold the kind pays with it; one that may hold it may also lack it.
  const certain = hand.cards !== null && held;
  if (certain && !freeThree) return single;
  return single.concat(threes(most, hand, freeThree ? -1 : kind));
}

/** Every payment for one edge; empty where it cannot be paid for. */
export function paymentsFor(purse: Purse, needs: Gem): readonly (readonly Kind[])[] {
  return listFor(purse, payable(purse), needs);
}

/** Adds every shift that can be paid for: both ends of ten lines, each with each payment. */
export function pushShifts(
  moves: { push(shift: Shift): unknown },
  grid: Grid<Gem>,
  seat: Seat,
  purse: Purse,
): void {
  const payments = paymentLister(purse);
  for (const line of LINE_NAMES)
    for (let index = 0; index < SIDE; index += 1)
      for (const edge of EDGES) {
        const list = payments(edgeCard(grid, { line, index, edge }));
        for (let i = 0; i < list.length; i += 1) {
          const pay = list[i] as readonly Kind[];
          moves.push({ type: 'shift', seat, line, index, edge, pay });
        }
      }
}

/** Can the holder be sure to pay for some shift? Three cards always do; fewer must match an edge. */
export function canPaySomeShift(grid: Grid<Gem>, { cards, size }: Hand): boolean {
  if (size >= THREE) return true;
  if (cards === null || size === 0) return false;
  for (const line of LINE_NAMES)
    for (const edge of EDGES)
      for (let index = 0; index < SIDE; index += 1) {
        const kind = kindIndex(edgeCard(grid, { line, index, edge }));
        if (kind >= 0 && (cards[kind] as number) > 0) return true;
      }
  return false;
}
