/**
 * Looks for damage that no query would stumble over by itself: an index that lost a row, a value that
 * changed. The light check covers what lists are made of; the deep one reads everything.
 */
import { hashOf } from './chain';
import type { Driver, Row } from './driver';
import { DamagedRow, troubleOf } from './errors';
import { hasLostHead, rowsAfter } from './questions/everything';
import { entryOf } from './rows';
import { sound, TABLE_NAMES, type TableName } from './tables';

const LIGHT: readonly TableName[] = ['meta', 'players', 'matches', 'seats', 'settings'];

/** True when nothing is wrong. Errors that are not about damage (a closed store) are thrown on. */
export async function checkTables(db: Driver, deep: boolean): Promise<boolean> {
  try {
    await checkStructure(db, deep);
    if (deep) await checkEveryRow(db);
    return true;
  } catch (error) {
    if (troubleOf(error) === 'damage') return false;
    throw error;
  }
}

async function checkStructure(db: Driver, deep: boolean): Promise<void> {
  const pragmas = deep
    ? ['PRAGMA integrity_check(1)', 'PRAGMA foreign_key_check']
    : LIGHT.map((table) => `PRAGMA integrity_check(${table})`);
  for (const pragma of pragmas) {
    const rows = await db.all<Row>(pragma);
    const fine = rows.length === 0 || rows[0]?.['integrity_check'] === 'ok';
    if (!fine) throw new DamagedRow(pragma);
  }
}

async function checkEveryRow(db: Driver): Promise<void> {
  for (const table of TABLE_NAMES) await checkTable(db, table);
  if (await hasLostHead(db)) throw new DamagedRow('the end of a log');
}

async function checkTable(db: Driver, table: TableName): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await rowsAfter(db, table, after);
    for (const row of rows) checkRow(table, row);
    const last = rows[rows.length - 1];
    if (!last) return;
    after = last.rowid;
  }
}

function checkRow(table: TableName, row: Row): void {
  sound(table, row);
  if (table !== 'entries') return;
  const { seq, kind, at, prev, hash } = entryOf(row);
  const link = {
    match: String(row['match']),
    seq,
    kind,
    payload: String(row['payload']),
    at,
    prev,
  };
  if (hashOf(link) !== hash) throw new DamagedRow('the hash of an entry');
}
