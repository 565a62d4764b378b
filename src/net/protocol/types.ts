/**
 * What a phone and a table say to each other. Types only; JSON in messages. A phone knows one chair's view and never a
 * state; what a chair may not know is in none of these. README.md of ../ tells the order in which they come.
 */
import type { Facts, Mode, Seat, Setup, Standing, Turn, Viewer } from '../../engine/types';
import type { GameId } from '../../games';
import type { Json, Level } from '../../match/record/types';
import type { Crossing } from '../../match/types';
import type { Patch } from './patch';

/** To be raised with every change of a message, of a view or of a choice: an older page is told to reload. */
export const VERSION = 2;

/** Said once by a phone when it hears: what a table sent before would have been lost on the way. */
export const LISTENING = 'listening';

// ── coming in ───────────────────────────────────────────────────────────────────────────────────

/** A new table, made by whoever will lead it. */
export interface Make {
  v: number;
  make: { game: GameId; mode: Mode; seats: number; first: Seat; house?: Record<string, Json> };
  name: string;
}

/** Somebody new, somebody who was here before, or somebody who only looks on. */
export type Join = { v: number; code: string } &
  /** `mine`: the token this phone has made for itself, so that a second knock finds the chair which the first one took. */
  (
    | { name: string; seat?: Seat; mine?: string }
    /** `since`: the last entry this phone has seen. */
    | { token: string; since?: number }
    | { watch: true }
  );

/** Why nobody comes in. */
export type NoEntry =
  /** The page is older or newer than the table. */
  | 'version'
  | 'form'
  | 'nowhere'
  /** Every chair is taken. */
  | 'full'
  /** They are playing, and no chair is free or a bot's. */
  | 'playing'
  | 'locked'
  /** Looking on is switched off. */
  | 'unwatched'
  /** So many look on that there is no room for more. */
  | 'crowd'
  /** The token opens no chair here any more. */
  | 'stranger'
  | 'often'
  | 'over';

// ── from a phone ────────────────────────────────────────────────────────────────────────────────

export interface Said {
  /** `id` makes a retry harmless: the second time the first verdict comes back. */
  move: { id: string; ask: number; choice: Json };
  /** The dice, or a row that somebody turns up. */
  draw: { id: string; ask: number };
  /** This phone's share of the chance, once it has seen the commitment; before the first move. */
  word: { text: string };
  sit: { seat: Seat };
  undo: { what: 'undo' | 'redo' };
  agree: { yes: boolean };
  host: HostAct;
  /** The whole log, once the match is over. */
  log: Record<string, never>;
}
export type SaidKind = keyof Said;

export type HostAct =
  | { act: 'start' }
  | { act: 'lock'; on: boolean }
  | { act: 'watch'; on: boolean }
  /** A bot on an empty chair, or on that of somebody who is away; null takes it off again before the match. */
  | { act: 'bot'; seat: Seat; level: Level | null; name?: string }
  /** Nobody sits here any more: whoever has the code may. */
  | { act: 'free'; seat: Seat }
  | { act: 'pass'; seat: Seat }
  /** By anyone at the table, when the host has been away for a minute. */
  | { act: 'take' }
  | { act: 'end' };

// ── to a phone ──────────────────────────────────────────────────────────────────────────────────

export interface Person {
  seat: Seat;
  /** Empty where nobody sits. */
  name: string;
  colour: number;
  bot: Level | null;
  is: 'here' | 'away' | 'bot' | 'free';
  /** Since when away, by the table's clock. */
  since?: number;
}

export interface People {
  host: Seat;
  chairs: Person[];
  locked: boolean;
  watching: boolean;
  watchers: number;
  /** Seats whose phones have added their share of the chance. */
  words: Seat[];
}

/** A line of the log as this viewer may be told it. */
export interface ToldLine {
  seq: number;
  at: number;
  kind: 'move' | 'undo' | 'redo' | 'correction' | 'seat' | 'end';
  /** Who did it, where that is known. */
  seat: Seat | null;
  /** Null where it is no move, or one that is turned up later. */
  move: Json | null;
  veiled?: true;
  forced?: true;
  bot?: Level;
}

/** What one viewer sees; sent whole once, then as patches. */
export interface Sight {
  seq: number;
  /** The entry at which this chair was last asked. */
  ask: number;
  /** The same of every chair, where real cards lie on the table and whoever leads may enter for all. */
  asks?: number[];
  turn: Turn;
  view: Json;
  standing: Standing;
  canUndo: boolean;
  canRedo: boolean;
  crosses: Crossing;
}

export interface TableInfo {
  code: string;
  game: GameId;
  setup: Setup;
  commitment: string;
  /** False: people are still coming in. */
  begun: boolean;
}

export interface Welcome {
  v: number;
  viewer: Viewer;
  /** For whoever came in by name; to come back with. */
  token?: string;
  info: TableInfo;
  people: People;
  /** Null before the match begins. */
  sight: Sight | null;
  /** What happened since the entry this phone had seen. */
  told: ToldLine[];
  asked: Question | null;
}

/** Somebody wants an act taken back; it happens when all who are here agree. */
export interface Question {
  what: 'undo' | 'redo';
  by: Seat;
  of: Seat[];
  agreed: Seat[];
  crosses: Crossing;
}

export type VerdictSaid =
  | { id: string; ok: true; seq: number }
  | { id: string; ok: false; clause: string; facts: Facts; stale?: true };

export type Bye =
  /** Another connection has this chair now. */
  'elsewhere' | 'freed' | 'unwatched' | 'flood' | 'form' | 'closed';

export interface Heard {
  welcome: Welcome;
  verdict: VerdictSaid;
  sight: { patch: Patch; told: ToldLine[] };
  people: People;
  /** The match has begun: chairs may have moved together. */
  begun: { viewer: Viewer; info: TableInfo };
  asked: { question: Question | null };
  /** What was said cannot be written down yet: the table waits until it can, and says when it goes on. */
  waits: { on: boolean };
  /** Now and then, so that silence means that the way is lost. */
  beat: Record<string, never>;
  /** What was asked for is not done, and why. */
  no: { why: string };
  /** The finished match as a line of a backup. */
  log: { match: Json };
  /** The seed, once it is over. */
  seed: { seed: string; words: readonly string[] };
  bye: { why: Bye };
}
export type HeardKind = keyof Heard;
