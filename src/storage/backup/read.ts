/**
 * Reading a backup that may come from anywhere: bounded in size and depth, checked by its sum, each
 * line taken apart field by field. Nothing is written here and no move is judged; ../../match/backup
 * does that with what comes out.
 */
import type { Setup } from '../../engine/types';
import type { GameId } from '../../games';
import {
  BOUNDS,
  ENTRY_KINDS,
  isAbout,
  isColour,
  isId,
  isName,
  isNewer,
  isResult,
  isTime,
  payloadOf,
  type BegunPayload,
  type EntryKind,
  type LaterKind,
  type Result,
} from '../../match/record';
import type { About, Json, NewEntry, Player } from '../types';
import { atOnce } from './breather';
import { BackupError, FORMAT, FORMAT_VERSION, LIMITS, type SetAside } from './format';
import { isRecord, own, unpackLines, type Rec } from './unpack';

export interface BackupMatch extends BegunPayload {
  id: string;
  at: number;
  game: GameId;
  setup: Setup;
  /** The line of the file. */
  line: Json;
  /** Payload of entry 0, exactly as it was hashed. */
  begun: Json;
  entries: NewEntry[];
  head: string;
  deletedAt: number | null;
  holder: number | 'table';
  about: About;
  /** As the file has it: what is taken in is counted anew. */
  result: Result | null;
}

export interface Backup {
  exportedAt: number;
  players: Player[];
  matches: BackupMatch[];
  /** Matches that say something impossible. */
  aside: SetAside[];
  settings: { key: string; value: Json }[];
}

/** In slices, see ./breather. */
export function* readingBackup(file: Uint8Array): Generator<undefined, Backup> {
  const backup: Backup = { exportedAt: 0, players: [], matches: [], aside: [], settings: [] };
  let number = 0;
  let asideBytes = 0;
  for (const unpacked of unpackLines(file)) {
    if (unpacked) {
      number += 1;
      const aside = backup.aside.length;
      if (number === 1) backup.exportedAt = readHead(unpacked.line);
      else readLine(backup, unpacked.line, number);
      if (backup.aside.length > aside) asideBytes += unpacked.size;
      if (asideBytes > LIMITS.asideBytes) throw new BackupError('too-big', { limit: 'aside' });
    }
    yield;
  }
  if (number === 0) throw new BackupError('foreign');
  return backup;
}

export const readBackup = (file: Uint8Array): Backup => atOnce(readingBackup(file));

// ── lines ───────────────────────────────────────────────────────────────────────────────────────

function readHead(line: unknown): number {
  if (!isRecord(line) || own(line, 'format') !== FORMAT) throw new BackupError('foreign');
  const version = own(line, 'version');
  if (typeof version !== 'number') throw new BackupError('foreign');
  if (version > FORMAT_VERSION) throw new BackupError('newer', { version });
  const exportedAt = own(line, 'exportedAt');
  return isTime(exportedAt) ? exportedAt : 0;
}

function readLine(backup: Backup, line: unknown, number: number): void {
  const fail = (what: string): never => {
    throw new BackupError('malformed', { line: number, what });
  };
  if (!isRecord(line)) return fail('line');
  const { player, match, setting } = {
    player: own(line, 'player'),
    match: own(line, 'match'),
    setting: own(line, 'setting'),
  };
  if (isRecord(player)) {
    if (backup.players.length >= LIMITS.players)
      throw new BackupError('too-big', { limit: 'players' });
    backup.players.push(readPlayer(player, fail));
  } else if (isRecord(match)) {
    if (backup.matches.length + backup.aside.length >= LIMITS.matches)
      throw new BackupError('too-big', { limit: 'matches' });
    takeMatch(backup, match, fail);
  } else if (isRecord(setting)) backup.settings.push(readSetting(setting, fail));
  else fail('kind');
}

type Fail = (what: string) => never;

function takeMatch(backup: Backup, line: Rec, fail: Fail): void {
  try {
    backup.matches.push(readMatch(line, fail));
  } catch (error) {
    // What a newer app wrote is not malformed: it is for a newer app to read.
    if (!(error instanceof BackupError) || error.trouble === 'newer') throw error;
    backup.aside.push(setAside(line as unknown as Json, error));
  }
}

