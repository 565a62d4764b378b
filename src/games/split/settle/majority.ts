/** The final count: whose cards of each value are most, and who wins (S-7.3 – S-7.7). */
import { argmax, at, filled } from '../../../engine/arrays';
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../../engine/form';
import type { Refusal, Seat } from '../../../engine/types';
import type { Answer, Question, Remark } from '../../settle';
import { winClause } from '../rules/because';
import { TOP_VALUE } from '../rules/deck';
import { judge } from '../rules/judge';
import { countPiles } from '../rules/layout';
import { scoreStacks, winnersOf, type Score } from '../rules/scoring';
import { begin, SEATS } from '../rules/begin';
import type { SplitView } from '../rules/types';
import { remark } from './remarks';

export interface MajorityPosition {
  seats: number;
  /** By seat and value: cards on that pile, jokers included. */
  counts: readonly (readonly number[])[];
}

/** A value's cards and every joker. */
const MOST = 25;

function isPiles(value: unknown): value is number[] {
  return isArrayOf(value, (n): n is number => isWhole(n, 0, MOST), TOP_VALUE, TOP_VALUE);
}

function read(value: unknown): MajorityPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['seats', 'counts'])) return null;
  const { seats, counts } = value;
  if (!isWhole(seats, SEATS.min, SEATS.max)) return null;
  return isArrayOf(counts, isPiles, seats, seats) ? { seats, counts } : null;
}

function answer({ seats, counts }: MajorityPosition): Answer {
  const verdict = judge(begin({ seats, first: 0, mode: 'score' }), { type: 'stacks', counts });
  if (!verdict.ok) return { kind: 'impossible', remark: cannotBe(verdict) };
  if (counts.every((piles) => piles.every((n) => n === 0)))
    return { kind: 'incomplete', remark: remark('majority.none', {}, 'S-7.3') };
  const score = scoreStacks(counts);
  const winners = winnersOf(score);
  const best = argmax(score.points);
  const points = at(score.points, at(winners, 0));
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('majority.wins', { seats: winners, points }),
    clause: winClause(score),
    steps: [
      ...valueSteps(score),
      remark('majority.points', { points: score.points }, 'S-7.5'),
      ...winSteps(score, best, points),
    ],
  };
}

function cannotBe({ clause, facts }: Refusal): Remark {
  const { jokers, copies, value, piles } = facts as Record<string, number>;
  return clause === 'S-1.2'
    ? remark('majority.jokers', { jokers: jokers ?? 0, copies: copies ?? 0 }, clause)
    : remark(
        'majority.piles',
        { value: value ?? 0, piles: piles ?? 0, copies: copies ?? 0 },
        clause,
      );
}

/** One step a value, from the score's own lines; those who share one have a line each. */
function valueSteps({ lines }: Score): Remark[] {
  const out: Remark[] = [];
  let before = 0;
  for (const { clause, facts } of lines) {
    const { value, count, holders } = facts as { value: number; count: number; holders: Seat[] };
    if (value === before) continue;
    before = value;
    out.push(
      holders.length === 1
        ? remark('majority.most', { value, seat: at(holders, 0), count }, clause)
        : remark('majority.shared', { value, seats: holders, count }, clause),
    );
  }
  return out;
}

function winSteps({ cards }: Score, best: readonly Seat[], points: number): Remark[] {
  if (best.length === 1)
    return [remark('majority.highest', { seat: at(best, 0), points }, 'S-7.6')];
  return [
    remark('majority.tied', { seats: best, points }, 'S-7.6'),
    remark('majority.cards', { seats: best, cards: best.map((seat) => at(cards, seat)) }, 'S-7.7'),
  ];
}

export const majority: Question<MajorityPosition> = {
  id: 'majority',
  empty: { seats: 3, counts: filled(3, filled(TOP_VALUE, 0)) },
  read,
  answer,
  phases: ['over', 'stacks'],
  fromView(seen) {
    const view = seen as SplitView;
    if (view.phase === 'stacks')
      return { seats: view.seats, counts: filled(view.seats, filled(TOP_VALUE, 0)) };
    const counts = view.phase === 'over' ? view.counts : view.table.fronts.map(countPiles);
    return { seats: counts.length, counts };
  },
};
