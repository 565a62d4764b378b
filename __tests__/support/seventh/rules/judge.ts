/** May this be done? Every answer rests on a clause. */
import { isArrayOf, isRecord, isWhole, keyCount, type Json } from '../../../../src/engine/form';
import type { Verdict } from '../../../../src/engine/types';
import { OK, refusing } from '../../../../src/engine/verdict';
import { higherCards, topOf } from './because';
import { actors } from './turn';
import {
  HAND,
  TOP_CARD,
  type Counting,
  type Dealing,
  type Playing,
  type Refusals,
  type State,
} from './types';

const no = refusing<Refusals>();

export function judge(state: State, move: unknown): Verdict {
  if (!isRecord(move)) return no('form');
  switch (move.type) {
    case 'deal':
      return state.phase === 'deal' ? judgeDeal(state, move) : notNow(state);
    case 'lay':
      return state.phase === 'play' ? judgeLay(state, move) : notNow(state);
    case 'steps':
      return state.phase === 'count' ? judgeSteps(state, move) : notNow(state);
    default:
      return no('form');
  }
}

function notNow(state: State): Verdict {
  return no('turn', { turnOf: actors(state) });
}

const isCard = (value: unknown): value is number => isWhole(value, 1, TOP_CARD);
const isHand = (value: unknown): value is number[] => isArrayOf(value, isCard, HAND, HAND);
const isCount = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);

function judgeDeal({ seats }: Dealing, move: Json): Verdict {
  const { hands } = move;
  if (keyCount(move) !== 2 || !isArrayOf(hands, isHand, seats, seats)) return no('form');
  const cards = hands.flat();
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  return twice === undefined ? OK : no('D-1.1', { in: 'deal', card: twice });
}

function judgeLay(state: Playing, move: Json): Verdict {
  const { seat, card } = move;
  if (seat !== state.toPlay) return Number.isInteger(seat) ? notNow(state) : no('form');
  if (keyCount(move) !== 3 || !isCard(card)) return no('form');
  if (state.laid.some((one) => one.card === card)) return no('D-1.1', { in: 'ladder', card });
  const hand = state.hands?.[state.toPlay];
  // With real cards nobody sees what else was there.
  if (!hand) return OK;
  if (!hand.includes(card)) return no('D-1.1', { in: 'hand', card });
  const top = topOf(state.laid);
  const higher = higherCards(hand, top);
  if (top === null || card > top || higher.length === 0) return OK;
  return no('D-2.1', { card, top, higher });
}

function judgeSteps({ seats }: Counting, move: Json): Verdict {
  const { steps } = move;
  if (keyCount(move) !== 2 || !isArrayOf(steps, isCount, seats, seats)) return no('form');
  const seat = steps.findIndex((count) => count > HAND);
  if (seat >= 0) return no('D-3.1', { seat, steps: steps[seat] as number });
  // The first card always goes up.
  return steps.some((count) => count > 0) ? OK : no('D-3.1', { none: true });
}
