/** Matches and their logs: beginning, appending, deleting with a way back, and the lists of them. */
import { hashOf, GENESIS } from './chain';
import type { Core } from './core';
import { first, type Driver, type Row, type Value } from './driver';
import { DamagedRow } from './errors';
import {
  checkLog,
  entryOf,
  factOf,
  listed,
  matchOf,
  playerOf,
  resultOf,
  FACT_COUNT,
  rowOfResult,
  rowsOfFacts,
  snapshotOf,
} from './rows';
import { seatedIn } from './seats';
import {
  countQuery,
  DELETED_BEFORE,
  DELETE_FACTS,
  DELETE_MATCH,
  DELETE_OF_MATCH,
  DELETE_RECOUNT,
  DELETE_RESULTS,
  ENTRIES_OF_MATCH,
  FACTS_OF_MATCH,
  historyQuery,
  MATCH_BY_ID,
  PENDING_RECOUNTS,
  PLAYER_BY_ID,
  RESULTS_OF_MATCH,
  SNAPSHOTS_OF_MATCH,
  UNFINISHED_PAGE,
} from './sql';
import { put, putMany, sound, type RowOf } from './tables';
import {
  NoSuchMatch,
  StaleAppend,
  type Appended,
  type AppendEffects,
  type Cursor,
  type Entry,
  type EntryKind,
  type Json,
  type MatchRow,
  type NewEntry,
  type NewMatch,
  type Outcome,
  type Page,
  type Store,
  type StoredMatch,
} from './types';

type MatchPart = Pick<
  Store,
  | 'createMatch'
  | 'match'
  | 'log'
  | 'append'
  | 'setDevice'
  | 'deleteMatch'
  | 'restoreMatch'
  | 'purge'
  | 'unfinished'
  | 'history'
  | 'countMatches'
  | 'results'
  | 'pendingRecounts'
  | 'saveRecount'
>;

type MatchRecord = RowOf<'matches'>;

const KEPT_AFTER_DELETION_MS = 30 * 24 * 60 * 60 * 1000;
const DEFAULT_PAGE = 30;

// ── reading ─────────────────────────────────────────────────────────────────────────────────────

