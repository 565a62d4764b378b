/**
 * Rulebook examples as data: the rulebook screen draws them, the tests play them. Positions are reached
 * by the front door, through `judge`, never by writing a state down.
 */
import type { Facts, Refusal, ScoreLine, Setup, Viewer } from '../engine/types';

interface Common {
  clause: string;
  /** Does the clause allow it (or pay it), or not? */
  ruling: 'accepted' | 'refused';
  setup: Setup;
}

/** A play that the clause lets through or stops. */
export interface PlayExample<Move> extends Common {
  kind: 'play';
  /** The moves that lead to the position; all of them legal. */
  before: readonly Move[];
  tried: Move;
  /** Accepted: what the table shows afterwards. Only the named fields are compared. */
  then?: {
    phase?: string;
    actors?: readonly number[];
    count?: number;
    points?: readonly number[];
    winners?: readonly number[];
  };
  /** Refused: the deciding clause when it is not `clause` itself (a form the clause never reaches), and its facts. */
  because?: { clause?: string; facts?: Facts };
}

/** What a position counts: accepted shows the line it gives, refused shows that it gives none. */
export interface CountExample<Move> extends Common {
  kind: 'count';
  before: readonly Move[];
  /** Accepted: a line with this clause, seat and points is in the standing. Refused: no such line. */
  line: { seat: number; points: number };
}

/** What somebody may know: accepted is in the view, refused is not (a JSON text searched for in it). */
export interface ViewExample<Move> extends Common {
  kind: 'view';
  before: readonly Move[];
  viewer: Viewer;
  /** Path into the view, and the value found there (accepted) or not found there (refused). */
  path: readonly (string | number)[];
  value: unknown;
}

/** A table that can or cannot be set up. */
export interface SetupExample extends Common {
  kind: 'setup';
}

export type Example<Move> =
  PlayExample<Move> | CountExample<Move> | ViewExample<Move> | SetupExample;

/** An example brought to life by the rules: what its drawing shows. */
export interface Scene<Move = unknown, View = unknown> {
  example: Example<Move>;
  /** Who plays or looks; what this seat may see is drawn. */
  viewer: Viewer;
  /** Null where nobody could sit down. */
  view: View | null;
  /** Before the last move that led to the position, where it is about what that move changed. */
  earlier: View | null;
  /** After the play, where it was accepted. */
  after: View | null;
  /** Why the play was refused. */
  refusal: Refusal | null;
  /** What the seat of a count has for this clause. */
  lines: readonly ScoreLine[];
}
