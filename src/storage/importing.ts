/** Taking judged matches in, and out again if it comes to nothing. */
import { createBreather, type Breathe } from './backup/breather';
import { Cancelled } from './backup/format';
import { GENESIS } from './chain';
import type { Core } from './core';
import type { Driver } from './driver';
import { headsOf } from './questions/archive';
import { existing, withPlayers } from './questions/matches';
import { playersById } from './questions/players';
import { rowOfAbout, rowOfPlayer, rowOfResult, rowsOfFacts } from './rows';
import { DELETE_UNSEATED } from './sql';
import { writeSetting } from './settings';
import { put, putMany, type RowOf, type TableName } from './tables';
import { StaleAppend, type ImportBatch, type ImportedMatch, type Player } from './types';
import {
  clearOutcome,
  deleteMatches,
  edited,
  linkEntries,
  newRecord,
  saveOutcome,
  seatPeople,
} from './writing';

/** So much is written between two breaths. */
const MATCHES_AT_ONCE = 40;
const ENTRIES_AT_ONCE = 2500;
/** Few waits for the disk; when somebody plays meanwhile, their move waits for one portion. */
const TRANSACTION_MS = 400;
const ROWS_AT_ONCE = 200;

export interface ImportingOptions {
  onProgress?(done: number): void;
  signal?: AbortSignal;
}

/**
 * Some matches a transaction, so that whoever plays meanwhile is not held up. If it fails or is called off, what was
 * added is removed again; a kill in the middle leaves whole matches, and taking the file in once more adds the rest.
 */
export async function importAll(
  core: Core,
  batch: ImportBatch,
  { onProgress, signal }: ImportingOptions = {},
): Promise<void> {
  const longer = batch.matches.filter((match) => match.knownSeq !== null);
  // By id, as the tables have them: whatever belongs to the next match goes where the last one ended.
  const fresh = batch.matches
    .filter((match) => match.knownSeq === null)
    .sort((a, b) => (a.match.id < b.match.id ? -1 : 1));
  const portions = [...portionsOf(fresh)];
  const added: string[] = [];
  const people: string[] = [];
  const breathe = createBreather({ signal });
  try {
    const nowPlayer = await importPlayers(core, batch.players, breathe, people);
    let inserted = 0;
    await inTransactions(core, portions, {
      async put(db, some) {
        await insertRows(db, some, nowPlayer, breathe);
        inserted += some.length;
        onProgress?.(inserted);
      },
      stored(some) {
        for (const { match } of some) added.push(match.id);
        inserted = added.length;
        if (signal?.aborted) throw new Cancelled();
      },
    });
    await core.write(['matches', 'players', 'settings'], (db) =>
      finish(db, longer, batch.settings),
    );
    onProgress?.(batch.matches.length);
  } catch (error) {
    await takeOut(core, added, people);
    throw error;
  }
}

interface Storing<T> {
  put(db: Driver, portion: readonly T[]): Promise<void>;
  /** What is really there now. */
  stored(all: readonly T[]): void;
}

/** As many portions a transaction as go into a moment, fewer where somebody waits for it. */
async function inTransactions<T>(
  core: Core,
  portions: readonly (readonly T[])[],
  { put: write, stored }: Storing<T>,
): Promise<void> {
  for (let done = 0; done < portions.length;) {
    const from = done;
    done = await core.write([], async (db) => {
      const until = Date.now() + TRANSACTION_MS;
      let next = from;
      do {
        await write(db, portions[next] ?? []);
        next += 1;
      } while (next < portions.length && Date.now() < until && !core.isWanted());
      return next;
    });
    stored(portions.slice(from, done).flat());
  }
}

function* portionsOf(matches: readonly ImportedMatch[]): Generator<ImportedMatch[]> {
  let some: ImportedMatch[] = [];
  let entries = 0;
  for (const match of matches) {
    some.push(match);
    entries += match.entries.length;
    if (some.length < MATCHES_AT_ONCE && entries < ENTRIES_AT_ONCE) continue;
    yield some;
    [some, entries] = [[], 0];
  }
  if (some.length > 0) yield some;
}

