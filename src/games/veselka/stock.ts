/** Where the 96 cards lie and how they travel: dealing, playing, discarding, drawing, rebuilding. Judges nothing. */
import { at, sum, withAt } from '../../engine/arrays';
import { COPIES, KINDS, countKinds, kindIndex } from '../gems';
import type { Kind } from '../gems';
import type { RefereeStock, Sheet, VirtualStock } from './types';

export const HAND = 8;
const BOX = KINDS.length * COPIES;

export function dealVirtual(top: Kind, hands: readonly (readonly Kind[])[]): VirtualStock {
  const pile = countKinds([top]);
  const counts = hands.map(countKinds);
  const deck = KINDS.map((_, k) => {
    let left = COPIES - at(pile, k);
    for (const hand of counts) left -= at(hand, k);
    return left;
  });
  return { mode: 'virtual', top, pile, deck, discard: countKinds([]), hands: counts };
}

export function dealReferee(top: Kind, seats: number): RefereeStock {
  return {
    mode: 'referee',
    top,
    pile: countKinds([top]),
    deck: BOX - 1 - seats * HAND,
    discard: 0,
  };
}

/** `counts` with these cards put in (by = 1) or taken out (by = −1). */
export function withCards(counts: readonly number[], cards: readonly Kind[], by: 1 | -1): number[] {
  const out = counts.slice();
  for (let i = 0; i < cards.length; i += 1) {
    const k = kindIndex(cards[i]);
    out[k] = (out[k] as number) + by;
  }
  return out;
}

/** Colours that lie openly: play pile since the last reshuffle, and every rainbow. */
export function seenCounts(pile: readonly number[], sheets: readonly Sheet[]): number[] {
  const seen = pile.slice();
  for (let s = 0; s < sheets.length; s += 1) {
    const { rainbow } = at(sheets, s);
    for (let i = 0; i < rainbow.length; i += 1) {
      const k = kindIndex(rainbow[i]);
      seen[k] = (seen[k] as number) + 1;
    }
  }
  return seen;
}

/** Pile and top after a run. A-V11: a kept card leaves the pile, so the card beneath is the top. */
export function pileAfterRun(
  pile: readonly number[],
  cards: readonly Kind[],
  keep: boolean,
): { pile: number[]; top: Kind } {
  const laid = keep ? cards.slice(0, -1) : cards;
  return { pile: withCards(pile, laid, 1), top: at(laid, laid.length - 1) };
}

/** The deck that V-2.8 makes: the discard pile and the play pile without its top. */
export function rebuiltDeck(stock: VirtualStock): number[] {
  const deck = stock.pile.map((n, k) => n + at(stock.discard, k));
  const top = kindIndex(stock.top);
  deck[top] = at(deck, top) - 1;
  return deck;
}

/** A-V5: the deck is rebuilt as soon as it is empty, in the middle of a draw or at its end. */
export function drawVirtual(
  stock: VirtualStock,
  seat: number,
  cards: readonly Kind[],
): VirtualStock {
  const hands = withAt(stock.hands, seat, withCards(at(stock.hands, seat), cards, 1));
  const left = sum(stock.deck);
  if (cards.length < left)
    return {
      mode: 'virtual',
      top: stock.top,
      pile: stock.pile,
      deck: withCards(stock.deck, cards, -1),
      discard: stock.discard,
      hands,
    };
  return {
    mode: 'virtual',
    top: stock.top,
    pile: countKinds([stock.top]),
    deck: withCards(rebuiltDeck(stock), cards.slice(left), -1),
    discard: countKinds([]),
    hands,
  };
}

/** The same with sizes only: what the referee can follow without seeing the cards. */
export function drawReferee(stock: RefereeStock, count: number): RefereeStock {
  const { mode, top, pile, discard } = stock;
  const deck = stock.deck - count;
  if (deck > 0) return { mode, top, pile, deck, discard };
  return { mode, top, pile: countKinds([top]), deck: deck + discard + sum(pile) - 1, discard: 0 };
}
