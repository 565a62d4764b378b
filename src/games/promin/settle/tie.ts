/** Who wins, and by which clause when totals tie? (P-6.1 – P-6.3) */
import { argmax, at, filled } from '../../../engine/arrays';
import { hasKeys, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { DEALS, outcomeBy, type Outcome } from '../rules/scoring';
import type { View } from '../rules/types';
import { nearestStep, troubleWith } from './opener';
import { canEndWith } from './points';
import { isPointsOf, isSeats } from './read';
import { remark } from './remarks';

export interface TiePosition {
  seats: number;
  /** Whoever has the first-player card in deal four; by the table's reading of A-P11 whoever opened it. */
  holder: number;
  openerFirst: boolean;
  /** By seat, after four deals. */
  points: readonly (number | null)[];
  /** By seat, in deal four; only asked of those who tie. */
  last: readonly (number | null)[];
}

function read(value: unknown): TiePosition | null {
  const keys = ['seats', 'holder', 'points', 'last'];
  // Links from before the reading could be chosen have no word about it.
  if (!isRecord(value) || !hasKeys(value, keys, ['openerFirst'])) return null;
  const { seats, holder, points, last, openerFirst = false } = value;
  if (typeof openerFirst !== 'boolean') return null;
  if (!isSeats(seats) || !isWhole(holder, 0, seats - 1)) return null;
  if (!isPointsOf(points, seats) || !isPointsOf(last, seats)) return null;
  return { seats, holder, openerFirst, points, last };
}

function answer(position: TiePosition): Answer {
  const { holder, last } = position;
  const trouble = troubleWith(position.points, DEALS) ?? lastTrouble(position);
  if (trouble) return trouble;
  const points = position.points as readonly number[];
  const best = argmax(points);
  // Whoever is not tied is never asked for deal four.
  const asked = last.map((n) => n ?? 0);
  const outcome = outcomeBy(position, points, asked, holder);
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('tie.wins', { seat: outcome.winner }),
    clause: outcome.decidedBy,
    steps: [
      remark('points.most', { seats: best, points: at(points, outcome.winner) }, 'P-6.1'),
      ...tieSteps(best, asked, outcome, position),
    ],
  };
}

/** Points of deal four that are missing where they decide, or that cannot be. */
function lastTrouble({ points, last }: TiePosition): Answer | null {
  const best = argmax(points as readonly number[]);
  const missing = best.length > 1 ? best.find((seat) => last[seat] === null) : undefined;
  const never = last.findIndex(
    (paid, seat) => paid !== null && !canEndWith(points[seat] as number, paid),
  );
  if (never >= 0) {
    const facts = { seat: never, points: last[never] as number };
    return { kind: 'impossible', remark: remark('points.lastNever', facts, 'P-5.3') };
  }
  if (missing === undefined) return null;
  return {
    kind: 'incomplete',
    remark: remark('points.lastMissing', { seat: missing }, 'P-6.2'),
  };
}

function tieSteps(
  best: readonly number[],
  last: readonly number[],
  { winner, decidedBy }: Outcome,
  { holder, openerFirst }: TiePosition,
): Remark[] {
  if (decidedBy === 'P-6.1') return [];
  const points = best.map((seat) => at(last, seat));
  const steps = [remark('tie.lastDeal', { seats: best, points }, 'P-6.2')];
  const most = at(last, winner);
  if (decidedBy === 'P-6.2')
    return [...steps, remark('tie.lastMost', { seat: winner, points: most }, 'P-6.2')];
  const same = best.filter((seat) => last[seat] === most);
  return [
    ...steps,
    remark('tie.lastSame', { seats: same, points: most }, 'P-6.2'),
    openerFirst
      ? remark('tie.opener', { opener: holder, seat: winner }, 'P-6.3')
      : nearestStep(holder, winner, 'P-6.3'),
  ];
}

export const tie: Question<TiePosition> = {
  id: 'tie',
  empty: {
    seats: 4,
    holder: 0,
    openerFirst: false,
    points: filled(4, null),
    last: filled(4, null),
  },
  read,
  answer,
  phases: ['over'],
  fromView(seen) {
    const view = seen as View;
    if (view.phase !== 'over') return null;
    const { seats, firstPlayer, totals, pad, house } = view;
    const openerFirst = house.includes('A-P11');
    const last = at(pad, DEALS - 1).points;
    return { seats, holder: firstPlayer, openerFirst, points: totals, last };
  },
};
