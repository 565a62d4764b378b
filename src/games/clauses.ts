/** Shapes of the numbered clauses and of the open questions (§5) that every game lists as data. */

export interface ClauseEntry {
  id: string;
  /** The chapter it is taught in; named in the game's words. */
  group: string;
  /** Phases in which it matters, for «rules of this moment». */
  phases: readonly string[];
}

export interface RulingEntry {
  id: string;
  /** The clauses it interprets. */
  clauses: readonly string[];
}

/** Other readings a table may agree on: ruling id → ids of the readings that differ from §5. */
export type HouseReadings = Readonly<Record<string, readonly string[]>>;

/** Rulings that only tables of these sizes ever meet; all others concern every table. */
export type HouseSeats = Readonly<Record<string, readonly number[]>>;

/** As every game's `rules/clauses.ts` has it. */
export interface Chapters {
  CLAUSES: readonly ClauseEntry[];
  RULINGS: readonly RulingEntry[];
  HOUSE: HouseReadings;
}
