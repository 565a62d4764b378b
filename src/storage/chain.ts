/**
 * The log's hash chain: each entry's hash covers the one before it, so that nothing in a log can be
 * changed, left out or put in unnoticed. README.md says the same for someone who checks it from outside.
 */
import { sha256Hex } from '../engine/sha256';
import type { EntryKind } from './types';

/** What entry 0 has for the hash before it. */
export const GENESIS = '';

export interface Link {
  match: string;
  seq: number;
  kind: EntryKind;
  /** The payload's JSON text exactly as stored. */
  payload: string;
  at: number;
  prev: string;
}

export function hashOf({ match, seq, kind, payload, at, prev }: Link): string {
  return sha256Hex(`${prev}\n${match}\n${seq}\n${kind}\n${at}\n${payload}`);
}
