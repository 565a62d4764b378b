/**
 * The backup file: gzip over JSON lines. The first line says what it is, then one line a player, one a
 * setting, one a match with its whole log; the last line carries the SHA-256 of everything before it.
 * README.md describes it for someone who reads it with other means.
 */
import type { Json } from '../types';

export const FORMAT = 'arbitr-backup';
export const FORMAT_VERSION = 1;

export const LIMITS = {
  unpackedBytes: 32 * 1024 * 1024,
  depth: 64,
  matches: 50_000,
  players: 50_000,
  entriesPerMatch: 100_000,
  nameLength: 1000,
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
export type LogItem = [number, Json] | [number, Json, 'undone' | 'redone' | 'corrected'];

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
  /** More than 32 MB, 50,000 matches or 64 levels. */
  | 'too-big'
  /** Made by a newer version of the app. */
  | 'newer'
  /** A line that says something impossible. */
  | 'malformed'
  /** A stored move that the rules refuse. */
  | 'refused';

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

export interface BackupFile {
  name: string;
  mime: string;
  bytes: Uint8Array;
}

export interface Progress {
  done: number;
  total: number;
}
