/** «May I lay it?», without a match: judged by the rules on a hand before a ladder. */
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../../src/engine/form';
import type { Answer, Question } from '../../../src/games/settle';
import { impossible, incomplete, remarksOf } from '../../../src/games/settleWords';
import { drabynka } from './rules';
import { clauseOf, higherCards } from './rules/because';
import { positionWith } from './rules/position';
import { HAND, TOP_CARD, type Laid, type Move, type View } from './rules/types';

export interface LayPosition {
  top: number | null;
  hand: readonly number[];
  card: number | null;
}

export interface Said {
  hand: Record<never, never>;
  card: Record<never, never>;
  twice: { card: number };
  may: { card: number };
  mayNot: { card: number };
  rises: { card: number };
  lowest: { top: number };
  higher: { higher: readonly number[]; top: number };
}

const remark = remarksOf<Said>();
const isCard = (value: unknown): value is number => isWhole(value, 1, TOP_CARD);
const isCardOrNone = (value: unknown): value is number | null => value === null || isCard(value);

function read(value: unknown): LayPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['top', 'hand', 'card'])) return null;
  const { top, hand, card } = value;
  if (!isCardOrNone(top) || !isCardOrNone(card) || !isArrayOf(hand, isCard, 0, HAND)) return null;
  return { top, hand, card };
}

function answer({ top, hand, card }: LayPosition): Answer {
  const twice = hand.find((one, i) => hand.indexOf(one) !== i || one === top);
  if (twice !== undefined) return impossible(remark('twice', { card: twice }, 'D-1.1'));
  if (hand.length === 0) return incomplete(remark('hand', {}, 'D-1.1'));
  if (card === null || !hand.includes(card)) return incomplete(remark('card', {}, 'D-2.1'));
  const position = positionWith(top, hand);
  const move: Move = { type: 'lay', seat: 0, card };
  const verdict = drabynka.judge(position, move);
  if (!verdict.ok)
    return {
      kind: 'settled',
      ruling: 'no',
      headline: remark('mayNot', { card }),
      clause: verdict.clause,
      steps: [remark('higher', { higher: higherCards(hand, top), top: top ?? 0 }, verdict.clause)],
    };
  const { laid } = drabynka.apply(position, move) as { laid: readonly Laid[] };
  const [lies] = laid.slice(-1) as [Laid];
  const clause = clauseOf(lies);
  const why = lies.step
    ? remark('rises', { card }, clause)
    : remark('lowest', { top: top ?? card }, clause);
  return {
    kind: 'settled',
    ruling: 'yes',
    headline: remark('may', { card }),
    clause,
    steps: [why],
  };
}

export const QUESTIONS = [
  {
    id: 'lay',
    empty: { top: null, hand: [], card: null },
    read,
    answer,
    phases: ['play'],
    fromView(seen: unknown) {
      const view = seen as View;
      if (view.phase !== 'play') return null;
      return { top: view.laid.at(-1)?.card ?? null, hand: [], card: null };
    },
  } satisfies Question<LayPosition>,
] as readonly Question[];