async function recordOf(db: Driver, id: string): Promise<MatchRecord | null> {
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

export async function loadMatch(db: Driver, id: string): Promise<StoredMatch | null> {
  const record = await recordOf(db, id);
  if (!record) return null;
  const [match] = await withPlayers(db, [record]);
  return match ?? null;
}

export async function loadEntries(db: Driver, record: MatchRecord): Promise<Entry[]> {
  const entries = (await db.all<Row>(ENTRIES_OF_MATCH, [record.id])).map(entryOf);
  checkLog(entries, Number(record.head_seq), String(record.head_hash));
  return entries;
}

async function page(
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

// ── writing ─────────────────────────────────────────────────────────────────────────────────────

export const edited = (record: MatchRecord, changes: Partial<MatchRecord>): MatchRecord => ({
  ...record,
  ...changes,
  rev: Number(record.rev) + 1,
});

interface Unlinked {
  kind: EntryKind;
  payload: Json;
  at: number;
}

export function linkEntries(
  match: string,
  headSeq: number,
  headHash: string,
  entries: readonly Unlinked[],
): { rows: RowOf<'entries'>[]; linked: Entry[] } {
  const rows: RowOf<'entries'>[] = [];
  const linked: Entry[] = [];
  let seq = headSeq;
  let prev = headHash;
  for (const { kind, payload, at } of entries) {
    seq += 1;
    const text = JSON.stringify(payload);
    const hash = hashOf({ match, seq, kind, payload: text, at, prev });
    rows.push({ match, seq, kind, payload: text, at, prev, hash });
    linked.push({ seq, kind, payload, at, prev, hash });
    prev = hash;
  }
  return { rows, linked };
}

/** Entry 0 says everything about how the match began: with the log alone it could be rebuilt. */
async function beginning(db: Driver, match: NewMatch): Promise<Json> {
  const people: Json[] = [];
  for (const id of match.players) {
    const row = await first<Row>(db, PLAYER_BY_ID, [id]);
    if (!row) throw new Error(`no player ${id}`);
    const { name, colour } = playerOf(row);
    people.push({ id, name, colour });
  }
  const { game, rulesVersion, setup, seed, commitment, words, parent } = match;
  return {
    game,
    rulesVersion,
    setup: setup as unknown as Json,
    players: people,
    seed,
    commitment,
    words,
    parent,
  };
}

/** The row of a match that has just begun. */
export function newRecord(match: NewMatch, headHash: string): MatchRecord {
  return {
    id: match.id,
    game: match.game,
    rules_version: match.rulesVersion,
    mode: match.setup.mode,
    setup: JSON.stringify(match.setup),
    players: JSON.stringify(match.players),
    seed: match.seed,
    commitment: match.commitment,
    words: JSON.stringify(match.words),
    parent: match.parent,
    created_at: match.at,
    updated_at: match.at,
    finished_at: null,
    deleted_at: null,
    summary: JSON.stringify(match.summary),
    device: JSON.stringify({ holder: 'table' }),
    head_seq: 0,
    head_hash: headHash,
    rev: 1,
  };
}

async function insertMatch(db: Driver, match: NewMatch): Promise<MatchRecord> {
  const begun = { kind: 'begun', payload: await beginning(db, match), at: match.at } as const;
  const { rows, linked } = linkEntries(match.id, -1, GENESIS, [begun]);
  const record = newRecord(match, linked[0]?.hash ?? GENESIS);
  await put(db, 'matches', record);
  await putMany(
    db,
    'seats',
    match.players.map((player, seat) => ({ match: match.id, seat, player, created_at: match.at })),
  );
  await putMany(db, 'entries', rows);
  return record;
}

async function clearOutcome(db: Driver, id: Value): Promise<void> {
  await db.run(DELETE_FACTS, [id]);
  await db.run(DELETE_RESULTS, [id]);
}

export async function saveOutcome(
  db: Driver,
  match: StoredMatch,
  { results, facts }: Outcome,
): Promise<void> {
  await clearOutcome(db, match.id);
  const rows = results.map((result) => {
    const player = match.players[result.seat];
    if (!player) throw new Error(`result for seat ${result.seat}, which nobody has`);
    return rowOfResult(match, player.id, result);
  });
  await putMany(db, 'match_results', rows);
  await putMany(db, 'match_facts', rowsOfFacts(match.id, facts));
}

async function append(
  db: Driver,
  id: string,
  expectedSeq: number,
  entries: readonly NewEntry[],
  effects: AppendEffects,
): Promise<Appended> {
  const before = await existing(db, id);
  if (before.head_seq !== expectedSeq) throw new StaleAppend(expectedSeq, Number(before.head_seq));
  if (before.deleted_at !== null) throw new NoSuchMatch(id);
  const { rows, linked } = linkEntries(id, expectedSeq, String(before.head_hash), entries);
  const last = linked[linked.length - 1];
  if (!last) throw new Error('append: nothing to append');
  const after = edited(before, {
    updated_at: last.at,
    finished_at: effects.outcome ? last.at : null,
    summary: JSON.stringify(effects.summary),
    device: effects.device ? JSON.stringify(effects.device) : before.device,
    head_seq: last.seq,
    head_hash: last.hash,
  });
  for (const row of rows) await put(db, 'entries', row);
  await put(db, 'matches', after);
  if (effects.snapshot) await putSnapshot(db, id, last.seq, effects.snapshot);
  if (effects.outcome) {
    const [match] = await withPlayers(db, [after]);
    if (match) await saveOutcome(db, match, effects.outcome);
  } else if (before.finished_at !== null) {
    await clearOutcome(db, id);
  }
  return { headSeq: last.seq, entries: linked };
}

async function putSnapshot(
  db: Driver,
  match: string,
  seq: number,
  snapshot: NonNullable<AppendEffects['snapshot']>,
): Promise<void> {
  const { moves, rulesVersion, state } = snapshot;
  const row = { match, seq, moves, rules_version: rulesVersion, state: JSON.stringify(state) };
  await put(db, 'snapshots', row);
}

async function setDeleted(db: Driver, id: string, deletedAt: number | null): Promise<void> {
  const record = edited(await existing(db, id), { deleted_at: deletedAt });
  await put(db, 'matches', record);
  const results = await db.all<Row>(RESULTS_OF_MATCH, [id]);
  const counted = deletedAt === null ? 1 : 0;
  await putMany(
    db,
    'match_results',
    results.map((row) => ({ ...sound('match_results', row), counted })),
  );
}

async function purge(db: Driver): Promise<number> {
  const old = await db.all<Row>(DELETED_BEFORE, [Date.now() - KEPT_AFTER_DELETION_MS]);
  for (const row of old) {
    for (const sql of DELETE_OF_MATCH) await db.run(sql, [row['id'] ?? null]);
    await db.run(DELETE_MATCH, [row['id'] ?? null]);
  }
  return old.length;
}

async function saveRecount(
  db: Driver,
  id: string,
  summary: Json,
  outcome: Outcome | null,
): Promise<void> {
  const record = edited(await existing(db, id), { summary: JSON.stringify(summary) });
  const finished = outcome ? (record.finished_at ?? record.updated_at) : null;
  const after = { ...record, finished_at: finished };
  await put(db, 'matches', after);
  const [match] = await withPlayers(db, [after]);
  if (match && outcome) await saveOutcome(db, match, outcome);
  else await clearOutcome(db, id);
  await db.run(DELETE_RECOUNT, [id]);
}

// ── the part of the store ───────────────────────────────────────────────────────────────────────

export function matchPart(core: Core): MatchPart {
  return {
    createMatch: (match) =>
      core.write(['matches'], async (db) => {
        const record = await insertMatch(db, match);
        const [stored] = await withPlayers(db, [record]);
        if (!stored) throw new NoSuchMatch(match.id);
        return stored;
      }),
    match: (id) => core.read((db) => loadMatch(db, id)),
    log: (id) =>
      core.read(async (db) => {
        const record = await existing(db, id);
        const snapshots = await db.all<Row>(SNAPSHOTS_OF_MATCH, [id]);
        return { entries: await loadEntries(db, record), snapshots: snapshots.map(snapshotOf) };
      }),
    append: (id, expectedSeq, entries, effects) =>
      core.write(['matches'], (db) => append(db, id, expectedSeq, entries, effects)),
    setDevice: (id, device) =>
      // Nobody's list depends on it, so nobody is told.
      core.write([], async (db) => {
        const record = await existing(db, id);
        await put(db, 'matches', edited(record, { device: JSON.stringify(device) }));
      }),
    deleteMatch: (id) => core.write(['matches'], (db) => setDeleted(db, id, Date.now())),
    restoreMatch: (id) => core.write(['matches'], (db) => setDeleted(db, id, null)),
    purge: () => core.write(['matches'], purge),
    unfinished: ({ limit = DEFAULT_PAGE, after = null } = {}) =>
      core.read((db) => {
        const from = after ?? { at: Number.MAX_SAFE_INTEGER, id: '\uffff' };
        return page(db, UNFINISHED_PAGE, [from.at, from.id, limit], limit, (m) => m.updatedAt);
      }),
    history: (filter = {}, { limit = DEFAULT_PAGE, after = null } = {}) =>
      core.read((db) => {
        const { sql, params } = historyQuery(filter, after, limit);
        return page(db, sql, params, limit, (m) =>
          filter.deleted ? (m.deletedAt ?? 0) : m.createdAt,
        );
      }),
    countMatches: (filter = {}) =>
      core.read(async (db) => {
        const { sql, params } = countQuery(filter);
        return (await first<{ n: number }>(db, sql, params))?.n ?? 0;
      }),
    results: (id) =>
      core.read(async (db) => ({
        results: (await db.all<Row>(RESULTS_OF_MATCH, [id])).map(resultOf),
        facts: (await db.all<Row>(FACTS_OF_MATCH, [id]))
          .map(factOf)
          .filter((fact) => fact.key !== FACT_COUNT),
      })),
    pendingRecounts: (limit = 20) =>
      core.read(async (db) =>
        (await db.all<{ match: string }>(PENDING_RECOUNTS, ['', limit])).map((row) => row.match),
      ),
    saveRecount: (id, summary, outcome) =>
      core.write(['matches'], (db) => saveRecount(db, id, summary as unknown as Json, outcome)),
  };
}
