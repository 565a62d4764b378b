/** Changing matches: beginning, appending, deleting with a way back. Inside the caller's transaction. */
import { GENESIS, hashOf } from './chain';
import { first, type Driver, type Row, type Value } from './driver';
import { KEPT_AFTER_DELETION_MS } from './kept';
import { existing, withPlayers, type MatchRecord } from './reading';
import { playerOf, rowOfResult, rowsOfFacts } from './rows';
import {
  DELETED_BEFORE,
  DELETE_FACTS,
  DELETE_MATCH,
  DELETE_OF_MATCH,
  DELETE_RECOUNT,
  DELETE_RESULTS,
  META_BY_NAME,
  PLAYER_BY_ID,
  RECOUNT_FINISHED,
  RESULTS_OF_MATCH,
} from './sql';
import {
  parseJson,
  put,
  putMany,
  replace,
  REPLACE,
  sound,
  summed,
  UPSERT,
  type RowOf,
} from './tables';
import {
  NoSuchMatch,
  StaleAppend,
  type Appended,
  type AppendEffects,
  type DeviceState,
  type Entry,
  type EntryKind,
  type Json,
  type NewEntry,
  type NewMatch,
  type Outcome,
  type Recount,
  type StoredMatch,
} from './types';

export const edited = (record: MatchRecord, changes: Partial<MatchRecord>): MatchRecord => ({
  ...record,
  ...changes,
  rev: Number(record.rev) + 1,
});

interface Change {
  after: MatchRecord;
}

/**
 * Changes the match's row. What is recalled of it saves reading it first – in the browser three round trips a
 * move – and counts only if the very same row still stands there; otherwise the row is read and checked.
 */
async function change<C extends Change>(
  db: Driver,
  id: string,
  recalled: MatchRecord | null,
  edit: (before: MatchRecord) => C,
): Promise<C & { before: MatchRecord }> {
  if (recalled) {
    const changed = edit(recalled);
    if (await replace(db, 'matches', recalled, changed.after))
      return { ...changed, before: recalled };
  }
  const before = await existing(db, id);
  const changed = edit(before);
  await put(db, 'matches', changed.after);
  return { ...changed, before };
}

/** What is not named stays as it was. */
function withDevice(record: MatchRecord, changes: Partial<DeviceState>): string {
  const before = parseJson(record.device, 'a device state') as DeviceState;
  return JSON.stringify({ ...before, ...changes });
}

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

export async function insertMatch(db: Driver, match: NewMatch): Promise<MatchRecord> {
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

export async function clearOutcome(db: Driver, id: Value): Promise<void> {
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

/** What belongs to this device only: who holds it, what is half typed. */
export async function setDevice(
  db: Driver,
  id: string,
  recalled: MatchRecord | null,
  device: Partial<DeviceState>,
): Promise<MatchRecord> {
  const { after } = await change(db, id, recalled, (record) => ({
    after: edited(record, { device: withDevice(record, device) }),
  }));
  return after;
}

export interface Append {
  id: string;
  expectedSeq: number;
  entries: readonly NewEntry[];
  effects: AppendEffects;
}

/** The entries linked to the log, and the match's row with the last of them at its head. */
function extended(before: MatchRecord, { id, expectedSeq, entries, effects }: Append) {
  if (before.head_seq !== expectedSeq) throw new StaleAppend(expectedSeq, Number(before.head_seq));
  if (before.deleted_at !== null) throw new NoSuchMatch(id);
  const links = linkEntries(id, expectedSeq, String(before.head_hash), entries);
  const last = links.linked[links.linked.length - 1];
  if (!last) throw new Error('append: nothing to append');
  const after = edited(before, {
    updated_at: last.at,
    finished_at: effects.outcome ? last.at : null,
    summary: JSON.stringify(effects.summary),
    device: effects.device ? withDevice(before, effects.device) : before.device,
    head_seq: last.seq,
    head_hash: last.hash,
  });
  return { ...links, last, after };
}

export async function append(
  db: Driver,
  asked: Append,
  recalled: MatchRecord | null,
): Promise<{ appended: Appended; record: MatchRecord }> {
  const { id, effects } = asked;
  const fits = recalled?.head_seq === asked.expectedSeq && recalled.deleted_at === null;
  const { before, after, rows, linked, last } = await change(
    db,
    id,
    fits ? recalled : null,
    (record) => extended(record, asked),
  );
  for (const row of rows) await put(db, 'entries', row);
  if (effects.snapshot) await putSnapshot(db, id, last.seq, effects.snapshot);
  if (effects.outcome) {
    const [match] = await withPlayers(db, [after]);
    if (match) await saveOutcome(db, match, effects.outcome);
  } else if (before.finished_at !== null) {
    await clearOutcome(db, id);
  }
  return { appended: { headSeq: last.seq, entries: linked }, record: after };
}

/**
 * Everything an append takes except writing: in a freshly opened match the code for it has never run, and the
 * first move would be the slowest.
 */
export async function rehearse(db: Driver, asked: Append, recalled: MatchRecord): Promise<void> {
  await db.prepare([REPLACE.matches, UPSERT.entries]);
  const { rows, after } = extended(recalled, asked);
  summed('matches', after);
  for (const row of rows) summed('entries', row);
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

export async function setDeleted(db: Driver, id: string, deletedAt: number | null): Promise<void> {
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

export async function purge(db: Driver): Promise<number> {
  const old = await db.all<Row>(DELETED_BEFORE, [Date.now() - KEPT_AFTER_DELETION_MS]);
  for (const row of old) {
    for (const sql of DELETE_OF_MATCH) await db.run(sql, [row['id'] ?? null]);
    await db.run(DELETE_MATCH, [row['id'] ?? null]);
  }
  return old.length;
}

const FACTS_META = 'facts';

/** For which version of the games' facts the matches here were counted; 0 when nobody has said. */
export async function factsVersion(db: Driver): Promise<number> {
  const row = await first<Row>(db, META_BY_NAME, [FACTS_META]);
  return row ? Number(sound('meta', row).value) : 0;
}

export async function recountForFacts(db: Driver, version: number): Promise<void> {
  await db.run(RECOUNT_FINISHED, ['']);
  await put(db, 'meta', { name: FACTS_META, value: String(version), rev: version });
}

export async function saveRecount(db: Driver, recount: Recount): Promise<void> {
  const { id, headSeq, summary, outcome } = recount;
  const before = await existing(db, id);
  await db.run(DELETE_RECOUNT, [id]);
  if (before.head_seq !== headSeq) return;
  const record = edited(before, { summary: JSON.stringify(summary) });
  const finished = outcome ? (record.finished_at ?? record.updated_at) : null;
  const after = { ...record, finished_at: finished };
  await put(db, 'matches', after);
  const [match] = await withPlayers(db, [after]);
  if (match && outcome) await saveOutcome(db, match, outcome);
  else await clearOutcome(db, id);
}
