/** May the joker go there? Judged as if its owner had to place it now (S-5.2, S-5.3). */
import { filled } from '../../../engine/arrays';
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question, Remark } from '../../settle';
import { COPIES, TOP_VALUE } from '../rules/deck';
import { jokerBefore } from '../rules/disputed';
import { judge } from '../rules/judge';
import { EMPTY_FRONT, mustPlace, pileValues } from '../rules/layout';
import type { Front, SplitView } from '../rules/types';
import { remark } from './remarks';

/** On no pile. */
export const ASIDE = 0;

export interface JokerPosition {
  /** Number cards in front of the joker's owner, by value. */
  numbers: readonly number[];
  /** The pile it is to join, `ASIDE`, or null. */
  value: number | null;
}

function isCount(value: unknown): value is number {
  return isWhole(value, 0, 20);
}

function read(value: unknown): JokerPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['numbers', 'value'])) return null;
  const { numbers, value: pile } = value;
  if (!isArrayOf(numbers, isCount, TOP_VALUE, TOP_VALUE)) return null;
  return pile === null || isWhole(pile, ASIDE, TOP_VALUE) ? { numbers, value: pile } : null;
}

function answer({ numbers, value }: JokerPosition): Answer {
  const tooMany = numbers.findIndex((n, i) => n > (COPIES[i] as number));
  if (tooMany >= 0) {
    const facts = {
      value: tooMany + 1,
      copies: COPIES[tooMany] as number,
      shown: numbers[tooMany] as number,
    };
    return { kind: 'impossible', remark: remark('joker.copies', facts, 'S-1.2') };
  }
  if (value === null) return { kind: 'incomplete', remark: remark('joker.where', {}, 'S-5.2') };
  const front: Front = { ...EMPTY_FRONT, numbers, loose: 1 };
  if (!mustPlace(front)) return waiting(value);
  const piles = remark('joker.piles', { piles: pileValues(front) }, 'S-5.1');
  if (value === ASIDE)
    return ruled('no', remark('joker.mustLie', {}), 'S-5.2', [
      piles,
      remark('joker.notAside', {}, 'S-5.2'),
    ]);
  const verdict = judge(jokerBefore(front), { type: 'joker', seat: 0, value });
  if (!verdict.ok)
    return ruled('no', remark('joker.mayNot', { value }), verdict.clause, [
      piles,
      remark('joker.noSuchPile', { value }, verdict.clause),
    ]);
  return ruled('yes', remark('joker.may', { value }), 'S-5.2', [
    piles,
    remark('joker.joins', { value }, 'S-5.2'),
    remark('joker.stays', {}, 'S-5.4'),
  ]);
}

/** No number yet: the joker waits, wherever somebody wanted to put it. */
function waiting(value: number): Answer {
  const steps = [remark('joker.noPiles', {}, 'S-5.2'), remark('joker.attaches', {}, 'S-5.3')];
  return value === ASIDE
    ? ruled('yes', remark('joker.waits', {}), 'S-5.3', steps)
    : ruled('no', remark('joker.mayNot', { value }), 'S-5.3', steps);
}

function ruled(
  ruling: 'yes' | 'no',
  headline: Remark,
  clause: string,
  steps: readonly Remark[],
): Answer {
  return { kind: 'settled', ruling, headline, clause, steps };
}

export const joker: Question<JokerPosition> = {
  id: 'joker',
  empty: { numbers: filled(TOP_VALUE, 0), value: null },
  read,
  answer,
  phases: ['joker'],
  fromView(seen) {
    const view = seen as SplitView;
    if (view.phase !== 'joker') return null;
    const front = view.table.fronts[view.seat];
    return front ? { numbers: front.numbers, value: null } : null;
  },
};
