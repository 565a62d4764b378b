/** Writing backups: everything, or one match with its players. Reads page by page. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { Gzip, strToU8 } from 'fflate';

import type { ArchivedMatch } from '../questions/archive';
import { parseJson } from '../tables';
import type { DeviceState, Entry, Json, MatchSummary, Player, Store } from '../types';
import {
  FORMAT,
  FORMAT_VERSION,
  LIMITS,
  type BackupFile,
  type EndLine,
  type HeadLine,
  type LogItem,
  type MatchLine,
  type PlayerLine,
  type Progress,
  type SettingLine,
} from './format';

/** Leaves room below the limit for the lines that close a file. */
const FULL_AT = LIMITS.unpackedBytes * 0.9;

/** One match, with the players it needs. */
export async function exportBackup(
  store: Store,
  { matchId }: { matchId: string },
): Promise<BackupFile> {
  const file = createWriter(Date.now());
  const match = await store.archive.match(matchId);
  if (!match) throw new Error(`no match ${matchId}`);
  for (const player of await playersOf(store, match)) file.write(playerLine(player));
  file.write(matchLine(match));
  return { ...file.finish(), name: `arbitr-${matchId.slice(0, 8)}.jsonl.gz` };
}

/** A match that another device kept, as it sent it: to be taken in here like any file. */
export function backupOf(match: Json): Uint8Array {
  const file = createWriter(Date.now());
  file.write({ match });
  return file.finish().bytes;
}

export interface ExportOptions {
  onProgress?(progress: Progress): void;
}

/** Usually one file; more where a reader's limit of 32 MB would not hold everything. */
export async function exportEverything(
  store: Store,
  { onProgress }: ExportOptions = {},
): Promise<BackupFile[]> {
  const at = Date.now();
  const files: BackupFile[] = [];
  const players = await allPlayers(store);
  const settings = await store.settings();
  const begin = (): Writer => {
    const file = createWriter(at);
    for (const player of players) file.write(playerLine(player));
    for (const key of Object.keys(settings))
      file.write({ setting: { key, value: settings[key] ?? null } } satisfies SettingLine);
    return file;
  };
  const end = (file: Writer): void => {
    const part = files.length === 0 ? '' : `-${files.length + 1}`;
    const day = new Date(at).toISOString().slice(0, 10);
    files.push({ ...file.finish(), name: `arbitr-${day}${part}.jsonl.gz` });
  };
  const total = await store.archive.countMatches();
  let file = begin();
  let done = 0;
  for (let after = ''; ;) {
    const { matches, last } = await store.archive.matchesAfter(after);
    if (last === null) break;
    for (const match of matches) {
      if (file.size() > FULL_AT) {
        end(file);
        file = begin();
      }
      file.write(matchLine(match));
    }
    after = last;
    done += matches.length;
    onProgress?.({ done, total });
  }
  end(file);
  return files;
}

/** Those who sat down and, where they were merged since, those they were merged into. */
async function playersOf(store: Store, { record }: ArchivedMatch): Promise<Player[]> {
  const ids = parseJson(record.players, 'the players of a match') as string[];
  const seated = await store.archive.playersById(ids);
  const targets = seated.flatMap(({ mergedInto }) => (mergedInto === null ? [] : [mergedInto]));
  const all = [...(await store.archive.playersById(targets)), ...seated];
  return [...new Map(all.map((player) => [player.id, player])).values()];
}

async function allPlayers(store: Store): Promise<Player[]> {
  const players: Player[] = [];
  for (;;) {
    const some = await store.archive.playersAfter(players[players.length - 1]?.id ?? '');
    if (some.length === 0) return players;
    players.push(...some);
  }
}

function playerLine({ id, name, colour, hidden, createdAt, mergedInto }: Player): PlayerLine {
  return { player: { id, name, colour, hidden, createdAt, mergedInto } };
}

function matchLine({ record, entries, about }: ArchivedMatch): MatchLine {
  const [begun, ...later] = entries;
  if (!begun) throw new Error(`match ${String(record.id)} has no beginning`);
  const device = parseJson(record.device, 'a device state') as DeviceState;
  return {
    match: {
      id: String(record.id),
      at: begun.at,
      begun: begun.payload,
      log: later.map((entry) => logItem(entry, begun.at)),
      head: String(record.head_hash),
      deletedAt: record.deleted_at === null ? null : Number(record.deleted_at),
      holder: device.holder,
      ...(Object.keys(about).length > 0 ? { about } : {}),
      ...resultOf(parseJson(record.summary, 'a summary') as unknown as MatchSummary),
    },
  };
}

function resultOf({
  over,
  points,
  winners,
  ended,
}: MatchSummary): Pick<MatchLine['match'], 'result'> {
  return over ? { result: { points, winners, ...(ended ? { ended } : {}) } } : {};
}

function logItem({ kind, payload, at }: Entry, beginning: number): LogItem {
  if (kind === 'begun') throw new Error('a match begins once');
  return kind === 'happened' ? [at - beginning, payload] : [at - beginning, payload, kind];
}

// ── the file ────────────────────────────────────────────────────────────────────────────────────

interface Writer {
  write(line: object): void;
  /** Unpacked bytes so far. */
  size(): number;
  finish(): Omit<BackupFile, 'name'>;
}

function createWriter(exportedAt: number): Writer {
  const chunks: Uint8Array[] = [];
  const hash = sha256.create();
  const gzip = new Gzip({ level: 6 }, (chunk) => chunks.push(chunk));
  let size = 0;
  let lines = 0;

  function write(line: object): void {
    const bytes = strToU8(`${JSON.stringify(line)}\n`);
    hash.update(bytes);
    gzip.push(bytes);
    size += bytes.length;
    lines += 1;
  }

  write({ format: FORMAT, version: FORMAT_VERSION, exportedAt } satisfies HeadLine);
  return {
    write,
    size: () => size,
    finish() {
      const end: EndLine = { end: { lines, sha256: bytesToHex(hash.digest()) } };
      gzip.push(strToU8(`${JSON.stringify(end)}\n`), true);
      return { mime: 'application/gzip', bytes: joined(chunks) };
    },
  };
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(chunks.reduce((n, chunk) => n + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}
