/**
 * A live match as a screen sees it. Types only. A `Match` is a still picture: each change makes a
 * new one, so that React can compare by identity. It may be kept on this device (`KeptMatch`: a log, a
 * store, a seed) or be played elsewhere and seen from one chair.
 */
import type { Thought } from '../bots/kit/types';
import type {
  Mode,
  Refusal,
  Seat,
  Setup,
  Stage,
  Standing,
  Turn,
  Verdict,
  Viewer,
} from '../engine/types';
import type { GameId } from '../games';
import type { Finished } from '../games/facts';
import type { RefusedPlay, SeatPlayer } from '../games/table';
import type { AdvanceOptions } from './course';
import type { Drafts } from './drafts';
import type { Level } from './record';
import type { Answer, Walk } from './walk';

export interface MatchInfo {
  id: string;
  game: GameId;
  mode: Mode;
  setup: Setup;
  /** By seat. */
  players: readonly SeatPlayer[];
  /** SHA-256 of the seed. */
  commitment: string;
}

/** What only the device that keeps the match knows of it. */
export interface KeptInfo extends MatchInfo {
  /** Ids of the players by seat (for a rematch, for statistics). */
  playerIds: readonly string[];
  createdAt: number;
  finishedAt: number | null;
  parent: string | null;
  /** Once the match is over. */
  seed: string | null;
  words: readonly string[];
  /** The closing fingerprint of the whole log, once the match is over. */
  closing: string | null;
  /** Cards or dice are not what the seed gives. */
  forged: boolean;
  /** The table has ended it before its rules did. */
  endedEarly: boolean;
  /** Entered afterwards from its result alone: there are no moves to look back on. */
  late: boolean;
  /** A training match, as long as nobody has left the training. */
  lesson: boolean;
}

/** The position at one point of the match: before an entry, or now. */
export interface Moment<View = unknown, Move = unknown> {
  turn: Turn;
  /** Which deal or round it is, where the game counts them. */
  stage: Stage | null;
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
  kind: 'move' | 'undo' | 'redo' | 'correction' | 'seat' | 'end';
  /** The move: as it now counts for 'move', the (first) new one for 'correction', else null. */
  move: Move | null;
  /** Made by the generator. */
  drawn: boolean;
  /** The only one possible, made by the app. */
  forced: boolean;
  /** Made by an opponent of the app's. */
  bot: Level | null;
  /** Somebody asked for advice before it. */
  hinted: boolean;
  /** Who undid, redid or ended, where that is known; and who agreed to it. */
  by: Seat | null;
  agreed: readonly Seat[];
  /** Who sat down where, for 'seat'. */
  chair: { seat: Seat; name: string | null; bot: Level | null } | null;
  /** Taken back and not restored, or dropped by a correction. */
  undone: boolean;
  /** Which of the moves that count it is, in the order of play; a correction may have changed it. */
  place: number | null;
  /** What was chosen is turned up later, together with everyone else's choice: nobody is told it yet. */
  veiled: boolean;
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

/** An act that was the only one possible. */
export interface Forced<Move = unknown> {
  seq: number;
  move: Move;
}

/** Something just decided that should be seen before the match goes on. */
export interface Look<View = unknown, Move = unknown> {
  decision: Decision<View, Move>;
  /** Still on its way to its place. */
  isFlying: boolean;
  /** Lies open until somebody waves it on. */
  isOpen: boolean;
  /** Whoever decided looks at what the deck brought them, until they pass the device on. */
  isOwn: boolean;
}

/** Something others did, as this chair may be told it. */
export interface Told<Move = unknown> {
  seq: number;
  move: Move;
  /** What was chosen is turned up later, together with everyone else's choice. */
  veiled: boolean;
  /** What it laid still lies there for all eyes. */
  lies?: boolean;
}

/** Somebody wants an act taken back, or back again, that was not theirs alone to take. */
export interface Asked<Move = unknown> {
  what: 'undo' | 'redo';
  /** Who wants it, where that is known. */
  by: Seat | null;
  /** Whose word is awaited. */
  of: Seat;
  /** What they did. */
  move: Move;
  /** What everyone has seen by now. */
  crosses: Crossing;
  /** Nothing is changed by a no. */
  answer(agrees: boolean): Promise<void>;
}

/**
 * A correction on its way through what came after the corrected entry (./walk). Nothing is stored before `save`; to
 * let go of it changes nothing.
 */
export interface Correction<View = unknown, Move = unknown> extends Pick<
  Walk,
  'passed' | 'waiting' | 'question' | 'answered'
> {
  /** How many there are in all, as far as can be foreseen. */
  questions: number;
  /** The standing there would be, with what has passed so far. */
  standing: Standing;
  /** The position in which the question arises. */
  moment: Moment<View, Move>;
  answer(given: Answer): Correction<View, Move> | Refusal;
  /** Once nothing is asked any more. */
  save(): Promise<void>;
}

export interface Holder {
  /** In whose hands the device is; 'table' = it lies open. */
  who: Seat | 'table';
  /** The curtain is open; never survives leaving, reloading or a kill. */
  open: boolean;
}

/** One device goes from hand to hand, and what is one player's own is covered in between. */
export interface Curtain {
  holder: Holder;
  open(): void;
  close(): void;
}

/** What the table, and the page round it, need of a match – wherever it is played. */
export interface Match<View = unknown, Move = unknown> extends Moment<View, Move> {
  info: MatchInfo;
  /** Then it is a `KeptMatch` (`keptOf`). */
  keptHere: boolean;
  /** Number of the last entry; changes with every entry. */
  seq: number;
  /** Whose eyes the picture is for: a player's where something is secret or everyone has a device, else all eyes. */
  viewer: Viewer;
  /** Null where nobody has to be shut out. */
  curtain: Curtain | null;

