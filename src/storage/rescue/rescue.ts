/**
 * From rows found in a damaged file to a sound database: the newest version of each row, each log as
 * far as it goes without a gap, players and match headers rebuilt from the first entry of a log where
 * their own row is gone. Says what was lost. Knows nothing about rules: summaries and results that
 * may no longer fit are marked to be worked out again.
 */
import { GENESIS, hashOf } from '../chain';
import type { Driver, Row, Value } from '../driver';
import { ADD_RECOUNT } from '../sql';
import { FACT_COUNT } from '../rows';
import { putMany, TABLES, type RowOf, type TableName } from '../tables';
import type { DamageReport, EntryKind } from '../types';
import type { FoundRow } from './pages';

type Found = { [T in TableName]: RowOf<T>[] };

interface RescuedMatch {
  match: RowOf<'matches'>;
  entries: RowOf<'entries'>[];
  snapshots: RowOf<'snapshots'>[];
  results: RowOf<'match_results'>[];
  facts: RowOf<'match_facts'>[];
  lostEntries: number;
  /** Its own row was gone. */
  rebuilt: boolean;
  recount: boolean;
}

interface Beginning {
  game: string;
  rulesVersion: number;
  setup: { mode: string; seats: number };
  players: { id: string; name: string; colour: number }[];
  seed: string;
  commitment: string;
  words: string[];
  parent: string | null;
}

export type RescueReport = Pick<
  DamageReport,
  'rescued' | 'lost' | 'cutMatches' | 'unsureMatches' | 'everything'
>;

/** Fills a freshly migrated database, in the transaction the caller has begun. */
export async function rescueInto(db: Driver, rows: readonly FoundRow[]): Promise<RescueReport> {
  const found = sortOut(rows);
  const ids = matchIds(found);
  const byMatch = groupByMatch(found);
  const matches: RescuedMatch[] = [];
  for (const id of ids) {
    const match = rescueMatch(byMatch.get(id) ?? emptyGroup());
    if (match) matches.push(match);
  }
  const players = rescuePlayers(found.players, matches);
  await writeAll(db, players.rows, matches, found.settings);
  const cut = matches.filter((match) => match.lostEntries > 0);
  return {
    rescued: {
      matches: matches.length,
      entries: matches.reduce((n, match) => n + match.entries.length, 0),
      players: players.rows.length,
    },
    lost: {
      matches: ids.size - matches.length,
      entries: cut.reduce((n, match) => n + match.lostEntries, 0),
      players: players.nameless,
    },
    cutMatches: cut.map(({ match }) => String(match.id)),
    unsureMatches: matches.flatMap(({ match, rebuilt }) => (rebuilt ? [String(match.id)] : [])),
    everything: ids.size === 0 && players.rows.length === 0,
  };
}

// ── sorting out ─────────────────────────────────────────────────────────────────────────────────

/** One row for each key: the one with the highest `rev` where rows change, any where they do not. */
function sortOut(rows: readonly FoundRow[]): Found {
  const newest = new Map<string, { table: TableName; row: Row }>();
  for (const { table, values } of rows) {
    const row: Row = {};
    TABLES[table].columns.forEach((column, i) => (row[column] = values[i] ?? null));
    const key = JSON.stringify([table, ...TABLES[table].key.map((column) => row[column])]);
    const before = newest.get(key);
    if (!before || Number(row['rev'] ?? 0) >= Number(before.row['rev'] ?? 0))
      newest.set(key, { table, row });
  }
  const found = Object.fromEntries(
    (Object.keys(TABLES) as TableName[]).map((table) => [table, [] as Row[]]),
  ) as Record<TableName, Row[]>;
  for (const { table, row } of newest.values()) found[table].push(row);
  return found as unknown as Found;
}

function matchIds(found: Found): Set<string> {
  const ids = new Set<string>(found.matches.map((row) => String(row.id)));
  for (const table of ['entries', 'seats', 'match_results', 'snapshots'] as const)
    for (const row of found[table]) ids.add(String(row.match));
  return ids;
}

