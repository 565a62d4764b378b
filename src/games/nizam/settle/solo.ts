/** Alone at the table: may I take cards, and how many? Asked of the judge (N-7.1, A-N20). */
import { hasKeys, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question } from '../../settle';
import { nizam } from '../rules';
import { soloBefore } from '../rules/disputed';
import { SOLO_LIMIT, TAKE, wanted } from '../rules/position';
import type { NizamView } from '../rules/types';
import { remark } from './remarks';

export interface SoloPosition {
  /** Cards in hand. */
  hand: number | null;
  /** House reading of A-N20: as many as fit, at least one. */
  upTo: boolean;
}

function read(value: unknown): SoloPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['hand', 'upTo'])) return null;
  const { hand, upTo } = value;
  if (hand !== null && !isWhole(hand, 0, SOLO_LIMIT)) return null;
  return typeof upTo === 'boolean' ? { hand, upTo } : null;
}

function answer({ hand, upTo }: SoloPosition): Answer {
  if (hand === null) return { kind: 'incomplete', remark: remark('solo.hand', {}, 'N-7.1') };
  const before = soloBefore(hand, upTo);
  const { ok } = nizam.judge(before, { type: 'take', seat: 0 });
  return {
    kind: 'settled',
    ruling: ok ? 'yes' : 'no',
    headline: ok ? remark('solo.take', { cards: wanted(before) }) : remark('solo.full', { hand }),
    clause: 'N-7.1',
    steps: [
      remark('solo.limit', { limit: SOLO_LIMIT, take: TAKE }, 'N-7.1'),
      remark(upTo ? 'solo.agreed' : 'solo.literal', { limit: SOLO_LIMIT, take: TAKE }, 'N-7.1'),
      ...(ok ? [] : [remark('solo.shift', { take: TAKE }, 'N-3.5')]),
      ...(upTo ? [] : [remark('solo.mayAgree', { limit: SOLO_LIMIT }, 'N-7.1')]),
      remark('solo.app', {}),
    ],
  };
}

export const solo: Question<SoloPosition> = {
  id: 'solo',
  empty: { hand: null, upTo: false },
  read,
  answer,
  fromView(value) {
    const view = value as NizamView;
    if (view.mode === 'score' || view.phase === 'deal' || view.seats !== 1) return null;
    return { hand: view.hands[0]?.size ?? null, upTo: view.house.includes('A-N20') };
  },
};
