/**
 * The tables' columns and the check sum every row ends with. Rows are read and written whole, through
 * here, so that a row that is not what was written is noticed wherever it is read.
 */
import type { Driver, Row, Value } from './driver';
import { DamagedRow } from './errors';
import { sumOfRow } from './sum';

interface Table {
  columns: readonly string[];
  /** Columns of the primary key. */
  key: readonly string[];
}

export const TABLES = {
  meta: { columns: ['name', 'value', 'rev'], key: ['name'] },
  players: {
    columns: ['id', 'name', 'colour', 'hidden', 'created_at', 'merged_into', 'rev'],
    key: ['id'],
  },
  matches: {
    columns: [
      'id',
      'game',
      'rules_version',
      'mode',
      'setup',
      'players',
      'seed',
      'commitment',
      'words',
      'parent',
      'created_at',
      'updated_at',
      'finished_at',
      'deleted_at',
      'summary',
      'device',
      'head_seq',
      'head_hash',
      'rev',
    ],
    key: ['id'],
  },
  seats: { columns: ['match', 'seat', 'player', 'created_at'], key: ['match', 'seat'] },
  entries: {
    columns: ['match', 'seq', 'kind', 'payload', 'at', 'prev', 'hash'],
    key: ['match', 'seq'],
  },
  snapshots: {
    columns: ['match', 'seq', 'moves', 'rules_version', 'state'],
    key: ['match', 'seq'],
  },
  settings: { columns: ['key', 'value', 'rev'], key: ['key'] },
  match_results: {
    columns: [
      'match',
      'seat',
      'player',
      'game',
      'mode',
      'seats',
      'finished_at',
      'counted',
      'points',
      'rank',
      'won',
      'shared',
    ],
    key: ['match', 'seat'],
  },
  match_facts: { columns: ['match', 'seat', 'key', 'value'], key: ['match', 'seat', 'key'] },
  abouts: { columns: ['match', 'played_at', 'place', 'note', 'rev'], key: ['match'] },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** A row of that table without its check sum, every column present. */
export type RowOf<T extends TableName> = Record<(typeof TABLES)[T]['columns'][number], Value>;

/** Drivers give whole numbers beyond the exact ones as bigint; they were written as numbers. */
function exact(value: Value | bigint | undefined): Value {
  return typeof value === 'bigint' ? Number(value) : (value ?? null);
}

export function valuesOf<T extends TableName>(table: T, row: RowOf<T>): Value[] {
  const columns: readonly string[] = TABLES[table].columns;
  return columns.map((column) => exact((row as Row)[column]));
}

function onConflict(names: readonly string[], key: readonly string[]): string {
  const changed = names.filter((name) => !key.includes(name));
  const set = changed.map((name) => `${name} = excluded.${name}`).join(', ');
  return `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${set}`;
}

function upsertSql(table: TableName, rows = 1): string {
  const { columns, key }: Table = TABLES[table];
  const names = [...columns, 'sum'];
  const marks = `(${names.map(() => '?').join(', ')})`;
  const values = new Array<string>(rows).fill(marks).join(', ');
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES ${values} ${onConflict(names, key)}`;
}

type Statements = Record<TableName, string>;

const forEach = (sqlOf: (table: TableName) => string): Statements =>
  Object.fromEntries(TABLE_NAMES.map((table) => [table, sqlOf(table)])) as Statements;

export const UPSERT = forEach((table) => upsertSql(table));

/** The row's values with its check sum at the end, as they are written. */
export function summed<T extends TableName>(table: T, row: RowOf<T>): Value[] {
  const values = valuesOf(table, row);
  values.push(sumOfRow(table, values));
  return values;
}

export async function put<T extends TableName>(db: Driver, table: T, row: RowOf<T>): Promise<void> {
  await db.run(UPSERT[table], summed(table, row));
}

function replaceSql(table: TableName): string {
  const { columns, key }: Table = TABLES[table];
  const set = [...columns, 'sum'].map((name) => `${name} = ?`).join(', ');
  const same = [...key, 'sum'].map((name) => `${name} = ?`).join(' AND ');
  return `UPDATE ${table} SET ${set} WHERE ${same}`;
}

export const REPLACE = forEach(replaceSql);

/** Puts one row in the place of another if that one still stands there as it was; says whether it did. */
export async function replace<T extends TableName>(
  db: Driver,
  table: T,
  before: RowOf<T>,
  after: RowOf<T>,
): Promise<boolean> {
  const key = TABLES[table].key.map((column) => (before as Row)[column] ?? null);
  const sum = sumOfRow(table, valuesOf(table, before));
  return (await db.run(REPLACE[table], [...summed(table, after), ...key, sum])) === 1;
}

/** So many rows in one statement, the most first: three statements a table are prepared, whatever is written. */
const ROWS_AT_ONCE = [128, 16, 1] as const;

const UPSERT_MANY = ROWS_AT_ONCE.map((count) => ({
  count,
  sql: forEach((table) => upsertSql(table, count)),
}));

/** Many rows with few round trips. Values are bound: SQLite takes twice as long to pick them out of JSON. */
export async function putMany<T extends TableName>(
  db: Driver,
  table: T,
  rows: readonly RowOf<T>[],
): Promise<void> {
  let done = 0;
  for (const { count, sql } of UPSERT_MANY)
    for (; rows.length - done >= count; done += count) {
      const values: Value[] = [];
      for (const row of rows.slice(done, done + count))
        for (const value of summed(table, row)) values.push(value);
      await db.run(sql[table], values);
    }
}

/** For the test that explains every statement. */
export const WRITING_SQL: readonly string[] = TABLE_NAMES.flatMap((table) => [
  ...UPSERT_MANY.map(({ sql }) => sql[table]),
  REPLACE[table],
]);

/** The row as it was written, or `DamagedRow`. */
export function sound<T extends TableName>(table: T, row: Row): RowOf<T> {
  const typed = row as RowOf<T>;
  if (sumOfRow(table, valuesOf(table, typed)) !== row['sum'])
    throw new DamagedRow(`a row of ${table}`);
  return typed;
}

export function parseJson(text: Value, what: string): unknown {
  if (typeof text !== 'string') throw new DamagedRow(what);
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedRow(what);
  }
}
