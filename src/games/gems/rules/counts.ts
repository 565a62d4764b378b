/**
 * How many cards of each kind, as one number: four bits a kind in circle order. A hand, a deck and a pile change
 * with nearly every move, and with lists of eight, copied each time, a move of «Веселка» made 551 bytes; so it makes 238.
 */
import { indexOfKind, KINDS, type Kind, kindIndex } from './kinds';

/** At most fifteen of a kind; the box has twelve. Whoever counts more than that (a deal to be judged) takes `countKinds`. */
export type Counts = number;

export const NO_CARDS: Counts = 0;

const BITS = 4;
/** As many of a kind can be counted. */
export const MOST_OF_A_KIND = 15;

/** What `countsOf` makes of a list in which something is no card: fifteen of every kind are never anywhere. */
export const NOT_CARDS = -1;

/** The same number of every kind. */
export function ofEach(copies: number): Counts {
  return Math.imul(copies, 0x11111111);
}

/** `kind` by `kindIndex`. */
export function countOf(counts: Counts, kind: number): number {
  return (counts >>> (kind * BITS)) & MOST_OF_A_KIND;
}

export function oneOf(kind: number): Counts {
  return 1 << (kind * BITS);
}

/** For up to fifteen cards; whatever is no card makes it `NOT_CARDS`. */
export function countsOf(cards: readonly unknown[]): Counts {
  let counts = NO_CARDS;
  for (let i = 0; i < cards.length; i += 1) {
    const kind = kindIndex(cards[i]);
    if (kind < 0) return NOT_CARDS;
    counts = (counts + oneOf(kind)) | 0;
  }
  return counts;
}

/** The same for cards that were judged: nothing is looked at twice. */
export function countsOfKinds(kinds: readonly Kind[]): Counts {
  let counts = NO_CARDS;
  for (let i = 0; i < kinds.length; i += 1)
    counts = (counts + oneOf(indexOfKind(kinds[i] as Kind))) | 0;
  return counts;
}

// `| 0` on both sides as well: told that they are whole, V8 adds them as such and not as fractions.

export function plus(counts: Counts, more: Counts): Counts {
  return ((counts | 0) + (more | 0)) | 0;
}

export function minus(counts: Counts, fewer: Counts): Counts {
  return ((counts | 0) - (fewer | 0)) | 0;
}

/** Every other kind, each with four free bits above it. */
const EVERY_OTHER = 0x0f0f0f0f;
/** A bit above each of those: subtracting borrows it where there were too few. */
const SPARE = 0x10101010;

/** Are all of `some` among them? All eight kinds are compared by two subtractions. */
export function holds(counts: Counts, some: Counts): boolean {
  const even = ((counts & EVERY_OTHER) | SPARE) - (some & EVERY_OTHER);
  const odd = (((counts >>> BITS) & EVERY_OTHER) | SPARE) - ((some >>> BITS) & EVERY_OTHER);
  return (even & odd & SPARE) === SPARE;
}

export function total(counts: Counts): number {
  const pairs = (counts & EVERY_OTHER) + ((counts >>> BITS) & EVERY_OTHER);
  // The product's highest byte is the sum of the four bytes.
  return Math.imul(pairs, 0x01010101) >>> 24;
}

/** One number a kind, in circle order. */
export function listCounts(counts: Counts): number[] {
  return KINDS.map((_, kind) => countOf(counts, kind));
}

/** Back from such a list. */
export function packed(list: readonly number[]): Counts {
  let counts = NO_CARDS;
  for (let kind = 0; kind < KINDS.length; kind += 1)
    counts = plus(counts, (list[kind] as number) * oneOf(kind));
  return counts;
}

/** The canonical list of these cards: kinds in circle order, one entry a copy. */
export function listKinds(counts: Counts): Kind[] {
  const out: Kind[] = [];
  for (let kind = 0; kind < KINDS.length; kind += 1)
    for (let n = countOf(counts, kind); n > 0; n -= 1) out.push(KINDS[kind] as Kind);
  return out;
}
