/**
 * The log's hash chain: each entry's hash covers the one before it, so that nothing in a log can be
 * changed, left out or put in unnoticed. README.md says the same for someone who checks it from outside.
 */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

import type { EntryKind } from './types';

/** What entry 0 has for the hash before it. */
export const GENESIS = '';

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

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
  return sha256Hex([prev, match, seq, kind, at, payload].join('\n'));
}
