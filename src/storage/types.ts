/**
 * What the store holds and what can be asked of it. Types only. Knows the names of games and modes
 * but nothing about rules: setups, moves, states and summaries pass through as plain JSON.
 */
import type { Mode, Seat, Setup } from '../engine/types';
import type { GameId } from '../games';
import type { About, Entry, Json, Level, NewEntry, Person } from '../match/record/types';

import type { ImportingOptions } from './importing';
import type { Archive } from './questions/archive';
import type { Statistics } from './questions/statistics';

export type { About, Entry, EntryKind, Json, NewEntry } from '../match/record/types';

// ── players ─────────────────────────────────────────────────────────────────────────────────────

export interface Player {
  id: string;
  name: string;
  /** 1–6: token shape and dye. */
  colour: number;
  hidden: boolean;
  createdAt: number;
  /** The player this one was merged into; its matches count for that one. */
  mergedInto: string | null;
}

export interface PlayerWithUse extends Player {
  lastPlayedAt: number | null;
}

// ── matches ─────────────────────────────────────────────────────────────────────────────────────

/** For lists, without words: the screen finds the words. */
export interface MatchSummary {
  points: number[];
  phase: string;
  /** Who may act now; empty when it is over or when anyone may. */
  actors: Seat[];
  over: boolean;
  winners: Seat[];
  moves: number;
  /** Which deal or round it stands in, where the game has so many of them. */
  stage?: { now: number; of: number };
  /** The table ended it before the rules did. */
  ended?: true;
  /** Entered afterwards from its result alone. */
  late?: true;
  /** By seat, where only the order is known: the points say nothing then. */
  places?: number[];
  /** Cards or dice are not what the seed gives: marked in lists, left out of statistics. */
  forged?: true;
  /** By seat, where an opponent of the app's has one: how well it plays. Such a match counts by itself. */
  bots?: (Level | null)[];
}

export interface SeatedPlayer {
  seat: Seat;
  /** The player's id now, after merges. */
  id: string;
  name: string;
  colour: number;
  /** The app plays this seat. */
  bot?: Level;
}

export interface MatchRow {
  id: string;
  game: GameId;
  rulesVersion: number;
  mode: Mode;
  setup: Setup;
  players: SeatedPlayer[];
  createdAt: number;
  updatedAt: number;
  finishedAt: number | null;
  deletedAt: number | null;
  summary: MatchSummary;
  /** The match this one is a rematch of. */
  parent: string | null;
  /** SHA-256 of the seed, shown from the start. */
  commitment: string;
}

/** What this device knows beside the log: how the match resumes after a kill. Never exported. */
export interface DeviceState {
  /** In whose hands it is. */
  holder: Seat | 'table';
  /** Half-typed entries; their shape is ../match/drafts' business. */
  drafts?: Json;
  /** Who asked for advice last, and at which entry: their next move says so. */
  hinted?: { seat: Seat; at: number };
  /** A training match: clauses are shown when they first matter. */
  lesson?: boolean;
}

export interface StoredMatch extends MatchRow {
  seed: string;
  /** Words the players added to the seed, in order; empty when none. */
  words: string[];
  device: DeviceState;
  /** Sequence number of the last entry; 0 is the entry that began the match. */
  headSeq: number;
  headHash: string;
}

export interface NewMatch {
  id: string;
  game: GameId;
  rulesVersion: number;
  setup: Setup;
  /** Player ids by seat. */
  players: string[];
  /** By seat: the level of the app's opponent there; absent where only people sit. */
  bots?: readonly (Level | null)[];
  seed: string;
  commitment: string;
  words: string[];
  parent: string | null;
  summary: MatchSummary;
  at: number;
}

// ── the log ─────────────────────────────────────────────────────────────────────────────────────

export interface Snapshot {
  /** The entry after which this was the state. */
  seq: number;
  /** How many moves were in force then. */
  moves: number;
  rulesVersion: number;
  state: Json;
}

export interface SeatResult {
  seat: Seat;
  /** Null where only the order is known. */
  points: number | null;
  rank: number;
  won: boolean;
  /** Won together with someone. */
  shared: boolean;
}

export interface Fact {
  seat: Seat | null;
  key: string;
  value: number;
}

