/** A game's book from its parts. */
import type { ClauseEntry, HouseReadings, RulingEntry } from './clauses';

/** As every game's `clauses.ts` has it. */
interface Chapters {
  CLAUSES: readonly ClauseEntry[];
  RULINGS: readonly RulingEntry[];
  HOUSE: HouseReadings;
}

export function bookOf<Words, More extends object>(
  words: Words,
  { CLAUSES, RULINGS, HOUSE }: Chapters,
  more: More = {} as More,
) {
  return { words, clauses: CLAUSES, rulings: RULINGS, house: HOUSE, ...more };
}
