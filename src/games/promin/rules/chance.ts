/** The dealer: one shuffle of the whole deck, ten cards each in seat order, ten stay aside (P-2.1). */
import type { Rng } from '../../../engine/types';
import { fullDeck, HAND_SIZE } from './cards';
import type { Card } from './cards';
import type { Move, State } from './types';

export function chance(state: State, rng: Rng): Move {
  if (state.phase !== 'deal') throw new Error(`chance: nothing to deal in ${state.phase}`);
  const deck = rng.shuffle(fullDeck(state.table.seats));
  const hands: Card[][] = [];
  for (let seat = 0; seat < state.table.seats; seat += 1)
    hands.push(deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  return { type: 'deal', hands };
}
