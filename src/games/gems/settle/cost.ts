/** What does this shift cost? Only the edge card, the hand and what the table agreed matter; the same in both games on the field. */
import { hasKeys, isRecord } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { incomplete, remarksOf } from '../../settleWords';
import { countsOf, NO_CARDS } from '../rules/counts';
import { edgeCard, type Gem, type LineEnd, PEARL } from '../rules/grid';
import { dealtHand } from '../rules/hands';
import { COPIES, type Kind, KINDS } from '../rules/kinds';
import { paymentsFor } from '../rules/payment';
import { BLANK_FIELD, type Painted, readCards, readEnd } from './form';

type Bare = Readonly<Record<string, never>>;

/** What may be said of a price, with the facts each sentence draws on. */
export interface CostRemarks {
  needEnd: Bare;
  needEdge: LineEnd;
  costsOne: { kind: Kind };
  costsThree: Bare;
  costsEither: { kind: Kind };
  /** Of a hand that nobody shows: one card, or three for want of it. No free choice. */
  costsOneElseThree: { kind: Kind };
  /** The pearl goes round. */
  costsPearl: Bare;
  cannotPay: Bare;
  edge: LineEnd & { kind: Gem };
  sameKind: { kind: Kind };
  pearlEdge: Bare;
  /** The pearl lies at the other end (A-E3). */
  otherEnd: Bare;
  held: { kind: Kind; count: number };
  noChoice: { kind: Kind };
  lacking: { kind: Kind };
  unknownHand: { kind: Kind };
  freeThree: Bare;
  tooFew: { cards: number };
  /** What the table may agree, and what the app does at a real table. */
  mayAgree: Bare;
  appPrice: Bare;
  appFree: Bare;
  appTrusts: Bare;
  appPearl: Bare;
}

const remark = remarksOf<CostRemarks>();

export interface CostPosition {
  grid: Painted;
  end: LineEnd | null;
  /** The payer's cards; empty where nobody says. */
  hand: readonly Kind[];
  /** House reading: three cards pay for any shift. */
  free: boolean;
}

export interface CostOf {
  /** What goes round, one card of the edge's kind, three for want of it, three for the pearl. */
  clauses: { edge: string; one: string; three: string; pearl: string };
  readGrid(value: unknown): Painted | null;
  /** More of a kind than there are cannot lie open: said before anything else. */
  overfull(grid: Painted, hand: readonly Kind[]): Answer | null;
  fromView(view: unknown): CostPosition | null;
}

const LARGEST_HAND = KINDS.length * COPIES;

/** How a hand may pay for this edge, as the rules list payments. */
function waysToPay(hand: readonly Kind[], needs: Gem, free: boolean) {
  const purse = {
    hand: dealtHand(countsOf(hand), hand.length),
    seen: NO_CARDS,
    copies: COPIES,
    freeThree: free,
  };
  const payments = paymentsFor(purse, needs);
  return {
    one: payments.some((pay) => pay.length === 1),
    three: payments.some((pay) => pay.length > 1),
  };
}

function told(headline: Remark, clause: string, steps: readonly Remark[]): Answer {
  return { kind: 'settled', ruling: 'told', headline, clause, steps };
}

/** The other end of the same line. */
function opposite(end: LineEnd): LineEnd {
  return { ...end, edge: end.edge === 'start' ? 'end' : 'start' };
}

type Clauses = CostOf['clauses'];

function answer({ clauses, overfull }: CostOf, position: CostPosition): Answer {
  const { grid, end, hand, free } = position;
  const impossible = overfull(grid, hand);
  if (impossible) return impossible;
  if (end === null) return incomplete(remark('needEnd', {}));
  const kind = edgeCard(grid, end);
  if (kind === null) return incomplete(remark('needEdge', end));
  const start = [remark('edge', { ...end, kind }, clauses.edge)];
  if (kind === PEARL) return forPearl(clauses, hand, start);
  start.push(remark('sameKind', { kind }, clauses.one));
  if (edgeCard(grid, opposite(end)) === PEARL) start.push(remark('otherEnd', {}, clauses.pearl));
  return hand.length === 0
    ? forAnyHand(clauses, kind, free, start)
    : forHand(clauses, kind, hand, free, start);
}

/** Any three cards, without a condition. */
function forPearl(clauses: Clauses, hand: readonly Kind[], start: readonly Remark[]): Answer {
  const steps = [...start, remark('pearlEdge', {}, clauses.pearl)];
  if (hand.length === 0 || waysToPay(hand, PEARL, false).three)
    return told(remark('costsPearl', {}), clauses.pearl, [...steps, remark('appPearl', {})]);
  return cannotPay(clauses.pearl, hand, steps);
}

function cannotPay(clause: string, hand: readonly Kind[], steps: readonly Remark[]): Answer {
  const few = remark('tooFew', { cards: hand.length }, clause);
  return {
    kind: 'settled',
    ruling: 'no',
    headline: remark('cannotPay', {}),
    clause,
    steps: [...steps, few],
  };
}

/** How three cards pay is the table's to agree, and the app goes by it. */
function agreement({ three }: Clauses, free: boolean): Remark[] {
  return free
    ? [remark('appFree', {})]
    : [remark('mayAgree', {}, three), remark('appPrice', {}, three)];
}

function forAnyHand(clauses: Clauses, kind: Kind, free: boolean, start: readonly Remark[]): Answer {
  const { one, three } = clauses;
  const why = free ? remark('freeThree', {}, three) : remark('unknownHand', { kind }, three);
  const headline = remark(free ? 'costsEither' : 'costsOneElseThree', { kind });
  return told(headline, one, [...start, why, ...agreement(clauses, free)]);
}

function forHand(
  clauses: Clauses,
  kind: Kind,
  hand: readonly Kind[],
  free: boolean,
  start: readonly Remark[],
): Answer {
  const ways = waysToPay(hand, kind, free);
  const count = hand.filter((card) => card === kind).length;
  const has = ways.one
    ? remark('held', { kind, count }, clauses.one)
    : remark('lacking', { kind }, clauses.three);
  const steps = [...start, has];
  if (ways.one && ways.three)
    return told(remark('costsEither', { kind }), clauses.one, [
      ...steps,
      remark('freeThree', {}, clauses.three),
      ...agreement(clauses, free),
    ]);
  if (ways.one) {
    const why = free
      ? remark('tooFew', { cards: hand.length }, clauses.three)
      : remark('noChoice', { kind }, clauses.three);
    return told(remark('costsOne', { kind }), clauses.one, [
      ...steps,
      why,
      ...agreement(clauses, free),
    ]);
  }
  return ways.three
    ? told(remark('costsThree', {}), clauses.three, [
        ...steps,
        remark(free ? 'appFree' : 'appTrusts', {}),
      ])
    : cannotPay(clauses.three, hand, steps);
}

function read({ readGrid }: CostOf, value: unknown): CostPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['grid', 'end', 'hand', 'free'])) return null;
  const { free } = value;
  const grid = readGrid(value['grid']);
  const end = value['end'] === null ? null : readEnd(value['end']);
  const hand = readCards(value['hand'], LARGEST_HAND);
  if (!grid || !hand || typeof free !== 'boolean') return null;
  return value['end'] !== null && end === null ? null : { grid, end, hand, free };
}

export function costQuestion(of: CostOf): Question<CostPosition> {
  return {
    id: 'cost',
    empty: { grid: BLANK_FIELD, end: null, hand: [], free: false },
    read: (value) => read(of, value),
    answer: (position) => answer(of, position),
    fromView: of.fromView,
  };
}
