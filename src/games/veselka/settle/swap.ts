/** How many cards may be swapped, and is none a swap? Asked of the judge at a refereed table (V-3.1, A-V4). */
import { hasKeys, isRecord, isWhole } from '../../../engine/form';
import type { Answer, Question } from '../../settle';
import { veselka } from '../rules';
import { swapBefore } from '../rules/disputed';
import { HAND } from '../rules/stock';
import type { VeselkaView } from '../rules/types';
import { remark } from './remarks';

export interface SwapPosition {
  count: number | null;
  /** House reading of A-V4: a swap of no cards is a pass. */
  none: boolean;
}

function read(value: unknown): SwapPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['count', 'none'])) return null;
  const { count, none } = value;
  if (count !== null && !isWhole(count, 0, HAND)) return null;
  return typeof none === 'boolean' ? { count, none } : null;
}

function answer({ count, none }: SwapPosition): Answer {
  if (count === null) return { kind: 'incomplete', remark: remark('swap.count', {}, 'V-3.1') };
  const { ok } = veselka.judge(swapBefore(none), { type: 'swap', seat: 0, count });
  return {
    kind: 'settled',
    ruling: ok ? 'yes' : 'no',
    headline: !ok
      ? remark('swap.mayNot', {})
      : count === 0
        ? remark('swap.pass', {})
        : remark('swap.may', { count }),
    clause: 'V-3.1',
    steps: [
      remark('swap.range', { most: HAND }, 'V-3.1'),
      ...(count > 0 ? [remark('swap.draws', { count }, 'V-3.2')] : []),
      remark(none ? 'swap.agreed' : 'swap.literal', {}, 'V-3.1'),
      remark('swap.app', {}),
    ],
  };
}

export const swap: Question<SwapPosition> = {
  id: 'swap',
  empty: { count: null, none: false },
  read,
  answer,
  fromView(seen) {
    const { phase, swapNone } = seen as VeselkaView;
    return phase === 'deal' ? null : { count: null, none: swapNone };
  },
};