interface Group {
  match: RowOf<'matches'> | null;
  entries: Map<number, RowOf<'entries'>>;
  snapshots: RowOf<'snapshots'>[];
  results: RowOf<'match_results'>[];
  facts: RowOf<'match_facts'>[];
}

const emptyGroup = (): Group => ({
  match: null,
  entries: new Map(),
  snapshots: [],
  results: [],
  facts: [],
});

function groupByMatch(found: Found): Map<string, Group> {
  const groups = new Map<string, Group>();
  const of = (id: Value): Group => {
    const key = String(id);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = emptyGroup()));
    return group;
  };
  for (const row of found.matches) of(row.id).match = row;
  for (const row of found.entries) of(row.match).entries.set(Number(row.seq), row);
  for (const row of found.snapshots) of(row.match).snapshots.push(row);
  for (const row of found.match_results) of(row.match).results.push(row);
  for (const row of found.match_facts) of(row.match).facts.push(row);
  return groups;
}

// ── one match ───────────────────────────────────────────────────────────────────────────────────

function rescueMatch(group: Group): RescuedMatch | null {
  const begun = group.entries.get(0) ?? rebuiltBeginning(group.match);
  if (!begun) return null;
  const header = group.match ?? rebuiltHeader(begun);
  const entries = relinked(begun, group.entries);
  const last = entries[entries.length - 1] ?? begun;
  const lastSeq = Number(last.seq);
  const seen = Math.max(Number(header.head_seq), ...group.entries.keys());
  const lostEntries = seen - lastSeq;
  const asItWas = group.match !== null && lastSeq === Number(header.head_seq);
  const outcome = asItWas ? soundOutcome(group, header) : null;
  const finished = asItWas ? header.finished_at : null;
  return {
    match: {
      ...header,
      updated_at: asItWas ? header.updated_at : last.at,
      finished_at: finished,
      head_seq: lastSeq,
      head_hash: last.hash,
      rev: Number(header.rev) + 1,
    },
    entries,
    snapshots: group.snapshots.filter((row) => Number(row.seq) <= lastSeq),
    results: outcome?.results ?? [],
    facts: outcome?.facts ?? [],
    lostEntries,
    rebuilt: group.match === null,
    recount: !asItWas || (finished !== null && outcome === null),
  };
}

/** Entry 0 from the header; the names are no longer known from here, the players' own rows have them. */
function rebuiltBeginning(match: RowOf<'matches'> | null): RowOf<'entries'> | null {
  if (!match) return null;
  const ids = JSON.parse(String(match.players)) as string[];
  const payload = JSON.stringify({
    game: match.game,
    rulesVersion: match.rules_version,
    setup: JSON.parse(String(match.setup)),
    players: ids.map((id) => ({ id, name: '', colour: 1 })),
    seed: match.seed,
    commitment: match.commitment,
    words: JSON.parse(String(match.words)),
    parent: match.parent,
  } satisfies Record<keyof Beginning, unknown>);
  return {
    match: match.id,
    seq: 0,
    kind: 'begun',
    payload,
    at: match.created_at,
    prev: GENESIS,
    hash: '',
  };
}

function rebuiltHeader(begun: RowOf<'entries'>): RowOf<'matches'> {
  const { game, rulesVersion, setup, players, seed, commitment, words, parent } = JSON.parse(
    String(begun.payload),
  ) as Beginning;
  const nothingYet = {
    points: new Array<number>(setup.seats).fill(0),
    phase: '',
    actors: [],
    over: false,
    winners: [],
    moves: 0,
  };
  return {
    id: begun.match,
    game,
    rules_version: rulesVersion,
    mode: setup.mode,
    setup: JSON.stringify(setup),
    players: JSON.stringify(players.map((player) => player.id)),
    seed,
    commitment,
    words: JSON.stringify(words),
    parent,
    created_at: begun.at,
    updated_at: begun.at,
    finished_at: null,
    deleted_at: null,
    summary: JSON.stringify(nothingYet),
    device: JSON.stringify({ holder: 'table' }),
    head_seq: 0,
    head_hash: begun.hash,
    rev: 0,
  };
}

