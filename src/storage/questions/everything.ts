/** Reading through whole tables, for the check-up alone: nobody waits for it. */
import type { Driver, Row } from '../driver';
import type { TableName } from '../tables';

const ROWS_AT_ONCE = 500;

export async function rowsAfter(
  db: Driver,
  table: TableName,
  rowid: number,
): Promise<(Row & { rowid: number })[]> {
  return db.all(
    `SELECT rowid, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`,
    [rowid],
  );
}

const LOST_HEADS = `SELECT m.id FROM matches m LEFT JOIN entries e ON e.match = m.id AND e.seq = m.head_seq
WHERE e.hash IS NULL OR e.hash <> m.head_hash LIMIT 1`;

/** Whether there is a match whose log does not end where the match says. */
export async function hasLostHead(db: Driver): Promise<boolean> {
  return (await db.all(LOST_HEADS)).length > 0;
}
