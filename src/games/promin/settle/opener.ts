/** Who opens deal four? (P-3.6, P-3.7) */
import { argmax, at, filled, sum } from '../../../engine/arrays';
import { hasKeys, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { openerClause } from '../rules/because';
import { DEALS, holderOf, lastOpener } from '../rules/scoring';
import type { View } from '../rules/types';
import { canHave } from './points';
import { isPointsOf, isSeats } from './read';
import { remark } from './remarks';

export interface OpenerPosition {
  seats: number;
  /** Whoever has the first-player card in deal four. */
  holder: number;
  /** By seat, after three deals. */
  points: readonly (number | null)[];
}

function read(value: unknown): OpenerPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['seats', 'holder', 'points'])) return null;
  const { seats, holder, points } = value;
  if (!isSeats(seats) || !isWhole(holder, 0, seats - 1) || !isPointsOf(points, seats)) return null;
  return { seats, holder, points };
}

/** The first seat without points, or whose points no three deals give. */
export function troubleWith(points: readonly (number | null)[], deals: number): Answer | null {
  const missing = points.indexOf(null);
  if (missing >= 0)
    return { kind: 'incomplete', remark: remark('points.missing', { seat: missing }, 'P-5.5') };
  const never = points.findIndex((n) => !canHave(n as number, deals));
  if (never < 0) return null;
  const facts = { seat: never, points: points[never] as number, deals };
  return { kind: 'impossible', remark: remark('points.never', facts, 'P-5.3') };
}

/** A-P9, the same for opening and for winning: the holder, or the first tied seat clockwise from there. */
export function nearestStep(holder: number, seat: number, clause: string): Remark {
  return seat === holder
    ? remark('points.holder', { seat }, clause)
    : remark('points.nearest', { holder, seat }, clause);
}

function answer(position: OpenerPosition): Answer {
  const { holder } = position;
  const trouble = troubleWith(position.points, DEALS - 1);
  if (trouble) return trouble;
  const points = position.points as readonly number[];
  const best = argmax(points);
  const opener = lastOpener(position, points, holder);
  const clause = openerClause(points);
  const steps = [remark('points.most', { seats: best, points: at(points, opener) }, 'P-3.6')];
  if (clause === 'P-3.7') steps.push(nearestStep(holder, opener, clause));
  steps.push(remark('opener.leads', { seat: opener }, 'P-4.1'));
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('opener.opens', { seat: opener }),
    clause,
    steps,
  };
}

export const opener: Question<OpenerPosition> = {
  id: 'opener',
  empty: { seats: 4, holder: 0, points: filled(4, null) },
  read,
  answer,
  phases: ['bid'],
  fromView(seen, { first }) {
    const { seats, pad } = seen as View;
    if (pad.length < DEALS - 1) return null;
    const three = pad.slice(0, DEALS - 1);
    const points = filled(seats, 0).map((_, seat) => sum(three.map((row) => at(row.points, seat))));
    return { seats, holder: holderOf({ seats, first }, DEALS), points };
  },
};
