/**
 * The log's hash chain: each entry's hash covers the one before it, so that nothing in a log can be
 * changed, left out or put in unnoticed. README.md says the same for someone who checks it from outside.
 */
import { sha256 } from '@noble/hashes/sha2';

import type { EntryKind } from './types';

/** What entry 0 has for the hash before it. */
export const GENESIS = '';

const utf8 = new TextEncoder();
const blank = sha256.create();
const hash = sha256.create();
const digest = new Uint8Array(hash.outputLen);
const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const digits = new Array<number>(2 * digest.length).fill(0);

const room = new Uint8Array(4096);

/** Most of a log is plain letters: those go into the same bytes every time. */
function bytesOf(text: string): Uint8Array {
  if (text.length > room.length) return utf8.encode(text);
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) return utf8.encode(text);
    room[i] = unit;
  }
  return room.subarray(0, text.length);
}

/** Always in the same objects, and text in one piece: a file of matches is a million of these, and many are kept. */
export function sha256Hex(text: string): string {
  blank._cloneInto(hash).update(bytesOf(text)).digestInto(digest);
  for (let i = 0; i < digest.length; i += 1) {
    const byte = digest[i] as number;
    digits[2 * i] = DIGITS[byte >> 4] as number;
    digits[2 * i + 1] = DIGITS[byte & 15] as number;
  }
  return String.fromCharCode.apply(null, digits);
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
  return sha256Hex(`${prev}\n${match}\n${seq}\n${kind}\n${at}\n${payload}`);
}
