/** What does this bid score? (P-3.4, P-5.1 – P-5.4) */
import { at } from '../../../engine/arrays';
import { hasKeys, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { begin } from '../rules/begin';
import { judge } from '../rules/judge';
import { DEALS, scoreDeal, TRICKS } from '../rules/scoring';
import type { Bid, View } from '../rules/types';
import { remark } from './remarks';

export interface BidPosition {
  /** 1–4. */
  deal: number;
  beads: number | null;
  shield: boolean;
  won: number | null;
}

/** A little beyond what can be: such a bid is answered, not called a broken link. */
const MOST = 20;

function isCount(value: unknown): value is number | null {
  return value === null || isWhole(value, 0, MOST);
}

function read(value: unknown): BidPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['deal', 'beads', 'shield', 'won'])) return null;
  const { deal, beads, shield, won } = value;
  if (!isWhole(deal, 1, DEALS) || typeof shield !== 'boolean') return null;
  return isCount(beads) && isCount(won) ? { deal, beads, shield, won } : null;
}

function answer({ deal, beads, shield, won }: BidPosition): Answer {
  if (beads === null) return { kind: 'incomplete', remark: remark('bid.beads', {}, 'P-3.2') };
  const wrong = tooMany(beads, shield);
  if (wrong) return { kind: 'impossible', remark: wrong };
  if (won === null) return { kind: 'incomplete', remark: remark('bid.won', {}, 'P-3.4') };
  if (won > TRICKS)
    return {
      kind: 'impossible',
      remark: remark('bid.wonTooMany', { won, tricks: TRICKS }, 'P-1.7'),
    };
  return settled(deal, { beads, shield }, won);
}

function tooMany(beads: number, shield: boolean): Remark | null {
  const table = begin({ seats: 3, first: 2, mode: 'score' });
  const verdict = judge(table, { type: 'bid', seat: 0, beads, shield });
  return verdict.ok ? null : remark('bid.tooMany', { beads, most: TRICKS }, verdict.clause);
}

/** The numbers of tricks with which the scoring calls this bid made. */
function targetsOf(bid: Bid): number[] {
  const out: number[] = [];
  for (let won = 0; won <= TRICKS; won += 1)
    if (scoreDeal(1, bid, won).clause === 'P-5.3') out.push(won);
  return out;
}

function settled(deal: number, bid: Bid, won: number): Answer {
  const { clause, points } = scoreDeal(deal, bid, won);
  const made = clause === 'P-5.3';
  const off = Math.abs(won - bid.beads);
  const rule = bid.shield ? 'P-5.2' : 'P-5.1';
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('bid.scores', { points }),
    clause,
    steps: [
      remark('bid.target', { ...bid, targets: targetsOf(bid) }, 'P-3.4'),
      made
        ? remark('bid.made', { won }, rule)
        : remark('bid.missed', { won, beads: bid.beads, off }, rule),
      made
        ? remark('bid.pays', { deal, rate: points / deal, shield: bid.shield, points }, clause)
        : remark('bid.costs', { off, points }, clause),
    ],
  };
}

export const bid: Question<BidPosition> = {
  id: 'bid',
  empty: { deal: 1, beads: null, shield: false, won: null },
  read,
  answer,
  phases: ['play'],
  fromView(seen) {
    const view = seen as View;
    if (view.phase !== 'bid' && view.phase !== 'play') return null;
    const made = view.phase === 'play' && view.toAct !== null ? at(view.bids, view.toAct) : null;
    return {
      deal: view.deal,
      beads: made?.beads ?? null,
      shield: made?.shield ?? false,
      won: null,
    };
  },
};
