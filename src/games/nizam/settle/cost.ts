/** What does this shift cost? Only the edge card, the hand and what the table agreed matter. */
import { hasKeys, isRecord } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { incomplete } from '../../settleWords';
import { COPIES, countKinds, type Kind, KINDS } from '../../gems';
import { edgeCard, type LineEnd } from '../../grid/grid';
import { dealtHand } from '../../grid/hands';
import { paymentsFor } from '../../grid/payment';
import { BLANK_FIELD, type Painted, readCards, readEnd, readField } from '../../grid/settle/form';
import { NO_CARDS } from '../../grid/stock';
import type { NizamView } from '../types';
import { overfull } from './census';
import { remark } from './remarks';

export interface CostPosition {
  grid: Painted<Kind>;
  end: LineEnd | null;
  /** The payer's cards; empty where nobody says. */
  hand: readonly Kind[];
  /** House reading of A-N1: three cards pay for any shift. */
  free: boolean;
}

const LARGEST_HAND = KINDS.length * COPIES;

/** How a hand may pay for this edge, as the rules list payments. */
function waysToPay(
  hand: readonly Kind[],
  needs: Kind,
  free: boolean,
): { one: boolean; three: boolean } {
  const purse = {
    hand: dealtHand(countKinds(hand), hand.length),
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

function answer({ grid, end, hand, free }: CostPosition): Answer {
  const impossible = overfull(grid, hand);
  if (impossible) return impossible;
  if (end === null) return incomplete(remark('needEnd', {}));
  const kind = edgeCard(grid, end);
  if (kind === null) return incomplete(remark('needEdge', end));
  const start = [remark('edge', { ...end, kind }, 'N-3.2'), remark('sameKind', { kind }, 'N-3.1')];
  return hand.length === 0 ? forAnyHand(kind, free, start) : forHand(kind, hand, free, start);
}

function told(headline: Remark, clause: string, steps: readonly Remark[]): Answer {
  return { kind: 'settled', ruling: 'told', headline, clause, steps };
}

function forAnyHand(kind: Kind, free: boolean, start: readonly Remark[]): Answer {
  const last = free ? remark('freeThree', {}, 'N-3.5') : remark('unknownHand', { kind }, 'N-3.5');
  return told(remark('costsEither', { kind }), 'N-3.1', [...start, last]);
}

function forHand(
  kind: Kind,
  hand: readonly Kind[],
  free: boolean,
  start: readonly Remark[],
): Answer {
  const { one, three } = waysToPay(hand, kind, free);
  const count = hand.filter((card) => card === kind).length;
  const has = one ? remark('held', { kind, count }, 'N-3.1') : remark('lacking', { kind }, 'N-3.5');
  const house = free ? [remark('freeThree', {}, 'N-3.5')] : [];
  if (one && three)
    return told(remark('costsEither', { kind }), 'N-3.1', [...start, has, ...house]);
  if (one) {
    const why = free
      ? remark('tooFew', { cards: hand.length }, 'N-3.5')
      : remark('noChoice', { kind }, 'N-3.5');
    return told(remark('costsOne', { kind }), 'N-3.1', [...start, has, why]);
  }
  if (three) return told(remark('costsThree', {}), 'N-3.5', [...start, has]);
  const few = remark('tooFew', { cards: hand.length }, 'N-3.5');
  return {
    kind: 'settled',
    ruling: 'no',
    headline: remark('cannotPay', {}),
    clause: 'N-3.5',
    steps: [...start, has, few],
  };
}

function read(value: unknown): CostPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['grid', 'end', 'hand', 'free'])) return null;
  const { free } = value;
  const grid = readField(value['grid']);
  const end = value['end'] === null ? null : readEnd(value['end']);
  const hand = readCards(value['hand'], LARGEST_HAND);
  if (!grid || !hand || typeof free !== 'boolean') return null;
  return value['end'] !== null && end === null ? null : { grid, end, hand, free };
}

/** Hands stay out of it: a position is shown to the table and can be shared. */
function fromView(value: unknown): CostPosition | null {
  const view = value as NizamView;
  if (view.mode === 'score' || view.phase === 'deal') return null;
  return { grid: view.grid, end: null, hand: [], free: view.house.includes('A-N1') };
}

export const cost: Question<CostPosition> = {
  id: 'cost',
  empty: { grid: BLANK_FIELD, end: null, hand: [], free: false },
  read,
  answer,
  fromView,
};