export interface Outcome {
  results: SeatResult[];
  facts: Fact[];
}

/** A match's results, worked out again. */
export interface Recount {
  id: string;
  /** The last entry that was counted; one that has come since has brought its own results. */
  headSeq: number;
  summary: MatchSummary;
  outcome: Outcome | null;
}

/** A match from a backup, judged and counted by the caller. */
export interface ImportedMatch {
  match: NewMatch;
  /** Payload of entry 0. */
  begun: Json;
  /** Entries 1, 2, … */
  entries: readonly NewEntry[];
  outcome: Outcome | null;
  /** Who sits there at the end, by seat, where that is not who began it. */
  people?: readonly Person[];
  about?: About;
  deletedAt: number | null;
  device: DeviceState;
  /** Where the log ends that is already here; null when the match is new. */
  knownSeq: number | null;
  /** The chain's hashes by sequence number, where they have been worked out already. */
  hashes?: readonly string[];
}

export interface ImportBatch {
  /** Those that are already here stay as they are. */
  players: readonly Player[];
  matches: readonly ImportedMatch[];
  settings: readonly { key: string; value: Json }[];
}

/** What changes together with the appended entries, in the same transaction. */
export interface AppendEffects {
  summary: MatchSummary;
  /** Given when the match is over after these entries; absent when it is (again) under way. */
  outcome?: Outcome;
  /** State after the last of the entries, when it is time for a snapshot. */
  snapshot?: Omit<Snapshot, 'seq'>;
  device?: Partial<DeviceState>;
  /** Who sits there from now on, by seat, when a chair has changed hands (or back). */
  people?: readonly Person[];
}

export interface Appended {
  headSeq: number;
  entries: Entry[];
}

export interface LogRead {
  /** From the one that began the match, in order. */
  entries: Entry[];
  /** Latest first. */
  snapshots: Snapshot[];
}

// ── lists ───────────────────────────────────────────────────────────────────────────────────────

export interface Cursor {
  at: number;
  id: string;
}

export interface Page<T> {
  rows: T[];
  /** Pass it back as `after` for the next page; null at the end. */
  next: Cursor | null;
}

export interface PageRequest {
  limit?: number;
  after?: Cursor | null;
}

export interface MatchFilter {
  game?: GameId;
  mode?: Mode;
  finished?: boolean;
  /** Everyone named here sat at the table. */
  players?: readonly string[];
  /** At least one of these sat at the table (what a search by name found). */
  anyPlayer?: readonly string[];
  /** Created at or after, in milliseconds. */
  from?: number;
  /** Created before. */
  until?: number;
  /** Only what was deleted and can still be brought back. */
  deleted?: boolean;
}

// ── state of the store itself ───────────────────────────────────────────────────────────────────

/**
 * Why play goes on in memory only: the browser keeps nothing; there is no room for more; the damaged
 * file could not be set aside and stays as it is; the site's data was erased while the app was running.
 */
export type MemoryReason = 'refused' | 'full' | 'damaged' | 'cleared';

/** What was found damaged and what became of it; `lost` counts what could not be rescued. */
export interface DamageReport {
  at: number;
  /** Name under which the damaged file was kept; null if it could not be. */
  asideName: string | null;
  rescued: { matches: number; entries: number; players: number };
  lost: { matches: number; entries: number; players: number };
  /** Matches that were cut short: their log was rescued up to a point. */
  cutMatches: string[];
  /** Matches whose own row was gone: rebuilt from their log, which may have had more at its end. */
  unsureMatches: string[];
  /** The whole file was gone or unreadable. */
  everything: boolean;
}

/** A match that cannot be read although its rows are what was written; as much of it as can be told. */
export interface LeftOutMatch {
  id: string;
  game: string;
  at: number;
}

/** A file of the database as it lies on the device. */
export interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

export type Topic = 'matches' | 'players' | 'settings' | 'state';

export type SettingsRecord = Record<string, Json>;

