/**
 * What one's own hidden cards can still be, told from the view alone: the fronts of the others, the
 * open trick and the order within a colour. Knows nothing that the viewer does not see.
 */
import type { Colour } from './cards';
import { COLOURS } from './cards';
import type { SeenCard, View } from './types';

/** The values a card can have, ascending; never empty. */
export type Range = readonly number[];

/** One range for each card of the viewer's hand, in the hand's order; empty without a hand. */
export function ranges(view: View): Range[] {
  if (view.viewer === 'table' || view.phase === 'deal' || view.phase === 'over') return [];
  const own = view.hands?.[view.viewer];
  if (own === undefined) return [];
  const out: Range[] = [];
  for (const colour of COLOURS) {
    const free = unseenValues(view, colour);
    const held = own.filter((card) => card.colour === colour).length;
    // The i-th lowest has i own cards below it and held − 1 − i above it, all of them unseen too.
    for (let i = 0; i < held; i += 1) out.push(free.slice(i, free.length - held + i + 1));
  }
  return out;
}

function unseenValues(view: Extract<View, { phase: 'bid' | 'play' }>, colour: Colour): number[] {
  const seen = new Set<number>();
  const look = (card: SeenCard): void => {
    if (card.colour === colour && 'value' in card) seen.add(card.value);
  };
  view.hands?.forEach((hand) => hand.forEach(look));
  if (view.phase === 'play') view.trick.cards.forEach(({ card }) => look(card));
  const out: number[] = [];
  for (let value = 1; value <= view.highest; value += 1) if (!seen.has(value)) out.push(value);
  return out;
}
