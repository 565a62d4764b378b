/** One match: its row, its seats, its log and what was counted for it; each row checked. */
import { first, type Driver, type Row } from '../driver';
import { DamagedRow } from '../errors';
import {
  aboutOf,
  checkLog,
  entryOf,
  FACT_COUNT,
  factOf,
  matchOf,
  resultOf,
  snapshotOf,
} from '../rows';
import { sound, type RowOf } from '../tables';
import {
  NoSuchMatch,
  type About,
  type Entry,
  type Json,
  type Outcome,
  type SeatedPlayer,
  type Snapshot,
  type StoredMatch,
} from '../types';
import { seatedIn } from './seats';

export const MATCH_BY_ID = 'SELECT * FROM matches WHERE id = ?';
export const ENTRIES_OF_MATCH = 'SELECT * FROM entries WHERE match = ? ORDER BY seq';
/** The latest few: one further back is hardly ever better than replaying from the beginning. */
export const SNAPSHOTS_OF_MATCH =
  'SELECT * FROM snapshots WHERE match = ? ORDER BY seq DESC LIMIT 5';
export const RESULTS_OF_MATCH = 'SELECT * FROM match_results WHERE match = ? ORDER BY seat';
export const FACTS_OF_MATCH = 'SELECT * FROM match_facts WHERE match = ? ORDER BY seat, key';
export const ABOUT_MATCH = 'SELECT * FROM abouts WHERE match = ?';
export const PENDING_RECOUNTS = 'SELECT match FROM recounts WHERE match > ? ORDER BY match LIMIT ?';
export const DELETED_BEFORE =
  'SELECT * FROM matches WHERE deleted_at IS NOT NULL AND deleted_at < ? ORDER BY deleted_at LIMIT 500';

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
  return records.map((record) => matchWith(record, seated));
}

/** With those who sit there, by match. */
export function matchWith(
  record: MatchRecord,
  seated: ReadonlyMap<string, SeatedPlayer[]>,
): StoredMatch {
  const match = matchOf(record, seated.get(String(record.id)) ?? []);
  if (match.players.length !== match.setup.seats) throw new DamagedRow('the seats of a match');
  return match;
}

/** All that is stored of a match, unread. */
export async function rowsOfMatch(db: Driver, id: string): Promise<Record<string, Json>> {
  const asked = {
    matches: MATCH_BY_ID,
    entries: ENTRIES_OF_MATCH,
    match_results: RESULTS_OF_MATCH,
    match_facts: FACTS_OF_MATCH,
    abouts: ABOUT_MATCH,
  };
  const rows: Record<string, Json> = {};
  for (const [table, sql] of Object.entries(asked)) rows[table] = await db.all<Row>(sql, [id]);
  return rows;
}

export async function loadEntries(db: Driver, record: MatchRecord): Promise<Entry[]> {
  const entries = (await db.all<Row>(ENTRIES_OF_MATCH, [record.id])).map(entryOf);
  checkLog(entries, Number(record.head_seq), String(record.head_hash));
  return entries;
}

/** Latest first. */
export async function snapshotsOf(db: Driver, id: string): Promise<Snapshot[]> {
  return (await db.all<Row>(SNAPSHOTS_OF_MATCH, [id])).map(snapshotOf);
}

/** What is said about a match, and how often that was changed. */
export async function aboutMatch(db: Driver, id: string): Promise<{ about: About; rev: number }> {
  const row = await first<Row>(db, ABOUT_MATCH, [id]);
  return row ? { about: aboutOf(row), rev: Number(row['rev']) } : { about: {}, rev: 0 };
}

export async function resultRows(db: Driver, id: string): Promise<RowOf<'match_results'>[]> {
  return (await db.all<Row>(RESULTS_OF_MATCH, [id])).map((row) => sound('match_results', row));
}

export async function outcomeOf(db: Driver, id: string): Promise<Outcome> {
  const results = await db.all<Row>(RESULTS_OF_MATCH, [id]);
  const facts = await db.all<Row>(FACTS_OF_MATCH, [id]);
  return {
    results: results.map(resultOf),
    facts: facts.map(factOf).filter((fact) => fact.key !== FACT_COUNT),
  };
}

/** Matches that wait for a recount, by id. */
export async function pendingRecounts(db: Driver, after: string, limit: number): Promise<string[]> {
  const rows = await db.all<{ match: string }>(PENDING_RECOUNTS, [after, limit]);
  return rows.map(({ match }) => match);
}

export async function deletedBefore(db: Driver, at: number): Promise<string[]> {
  return (await db.all<Row>(DELETED_BEFORE, [at])).map((row) => String(row['id']));
}
