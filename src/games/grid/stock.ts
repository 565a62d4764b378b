/**
 * Deck and discard pile: drawing card by card, rebuilding the deck, counting how often it ran out.
 * Knows nothing about hands, holes or how many deck-outs end a game.
 */
import type { Kind } from '../gems';
import { kindIndex } from '../gems';

/** How many of each kind, by `kindIndex`. */
export type Counts = readonly number[];

export const NO_CARDS: Counts = Object.freeze([0, 0, 0, 0, 0, 0, 0, 0]);

export interface Stock {
  /** What is left in the deck where the app dealt it; null where a real deck lies on the table. */
  deck: Counts | null;
  size: number;
  /** Everything in it was shown, so its kinds are known in every mode. */
  discard: Counts;
}

export function total(counts: Counts): number {
  let cards = 0;
  for (let i = 0; i < counts.length; i += 1) cards += counts[i] as number;
  return cards;
}

export function plusCards(counts: Counts, cards: readonly Kind[]): number[] {
  const out = counts.slice();
  for (let i = 0; i < cards.length; i += 1) {
    const kind = kindIndex(cards[i]);
    out[kind] = (out[kind] as number) + 1;
  }
  return out;
}

export function minusCards(counts: Counts, cards: readonly Kind[]): number[] {
  const out = counts.slice();
  for (let i = 0; i < cards.length; i += 1) {
    const kind = kindIndex(cards[i]);
    out[kind] = (out[kind] as number) - 1;
  }
  return out;
}

export function withDiscards({ deck, size, discard }: Stock, cards: readonly Kind[]): Stock {
  return { deck, size, discard: plusCards(discard, cards) };
}

export function available(stock: Stock): number {
  return stock.size + total(stock.discard);
}

export interface Drawn {
  stock: Stock;
  /** How many cards really come: fewer than wanted when nothing is left or the last deck ran out. */
  count: number;
  /** How often the deck ran out on the way. */
  outs: number;
  /** The last deck-out the game waits for has happened. */
  ended: boolean;
  /** How many of them still come from the present deck; the rest from the rebuilt one. */
  beforeRebuild: number;
  /** The first of `cards` that is not in the deck it should come from, or −1. */
  missing: number;
}

/**
 * Draws `wanted` cards, one by one. The deck runs out when its last card leaves, and a new one is
 * formed at once (A-N13); an empty deck does not run out again (A-N15). With `cards` a known deck
 * gives up exactly these, in this order.
 */
export function draw(
  stock: Stock,
  wanted: number,
  outsLeft: number,
  cards: readonly Kind[] | null = null,
): Drawn {
  let deck = stock.deck;
  let size = stock.size;
  let discard = stock.discard;
  let count = 0;
  let outs = 0;
  let beforeRebuild = size;
  let missing = -1;
  let taking: number[] | null = null;
  if (size === 0) {
    size = total(discard);
    deck = deck && discard;
    discard = NO_CARDS;
    beforeRebuild = 0;
  }
  while (count < wanted && size > 0) {
    if (cards !== null && deck !== null) {
      taking ??= deck.slice();
      const kind = kindIndex(cards[count]);
      if (missing < 0 && !((taking[kind] ?? 0) > 0)) missing = count;
      taking[kind] = (taking[kind] ?? 0) - 1;
    }
    count += 1;
    size -= 1;
    if (size > 0) continue;
    outs += 1;
    if (outs === outsLeft) break;
    size = total(discard);
    deck = deck && discard;
    discard = NO_CARDS;
    taking = null;
  }
  return {
    stock: { deck: deck && (taking ?? deck), size, discard },
    count,
    outs,
    ended: outs === outsLeft,
    beforeRebuild: Math.min(beforeRebuild, count),
    missing,
  };
}
