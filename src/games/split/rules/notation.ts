/**
 * Rows and stacks as text: `6 J 3 | 2 J 9 5 | 9 J` is a row with its separators,
 * `0 1 0 … / 2 0 0 …` the stacks seat by seat. What is no such text reads as null.
 */
import { isCard, TOP_VALUE } from './deck';
import type { Card } from './types';

/** How cards and piles are read. */
export { cardOf, isCard, kindOf } from './deck';
export { countPiles, pileValues } from './layout';

export interface CutRow {
  cards: Card[];
  /** Cards to the left of each separator. */
  at: number[];
}

/** Thirds as equal as they go; a pair has one separator. */
export function evenly(size: number): number[] {
  if (size === 2) return [1];
  const first = Math.max(1, Math.floor(size / 3));
  return [first, Math.max(first + 1, size - first)];
}

export function parseRow(text: string): CutRow | null {
  const cards: Card[] = [];
  const at: number[] = [];
  for (const word of text.split(' ')) {
    if (word === '|') {
      if (cards.length === 0 || at.at(-1) === cards.length) return null;
      at.push(cards.length);
      continue;
    }
    const card = word === 'J' ? 'joker' : wholeNumber(word);
    if (!isCard(card)) return null;
    cards.push(card);
  }
  return at.at(-1) === cards.length ? null : { cards, at };
}

export function parseStacks(text: string): number[][] | null {
  const counts: number[][] = [];
  for (const seat of text.split(' / ')) {
    const piles = seat.split(' ').map(wholeNumber);
    if (piles.length !== TOP_VALUE || piles.some(Number.isNaN)) return null;
    counts.push(piles);
  }
  return counts;
}

function wholeNumber(word: string): number {
  return /^(0|[1-9]\d{0,5})$/.test(word) ? Number(word) : NaN;
}