export interface Store {
  readonly persistence: 'disk' | 'memory';
  readonly memoryReason: MemoryReason | null;
  /** Set when opening or reading had to repair something; stays until it is dismissed. */
  readonly damage: DamageReport | null;
  dismissDamage(): void;
  /** Met so far; lists and files go on without them. */
  readonly leftOut: readonly LeftOutMatch[];
  /** All that is stored of a match, by table, as it stands there. */
  rowsOf(id: string): Promise<Record<string, Json>>;
  /** For good, whatever is wrong with it. */
  remove(id: string): Promise<void>;

  /** `bot`: the app's opponent with this id, hidden among people; the same one gets its name and token anew. */
  createPlayer(player: { name: string; colour: number; bot?: string }): Promise<Player>;
  renamePlayer(id: string, name: string): Promise<void>;
  recolourPlayer(id: string, colour: number): Promise<void>;
  hidePlayer(id: string, hidden: boolean): Promise<void>;
  /** Every match of `from` counts for `into` from now on. */
  mergePlayers(from: string, into: string): Promise<void>;
  /** By last use, then name; merged ones never, hidden ones on request. */
  players(options?: { includeHidden?: boolean }): Promise<PlayerWithUse[]>;
  /** The seats of the match begun last, in order: offered first for a new one. */
  lastGroup(game?: GameId): Promise<Player[]>;

  createMatch(match: NewMatch): Promise<StoredMatch>;
  match(id: string): Promise<StoredMatch | null>;
  log(id: string): Promise<LogRead>;
  /** Rejects with `StaleAppend` when the head of the log is not `expectedSeq`. */
  append(
    id: string,
    expectedSeq: number,
    entries: readonly NewEntry[],
    effects: AppendEffects,
  ): Promise<Appended>;
  /** An append in thought, while nobody waits, so that the next one is quick: nothing is written. */
  rehearse(
    id: string,
    expectedSeq: number,
    entries: readonly NewEntry[],
    effects: AppendEffects,
  ): Promise<void>;
  setDevice(id: string, device: Partial<DeviceState>): Promise<void>;
  /** What is said about the match beside its log; empty when nothing is. */
  about(id: string): Promise<About>;
  setAbout(id: string, about: About): Promise<void>;
  deleteMatch(id: string): Promise<void>;
  restoreMatch(id: string): Promise<void>;
  /** Removes for good what was deleted more than 30 days ago; says how many. */
  purge(): Promise<number>;

  unfinished(page?: PageRequest): Promise<Page<MatchRow>>;
  history(filter?: MatchFilter, page?: PageRequest): Promise<Page<MatchRow>>;
  results(id: string): Promise<Outcome>;
  /** Matches whose results have to be worked out again (after a repair or for a newer version of facts), a few at a time. */
  pendingRecounts(page?: { limit?: number; after?: string }): Promise<string[]>;
  /** Together, so that open lists ask once and not for every match. */
  saveRecounts(recounts: readonly Recount[]): Promise<void>;
  /** Marks every finished match for a recount when what is here was counted for an earlier version. */
  expectFacts(version: number): Promise<void>;

  /**
   * All or nothing, a few matches at a time: moves are stored in between. Rejects with `StaleAppend` when a log here
   * has moved on meanwhile, with `Cancelled` when the signal says so.
   */
  importAll(batch: ImportBatch, options?: ImportingOptions): Promise<void>;

  settings(): Promise<SettingsRecord>;
  setSetting(key: string, value: Json): Promise<void>;

  /** What is asked of finished matches; what the answers mean is ../stats' business. */
  readonly statistics: Statistics;
  /** What files are written from, and what of a file is here already. */
  readonly archive: Archive;
  /** Reads through everything and repairs what is damaged; null when all is well. */
  checkup(options?: { deep?: boolean }): Promise<DamageReport | null>;

  subscribe(listener: (topics: ReadonlySet<Topic>) => void): () => void;
  close(): Promise<void>;
}

/** The log has moved on: someone (a double tap, another window) was first. */
export class StaleAppend extends Error {
  constructor(
    readonly expected: number,
    readonly found: number,
  ) {
    super(`append: expected the log to end at ${expected}, it ends at ${found}`);
    this.name = 'StaleAppend';
  }
}

export class NoSuchMatch extends Error {
  constructor(id: string) {
    super(`no match ${id}`);
    this.name = 'NoSuchMatch';
  }
}
