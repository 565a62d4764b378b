/**
 * Hands as far as they are known: every card in a virtual game, the size at a real table, and there
 * also which kinds a player once said to lack. Knows nothing about the grid beyond naming a line's end.
 */
import type { Kind } from '../gems';
import { kindIndex } from '../gems';
import type { LineEnd } from './grid';
import { type Counts, minusCards, plusCards } from './stock';

/** «I have none of these»: said by paying three cards. What came and went since bounds what can be held. */
export interface Lack extends LineEnd {
  /** Which entry of the match said so, counted from 0. */
  move: number;
  /** Cards the player had drawn by then, of whatever kind. */
  drawnBefore: number;
  /** Cards of this kind paid since. */
  paid: number;
}

export interface Hand {
  /** By kind; null at a real table. */
  cards: Counts | null;
  size: number;
  /** Cards drawn in the whole match, the first hand not counted. */
  drawn: number;
  /** By kind; empty as long as nothing was said. */
  lacks: readonly (Lack | null)[];
}

const NOTHING_SAID: readonly null[] = Object.freeze([]);
const ALL_OPEN: readonly null[] = Object.freeze([null, null, null, null, null, null, null, null]);

export function dealtHand(cards: Counts | null, size: number): Hand {
  return { cards, size, drawn: 0, lacks: NOTHING_SAID };
}

export function lackOf(hand: Hand, kind: number): Lack | null {
  return hand.lacks[kind] ?? null;
}

/** How many cards of a kind the hand can hold by what was said, at most. */
export function mostHeld(hand: Hand, kind: number): number {
  if (hand.cards !== null) return hand.cards[kind] as number;
  const lack = lackOf(hand, kind);
  return lack === null ? hand.size : Math.min(hand.size, hand.drawn - lack.drawnBefore - lack.paid);
}

/** At a real table `cards` are unknown and only `count` is. */
export function afterDraw(hand: Hand, count: number, cards: readonly Kind[] | null): Hand {
  return {
    cards: hand.cards !== null && cards !== null ? plusCards(hand.cards, cards) : null,
    size: hand.size + count,
    drawn: hand.drawn + count,
    lacks: hand.lacks,
  };
}

/** `said`: the kind the payer thereby says to lack, and where. */
export function afterPayment(
  hand: Hand,
  pay: readonly Kind[],
  said: { kind: Kind; end: LineEnd; move: number } | null,
): Hand {
  const { drawn } = hand;
  const size = hand.size - pay.length;
  if (hand.cards !== null)
    return { cards: minusCards(hand.cards, pay), size, drawn, lacks: hand.lacks };
  if (hand.lacks.length === 0 && said === null)
    return { cards: null, size, drawn, lacks: hand.lacks };
  const lacks: (Lack | null)[] = (hand.lacks.length === 0 ? ALL_OPEN : hand.lacks).slice();
  for (let i = 0; i < pay.length; i += 1) {
    const kind = kindIndex(pay[i]);
    const lack = lacks[kind] ?? null;
    if (lack !== null) lacks[kind] = { ...lack, paid: lack.paid + 1 };
  }
  if (said !== null) {
    const { line, index, edge } = said.end;
    lacks[kindIndex(said.kind)] = {
      line,
      // JSON can bring in a minus zero, but not out again.
      index: index + 0,
      edge,
      move: said.move,
      drawnBefore: drawn,
      paid: 0,
    };
  }
  return { cards: null, size, drawn, lacks };
}