/** With the names as far as they can be read: people should know which match it is. */
export function setAside(line: Json, { trouble, detail }: BackupError): SetAside {
  const match = isRecord(line) ? line : {};
  const begun = own(match, 'begun');
  const [game, players] = isRecord(begun) ? [own(begun, 'game'), own(begun, 'players')] : [];
  const people = Array.isArray(players) ? players.slice(0, BOUNDS.seats) : [];
  const names = people.map((one: unknown) => (isRecord(one) ? own(one, 'name') : undefined));
  return {
    trouble,
    detail,
    game: typeof game === 'string' ? game : null,
    names: names.filter((name) => isName(name)),
    line,
  };
}

function readPlayer(line: Rec, fail: Fail): Player {
  const [id, name, colour] = [own(line, 'id'), own(line, 'name'), own(line, 'colour')];
  const [createdAt, merged] = [own(line, 'createdAt'), own(line, 'mergedInto') ?? null];
  if (!isId(id)) return fail('id');
  if (!isName(name)) return fail('name');
  if (!isColour(colour)) return fail('colour');
  if (!isTime(createdAt)) return fail('time');
  if (merged !== null && !isId(merged)) return fail('id');
  const hidden = own(line, 'hidden') === true;
  return { id, name, colour, hidden, createdAt, mergedInto: merged };
}

function readSetting(line: Rec, fail: Fail): { key: string; value: Json } {
  const key = own(line, 'key');
  if (!isId(key)) return fail('setting');
  return { key, value: (own(line, 'value') ?? null) as Json };
}

function readMatch(line: Rec, fail: Fail): BackupMatch {
  const [id, at, head, log] = [
    own(line, 'id'),
    own(line, 'at'),
    own(line, 'head'),
    own(line, 'log'),
  ];
  if (!isId(id)) return fail('id');
  if (!isTime(at)) return fail('time');
  if (!Array.isArray(log) || typeof head !== 'string') return fail('match');
  if (log.length > BOUNDS.entries) throw new BackupError('too-big', { limit: 'entries' });
  const written = own(line, 'begun');
  const begun = readPayload('begun', written, fail);
  const about = own(line, 'about') ?? {};
  const result = own(line, 'result') ?? null;
  return {
    ...begun,
    id,
    at,
    game: begun.game as GameId,
    line: line as unknown as Json,
    begun: written as Json,
    entries: log.map((item: unknown) => readItem(item, at, fail)),
    head,
    deletedAt: timeOrNull(own(line, 'deletedAt'), fail),
    holder: holderFrom(own(line, 'holder'), begun.setup.seats),
    about: isAbout(about) ? about : fail('about'),
    result: result === null || isResult(result) ? result : fail('result'),
  };
}

function timeOrNull(value: unknown, fail: Fail): number | null {
  if (typeof value !== 'number') return null;
  return isTime(value) ? value : fail('time');
}

function holderFrom(value: unknown, seats: number): number | 'table' {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
    ? value
    : 'table';
}

function readPayload<K extends EntryKind>(kind: K, payload: unknown, fail: Fail) {
  if (isNewer(kind, payload)) throw new BackupError('newer', { kind });
  return payloadOf(kind, payload) ?? fail(kind);
}

function readItem(item: unknown, beginning: number, fail: Fail): NewEntry {
  if (!Array.isArray(item) || item.length < 2 || item.length > 3) return fail('entry');
  const [after, payload, kind = 'happened'] = item as [unknown, unknown, unknown];
  if (typeof after !== 'number' || kind === 'begun') return fail('entry');
  if (isNewer(kind, payload)) throw new BackupError('newer', { kind: String(kind) });
  if (!isLater(kind)) return fail('entry');
  const at = beginning + after;
  if (!isTime(at)) return fail('time');
  readPayload(kind, payload, fail);
  return { kind, payload: payload as Json, at };
}

function isLater(kind: unknown): kind is LaterKind {
  return (ENTRY_KINDS as readonly unknown[]).includes(kind) && kind !== 'begun';
}
