/**
 * From rows found in a damaged file to a sound database: the newest version of each row, each log as
 * far as it goes without a gap, players and match headers rebuilt from the first entry of a log where
 * their own row is gone. Says what was lost. Knows nothing about rules: summaries and results that
 * may no longer fit are marked to be worked out again.
 */
import type { Driver, Row, Value } from '../driver';
import { ADD_RECOUNT } from '../sql';
import { put, putMany, TABLES, type RowOf, type TableName } from '../tables';
import type { DamageReport } from '../types';
import { beginningOf, emptyGroup, rescueMatch, type Group, type RescuedMatch } from './match';
import type { FoundRow } from './pages';

type Found = { [T in TableName]: RowOf<T>[] };

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
  for (const row of found.abouts) of(row.match).about = row;
  return groups;
}

// ── players ─────────────────────────────────────────────────────────────────────────────────────

function rescuePlayers(
  known: readonly RowOf<'players'>[],
  matches: readonly RescuedMatch[],
): { rows: RowOf<'players'>[]; nameless: number } {
  const players = new Map(known.map((row) => [String(row.id), row]));
  const missing = new Map<string, { name: string; colour: number; at: Value }>();
  for (const { match, entries } of matches) {
    const [begun] = entries;
    const people = (begun && beginningOf(begun))?.players ?? [];
    people.forEach(({ id, name, colour }) => {
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
  for (const { match, entries, snapshots, results, facts, about, recount } of matches) {
    await putMany(db, 'entries', entries);
    await putMany(db, 'snapshots', snapshots);
    await putMany(
      db,
      'match_results',
      results.map((row) => ({ ...row, player: nowPlayer(String(row.player)) })),
    );
    await putMany(db, 'match_facts', facts);
    if (about) await put(db, 'abouts', about);
    if (recount) await db.run(ADD_RECOUNT, [match.id]);
  }
  await putMany(db, 'settings', settings);
}
