/** Taking judged matches in, inside one transaction the caller has begun. */
import { GENESIS } from './chain';
import { first, type Driver, type Row } from './driver';
import { existing, withPlayers } from './reading';
import { playerOf, rowOfPlayer } from './rows';
import { PLAYER_BY_ID } from './sql';
import { writeSetting } from './settings';
import { put, putMany, type RowOf } from './tables';
import { StaleAppend, type ImportBatch, type ImportedMatch, type Player } from './types';
import { edited, linkEntries, newRecord, saveOutcome } from './writing';

/** Matches written before the screen hears of it. */
const REPORT_EVERY = 50;

export async function importAll(
  db: Driver,
  batch: ImportBatch,
  onProgress?: (done: number) => void,
): Promise<void> {
  await db.exec('PRAGMA defer_foreign_keys = ON');
  const nowPlayer = await importPlayers(db, batch.players);
  let done = 0;
  for (const match of batch.matches) {
    if (match.knownSeq === null) await insert(db, match, nowPlayer);
    else await extend(db, match, match.knownSeq);
    done += 1;
    if (done % REPORT_EVERY === 0) onProgress?.(done);
  }
  for (const { key, value } of batch.settings) await writeSetting(db, key, value);
  onProgress?.(done);
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

async function insert(
  db: Driver,
  imported: ImportedMatch,
  nowPlayer: (id: string) => string,
): Promise<void> {
  const { match, begun, entries, outcome, deletedAt, device } = imported;
  const all = [{ kind: 'begun', payload: begun, at: match.at } as const, ...entries];
  const { rows, linked } = linkEntries(match.id, -1, GENESIS, all);
  const last = linked[linked.length - 1];
  const record: RowOf<'matches'> = {
    ...newRecord(match, last?.hash ?? GENESIS),
    updated_at: last?.at ?? match.at,
    finished_at: outcome ? (last?.at ?? match.at) : null,
    deleted_at: deletedAt,
    device: JSON.stringify(device),
    head_seq: last?.seq ?? 0,
  };
  await put(db, 'matches', record);
  await putMany(
    db,
    'seats',
    match.players.map((id, seat) => ({
      match: match.id,
      seat,
      player: nowPlayer(id),
      created_at: match.at,
    })),
  );
  await putMany(db, 'entries', rows);
  await finish(db, record, outcome);
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
  await finish(db, record, outcome);
}

async function finish(
  db: Driver,
  record: RowOf<'matches'>,
  outcome: ImportedMatch['outcome'],
): Promise<void> {
  if (!outcome) return;
  const [match] = await withPlayers(db, [record]);
  if (match) await saveOutcome(db, match, outcome);
}
