/**
 * What the conformance suite has to be told about a game: the shapes of its moves, what a real table
 * shows to a referee or a score-keeper, and what is secret. Never the rules themselves.
 */
import type { Arbitrary } from 'fast-check';

import type { GameRules, Mode, Rng, Seat, Setup, Turn, Viewer } from '../../src/engine/types';
import type { HouseReadings } from '../../src/games/clauses';
import type { Match } from '../support/playout';

/** A move as it looks from outside. */
export interface Entry {
  readonly type: string;
  readonly seat?: number;
  readonly [key: string]: unknown;
}

/** The modes and phases in which a type of move exists at all, by the tables of engine.md. */
export interface Occasion {
  modes: readonly Mode[];
  phases: readonly string[];
}

/** A position in which what a seat cannot see is little enough to be counted. */
export interface HiddenCase {
  name: string;
  setup: Setup;
  moves: readonly Entry[];
  seat: Seat;
  /** What is hidden from the seat in a state, as text. */
  hidden(state: unknown): string;
  /** Every text it can be and its weight, counted without the rules' help. */
  worlds: Readonly<Record<string, number>>;
}

export interface Kit {
  rules: GameRules;
  /** Ids of the numbered clauses: refusals and score lines may name no others. */
  clauses: ReadonlySet<string>;
  /** Other readings that a table may agree on. */
  house: HouseReadings;
  occasions: Readonly<Record<string, Occasion>>;
  /** No match is longer, however it is played. */
  bound(setup: Setup): number;
  /** After so many moves the random table agrees to stop, where the rules alone might go on for ever. */
  patience: number;
  /** How keen the random player is on a type of move, where the types are not equally likely. */
  keenness?: Readonly<Record<string, number>>;
  /** Fields whose order means nothing. */
  unordered(move: Entry): readonly string[];
  /** Fields that a move may have or not; none where left out. */
  optional?(move: Entry): readonly string[];
  /** Well-formed moves with a seat, legal or not; optional fields are left out, as in `offers`. */
  seated(mode: Mode): Arbitrary<Entry>;
  /** Entries without a seat that somebody might make at this moment; the table tries them in turn. */
  entries(setup: Setup, turn: Turn, moves: readonly Entry[], rng: Rng): readonly Entry[];
  /** The entries by which a referee or score-keeper follows a real table: the virtual match. */
  watched(match: Match, mode: 'referee' | 'score', rng: Rng): readonly Entry[];
  /** Another move in place of this one that the viewer cannot tell from it; null if there is none. */
  disguised(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null;
  /** Does what was disguised stay secret from one moment of the match to the next? */
  staysSecret(before: Turn, after: Turn): boolean;
  /** How a chair says a move, offered among these or not, where a choice is not the move itself. */
  said?(mode: Mode, move: Entry, offers: readonly Entry[]): Entry;
  hidden: readonly HiddenCase[];
  /** Its matches are so short that fewer positions are looked at. */
  isSmall?: true;
}
