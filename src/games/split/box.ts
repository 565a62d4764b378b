/** The box of «Поділ»: all 70 cards are always played (S-1.2), and everyone needs a set of choice cards (S-1.3). */
import type { BoxCard, GameBox } from '../box';
import { cardOf, COPIES } from './rules/deck';

const PLAYED: readonly BoxCard[] = COPIES.map((copies, kind) => ({
  id: String(cardOf(kind)),
  copies,
}));

/** Four sets of three; the names are those of the parts. */
export const CHOICES = ['white', 'lightBlue', 'black'] as const;
const SETS = 4;
const CHOICE_CARDS: readonly BoxCard[] = CHOICES.map((id) => ({ id, copies: SETS }));

export const box: GameBox = {
  cards: [...PLAYED, ...CHOICE_CARDS],
  suffices: (seats, left) =>
    PLAYED.every(({ id, copies }) => left(id) === copies) &&
    CHOICE_CARDS.every(({ id }) => left(id) >= seats),
};