/** The log up to the first gap. The chain is only begun anew where entry 0 had to be rebuilt. */
function relinked(
  begun: RowOf<'entries'>,
  entries: ReadonlyMap<number, RowOf<'entries'>>,
): RowOf<'entries'>[] {
  const log: RowOf<'entries'>[] = [];
  let prev: string = GENESIS;
  let row: RowOf<'entries'> | undefined = begun;
  for (let seq = 0; row; seq += 1, row = entries.get(seq)) {
    const { match, kind, payload, at } = row;
    const hash = hashOf({
      match: String(match),
      seq,
      kind: kind as EntryKind,
      payload: String(payload),
      at: Number(at),
      prev,
    });
    log.push({ match, seq, kind, payload, at, prev, hash });
    prev = hash;
  }
  return log;
}

/** Results and facts, if all of them are there and belong to this ending. */
function soundOutcome(
  group: Group,
  match: RowOf<'matches'>,
): Pick<RescuedMatch, 'results' | 'facts'> | null {
  if (match.finished_at === null) return null;
  const results = group.results.filter((row) => row.finished_at === match.finished_at);
  const seats = (JSON.parse(String(match.players)) as string[]).length;
  const count = group.facts.find((row) => row.key === FACT_COUNT)?.value;
  const whole = results.length === seats && group.facts.length - 1 === count;
  return whole ? { results, facts: group.facts } : null;
}

// ── players ─────────────────────────────────────────────────────────────────────────────────────

function rescuePlayers(
  known: readonly RowOf<'players'>[],
  matches: readonly RescuedMatch[],
): { rows: RowOf<'players'>[]; nameless: number } {
  const players = new Map(known.map((row) => [String(row.id), row]));
  const missing = new Map<string, { name: string; colour: number; at: Value }>();
  for (const { match, entries } of matches) {
    const begun = JSON.parse(String(entries[0]?.payload)) as Beginning;
    begun.players.forEach(({ id, name, colour }) => {
      const better = !missing.get(id)?.name;
      if (!players.has(id) && better) missing.set(id, { name, colour, at: match.created_at });
    });
  }
  let nameless = 0;
  for (const [id, { name, colour, at }] of missing) {
    if (!name) nameless += 1;
    const shown = name || `? ${id.slice(0, 4)}`;
    players.set(id, {
      id,
      name: JSON.stringify(shown),
      colour,
      hidden: 0,
      created_at: at,
      merged_into: null,
      rev: 0,
    });
  }
  const rows = [...players.values()].map((row) => ({
    ...row,
    merged_into:
      row.merged_into !== null && players.has(String(row.merged_into)) ? row.merged_into : null,
  }));
  return { rows, nameless };
}

// ── writing ─────────────────────────────────────────────────────────────────────────────────────

async function writeAll(
  db: Driver,
  players: RowOf<'players'>[],
  matches: readonly RescuedMatch[],
  settings: RowOf<'settings'>[],
): Promise<void> {
  await db.exec('PRAGMA defer_foreign_keys = ON');
  const mergedInto = new Map(players.map((row) => [String(row.id), row.merged_into]));
  const nowPlayer = (id: string): Value => mergedInto.get(id) ?? id;
  await putMany(db, 'players', players);
  await putMany(
    db,
    'matches',
    matches.map(({ match }) => match),
  );
  await putMany(
    db,
    'seats',
    matches.flatMap(({ match }) =>
      (JSON.parse(String(match.players)) as string[]).map((id, seat) => ({
        match: match.id,
        seat,
        player: nowPlayer(id),
        created_at: match.created_at,
      })),
    ),
  );
  for (const { match, entries, snapshots, results, facts, recount } of matches) {
    await putMany(db, 'entries', entries);
    await putMany(db, 'snapshots', snapshots);
    await putMany(
      db,
      'match_results',
      results.map((row) => ({ ...row, player: nowPlayer(String(row.player)) })),
    );
    await putMany(db, 'match_facts', facts);
    if (recount) await db.run(ADD_RECOUNT, [match.id]);
  }
  await putMany(db, 'settings', settings);
}
