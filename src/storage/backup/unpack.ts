/** From the bytes of a backup file to its lines as JSON values: bounded in size and depth, its sum checked. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { Gunzip } from 'fflate';

import { joined } from './export';
import { BackupError, FORMAT, LIMITS } from './format';

export interface UnpackedLine {
  line: unknown;
  /** In bytes. */
  size: number;
}

/** All lines but the last, which held the sum, one after another; nothing where only a slice has ended. */
export function* unpackLines(file: Uint8Array): Generator<UnpackedLine | undefined> {
  const { body, end } = splitEnd(yield* unpack(file));
  // What is too much is found sooner than what is wrong.
  let values = 0;
  for (const bytes of splitLines(body)) {
    values += valuesIn(bytes);
    if (values > LIMITS.allValues) throw new BackupError('too-big', { limit: 'all values' });
    yield undefined;
  }
  const sum = yield* sumOf(body);
  if (sum !== end.sha256) throw new BackupError('damaged', { sum });
  let lines = 0;
  for (const bytes of splitLines(body)) {
    lines += 1;
    yield { line: parse(textOf(bytes), lines), size: bytes.length };
  }
  if (lines !== end.lines) throw new BackupError('damaged', { lines });
}

function* splitLines(body: Uint8Array): Generator<Uint8Array> {
  let lines = 0;
  let start = 0;
  for (let at = body.indexOf(NEW_LINE); at >= 0; at = body.indexOf(NEW_LINE, start)) {
    lines += 1;
    if (lines > LIMITS.lines) throw new BackupError('too-big', { limit: 'lines' });
    yield body.subarray(start, at);
    start = at + 1;
  }
}

const HASHED_AT_ONCE = 256 * 1024;

function* sumOf(body: Uint8Array): Generator<undefined, string> {
  const hash = sha256.create();
  for (let at = 0; at < body.length; at += HASHED_AT_ONCE) {
    hash.update(body.subarray(at, at + HASHED_AT_ONCE));
    yield;
  }
  return bytesToHex(hash.digest());
}

const MATCH = '{"match":';

function isMatch(bytes: Uint8Array): boolean {
  return textOf(bytes.subarray(0, MATCH.length)) === MATCH;
}

export type Rec = Record<string, unknown>;

export function isRecord(value: unknown): value is Rec {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Only what the line itself says: never anything a prototype would answer. */
export function own(record: Rec, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Small portions, so that a bomb is noticed before it has gone off: 4 kB inflate to 4 MB at most. */
const PORTION = 4096;
/** After so much there is something to read: a header without an end would be gone through at every portion anew. */
const SILENT_AT_MOST = 128 * 1024;

function* unpack(file: Uint8Array): Generator<undefined, Uint8Array> {
  if (file[0] !== 0x1f || file[1] !== 0x8b) throw new BackupError('foreign');
  if (file.length > LIMITS.packedBytes) throw new BackupError('too-big', { limit: 'packed' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const gunzip = new Gunzip((chunk, last) => {
    size += chunk.length;
    if (size > LIMITS.unpackedBytes) throw new BackupError('too-big', { limit: 'bytes' });
    chunks.push(chunk);
    ended ||= last;
  });
  // A second file behind the first is none of ours, and there may be millions of them.
  gunzip.onmember = () => {
    throw new BackupError('damaged', { gzip: true });
  };
  try {
    for (let at = 0; at < file.length; at += PORTION) {
      if (at > SILENT_AT_MOST && size === 0) throw new BackupError('damaged', { gzip: true });
      gunzip.push(file.subarray(at, at + PORTION), at + PORTION >= file.length);
      yield;
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('damaged', { gzip: true });
  }
  if (!ended) throw new BackupError('damaged', { gzip: true });
  return joined(chunks);
}

const NEW_LINE = 0x0a;

/** The last line holds the sum of all before it. */
function splitEnd(bytes: Uint8Array): { body: Uint8Array; end: { lines: number; sha256: string } } {
  const cut = bytes.lastIndexOf(NEW_LINE, bytes.length - 2);
  const body = bytes.subarray(0, cut + 1);
  const tail = bytes.subarray(cut + 1);
  if (tail.length > 200) throw new BackupError('damaged', { end: false });
  const line = parse(textOf(tail), 0);
  const end = isRecord(line) ? own(line, 'end') : undefined;
  const lines = isRecord(end) ? own(end, 'lines') : undefined;
  const sum = isRecord(end) ? own(end, 'sha256') : undefined;
  if (typeof lines !== 'number' || typeof sum !== 'string')
    throw new BackupError(looksLikeOurs(body) ? 'damaged' : 'foreign', { end: false });
  return { body, end: { lines, sha256: sum } };
}

function looksLikeOurs(body: Uint8Array): boolean {
  return textOf(body.subarray(0, 100)).includes(FORMAT);
}

/** Length, depth and width, before anything is parsed: brackets and commas inside strings do not count. */
function valuesIn(bytes: Uint8Array): number {
  const limit = isMatch(bytes) ? LIMITS.lineBytes : LIMITS.shortLineBytes;
  if (bytes.length > limit) throw new BackupError('too-big', { limit: 'line' });
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (inString) {
      if (byte === 0x5c) i += 1;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      values += 1;
      if (depth > LIMITS.depth) throw new BackupError('too-big', { limit: 'depth' });
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1;
    else if (byte === 0x2c) values += 1;
    if (values > LIMITS.values) throw new BackupError('too-big', { limit: 'values' });
  }
  return values;
}

const utf8 = new TextDecoder();

function textOf(bytes: Uint8Array): string {
  return utf8.decode(bytes);
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BackupError(line === 0 ? 'damaged' : 'malformed', { line });
  }
}
