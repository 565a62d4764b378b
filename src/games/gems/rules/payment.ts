/**
 * What a shift costs: one card of the edge's kind, or any three when that kind is lacking; any three
 * for the pearl. Judged and listed here, once for both games. Knows nothing about turns.
 */
import type { Seat, Verdict } from '../../../engine/types';
import { OK } from '../../../engine/verdict';
import { THREE } from './because';
import { countOf, type Counts, countsOf, holds, NO_CARDS, oneOf, plus } from './counts';
import { KINDS, type Kind, kindIndex } from './kinds';
import { deny, type PaymentFacts } from './facts';
import { edgeKind, type Field } from './field';
import { ENDS, type Gem, type LineEnd } from './grid';
import { type Hand, lackOf, mostHeld } from './hands';
import type { Shift } from './moves';

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
  /** The table lets a false payment stand (A-N1). */
  stands?: boolean;
}

/**
 * What is paid, where a known hand pays rightly for an edge of this kind (negative for the pearl); `NO_CARDS` where there is
 * more to say, which is `judgePayment`'s. Told without gathering what only a refusal needs.
 */
export function plainPayment({ cards }: Hand, kind: number, pay: unknown, free: boolean): Counts {
  if (cards === null || !Array.isArray(pay)) return NO_CARDS;
  if (pay.length === 1) {
    const right = kind >= 0 && pay[0] === KINDS[kind] && countOf(cards, kind) > 0;
    return right ? oneOf(kind) : NO_CARDS;
  }
  const threeAllowed = kind < 0 || free || countOf(cards, kind) === 0;
  if (pay.length !== THREE || !threeAllowed) return NO_CARDS;
  const paid = countsOf(pay);
  return holds(cards, paid) ? paid : NO_CARDS;
}

