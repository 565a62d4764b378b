/**
 * The cards of «Промінь»: text form, packed form and sets of cards. Knows nothing about hands' owners,
 * turns or points. Packed, a card is colour · 16 + value; a set of one colour's values is a bit mask.
 */

/** The canonical order of the colour groups in a hand (A-P14). */
export const COLOURS = ['r', 'y', 'g', 'b', 'p'] as const;
export type Colour = (typeof COLOURS)[number];
export type Card = `${Colour}${number}`;

export const COLOUR_COUNT = COLOURS.length;
/** P-1.6: yellow. */
const TRUMP = 1;

export const HAND_SIZE = 10;

/** P-1.1: 1–8, 1–10 and 1–12 for three, four and five players. */
export function highestValue(seats: number): number {
  return 2 * seats + 2;
}

export const colourOf = (card: number): number => card >> 4;
export const valueOf = (card: number): number => card & 15;
/** The card's place in its colour's mask. */
export const bitOf = (card: number): number => 1 << (card & 15);

export const NOT_A_CARD = -1;
/** Stands for every value that no box holds, so that it exceeds any deck's highest. */
const BEYOND = 15;

/** The packed form of a card's text; `NOT_A_CARD` for anything else. */
export function readCard(text: unknown): number {
  if (typeof text !== 'string' || text.length < 2) return NOT_A_CARD;
  const colour = colourOfLetter(text.charCodeAt(0));
  const value = readValue(text);
  return colour < 0 || value < 0 ? NOT_A_CARD : colour * 16 + value;
}

/** The same for a text that is known to be a card of some deck. */
export function packCard(text: string): number {
  const digit = text.charCodeAt(text.length - 1) - 48;
  const value = text.length === 2 ? digit : 10 + digit;
  return colourOfLetter(text.charCodeAt(0)) * 16 + value;
}

/** By character code; looked up, because comparisons one after another guess wrong at every other card. */
const COLOUR_OF_LETTER = Array.from({ length: 128 }, (_, code) =>
  (COLOURS as readonly string[]).indexOf(String.fromCharCode(code)),
);

function colourOfLetter(letter: number): number {
  return letter < 128 ? (COLOUR_OF_LETTER[letter] as number) : -1;
}

/** A whole number from the second character on, without leading zero; −1 if it is none. */
function readValue(text: string): number {
  const first = text.charCodeAt(1) - 48;
  if (first < 1 || first > 9) return -1;
  if (text.length === 2) return first;
  return readLongValue(text, first);
}

function readLongValue(text: string, first: number): number {
  for (let i = 2; i < text.length; i += 1) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
  }
  const second = text.charCodeAt(2) - 48;
  return text.length === 3 && first === 1 && second <= 2 ? 10 + second : BEYOND;
}

export function colourIndex(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

export function colourName(index: number): Colour {
  return COLOURS[index] as Colour;
}

/** By packed card: written once, so that matches share the texts and plays make none. */
const TEXTS: readonly Card[] = COLOURS.flatMap((colour) =>
  Array.from({ length: 16 }, (_, value): Card => `${colour}${value}`),
);

export function writeCard(card: number): Card {
  return TEXTS[card] as Card;
}

/** Does the second card take the trick from the first one, when `led` is the lead colour (P-4.6)? */
export function beats(best: number, next: number, led: number): boolean {
  if (colourOf(next) === colourOf(best)) return valueOf(next) > valueOf(best);
  if (colourOf(next) === TRUMP) return true;
  return colourOf(next) === led && colourOf(best) !== TRUMP;
}

/** The values of a mask, ascending. */
export function valuesIn(mask: number): number[] {
  const out: number[] = [];
  for (let value = 1; mask >> value !== 0; value += 1) if ((mask >> value) & 1) out.push(value);
  return out;
}

export function sizeOf(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** Every card of the deck, colours in canonical order, values ascending: the list that is shuffled. */
export function fullDeck(seats: number): Card[] {
  const deck: Card[] = [];
  const highest = highestValue(seats);
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1)
    for (let value = 1; value <= highest; value += 1) deck.push(writeCard(colour * 16 + value));
  return deck;
}
