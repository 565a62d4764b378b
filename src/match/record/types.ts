/**
 * The record of a match, format 2: the kinds of entries its log is made of. Types only. What a move means is the
 * rules' business, where entries are kept is the store's. README.md of ../ describes every kind in words.
 */
import type { Seat, Setup } from '../../engine/types';

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const FORMAT = 2;

export const ENTRY_KINDS = [
  'begun',
  'happened',
  'undone',
  'redone',
  'corrected',
  'seated',
  'ended',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export type LaterKind = Exclude<EntryKind, 'begun'>;

/** How well an opponent plays that the app brings. */
export const LEVELS = ['easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

export interface Person {
  id: string;
  name: string;
  /** 1–6: token shape and dye. */
  colour: number;
}

export interface BegunPayload {
  /** Absent in format 1. */
  format?: typeof FORMAT;
  game: string;
  rulesVersion: number;
  setup: Setup;
  /** By seat, as they were called when the match began. */
  players: readonly (Person & { bot?: Level })[];
  seed: string;
  commitment: string;
  words: readonly string[];
  parent: string | null;
}

/** A move without any of the marks is a person's. */
export interface HappenedPayload {
  move: Json;
  /** Made by the generator. */
  drawn?: true;
  /** The only one possible, so the app made it. */
  forced?: true;
  bot?: { level: Level; version: number };
  /** Somebody asked for advice before it. */
  hinted?: true;
}

/** Which act is taken back or brought back, by the entry that began it; who wanted it and who agreed. */
export interface ActPayload {
  act: number;
  by?: Seat;
  agreed?: readonly Seat[];
}

export interface CorrectedPayload {
  /** The first entry whose place changes; what counted before it stays. */
  from: number;
  /**
   * What counts from there on, in this order: entries as they count, or with another move. One that the last correction
   * took out counts again, and the two are one act.
   */
  then: readonly (number | { seq: number; move: Json })[];
}

export interface SeatedPayload {
  seat: Seat;
  /** Null: nobody but the opponent `bot` names. */
  player: Person | null;
  bot?: Level;
}

export interface EndedPayload {
  by?: Seat;
}

/** Format 1: that many moves count now. */
export interface CountPayload {
  to: number;
}

/** Format 1: the move of entry `seq` is this one; with `keep`, later ones were dropped and that many count. */
export interface ReplacedPayload {
  seq: number;
  move: Json;
  keep?: number;
}

export interface Payloads {
  begun: BegunPayload;
  happened: HappenedPayload;
  undone: ActPayload | CountPayload;
  redone: ActPayload | CountPayload;
  corrected: CorrectedPayload | ReplacedPayload;
  seated: SeatedPayload;
  ended: EndedPayload;
}

export interface NewEntry {
  kind: LaterKind;
  payload: Json;
  at: number;
}

export interface Entry {
  seq: number;
  kind: EntryKind;
  payload: Json;
  at: number;
  hash: string;
  prev: string;
}

/** How a finished match stands, beside its log in a file: worked out anew by whoever reads it, and compared. */
export interface Result {
  /** By seat. */
  points: readonly number[];
  winners: readonly Seat[];
  /** The table ended it before the rules did. */
  ended?: true;
}

/** Beside the log, not hashed, changeable at any time: when and where it was played, and a note. */
export interface About {
  /** Milliseconds. */
  when?: number;
  place?: string;
  note?: string;
}