export function judgePayment(
  clauses: PriceClauses,
  purse: Purse,
  needs: Kind,
  pay: readonly Kind[],
): Verdict {
  const { hand, freeThree, stands } = purse;
  if (pay.length !== THREE) {
    if (pay.length === 1 && pay[0] === needs) return judgeCards(clauses.one, clauses, purse, pay);
    const facts: PaymentFacts = { why: 'price', needs, paid: pay };
    return refusePayment(clauses.one, freeThree ? { ...facts, house: clauses.ruling } : facts);
  }
  if (!freeThree && !stands) {
    const { cards } = hand;
    const held = cards === null ? timesIn(pay, needs) : countOf(cards, kindIndex(needs));
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
  const { hand } = purse;
  if (hand.cards !== null) return judgeHeld(clause, hand.cards, pay);
  if (hand.size < pay.length)
    return refusePayment(clause, { why: 'size', paid: pay.length, hand: hand.size });
  return judgeBox(clause, purse, pay) ?? (purse.stands ? OK : judgeLacks(clauses, hand, pay));
}

function judgeHeld(clause: string, cards: Counts, pay: readonly Kind[]): Verdict {
  if (holds(cards, countsOf(pay))) return OK;
  const kind = pay.find((card) => timesIn(pay, card) > countOf(cards, kindIndex(card))) as Kind;
  const held = countOf(cards, kindIndex(kind));
  return refusePayment(clause, { why: 'hand', kind, paid: timesIn(pay, kind), held });
}

/** At a real table: no more of a kind than can be in hands at all. */
function judgeBox(clause: string, { seen, copies }: Purse, pay: readonly Kind[]): Verdict | null {
  for (let i = 0; i < pay.length; i += 1) {
    const kind = pay[i] as Kind;
    const shown = countOf(seen, kindIndex(kind)) + timesIn(pay, kind);
    if (shown > copies) return refusePayment(clause, { why: 'box', kind, copies, seen: shown });
  }
  return null;
}

/** More of a kind than were drawn since it was said to be lacking: that payment was false. */
function judgeLacks(clauses: PriceClauses, hand: Hand, pay: readonly Kind[]): Verdict {
  for (let i = 0; i < pay.length; i += 1) {
    const kind = pay[i] as Kind;
    const lack = lackOf(hand, kindIndex(kind));
    if (lack === null) continue;
    const paid = lack.paid + timesIn(pay, kind);
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

function timesIn(cards: readonly Kind[], kind: Kind): number {
  let n = 0;
  for (let i = 0; i < cards.length; i += 1) if (cards[i] === kind) n += 1;
  return n;
}

type Payment = readonly Kind[];

/** The only payment with one card of a kind, by kind. */
const SINGLES: readonly (readonly Payment[])[] = KINDS.map((kind) => [[kind]]);
/** Every three of eight kinds once, by the places of its kinds in circle order; made once, shared by all offers. */
const TRIPLES: readonly Payment[][][] = KINDS.map((x, a) =>
  KINDS.map((y, b) => KINDS.map((z, c) => (a <= b && b <= c ? [x, y, z] : []))),
);

/** How many cards of each kind could be paid at most. */
function payable({ hand, seen, copies }: Purse): Counts {
  if (hand.cards !== null) return hand.cards;
  let most = NO_CARDS;
  for (let kind = 0; kind < KINDS.length; kind += 1) {
    const held = Math.min(mostHeld(hand, kind), copies - countOf(seen, kind));
    most = plus(most, Math.max(0, held) * oneOf(kind));
  }
  return most;
}

/** Threes of kinds in circle order, without one kind. */
function threes(most: Counts, hand: Hand, without: number): Payment[] {
  const out: Payment[] = [];
  if (hand.size < THREE) return out;
  for (let a = 0; a < KINDS.length; a += 1) {
    if (a === without || countOf(most, a) < 1) continue;
    for (let b = a; b < KINDS.length; b += 1) {
      if (b === without || countOf(most, b) < (a === b ? 2 : 1)) continue;
      for (let c = b; c < KINDS.length; c += 1) {
        const alike = a === c ? 3 : b === c ? 2 : 1;
        if (c === without || countOf(most, c) < alike) continue;
        out.push(TRIPLES[a]?.[b]?.[c] as Payment);
      }
    }
  }
  return out;
}

/** `kind` of the edge; negative for the pearl. */
function listFor({ hand, freeThree }: Purse, most: Counts, kind: number): readonly Payment[] {
  if (kind < 0) return threes(most, hand, -1);
  const held = countOf(most, kind) > 0;
  const single = SINGLES[kind] as readonly Payment[];
  // A hand that is known to hold the kind pays with it; one that may hold it may also lack it.
  const certain = hand.cards !== null && held;
  if (certain && !freeThree) return single;
  const others = threes(most, hand, freeThree ? -1 : kind);
  return held ? single.concat(others) : others;
}

/** Every payment for one edge; empty where it cannot be paid for. */
export function paymentsFor(purse: Purse, needs: Gem): readonly Payment[] {
  return listFor(purse, payable(purse), kindIndex(needs));
}

/** Adds every shift that can be paid for: each end with each payment. Payments are listed once a kind. */
export function pushShifts(
  moves: { push(shift: Shift): unknown },
  field: Field,
  seat: Seat,
  purse: Purse,
): void {
  const most = payable(purse);
  const lists: (readonly Payment[] | null)[] = [null, null, null, null, null, null, null, null];
  for (let i = 0; i < ENDS.length; i += 1) {
    const { line, index, edge } = ENDS[i] as LineEnd;
    const kind = edgeKind(field, line, index, edge);
    const list = lists[kind] ?? listFor(purse, most, kind);
    if (kind >= 0) lists[kind] = list;
    for (let j = 0; j < list.length; j += 1)
      moves.push({ type: 'shift', seat, line, index, edge, pay: list[j] as Payment });
  }
}

/** Can the holder be sure to pay for some shift? Three cards always do; fewer must match an edge. */
export function canPaySomeShift(field: Field, { cards, size }: Hand): boolean {
  if (size >= THREE) return true;
  if (cards === null || size === 0) return false;
  for (let i = 0; i < ENDS.length; i += 1) {
    const { line, index, edge } = ENDS[i] as LineEnd;
    const kind = edgeKind(field, line, index, edge);
    if (kind >= 0 && countOf(cards, kind) > 0) return true;
  }
  return false;
}
