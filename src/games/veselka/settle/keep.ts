/** May the last card go into the rainbow? Judged on a score-keeper's table, where only the rainbow counts (V-2.6). */
import { hasKeys, isArrayOf, isOneOf, isRecord } from '../../../engine/form';
import { isKind, KINDS, type Kind } from '../../gems/rules/kinds';
import type { Answer, Question, Remark } from '../../settle';
import { SHORTEST_RUN } from '../rules/circle';
import { rainbowBefore } from '../rules/disputed';
import { judge } from '../rules/judge';
import { FULL_RAINBOW } from '../rules/scoring';
import type { VeselkaView } from '../rules/types';
import { remark } from './remarks';

const AFTER = ['run', 'swap'] as const;

export interface KeepPosition {
  rainbow: readonly Kind[];
  /** The card played last. */
  card: Kind | null;
  after: (typeof AFTER)[number];
}

function read(value: unknown): KeepPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['rainbow', 'card', 'after'])) return null;
  const { rainbow, card, after } = value;
  if (!isArrayOf(rainbow, isKind, 0, FULL_RAINBOW) || !isOneOf(after, AFTER)) return null;
  return card === null || isKind(card) ? { rainbow, card, after } : null;
}

function answer({ rainbow, card, after }: KeepPosition): Answer {
  const twice = rainbow.find((kind, i) => rainbow.indexOf(kind) !== i);
  if (twice) return { kind: 'impossible', remark: remark('keep.twice', { kind: twice }, 'V-2.6') };
  if (card === null) return { kind: 'incomplete', remark: remark('keep.card', {}, 'V-2.6') };
  const length = after === 'run' ? SHORTEST_RUN : 0;
  const verdict = judge(rainbowBefore(rainbow), { type: 'tally', seat: 0, length, keep: card });
  return {
    kind: 'settled',
    ruling: verdict.ok ? 'yes' : 'no',
    headline: remark(verdict.ok ? 'keep.may' : 'keep.mayNot', { kind: card }),
    clause: verdict.ok ? 'V-2.6' : verdict.clause,
    steps: steps(rainbow, card, after, verdict.ok),
  };
}

function steps(
  rainbow: readonly Kind[],
  kind: Kind,
  after: KeepPosition['after'],
  may: boolean,
): Remark[] {
  if (after === 'swap') return [remark('keep.swap', {}, 'V-2.6')];
  const last = remark('keep.last', { kind }, 'V-2.6');
  if (may)
    return [
      last,
      remark('keep.missing', { kind, have: rainbow.length }, 'V-2.6'),
      remark('keep.choice', {}, 'V-2.6'),
    ];
  return [last, remark('keep.has', { kind }, 'V-2.6'), remark('keep.stays', { kind })];
}

export const keep: Question<KeepPosition> = {
  id: 'keep',
  empty: { rainbow: [], card: null, after: 'run' },
  read,
  answer,
  phases: ['act'],
  fromView(seen) {
    const { toAct, players } = seen as VeselkaView;
    const rainbow = toAct === null ? undefined : players[toAct]?.rainbow;
    if (!rainbow) return null;
    const inOrder = KINDS.filter((kind) => rainbow.includes(kind));
    return { rainbow: inOrder, card: null, after: 'run' };
  },
};
