/** The box: 55 numbers and 15 jokers. Counts of cards go by kind: index v−1 for a value v, 10 for jokers. */
import type { Card } from './types';

export const TOP_VALUE = 10;
export const JOKER_KIND = 10;

/** S-1.2: N copies of N, fifteen jokers. */
export const COPIES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15];
export const JOKERS = 15;

export function kindOf(card: Card): number {
  return card === 'joker' ? JOKER_KIND : card - 1;
}

export function cardOf(kind: number): Card {
  return kind === JOKER_KIND ? 'joker' : kind + 1;
}

export function isCard(value: unknown): value is Card {
  return (
    value === 'joker' ||
    (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= TOP_VALUE)
  );
}

/** S-2.2: seven cards for three players, nine for four. */
export function rowSize(seats: number): number {
  return seats === 3 ? 7 : 9;
}

/** S-7.2: the last row of four players is what is left, seven cards. */
export function nextRowSize(seats: number, left: number): number {
  return Math.min(rowSize(seats), left);
}

/** Ten rounds for three players, eight for four. */
export function roundsOf(seats: number): number {
  return seats === 3 ? 10 : 8;
}
