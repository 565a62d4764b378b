/** The box: 55 numbers and 15 jokers. Counts of cards go by kind: index v−1 for a value v, 10 for jokers. */
import type { Card } from './types';

export const TOP_VALUE = 10;
export const JOKER_KIND = 10;

/** S-1.2: N copies of N, fifteen jokers. */
export const COPIES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15];
export const JOKERS = 15;
const CARDS = 70;

/** Of what is no card at all. */
export const NO_CARD = -1;

export function kindOf(card: unknown): number {
  if (typeof card !== 'number') return card === 'joker' ? JOKER_KIND : NO_CARD;
  return card >= 1 && card <= TOP_VALUE && Math.floor(card) === card ? card - 1 : NO_CARD;
}

export function cardOf(kind: number): Card {
  return kind === JOKER_KIND ? 'joker' : kind + 1;
}

export function isCard(value: unknown): value is Card {
  return kindOf(value) !== NO_CARD;
}

/** S-2.2: seven cards for three players, nine for four. */
export function rowSize(seats: number): number {
  return seats === 3 ? 7 : 9;
}

/** S-7.2: the last row of four players is what is left, seven cards. */
export function nextRowSize(seats: number, left: number): number {
  return Math.min(rowSize(seats), left);
}

/** Face down when that round begins: every row before it was a full one. */
export function cardsLeft(seats: number, round: number): number {
  return CARDS - (round - 1) * rowSize(seats);
}

/** Ten rounds for three players, eight for four. */
export function roundsOf(seats: number): number {
  return seats === 3 ? 10 : 8;
}
