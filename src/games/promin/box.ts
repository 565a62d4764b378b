/** The box of «Промінь»: five colours of 1–12; fewer players leave the high values in it (P-1.1). */
import type { GameBox } from '../box';
import { COLOUR_COUNT, fullDeck } from './rules/cards';

const MOST_SEATS = 5;

const CARDS = fullDeck(MOST_SEATS);

export const box: GameBox = {
  cards: CARDS.map((id) => ({ id, copies: 1 })),
  together: CARDS.length / COLOUR_COUNT,
  suffices: (seats, left) => fullDeck(seats).every((id) => left(id) > 0),
};
