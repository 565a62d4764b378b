/** Where the 96 cards lie and how they travel: dealing, playing, discarding, drawing, rebuilding. Judges nothing. */
import { at, withAt } from '../../../engine/arrays';
import {
  type Counts,
  countsOfKinds,
  listCounts,
  minus,
  NO_CARDS,
  ofEach,
  oneOf,
  plus,
  total,
} from '../../gems/rules/counts';
import { COPIES, KINDS, kindIndex } from '../../gems/rules/kinds';
import type { Kind } from '../../gems/rules/kinds';
import type { RefereeStock, Sheet, VirtualStock } from './types';

export const HAND = 8;
const BOX = KINDS.length * COPIES;

export function dealVirtual(top: Kind, hands: readonly (readonly Kind[])[]): VirtualStock {
  const pile = justTop(top);
  const counts = hands.map(countsOfKinds);
  const deck = counts.reduce(minus, minus(ofEach(COPIES), pile));
  return { mode: 'virtual', top, pile, deck, discard: NO_CARDS, hands: counts };
}

function justTop(top: Kind): Counts {
  return oneOf(kindIndex(top));
}

export function dealReferee(top: Kind, seats: number): RefereeStock {
  return {
    mode: 'referee',
    top,
    pile: justTop(top),
    deck: BOX - 1 - seats * HAND,
    discard: 0,
  };
}

/** Colours that lie openly: play pile since the last reshuffle, and every rainbow. One number a colour. */
export function seenCounts(pile: Counts, sheets: readonly Sheet[]): number[] {
  const seen = listCounts(pile);
  for (let s = 0; s < sheets.length; s += 1) {
    const { rainbow } = at(sheets, s);
    for (let i = 0; i < rainbow.length; i += 1) {
      const k = kindIndex(rainbow[i]);
      seen[k] = (seen[k] as number) + 1;
    }
  }
  return seen;
}

/** A-V11: a kept card leaves the pile, so the card beneath is the top. */
export function topAfterRun(cards: readonly Kind[], keep: boolean): Kind {
  return at(cards, cards.length - (keep ? 2 : 1));
}

export function pileAfterRun(pile: Counts, cards: readonly Kind[], keep: boolean): Counts {
  return plus(pile, countsOfKinds(keep ? cards.slice(0, -1) : cards));
}

/** The deck that V-2.8 makes: the discard pile and the play pile without its top. */
export function rebuiltDeck({ pile, discard, top }: VirtualStock): Counts {
  return minus(plus(pile, discard), justTop(top));
}

/** A-V5: the deck is rebuilt as soon as it is empty, in the middle of a draw or at its end. `drawn`: what `cards` count. */
export function drawVirtual(
  stock: VirtualStock,
  seat: number,
  cards: readonly Kind[],
  drawn: Counts,
): VirtualStock {
  const { top } = stock;
  const hands = withAt(stock.hands, seat, plus(stock.hands[seat] as Counts, drawn));
  const left = total(stock.deck);
  if (cards.length < left) {
    const { pile, discard } = stock;
    return { mode: 'virtual', top, pile, deck: minus(stock.deck, drawn), discard, hands };
  }
  const deck = minus(rebuiltDeck(stock), countsOfKinds(cards.slice(left)));
  return { mode: 'virtual', top, pile: justTop(top), deck, discard: NO_CARDS, hands };
}

/** The same with sizes only: what the referee can follow without seeing the cards. */
export function drawReferee(stock: RefereeStock, count: number): RefereeStock {
  const { mode, top, pile, discard } = stock;
  const deck = stock.deck - count;
  if (deck > 0) return { mode, top, pile, deck, discard };
  return { mode, top, pile: justTop(top), deck: deck + discard + total(pile) - 1, discard: 0 };
}
