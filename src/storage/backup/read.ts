/**
 * Reading a backup that may come from anywhere: bounded in size and depth, checked by its sum, each
 * line taken apart field by field. Nothing is written here and no move is judged; ../../match/backup
 * does that with what comes out.
 */
import { GAME_IDS, MODES, type GameId, type Setup } from '../../engine/types';
import type { EntryKind, Json, Player } from '../types';
import { BackupError, FORMAT, FORMAT_VERSION, LIMITS } from './format';
import { isRecord, own, unpackLines, type Rec } from './unpack';

export interface BackupEntry {
  kind: Exclude<EntryKind, 'begun'>;
  payload: Json;
  at: number;
}

export interface BackupMatch {
  id: string;
  at: number;
  game: GameId;
  rulesVersion: number;
  setup: Setup;
  /** As they were called when the match began. */
  players: { id: string; name: string; colour: number }[];
  seed: string;
  commitment: string;
  words: string[];
  parent: string | null;
  /** Payload of entry 0, exactly as it was hashed. */
  begun: Json;
  entries: BackupEntry[];
  head: string;
  deletedAt: number | null;
  holder: number | 'table';
}

export interface Backup {
  exportedAt: number;
  players: Player[];
  matches: BackupMatch[];
  settings: { key: string; value: Json }[];
}

export function readBackup(file: Uint8Array): Backup {
  const [head, ...lines] = unpackLines(file);
  const backup: Backup = { exportedAt: readHead(head), players: [], matches: [], settings: [] };
  lines.forEach((line, i) => readLine(backup, line, i + 2));
  return backup;
}

// ── lines ───────────────────────────────────────────────────────────────────────────────────────

function readHead(line: unknown): number {
  if (!isRecord(line) || own(line, 'format') !== FORMAT) throw new BackupError('foreign');
  const version = own(line, 'version');
  if (typeof version !== 'number') throw new BackupError('foreign');
  if (version > FORMAT_VERSION) throw new BackupError('newer', { version });
  return wholeOr(own(line, 'exportedAt'), 0);
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
    if (backup.matches.length >= LIMITS.matches)
      throw new BackupError('too-big', { limit: 'matches' });
    backup.matches.push(readMatch(match, fail));
  } else if (isRecord(setting)) backup.settings.push(readSetting(setting, fail));
  else fail('kind');
}

type Fail = (what: string) => never;

const ID = /^[0-9a-zA-Z_-]{1,64}$/;
const HEX = /^[0-9a-f]{1,128}$/;

function idFrom(value: unknown, fail: Fail): string {
  return typeof value === 'string' && ID.test(value) ? value : fail('id');
}

function nameFrom(value: unknown, fail: Fail): string {
  return typeof value === 'string' && value.length <= LIMITS.nameLength ? value : fail('name');
}

function colourFrom(value: unknown, fail: Fail): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6
    ? value
    : fail('colour');
}

function wholeOr<T>(value: unknown, otherwise: T): number | T {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : otherwise;
}

function timeFrom(value: unknown, fail: Fail): number {
  const time = wholeOr(value, null);
  return time !== null && time >= 0 ? time : fail('time');
}

function textsFrom(value: unknown, fail: Fail): string[] {
  const fine =
    Array.isArray(value) &&
    value.length <= 100 &&
    value.every((text) => typeof text === 'string' && text.length <= LIMITS.nameLength);
  return fine ? (value as string[]) : fail('words');
}

function readPlayer(line: Rec, fail: Fail): Player {
  const merged = own(line, 'mergedInto');
  return {
    id: idFrom(own(line, 'id'), fail),
    name: nameFrom(own(line, 'name'), fail),
    colour: colourFrom(own(line, 'colour'), fail),
    hidden: own(line, 'hidden') === true,
    createdAt: timeFrom(own(line, 'createdAt'), fail),
    mergedInto: merged === null || merged === undefined ? null : idFrom(merged, fail),
  };
}

