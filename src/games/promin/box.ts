/** The box of «Промінь»: five colours of 1–12; fewer players leave the high values in it (P-1.1). */
import type { GameBox } from '../box';
import { fullDeck } from './cards';

const MOST_SEATS = 5;

export const box: GameBox = {
  cards: fullDeck(MOST_SEATS).map((id) => ({ id, copies: 1 })),
  suffices: (seats, left) => fullDeck(seats).every((id) => left(id) > 0),
};