/** What changes rows that were here before comes last, in one transaction: it needs no taking out. */
async function finish(
  db: Driver,
  longer: readonly ImportedMatch[],
  settings: ImportBatch['settings'],
): Promise<void> {
  for (const match of longer) if (match.knownSeq !== null) await extend(db, match, match.knownSeq);
  for (const { key, value } of settings) await writeSetting(db, key, value);
}

/** In slices as well: nobody who plays meanwhile waits for what is thrown away. */
async function takeOut(
  core: Core,
  matches: readonly string[],
  players: readonly string[],
): Promise<void> {
  for (const ids of inPortions(matches))
    await core.write(['matches'], async (db) => {
      await db.exec('PRAGMA defer_foreign_keys = ON');
      await deleteMatches(db, ids);
    });
  // Twice: whoever somebody else was merged into goes after those.
  for (const ids of [...inPortions(players), ...inPortions(players)])
    await core.write(['players'], (db) => db.run(DELETE_UNSEATED, [JSON.stringify(ids)]));
}

function* inPortions<T>(all: readonly T[]): Generator<T[]> {
  for (let i = 0; i < all.length; i += ROWS_AT_ONCE) yield all.slice(i, i + ROWS_AT_ONCE);
}

/** Gives back who a player is now: here someone may have been merged that the backup knows apart. */
async function importPlayers(
  core: Core,
  players: readonly Player[],
  breathe: Breathe,
  added: string[],
): Promise<(id: string) => string> {
  const known = new Map<string, Player>();
  for (const some of inPortions(players))
    for (const player of await core.read((db) => playersById(db, some.map(idOf))))
      known.set(player.id, player);
  const told = new Map(players.map((player) => [player.id, player]));
  const fresh = players
    .filter(({ id }) => !known.has(id))
    .map((player) => ({ ...player, mergedInto: targetOf(player, known, told) }));
  // Whoever somebody was merged into is there before them.
  const whole = fresh.filter(({ mergedInto }) => mergedInto === null);
  const merged = fresh.filter(({ mergedInto }) => mergedInto !== null);
  await inTransactions(core, [...inPortions(whole), ...inPortions(merged)], {
    async put(db, some) {
      const rows = some.map((player) => rowOfPlayer(player, 1));
      await putMany(db, 'players', rows);
      await breathe();
    },
    stored: (some) => added.push(...some.map(idOf)),
  });
  const now = new Map(
    [...known.values(), ...merged].map(({ id, mergedInto }) => [id, mergedInto ?? id]),
  );
  return (id) => now.get(id) ?? id;
}

const idOf = ({ id }: Player): string => id;

type Players = ReadonlyMap<string, Player>;

/** Merges are flat, here and in a file; what a file says beyond that leads nowhere. */
const MERGES = 3;

/** Into whom somebody of a file was merged, there or here, as far as anything is known of it. */
function targetOf({ id, mergedInto }: Player, known: Players, told: Players): string | null {
  let target: string | null = null;
  let next = mergedInto;
  for (let steps = 0; next !== null; steps += 1) {
    const here = known.get(next);
    if (here) return here.mergedInto ?? here.id;
    const there = told.get(next);
    if (!there) return target;
    if (steps === MERGES || next === id) return null;
    target = next;
    next = there.mergedInto;
  }
  return target;
}

interface MatchRows {
  match: RowOf<'matches'>;
  seats: RowOf<'seats'>[];
  entries: RowOf<'entries'>[];
  results: RowOf<'match_results'>[];
  facts: RowOf<'match_facts'>[];
  abouts: RowOf<'abouts'>[];
}

