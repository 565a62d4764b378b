/** Is this a run, and what is it worth? (V-2.1 – V-2.5) */
import { hasKeys, isArrayOf, isRecord } from '../../../engine/form';
import type { Refusal } from '../../../engine/types';
import { isKind, type Kind } from '../../gems/rules/kinds';
import type { Answer, Question, Remark } from '../../settle';
import {
  DIRECTIONS,
  judgeColours,
  judgeLength,
  LONGEST_RUN,
  next,
  SHORTEST_RUN,
} from '../rules/circle';
import { runPoints } from '../rules/scoring';
import { HAND } from '../rules/stock';
import type { VeselkaView } from '../rules/types';
import { remark } from './remarks';

export interface RunPosition {
  /** On top of the play pile. */
  top: Kind | null;
  cards: readonly Kind[];
}

/** A little more than a run has: refused with its clause, not taken for a broken link. */
const MOST = HAND + 4;

function read(value: unknown): RunPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['top', 'cards'])) return null;
  const { top, cards } = value;
  if ((top !== null && !isKind(top)) || !isArrayOf(cards, isKind, 0, MOST)) return null;
  return { top, cards };
}

function answer({ top, cards }: RunPosition): Answer {
  if (top === null) return { kind: 'incomplete', remark: remark('run.top', {}, 'V-2.3') };
  if (cards.length === 0) return { kind: 'incomplete', remark: remark('run.cards', {}, 'V-2.1') };
  const length = judgeLength(cards.length);
  if (!length.ok) return notARun(cards, length, []);
  const colours = judgeColours(top, cards);
  return colours.ok ? aRun(top, cards) : notARun(cards, colours, [lengthStep(cards)]);
}

function lengthStep({ length }: readonly Kind[]): Remark {
  return remark('run.length', { length, shortest: SHORTEST_RUN, longest: LONGEST_RUN }, 'V-2.1');
}

function neighbourStep(top: Kind): Remark {
  const neighbours = DIRECTIONS.map((direction) => next(top, direction));
  return remark('run.neighbours', { top, neighbours }, 'V-2.3');
}

function aRun(top: Kind, cards: readonly Kind[]): Answer {
  const { length } = cards;
  const points = runPoints(length);
  return {
    kind: 'settled',
    ruling: 'yes',
    headline: remark('run.is', { length, points }),
    clause: 'V-2.5',
    steps: [
      lengthStep(cards),
      neighbourStep(top),
      remark('run.starts', { card: cards[0] as Kind }, 'V-2.3'),
      remark('run.goesOn', { cards }, 'V-2.4'),
      remark('run.pays', { length, points }, 'V-2.5'),
    ],
  };
}

function notARun(cards: readonly Kind[], refusal: Refusal, before: readonly Remark[]): Answer {
  return {
    kind: 'settled',
    ruling: 'no',
    headline: remark('run.isNot', { length: cards.length }),
    clause: refusal.clause,
    steps: [...before, ...whyNot(refusal)],
  };
}

/** The verdicts of ../circle with the facts they give. */
function whyNot({ clause, facts }: Refusal): Remark[] {
  if (clause === 'V-2.1') {
    const { length, shortest, longest } = facts as Record<string, number>;
    return [
      remark(
        'run.lengthWrong',
        { length: length as number, shortest: shortest as number, longest: longest as number },
        clause,
      ),
    ];
  }
  if (clause === 'V-2.3') {
    const { top, card } = facts as { top: Kind; card: Kind };
    return [neighbourStep(top), remark('run.startsWrong', { top, card }, clause)];
  }
  const { position, card, after, expected } = facts as unknown as {
    position: number;
    card: Kind;
    after: Kind;
    expected: Kind;
  };
  return [remark('run.breaks', { position, card, after, expected }, clause)];
}

export const run: Question<RunPosition> = {
  id: 'run',
  empty: { top: null, cards: [] },
  read,
  answer,
  phases: ['act'],
  fromView(seen) {
    const { phase, top } = seen as VeselkaView;
    return phase === 'act' && top !== null ? { top, cards: [] } : null;
  },
};
