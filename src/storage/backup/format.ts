/**
 * The backup file: gzip over JSON lines. The first line says what it is, then one line a player, one a
 * setting, one a match with its whole log; the last line carries the SHA-256 of everything before it.
 * README.md describes it for someone who reads it with other means.
 */
import type { About, LaterKind, Result } from '../../match/record/types';
import type { Json } from '../types';

export const FORMAT = 'arbitr-backup';
/** 1 has logs of format 1; 2 also has the other kinds of entries, results, and what is said about a match. */
export const FORMAT_VERSION = 2;

export const LIMITS = {
  unpackedBytes: 32 * 1024 * 1024,
  /** What does not get smaller gets a little bigger. */
  packedBytes: 33 * 1024 * 1024,
  /** One line is read in one go: a longer one would hold up the screen. */
  lineBytes: 2 * 1024 * 1024,
  /** A player, a setting: only a match has much to say. */
  shortLineBytes: 256 * 1024,
  lines: 110_000,
  depth: 64,
  /** Commas and brackets in one line: fifteen for each entry of the longest log. */
  values: 300_000,
  /** In the whole file: every one is kept until it is judged. Honest files have one in eight bytes. */
  allValues: 6_000_000,
  /** Matches that cannot be taken in. Where there is more of it, nothing in the file is worth the time. */
  asideBytes: 8 * 1024 * 1024,
  matches: 50_000,
  /** Those who only have a chair in a match included. */
  players: 50_000,
} as const;

export interface HeadLine {
  format: typeof FORMAT;
  version: number;
  exportedAt: number;
}

export interface PlayerLine {
  player: {
    id: string;
    name: string;
    colour: number;
    hidden: boolean;
    createdAt: number;
    mergedInto: string | null;
  };
}

export interface SettingLine {
  setting: { key: string; value: Json };
}

/** [milliseconds since the beginning, payload, kind]; the kind is left out for what happened. */
export type LogItem = [number, Json] | [number, Json, Exclude<LaterKind, 'happened'>];

export interface MatchLine {
  match: {
    id: string;
    /** When entry 0 was written. */
    at: number;
    /** Payload of entry 0. */
    begun: Json;
    /** Entries 1, 2, … */
    log: LogItem[];
    /** Hash of the last entry. */
    head: string;
    deletedAt: number | null;
    holder: number | 'table';
    /** Left out where nothing is said. */
    about?: About;
    /** Of a finished match; left out while it goes on, and in version 1. */
    result?: Result;
  };
}

export interface EndLine {
  end: { lines: number; sha256: string };
}

export type BackupTrouble =
  /** Not a file of ours at all. */
  | 'foreign'
  /** Cut off or changed on the way. */
  | 'damaged'
  /** More than one of `LIMITS`. */
  | 'too-big'
  /** Made by a newer version of the app. */
  | 'newer'
  /** A line that says something impossible. */
  | 'malformed'
  /** A stored move that the rules refuse. */
  | 'refused'
  /** Nobody knows how far it would go: more replaying than any honest match needs. */
  | 'endless';

export class BackupError extends Error {
  constructor(
    readonly trouble: BackupTrouble,
    /** What exactly, for the log of an error report; screens have words for the trouble. */
    readonly detail: Record<string, Json> = {},
  ) {
    super(`backup: ${trouble} ${JSON.stringify(detail)}`);
    this.name = 'BackupError';
  }
}

/** Somebody changed their mind; nothing of the file stays. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}

/** A match of the file that cannot be taken in; the others do not wait for it. */
export interface SetAside {
  trouble: BackupTrouble;
  detail: Record<string, Json>;
  /** As far as the line can be understood. */
  game: string | null;
  names: readonly string[];
  /** The line of the file, for whoever wants to keep it. */
  line: Json;
}

export interface BackupFile {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

export interface Progress {
  done: number;
  total: number;
}
