/** One thing somebody types at a table, where they are at that moment, and what would answer them. */
import type { GameId } from '../../../src/games';

export type Query = readonly [
  query: string,
  /** The game whose rules are open; null where all six are. */
  game: GameId | null,
  /** Clauses and rulings; one of them among the first three is an answer. */
  ...answers: string[],
];