  /**
   * Judges, stores, applies; resolves when whoever keeps the match has it, or with the refusal. The same move tried
   * twice from the same picture is played once. Rejects when it could not be stored.
   */
  attempt(move: Move): Promise<Verdict>;
  /** Asks for the chance move that `turn.chance` waits for; nothing if it does not. */
  draw(): Promise<void>;
  refused: RefusedPlay<Move> | null;
  dismissRefusal(): void;

  canUndo: boolean;
  undoCrosses: Crossing;
  /**
   * Takes back the last act: a decision with what followed from it, a correction, a change of chair, an early end.
   * Where hands are secret nobody takes back another's act: its owner is asked (`asked`) and nothing happens before.
   */
  undo(): Promise<void>;
  /** Whom an undo or a redo would ask; null where it would just happen. */
  undoAsks: Seat | null;
  canRedo: boolean;
  redo(): Promise<void>;
  redoAsks: Seat | null;
  /** A question that waits for its answer; until then the match stands still. */
  asked: Asked<Move> | null;
  /** What has happened since this player last decided something, oldest first; nothing the deck or the dice did. */
  since(seat: Seat): readonly Told<Move>[];

  /** What the app did by itself since the last decision, because nothing else was possible. */
  forced: readonly Forced<Move>[];
  /** What should be looked at before the match goes on; null when it may. */
  look: Look<View, Move> | null;
  /** What flew has landed; what lay open was waved on, or the own new cards were seen. */
  seen(what: 'flight' | 'look'): void;
  /**
   * Does what is due by itself: draws, acts that are the only ones possible, the device going to other hands. Resolves
   * when somebody is asked, something is to be looked at, or it is over. Rejects when it could not be stored.
   * A match played elsewhere goes on there.
   */
  advance(options?: AdvanceOptions): Promise<void>;
}

/** Where the pictures of one match come from: from its keeper here, or from where it is played. */
export interface MatchSource {
  subscribe(listener: () => void): () => void;
  now(): Match;
}

/** A match whose log this device keeps. */
export interface KeptMatch<View = unknown, Move = unknown> extends Match<View, Move> {
  keptHere: true;
  info: KeptInfo;

  /** The last decision, as long as nothing but the generator has followed it. */
  latest(): Decision<View, Move> | null;
  /** Oldest first, everything that ever happened; positions are computed when asked for. */
  log: readonly LogLine<View, Move>[];
  /** Standing after each move that counts, the first being the beginning; for charts. */
  standings(): readonly Standing[];
  /** All that counted, step by step, for what the game itself makes of a match that is over. */
  finished(): Finished;

  /** The position before the move of that entry, for the correction editor; null if it no longer counts. */
  before(seq: number): Moment<View, Move> | null;
  /** The table ends it before its rules do: the standing of this moment is the result. Undo goes on with it. */
  end(): Promise<void>;
  /** Another move for that entry: as far as the correction comes by itself, or why it is none. */
  correct(seq: number, move: Move): Correction<View, Move> | Refusal;

  /** The app's opponent that is about to act. */
  thinking: Seat | null;
  /** It acts as soon as it can. */
  hurry(): void;
  /** What a strong player would weigh on that chair, from what it may know; null when the match went on. The log says so. */
  hint(seat: Seat): Promise<Thought | null>;
  /** The move that somebody on this chair means by it, still to be judged; null where nobody there could say that. */
  meant(seat: Seat, choice: unknown): Move | null;
  /** It is played on like any other match. */
  leaveLesson(): Promise<void>;
  /** How often advice was asked for so far. */
  hints: number;
  /** The app plays that seat from now on, or, with null, whoever left it plays again. */
  giveChair(seat: Seat, bot: Level | null): Promise<void>;

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
  /** The store cannot be had: another window has it, or it does not open. */
  | { status: 'shut' }
  /** The log is sound only up to a point: readable, and play can go on from there. */
  | {
      status: 'damaged';
      match: KeptMatch<View, Move>;
      /** Entry at which the log stops making sense. */
      brokenAt: number;
      continueFromHere(): Promise<void>;
    }
  | { status: 'ready'; match: KeptMatch<View, Move> };