function readSetting(line: Rec, fail: Fail): { key: string; value: Json } {
  const key = own(line, 'key');
  if (typeof key !== 'string' || !ID.test(key)) return fail('setting');
  return { key, value: (own(line, 'value') ?? null) as Json };
}

function readMatch(line: Rec, fail: Fail): BackupMatch {
  const begun = own(line, 'begun');
  const log = own(line, 'log');
  const head = own(line, 'head');
  if (!isRecord(begun) || !Array.isArray(log) || typeof head !== 'string') return fail('match');
  if (log.length > LIMITS.entriesPerMatch) throw new BackupError('too-big', { limit: 'entries' });
  const at = timeFrom(own(line, 'at'), fail);
  const deletedAt = own(line, 'deletedAt');
  const setup = readSetup(own(begun, 'setup'), fail);
  return {
    id: idFrom(own(line, 'id'), fail),
    at,
    ...readBegun(begun, setup.seats, fail),
    setup,
    begun: begun as unknown as Json,
    entries: log.map((item: unknown) => readItem(item, at, fail)),
    head,
    deletedAt: typeof deletedAt === 'number' ? timeFrom(deletedAt, fail) : null,
    holder: holderFrom(own(line, 'holder'), setup.seats),
  };
}

function holderFrom(value: unknown, seats: number): number | 'table' {
  const seat = wholeOr(value, -1);
  return seat >= 0 && seat < seats ? seat : 'table';
}

type Begun = Pick<
  BackupMatch,
  'game' | 'rulesVersion' | 'players' | 'seed' | 'commitment' | 'words' | 'parent'
>;

function readBegun(begun: Rec, seats: number, fail: Fail): Begun {
  const game = own(begun, 'game');
  const people = own(begun, 'players');
  const seed = own(begun, 'seed');
  const commitment = own(begun, 'commitment');
  const parent = own(begun, 'parent');
  if (!(GAME_IDS as readonly unknown[]).includes(game)) return fail('game');
  if (!Array.isArray(people) || people.length !== seats) return fail('players');
  if (typeof seed !== 'string' || !HEX.test(seed)) return fail('seed');
  if (typeof commitment !== 'string' || !HEX.test(commitment)) return fail('commitment');
  return {
    game: game as GameId,
    rulesVersion: wholeOr(own(begun, 'rulesVersion'), 0),
    players: people.map((person: unknown) => {
      if (!isRecord(person)) return fail('players');
      return {
        id: idFrom(own(person, 'id'), fail),
        name: nameFrom(own(person, 'name'), fail),
        colour: colourFrom(own(person, 'colour'), fail),
      };
    }),
    seed,
    commitment,
    words: textsFrom(own(begun, 'words'), fail),
    parent: parent === null || parent === undefined ? null : idFrom(parent, fail),
  };
}

const SETUP_KEYS = ['seats', 'first', 'mode', 'house'];

function readSetup(value: unknown, fail: Fail): Setup {
  if (!isRecord(value)) return fail('setup');
  if (Object.keys(value).some((key) => !SETUP_KEYS.includes(key))) return fail('setup');
  const seats = own(value, 'seats');
  const first = own(value, 'first');
  const mode = own(value, 'mode');
  const house = own(value, 'house');
  if (typeof seats !== 'number' || typeof first !== 'number') return fail('setup');
  if (!(MODES as readonly unknown[]).includes(mode)) return fail('setup');
  const setup: Setup = { seats, first, mode: mode as Setup['mode'] };
  if (house === undefined) return setup;
  return isRecord(house) ? { ...setup, house } : fail('setup');
}

const LATER_KINDS = ['happened', 'undone', 'redone', 'corrected'] as const;

function readItem(item: unknown, beginning: number, fail: Fail): BackupEntry {
  if (!Array.isArray(item) || item.length < 2 || item.length > 3) return fail('entry');
  const [after, payload, kind = 'happened'] = item as [unknown, unknown, unknown];
  const known = LATER_KINDS.find((one) => one === kind);
  const time = wholeOr(after, null);
  if (time === null || !known || !isRecord(payload)) return fail('entry');
  return { kind: known, payload: payload as unknown as Json, at: beginning + time };
}
