/**
 * A live match as a screen sees it. Types only. A `Match` is a still picture: each change makes a
 * new one, so that React can compare by identity.
 */
import type {
  GameId,
  Mode,
  Refusal,
  Seat,
  Setup,
  Standing,
  Turn,
  Verdict,
  Viewer,
} from '../engine/types';
import type { RefusedPlay, SeatPlayer } from '../games/table';
import type { Drafts } from './drafts';

export interface MatchInfo {
  id: string;
  game: GameId;
  mode: Mode;
  setup: Setup;
  /** By seat. */
  players: readonly SeatPlayer[];
  /** Ids of the players by seat (for a rematch, for statistics). */
  playerIds: readonly string[];
  createdAt: number;
  finishedAt: number | null;
  parent: string | null;
  /** SHA-256 of the seed; the seed itself once the match is over. */
  commitment: string;
  seed: string | null;
  words: readonly string[];
}

/** The position at one point of the match: before an entry, or now. */
export interface Moment<View = unknown, Move = unknown> {
  turn: Turn;
  standing: Standing;
  view(viewer: Viewer): View;
  offers(seat: Seat): readonly Move[];
  judge(move: unknown): Verdict;
  foresee(move: Move): Standing;
}

/** What an undo would go back past; it asks first when not null. */
export type Crossing = 'roll' | 'deal' | 'reveal' | null;

export interface LogLine<View = unknown, Move = unknown> {
  /** Sequence number of the entry; what corrections refer to. */
  seq: number;
  at: number;
  kind: 'move' | 'undo' | 'redo' | 'correction';
  /** The move: as it now counts for 'move', the new one for 'correction', else null. */
  move: Move | null;
  /** Made by the generator. */
  drawn: boolean;
  /** Taken back and not restored, or dropped by a correction. */
  undone: boolean;
  /** The move as it was first entered, when it was corrected later. */
  original: Move | null;
  /** Entries an undo or redo moved over; the entry a correction changed. */
  about: readonly number[];
  /** The position before and after a move that counts; null for everything else. */
  before(): Moment<View, Move> | null;
  after(): Moment<View, Move> | null;
}

/** What somebody has just decided, and the position before it. */
export interface Decision<View = unknown, Move = unknown> {
  seq: number;
  move: Move;
  before: Moment<View, Move>;
}

export type CorrectionPlan =
  | { possible: true; standing: Standing }
  /** The new move itself is refused at its place. */
  | { possible: false; refusal: Refusal; at: null; dropped: 0 }
  /** A later entry no longer fits; `dropped` entries from it on would go. */
  | { possible: false; refusal: Refusal; at: number; dropped: number; standing: Standing };

export interface Holder {
  /** In whose hands the device is; 'table' = it lies open. */
  who: Seat | 'table';
  /** The curtain is open; never survives leaving, reloading or a kill. */
  open: boolean;
}

export interface Match<View = unknown, Move = unknown> extends Moment<View, Move> {
  info: MatchInfo;
  /** Sequence number of the last entry; changes with every entry. */
  seq: number;

  /**
   * Judges, stores, applies; resolves when SQLite has it, or with the refusal. The same move tried
   * twice from the same picture is played once. Rejects when it could not be stored.
   */
  attempt(move: Move): Promise<Verdict>;
  /** Makes the chance move that `turn.chance` asks for; nothing if it does not ask. */
  draw(): Promise<void>;
  refused: RefusedPlay<Move> | null;
  dismissRefusal(): void;

  canUndo: boolean;
  canRedo: boolean;
  undoCrosses: Crossing;
  /** Takes back the last decision, with what the generator made of it. */
  undo(): Promise<void>;
  redo(): Promise<void>;

  /** The last decision, as long as nothing but the generator has followed it. */
  latest(): Decision<View, Move> | null;
  /** Oldest first, everything that ever happened; positions are computed when asked for. */
  log: readonly LogLine<View, Move>[];
  /** Standing after each move that counts, the first being the beginning; for charts. */
  standings(): readonly Standing[];

  /** The position before the move of that entry, for the correction editor; null if it no longer counts. */
  before(seq: number): Moment<View, Move> | null;
  planCorrection(seq: number, move: Move): CorrectionPlan;
  /** Stores the correction. Resolves with the refusal when it is not possible (or not with `dropLater`). */
  correct(seq: number, move: Move, options?: { dropLater?: boolean }): Promise<Verdict>;

  /** What is half typed; the same object as long as the match is open. */
  drafts: Drafts;

  holder: Holder;
  /** Gives the device to someone; the curtain is closed then (there is none for 'table'). */
  handTo(who: Seat | 'table'): Promise<void>;
  openCurtain(): void;
  closeCurtain(): void;
}

export type MatchState<View = unknown, Move = unknown> =
  | { status: 'loading' }
  | { status: 'missing' }
  /** Another window has the store. */
  | { status: 'elsewhere'; takeOver(): Promise<void> }
  /** The log is sound only up to a point: readable, and play can go on from there. */
  | {
      status: 'damaged';
      match: Match<View, Move>;
      /** Entry at which the log stops making sense. */
      brokenAt: number;
      continueFromHere(): Promise<void>;
    }
  | { status: 'ready'; match: Match<View, Move> };
