/** What files are written from, and what of a file is here already. */
import type { Core } from '../core';
import { first, type Driver, type Row } from '../driver';
import { DamagedRow } from '../errors';
import type { LeftOut } from '../leftOut';
import { aboutOf, entryOf } from '../rows';
import { parseJson, sound, type RowOf } from '../tables';
import type { About, Entry, Player } from '../types';
import { MATCH_BY_ID } from './matches';
import { playersAfter, playersById } from './players';

export const COUNT_MATCHES = 'SELECT count(*) AS n FROM matches WHERE id > ?';
export const MATCHES_AFTER = 'SELECT * FROM matches WHERE id > ? ORDER BY id LIMIT 100';
export const ENTRIES_OF_MATCHES =
  'SELECT e.* FROM json_each(?) m CROSS JOIN entries e ON e.match = m.value';
export const ABOUTS_OF_MATCHES =
  'SELECT a.* FROM json_each(?) m CROSS JOIN abouts a ON a.match = m.value';
export const HEADS_BY_ID =
  'SELECT m.id, m.head_seq, m.head_hash FROM json_each(?) i CROSS JOIN matches m ON m.id = i.value';
/** Not by when it began: that may be what somebody has changed in the copy. */
export const TWINS =
  'SELECT id, head_hash, finished_at FROM matches WHERE commitment = ? AND id <> ? LIMIT 50';

/** Where a log ends. */
export interface Head {
  id: string;
  seq: number;
  hash: string;
}

/** A match as a file has it: read in one turn, so that no move comes between its row and its log. */
export interface ArchivedMatch {
  record: RowOf<'matches'>;
  entries: readonly Entry[];
  about: About;
}

/** A match that began with the same seed. */
export interface Twin {
  id: string;
  headHash: string;
  isOver: boolean;
}

export interface Archive {
  /** Everything, what is in the bin too. */
  countMatches(): Promise<number>;
  /** A page by id, with the id it ends at; null at the end. */
  matchesAfter(id: string): Promise<{ matches: ArchivedMatch[]; last: string | null }>;
  match(id: string): Promise<ArchivedMatch | null>;
  /** A page by id, merged and hidden ones too; empty at the end. */
  playersAfter(id: string): Promise<Player[]>;
  /** Those of them who are here. */
  playersById(ids: readonly string[]): Promise<Player[]>;
  /** Of those matches that are here. */
  heads(ids: readonly string[]): Promise<Head[]>;
  twins(match: { id: string; commitment: string }): Promise<Twin[]>;
}

export async function headsOf(db: Driver, ids: readonly string[]): Promise<Head[]> {
  const rows = await db.all<Row>(HEADS_BY_ID, [JSON.stringify(ids)]);
  return rows.map(({ id, head_seq, head_hash }) => ({
    id: String(id),
    seq: Number(head_seq),
    hash: String(head_hash),
  }));
}

interface Belongings {
  entries: ReadonlyMap<string, Row[]>;
  abouts: ReadonlyMap<string, Row[]>;
}

/** Unread: one that cannot be read must not hold up the others. */
async function belongingsOf(db: Driver, matches: readonly Row[]): Promise<Belongings> {
  const ids = JSON.stringify(matches.map(({ id }) => id));
  return {
    entries: byMatch(await db.all<Row>(ENTRIES_OF_MATCHES, [ids])),
    abouts: byMatch(await db.all<Row>(ABOUTS_OF_MATCHES, [ids])),
  };
}

function byMatch(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const some = found.get(String(row['match']));
    if (some) some.push(row);
    else found.set(String(row['match']), [row]);
  }
  return found;
}

function archived(row: Row, { entries, abouts }: Belongings): ArchivedMatch {
  const record = sound('matches', row);
  const id = String(record.id);
  const log = (entries.get(id) ?? []).map(entryOf).sort((a, b) => a.seq - b.seq);
  if (log[0]?.kind !== 'begun') throw new DamagedRow('a log: no beginning');
  for (const column of ['summary', 'device'] as const) parseJson(record[column], column);
  const [said] = abouts.get(id) ?? [];
  return { record, entries: log, about: said ? aboutOf(said) : {} };
}

export function archivePart(core: Core, leftOut: LeftOut): Archive {
  return {
    countMatches: () =>
      core.read(async (db) => (await first<{ n: number }>(db, COUNT_MATCHES, ['']))?.n ?? 0),
    matchesAfter: (id) =>
      core.read(async (db) => {
        const rows = await db.all<Row>(MATCHES_AFTER, [id]);
        const belongings = await belongingsOf(db, rows);
        const last = rows[rows.length - 1];
        return {
          matches: leftOut.read(rows, (row) => archived(row, belongings)),
          last: last ? String(last['id']) : null,
        };
      }),
    match: (id) =>
      core.read(async (db) => {
        const row = await first<Row>(db, MATCH_BY_ID, [id]);
        return row && archived(row, await belongingsOf(db, [row]));
      }),
    playersAfter: (id) => core.read((db) => playersAfter(db, id)),
    playersById: (ids) => core.read((db) => playersById(db, ids)),
    heads: (ids) => core.read((db) => headsOf(db, ids)),
    twins: ({ id, commitment }) =>
      core.read(async (db) =>
        (await db.all<Row>(TWINS, [commitment, id])).map((row) => ({
          id: String(row['id']),
          headHash: String(row['head_hash']),
          isOver: row['finished_at'] !== null,
        })),
      ),
  };
}
