/**
 * From one chair: the other hands are dealt anew from the cards nobody has shown. Whoever went down had nothing higher
 * (D-2.1), so a deal in which they had is none: such a one is dealt again.
 */
import { spoken } from '../../../../src/engine/chair';
import type { Rng, Seat } from '../../../../src/engine/types';
import { DECK, TOP_CARD, type Laid, type State, type View } from './types';

export function imagine(view: View, seat: Seat, rng: Rng): State {
  if (view.phase !== 'play') return view;
  const { phase, seats, toPlay, laid, own } = view;
  if (!view.dealt || own === null) return { phase, seats, toPlay, laid, hands: null };
  const shown = new Set([...own, ...laid.map(({ card }) => card)]);
  const unseen = DECK.filter((card) => !shown.has(card));
  const highest = Array.from({ length: seats }, (_, other) => highestPossible(laid, other));
  for (;;) {
    const deck = rng.shuffle(unseen);
    const hands = view.left.map((count, other) => (other === seat ? own : deck.splice(0, count)));
    const possible = hands.every(
      (hand, other) => other === seat || hand.every((card) => card <= (highest[other] as number)),
    );
    if (possible) return { phase, seats, toPlay, laid, hands };
  }
}

function highestPossible(laid: readonly Laid[], seat: Seat): number {
  return laid.reduce((most, one, i) => {
    const under = laid[i - 1];
    return one.seat === seat && !one.step && under ? Math.min(most, under.card) : most;
  }, TOP_CARD);
}

export function meant(_state: State, seat: Seat, choice: unknown): unknown {
  return spoken(seat, choice, ['deal']);
}
