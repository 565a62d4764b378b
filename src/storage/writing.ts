/** Changing matches: beginning, appending, deleting with a way back. Inside the caller's transaction. */
import { FORMAT, type Person } from '../match/record/types';
import { GENESIS, hashOf } from './chain';
import type { Driver, Value } from './driver';
import { KEPT_AFTER_DELETION_MS } from './kept';
import {
  aboutMatch,
  deletedBefore,
  existing,
  loadEntries,
  resultRows,
  withPlayers,
  type MatchRecord,
} from './questions/matches';
import { playerById } from './questions/players';
import { seatedIn } from './questions/seats';
import { metaOf } from './questions/settings';
import { countedAs, rowOfAbout, rowOfPlayer, rowOfResult, rowsOfFacts } from './rows';
import {
  DELETE_FACTS,
  DELETE_MATCHES,
  DELETE_RECOUNT,
  DELETE_RESULTS,
  RECOUNT_FINISHED,
} from './sql';
import { parseJson, put, putMany, replace, REPLACE, summed, UPSERT, type RowOf } from './tables';
import {
  NoSuchMatch,
  StaleAppend,
  type About,
  type Appended,
  type AppendEffects,
  type DeviceState,
  type Entry,
  type EntryKind,
  type Json,
  type MatchSummary,
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

type LinkedRow = RowOf<'entries'> & Pick<Entry, 'seq' | 'kind' | 'at' | 'prev' | 'hash'>;

export function linkEntries(
  match: string,
  headSeq: number,
  headHash: string,
  entries: readonly Unlinked[],
  hashes: readonly string[] = [],
): LinkedRow[] {
  const rows: LinkedRow[] = [];
  let seq = headSeq;
  let prev = headHash;
  for (const { kind, payload, at } of entries) {
    seq += 1;
    const text = JSON.stringify(payload);
    const hash = hashes[seq] ?? hashOf({ match, seq, kind, payload: text, at, prev });
    rows.push({ match, seq, kind, payload: text, at, prev, hash });
    prev = hash;
  }
  return rows;
}

/** Entry 0 says everything about how the match began: with the log alone it could be rebuilt. */
async function beginning(db: Driver, match: NewMatch): Promise<Json> {
  const people: Json[] = [];
  for (const [seat, id] of match.players.entries()) {
    const player = await playerById(db, id);
    if (!player) throw new Error(`no player ${id}`);
    const bot = match.bots?.[seat];
    people.push({ id, name: player.name, colour: player.colour, ...(bot ? { bot } : {}) });
  }
  const { game, rulesVersion, setup, seed, commitment, words, parent } = match;
  return {
    format: FORMAT,
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
  const rows = linkEntries(match.id, -1, GENESIS, [begun]);
  const record = newRecord(match, rows[0]?.hash ?? GENESIS);
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
  const rows = linkEntries(id, expectedSeq, String(before.head_hash), entries);
  const last = rows[rows.length - 1];
  if (!last) throw new Error('append: nothing to append');
  const after = edited(before, {
    updated_at: last.at,
    finished_at: effects.outcome ? last.at : null,
    summary: JSON.stringify(effects.summary),
    device: effects.device ? withDevice(before, effects.device) : before.device,
    head_seq: last.seq,
    head_hash: last.hash,
    players: effects.people
      ? JSON.stringify(effects.people.map((person) => person.id))
      : before.players,
  });
  return { rows, last, after };
}

export async function append(
  db: Driver,
  asked: Append,
  recalled: MatchRecord | null,
): Promise<{ appended: Appended; record: MatchRecord }> {
  const { id, effects } = asked;
  const fits = recalled?.head_seq === asked.expectedSeq && recalled.deleted_at === null;
  const { before, after, rows, last } = await change(db, id, fits ? recalled : null, (record) =>
    extended(record, asked),
  );
  await putMany(db, 'entries', rows);
  if (effects.people) await seatPeople(db, after, effects.people);
  if (effects.snapshot) await putSnapshot(db, id, last.seq, effects.snapshot);
  if (effects.outcome) {
    const [match] = await withPlayers(db, [after]);
    if (match) await saveOutcome(db, match, effects.outcome);
  } else if (before.finished_at !== null) {
    await clearOutcome(db, id);
  }
  const linked = rows.map(({ seq, kind, at, prev, hash }, i): Entry => ({
    ...{ seq, kind, at, prev, hash },
    payload: asked.entries[i]?.payload ?? null,
  }));
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

/** A chair has changed hands: whoever is not known here becomes a player. */
export async function seatPeople(
  db: Driver,
  { id, created_at }: MatchRecord,
  people: readonly Person[],
): Promise<void> {
  for (const [seat, person] of people.entries()) {
    const known = await playerById(db, person.id);
    if (!known) {
      const createdAt = Number(created_at);
      const stranger = { ...person, hidden: false, createdAt, mergedInto: null };
      await put(db, 'players', rowOfPlayer(stranger, 1));
    }
    const player = known?.mergedInto ?? person.id;
    await put(db, 'seats', { match: id, seat, player, created_at });
  }
}

export async function setAbout(db: Driver, id: string, about: About): Promise<void> {
  const record = await existing(db, id);
  const { rev } = await aboutMatch(db, id);
  await put(db, 'abouts', rowOfAbout(id, about, rev + 1));
  const [begun] = await loadEntries(db, record);
  await playedAt(db, record, about.when ?? begun?.at ?? Number(record.created_at));
}

/** Lists and statistics go by when a match was played; the log keeps when it was entered. */
async function playedAt(db: Driver, record: MatchRecord, when: number): Promise<void> {
  const later = when - Number(record.created_at);
  if (later === 0) return;
  const finished = record.finished_at === null ? null : Number(record.finished_at) + later;
  const id = String(record.id);
  await put(db, 'matches', edited(record, { created_at: when, finished_at: finished }));
  const seated = (await seatedIn(db, [id])).get(id) ?? [];
  await putMany(
    db,
    'seats',
    seated.map(({ seat, id: player }) => ({ match: id, seat, player, created_at: when })),
  );
  const results = await resultRows(db, id);
  await putMany(
    db,
    'match_results',
    results.map((result) => ({ ...result, finished_at: finished })),
  );
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
  const results = await resultRows(db, id);
  const summary = parseJson(record.summary, 'a summary') as MatchSummary;
  const counted = countedAs({ deletedAt, summary });
  await putMany(
    db,
    'match_results',
    results.map((row) => ({ ...row, counted })),
  );
}

export async function purge(db: Driver): Promise<number> {
  const old = await deletedBefore(db, Date.now() - KEPT_AFTER_DELETION_MS);
  await deleteMatches(db, old);
  return old.length;
}

/** For good, with everything that hangs on them. */
export async function deleteMatches(db: Driver, ids: readonly string[]): Promise<void> {
  for (const sql of DELETE_MATCHES) await db.run(sql, [JSON.stringify(ids)]);
}

const FACTS_META = 'facts';

/** For which version of the games' facts the matches here were counted; 0 when nobody has said. */
export async function factsVersion(db: Driver): Promise<number> {
  return Number((await metaOf(db, FACTS_META)) ?? 0);
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
