/** What a judged move changes. */
import { filled, sum, withAt } from '../../../../src/engine/arrays';
import { assertNever } from '../../../../src/engine/verdict';
import { topOf } from './because';
import {
  HAND,
  type Counting,
  type Dealing,
  type Laid,
  type Move,
  type Playing,
  type State,
} from './types';

export function apply(state: State, move: Move): State {
  switch (move.type) {
    case 'deal': {
      const { seats, first } = state as Dealing;
      const hands = move.hands.map((hand) => hand.slice());
      return { phase: 'play', seats, toPlay: first, laid: [], hands };
    }
    case 'lay':
      return lay(state as Playing, move.card);
    case 'steps':
      return { phase: 'over', laid: [], steps: plain(state as Counting, move.steps) };
    default:
      return assertNever(move);
  }
}

function lay(state: Playing, card: number): State {
  const { seats, toPlay, hands } = state;
  const top = topOf(state.laid);
  const laid = [...state.laid, { seat: toPlay, card, step: top === null || card > top }];
  if (laid.length === seats * HAND) return { phase: 'over', laid, steps: stepsIn(laid, seats) };
  const rest = hands && withAt(hands, toPlay, without(hands[toPlay] ?? [], card));
  return { phase: 'play', seats, toPlay: (toPlay + 1) % seats, laid, hands: rest };
}

function without(hand: readonly number[], card: number): readonly number[] {
  return hand.filter((one) => one !== card);
}

/** A copy without −0, which JSON can bring in but not out. */
function plain({ seats }: Counting, steps: readonly number[]): number[] {
  return Array.from({ length: seats }, (_, seat) => sum([steps[seat] ?? 0]));
}

export function stepsIn(laid: readonly Laid[], seats: number): number[] {
  const steps = filled(seats, 0);
  for (const { seat, step } of laid) if (step) steps[seat] = (steps[seat] ?? 0) + 1;
  return steps;
}
