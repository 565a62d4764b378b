/** Reading matches, their seats and their logs; each row checked. */
import { first, type Driver, type Row, type Value } from './driver';
import { DamagedRow } from './errors';
import { checkLog, entryOf, listed, matchOf } from './rows';
import { seatedIn } from './seats';
import { ENTRIES_OF_MATCH, MATCH_BY_ID } from './sql';
import { sound, type RowOf } from './tables';
import {
  NoSuchMatch,
  type Cursor,
  type Entry,
  type MatchRow,
  type Page,
  type StoredMatch,
} from './types';

export type MatchRecord = RowOf<'matches'>;

export async function recordOf(db: Driver, id: string): Promise<MatchRecord | null> {
  const row = await first<Row>(db, MATCH_BY_ID, [id]);
  return row ? sound('matches', row) : null;
}

export async function existing(db: Driver, id: string): Promise<MatchRecord> {
  const record = await recordOf(db, id);
  if (!record) throw new NoSuchMatch(id);
  return record;
}

export async function withPlayers(
  db: Driver,
  records: readonly MatchRecord[],
): Promise<StoredMatch[]> {
  const seated = await seatedIn(
    db,
    records.map((record) => String(record.id)),
  );
  return records.map((record) => {
    const match = matchOf(record, seated.get(String(record.id)) ?? []);
    if (match.players.length !== match.setup.seats) throw new DamagedRow('the seats of a match');
    return match;
  });
}

export async function loadEntries(db: Driver, record: MatchRecord): Promise<Entry[]> {
  const entries = (await db.all<Row>(ENTRIES_OF_MATCH, [record.id])).map(entryOf);
  checkLog(entries, Number(record.head_seq), String(record.head_hash));
  return entries;
}

export async function page(
  db: Driver,
  sql: string,
  params: readonly Value[],
  limit: number,
  dateOf: (match: MatchRow) => number,
): Promise<Page<MatchRow>> {
  const records = (await db.all<Row>(sql, params)).map((row) => sound('matches', row));
  const rows = (await withPlayers(db, records)).map(listed);
  const last = rows[rows.length - 1];
  const next: Cursor | null =
    last && rows.length === limit ? { at: dateOf(last), id: last.id } : null;
  return { rows, next };
}
