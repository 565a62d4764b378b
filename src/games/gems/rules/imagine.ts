/** Hands and deck as one chair may take them to be: the cards it sees nowhere, dealt anew. Knows no grid and no turns. */
import type { Rng } from '../../../engine/types';
import { type Counts, countsOf, listKinds, minus } from './counts';
import type { Kind } from './kinds';
import type { Hand } from './hands';
import type { Stock } from './stock';
import type { HandView } from './view';

interface CardsView {
  mode: 'virtual' | 'referee';
  hands: readonly HandView[];
  deck: number;
  discard: readonly Kind[];
}

/** `inPlay`: what hands, deck and pile hold together. At a real table nothing is drawn: all that is known is in the view. */
export function imagineCards(
  { mode, hands, deck: size, discard: pile }: CardsView,
  inPlay: Counts,
  rng: Rng,
): { hands: Hand[]; stock: Stock } {
  const discard = countsOf(pile);
  if (mode === 'referee')
    return {
      hands: hands.map((hand) => handOf(hand, null)),
      stock: { deck: null, size, discard },
    };
  const unseen = listKinds(unseenOf(hands, minus(inPlay, discard)));
  const dealt = hands.map((hand) =>
    handOf(hand, countsOf(hand.cards ?? drawAnew(unseen, hand.size, rng))),
  );
  return { hands: dealt, stock: { deck: countsOf(unseen), size, discard } };
}

function handOf({ size, drawn, lacks }: HandView, cards: Counts | null): Hand {
  return { cards, size, drawn, lacks };
}

function unseenOf(hands: readonly HandView[], hidden: Counts): Counts {
  let left = hidden;
  for (const { cards } of hands) if (cards !== null) left = minus(left, countsOf(cards));
  return left;
}

/** Takes cards out of the list, every one of them as likely as the others. */
function drawAnew(from: Kind[], count: number, rng: Rng): Kind[] {
  const drawn: Kind[] = [];
  while (drawn.length < count) {
    const at = rng.below(from.length);
    drawn.push(from[at] as Kind);
    from[at] = from[from.length - 1] as Kind;
    from.pop();
  }
  return drawn;
}
