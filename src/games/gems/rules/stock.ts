/**
 * Deck and discard pile: drawing card by card, rebuilding the deck, counting how often it ran out.
 * Knows nothing about hands, holes or how many deck-outs end a game.
 */
import {
  countOf,
  type Counts,
  countsOf,
  countsOfKinds,
  holds,
  minus,
  MOST_OF_A_KIND,
  NO_CARDS,
  oneOf,
  plus,
  total,
} from './counts';
import { type Kind, kindIndex } from './kinds';

export interface Stock {
  /** What is left in the deck where the app dealt it; null where a real deck lies on the table. */
  deck: Counts | null;
  size: number;
  /** Everything in it was shown, so its kinds are known in every mode. */
  discard: Counts;
}

export function withDiscards({ deck, size, discard }: Stock, cards: Counts): Stock {
  return { deck, size, discard: plus(discard, cards) };
}

/** Deck or pile has a card. */
export function canDraw({ size, discard }: Stock): boolean {
  return size > 0 || discard !== NO_CARDS;
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
}

/**
 * Draws `wanted` cards. The deck runs out when its last card leaves, and a new one is formed at once
 * (A-N13); an empty deck does not run out again (A-N15). With `cards`, or what they count, a known deck gives up exactly these.
 */
export function draw(
  stock: Stock,
  wanted: number,
  outsLeft: number,
  cards: readonly Kind[] | null = null,
  counts: Counts | null = cards && countsOfKinds(cards),
): Drawn {
  const { size } = stock;
  if (size <= wanted) return drawAcross(stock, wanted, outsLeft, cards);
  const deck = stock.deck !== null && counts !== null ? minus(stock.deck, counts) : stock.deck;
  return {
    stock: { deck, size: size - wanted, discard: stock.discard },
    count: wanted,
    outs: 0,
    ended: false,
    beforeRebuild: wanted,
  };
}

/** As `draw`, card by card, where the deck runs out on the way. */
function drawAcross(
  stock: Stock,
  wanted: number,
  outsLeft: number,
  cards: readonly Kind[] | null,
): Drawn {
  let { deck, size, discard } = stock;
  let count = 0;
  let outs = 0;
  let beforeRebuild = size;
  if (size === 0) {
    size = total(discard);
    deck = deck === null ? null : discard;
    discard = NO_CARDS;
    beforeRebuild = 0;
  }
  while (count < wanted && size > 0) {
    if (cards !== null && deck !== null) deck = minus(deck, oneOf(kindIndex(cards[count])));
    count += 1;
    size -= 1;
    if (size > 0) continue;
    outs += 1;
    if (outs === outsLeft) break;
    size = total(discard);
    deck = deck === null ? null : discard;
    discard = NO_CARDS;
  }
  return {
    stock: { deck, size, discard },
    count,
    outs,
    ended: outs === outsLeft,
    beforeRebuild: Math.min(beforeRebuild, count),
  };
}

/**
 * What is drawn, in most draws: a known deck that does not run out has all the cards. `NO_CARDS` where there is more to
 * say. Told without going through them one by one.
 */
export function plainDraw(stock: Stock, wanted: number, cards: readonly unknown[]): Counts {
  if (cards.length !== wanted || stock.size <= wanted || stock.deck === null) return NO_CARDS;
  if (wanted > MOST_OF_A_KIND) return NO_CARDS;
  const drawn = countsOf(cards);
  return holds(stock.deck, drawn) ? drawn : NO_CARDS;
}

/** The first of the cards that is not in the deck it should come from, or −1; of a real deck nobody can say. */
export function firstMissing(
  { deck, discard }: Stock,
  cards: readonly Kind[],
  beforeRebuild: number,
): number {
  if (deck === null) return -1;
  for (let i = 0; i < cards.length; i += 1) {
    const rebuilt = i >= beforeRebuild;
    let needed = 1;
    for (let j = rebuilt ? beforeRebuild : 0; j < i; j += 1) if (cards[j] === cards[i]) needed += 1;
    const from = rebuilt ? discard : deck;
    if (countOf(from, kindIndex(cards[i])) < needed) return i;
  }
  return -1;
}
