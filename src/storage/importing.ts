/** Taking judged matches in, inside one transaction the caller has begun. */
import { GENESIS } from './chain';
import { first, type Driver, type Row } from './driver';
import { existing, withPlayers } from './reading';
import { playerOf, rowOfPlayer, rowOfResult, rowsOfFacts } from './rows';
import { HEADS_BY_ID, PLAYER_BY_ID } from './sql';
import { writeSetting } from './settings';
import { put, putMany, type RowOf } from './tables';
import { StaleAppend, type ImportBatch, type ImportedMatch, type Player } from './types';
import { clearOutcome, edited, linkEntries, newRecord, saveOutcome } from './writing';

/** Matches whose rows are written together: few round trips, and the screen hears of each. */
const MATCHES_AT_ONCE = 50;

export async function importAll(
  db: Driver,
  batch: ImportBatch,
  onProgress?: (done: number) => void,
): Promise<void> {
  await db.exec('PRAGMA defer_foreign_keys = ON');
  const nowPlayer = await importPlayers(db, batch.players);
  for (let i = 0; i < batch.matches.length; i += MATCHES_AT_ONCE) {
    const some = batch.matches.slice(i, i + MATCHES_AT_ONCE);
    const fresh = some.filter((match) => match.knownSeq === null);
    await insertRows(
      db,
      fresh.map((match) => rowsOf(match, nowPlayer)),
    );
    for (const match of some) if (match.knownSeq !== null) await extend(db, match, match.knownSeq);
    onProgress?.(i + some.length);
  }
  for (const { key, value } of batch.settings) await writeSetting(db, key, value);
}

/** Gives back who a player is now: here someone may have been merged that the backup knows apart. */
async function importPlayers(
  db: Driver,
  players: readonly Player[],
): Promise<(id: string) => string> {
  const here = new Map<string, Player>();
  const added: Player[] = [];
  for (const player of players) {
    const row = await first<Row>(db, PLAYER_BY_ID, [player.id]);
    if (!row) added.push(player);
    here.set(player.id, row ? playerOf(row) : player);
  }
  const nowPlayer = (id: string): string => {
    let now = id;
    for (let steps = 0; steps < 3; steps += 1) {
      const into = here.get(now)?.mergedInto;
      if (!into || !here.has(into)) return now;
      now = into;
    }
    return now;
  };
  const rows = added.map((player) => {
    const now = nowPlayer(player.id);
    return rowOfPlayer({ ...player, mergedInto: now === player.id ? null : now }, 1);
  });
  await putMany(db, 'players', rows);
  return nowPlayer;
}

interface MatchRows {
  match: RowOf<'matches'>;
  seats: RowOf<'seats'>[];
  entries: RowOf<'entries'>[];
  results: RowOf<'match_results'>[];
  facts: RowOf<'match_facts'>[];
}

/** Everything a match that is new here brings. */
function rowsOf(imported: ImportedMatch, nowPlayer: (id: string) => string): MatchRows {
  const { match, begun, entries, outcome, deletedAt, device } = imported;
  const all = [{ kind: 'begun', payload: begun, at: match.at } as const, ...entries];
  const { rows, linked } = linkEntries(match.id, -1, GENESIS, all);
  const last = linked[linked.length - 1];
  const endedAt = last?.at ?? match.at;
  const finishedAt = outcome ? endedAt : null;
  const seated = match.players.map(nowPlayer);
  const ended = { ...match, mode: match.setup.mode, finishedAt, deletedAt };
  return {
    match: {
      ...newRecord(match, last?.hash ?? GENESIS),
      updated_at: endedAt,
      finished_at: finishedAt,
      deleted_at: deletedAt,
      device: JSON.stringify(device),
      head_seq: last?.seq ?? 0,
    },
    seats: seated.map((player, seat) => ({
      match: match.id,
      seat,
      player,
      created_at: match.at,
    })),
    entries: rows,
    results: (outcome?.results ?? []).map((result) =>
      rowOfResult(ended, seated[result.seat] ?? '', result),
    ),
    facts: outcome ? rowsOfFacts(match.id, outcome.facts) : [],
  };
}

async function insertRows(db: Driver, matches: readonly MatchRows[]): Promise<void> {
  const ids = JSON.stringify(matches.map(({ match }) => match.id));
  const [taken] = await db.all<{ head_seq: number }>(HEADS_BY_ID, [ids]);
  if (taken) throw new StaleAppend(-1, taken.head_seq);
  await putMany(
    db,
    'matches',
    matches.map((rows) => rows.match),
  );
  await putMany(
    db,
    'seats',
    matches.flatMap((rows) => rows.seats),
  );
  await putMany(
    db,
    'entries',
    matches.flatMap((rows) => rows.entries),
  );
  await putMany(
    db,
    'match_results',
    matches.flatMap((rows) => rows.results),
  );
  await putMany(
    db,
    'match_facts',
    matches.flatMap((rows) => rows.facts),
  );
}

/** The log here is the beginning of the imported one: the rest is added. */
async function extend(db: Driver, imported: ImportedMatch, knownSeq: number): Promise<void> {
  const { match, entries, outcome } = imported;
  const before = await existing(db, match.id);
  if (before.head_seq !== knownSeq) throw new StaleAppend(knownSeq, Number(before.head_seq));
  const missing = entries.slice(knownSeq);
  const { rows, linked } = linkEntries(match.id, knownSeq, String(before.head_hash), missing);
  const last = linked[linked.length - 1];
  if (!last) return;
  const record = edited(before, {
    updated_at: last.at,
    finished_at: outcome ? last.at : null,
    summary: JSON.stringify(match.summary),
    head_seq: last.seq,
    head_hash: last.hash,
  });
  await put(db, 'matches', record);
  await putMany(db, 'entries', rows);
  const [grown] = await withPlayers(db, [record]);
  if (grown && outcome) await saveOutcome(db, grown, outcome);
  else await clearOutcome(db, match.id);
}