/** Everything a match that is new here brings. */
function rowsOf(imported: ImportedMatch, nowPlayer: (id: string) => string): MatchRows {
  const { match, begun, entries, outcome, deletedAt, device, about = {} } = imported;
  const people = imported.people?.map((person) => person.id) ?? match.players;
  const all = [{ kind: 'begun', payload: begun, at: match.at } as const, ...entries];
  const rows = linkEntries(match.id, -1, GENESIS, all, imported.hashes);
  const last = all[all.length - 1];
  const endedAt = last?.at ?? match.at;
  const playedAt = about.when ?? match.at;
  const finishedAt = outcome ? endedAt + playedAt - match.at : null;
  const seated = people.map(nowPlayer);
  const ended = { ...match, mode: match.setup.mode, finishedAt, deletedAt };
  return {
    match: {
      ...newRecord({ ...match, players: people }, rows[rows.length - 1]?.hash ?? GENESIS),
      created_at: playedAt,
      updated_at: endedAt,
      finished_at: finishedAt,
      deleted_at: deletedAt,
      device: JSON.stringify(device),
      head_seq: entries.length,
    },
    seats: seated.map((player, seat) => ({
      match: match.id,
      seat,
      player,
      created_at: playedAt,
    })),
    entries: rows,
    results: (outcome?.results ?? []).map((result) =>
      rowOfResult(ended, seated[result.seat] ?? '', result),
    ),
    facts: outcome ? rowsOfFacts(match.id, outcome.facts) : [],
    abouts: Object.keys(about).length > 0 ? [rowOfAbout(match.id, about, 1)] : [],
  };
}

async function insertRows(
  db: Driver,
  imported: readonly ImportedMatch[],
  nowPlayer: (id: string) => string,
  breathe: Breathe,
): Promise<void> {
  const matches: MatchRows[] = [];
  for (const match of imported) {
    matches.push(rowsOf(match, nowPlayer));
    await breathe();
  }
  await db.exec('PRAGMA defer_foreign_keys = ON');
  const ids = matches.map(({ match }) => String(match.id));
  const [taken] = await headsOf(db, ids);
  if (taken) throw new StaleAppend(-1, taken.seq);
  const putAll = async <T extends TableName>(table: T, rows: RowOf<T>[]): Promise<void> => {
    await putMany(db, table, rows);
    await breathe();
  };
  await putAll(
    'matches',
    matches.map((rows) => rows.match),
  );
  await putAll(
    'seats',
    matches.flatMap((rows) => rows.seats),
  );
  await putAll(
    'entries',
    matches.flatMap((rows) => rows.entries),
  );
  await putAll(
    'match_results',
    matches.flatMap((rows) => rows.results),
  );
  await putAll(
    'match_facts',
    matches.flatMap((rows) => rows.facts),
  );
  await putAll(
    'abouts',
    matches.flatMap((rows) => rows.abouts),
  );
}

/** The log here is the beginning of the imported one: the rest is added. */
async function extend(db: Driver, imported: ImportedMatch, knownSeq: number): Promise<void> {
  const { match, entries, outcome, people } = imported;
  const before = await existing(db, match.id);
  if (before.head_seq !== knownSeq) throw new StaleAppend(knownSeq, Number(before.head_seq));
  const missing = entries.slice(knownSeq);
  const rows = linkEntries(match.id, knownSeq, String(before.head_hash), missing);
  const last = rows[rows.length - 1];
  if (!last) return;
  const record = edited(before, {
    updated_at: last.at,
    finished_at: outcome ? last.at : null,
    summary: JSON.stringify(match.summary),
    head_seq: last.seq,
    head_hash: last.hash,
    players: people ? JSON.stringify(people.map((person) => person.id)) : before.players,
  });
  await put(db, 'matches', record);
  await putMany(db, 'entries', rows);
  if (people) await seatPeople(db, record, people);
  const [grown] = await withPlayers(db, [record]);
  if (grown && outcome) await saveOutcome(db, grown, outcome);
  else await clearOutcome(db, match.id);
}
