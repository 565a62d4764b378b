/**
 * Hands as far as they are known: every card in a virtual game, the size at a real table, and there
 * also which kinds a player once said to lack. Knows nothing about the grid beyond naming a line's end.
 */
import { countOf, type Counts, minus, plus } from './counts';
import { type Kind, kindIndex } from './kinds';
import type { LineEnd } from './grid';

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
  /** Null at a real table. */
  cards: Counts | null;
  size: number;
  /** Cards drawn in the whole match, the first hand not counted. */
  drawn: number;
  /** By kind; empty as long as nothing was said. */
  lacks: readonly (Lack | null)[];
}

const NOTHING_SAID: readonly null[] = [];
const ALL_OPEN: readonly null[] = [null, null, null, null, null, null, null, null];

export function dealtHand(cards: Counts | null, size: number): Hand {
  return { cards, size, drawn: 0, lacks: NOTHING_SAID };
}

export function lackOf(hand: Hand, kind: number): Lack | null {
  return hand.lacks[kind] ?? null;
}

/** How many cards of a kind the hand can hold by what was said, at most. */
export function mostHeld(hand: Hand, kind: number): number {
  if (hand.cards !== null) return countOf(hand.cards, kind);
  const lack = lackOf(hand, kind);
  return lack === null ? hand.size : Math.min(hand.size, hand.drawn - lack.drawnBefore - lack.paid);
}

/** At a real table `cards` are unknown and only `count` is. */
export function afterDraw(hand: Hand, count: number, cards: Counts | null): Hand {
  return {
    cards: hand.cards !== null && cards !== null ? plus(hand.cards, cards) : null,
    size: hand.size + count,
    drawn: hand.drawn + count,
    lacks: hand.lacks,
  };
}

/** A known hand that has paid `count` cards; `paid`: which. */
export function withoutCards(hand: Hand, cards: Counts, count: number, paid: Counts): Hand {
  const { size, drawn, lacks } = hand;
  return { cards: minus(cards, paid), size: size - count, drawn, lacks };
}

/**
 * The same at a real table. `lacking`: the kind the payer thereby says to lack, for the shift of this end by this entry of the
 * match.
 */
export function afterPayment(
  hand: Hand,
  pay: readonly Kind[],
  lacking: Kind | null,
  end: LineEnd,
  move: number,
  stands = false,
): Hand {
  const size = hand.size - pay.length;
  const { cards, drawn, lacks } = hand;
  // Who shows the kind among the three, and the table lets it stand, says nothing about it.
  const missing = stands && lacking !== null && pay.includes(lacking) ? null : lacking;
  if (lacks.length === 0 && missing === null) return { cards, size, drawn, lacks };
  const said = afterPaid(lacks, pay, stands ? drawn : null);
  if (missing !== null) {
    const { line, index, edge } = end;
    // JSON can bring in a minus zero, but not out again.
    said[kindIndex(missing)] = { line, index: index + 0, edge, move, drawnBefore: drawn, paid: 0 };
  }
  return { cards, size, drawn, lacks: said };
}

/** `settled`: cards drawn by now, where the table lets stand what these cards prove: it is not asked again. */
function afterPaid(
  lacks: Hand['lacks'],
  pay: readonly Kind[],
  settled: number | null,
): (Lack | null)[] {
  const said: (Lack | null)[] = (lacks.length === 0 ? ALL_OPEN : lacks).slice();
  for (let i = 0; i < pay.length; i += 1) {
    const kind = kindIndex(pay[i]);
    const lack = said[kind] ?? null;
    if (lack === null) continue;
    const paid = lack.paid + 1;
    const proven = settled !== null && paid > settled - lack.drawnBefore;
    said[kind] = proven ? null : { ...lack, paid };
  }
  return said;
}
