/**
 * Brings a database to this app's version. Migrations are numbered and only ever added; columns are
 * never added to a table that rows were written to (a row's check sum covers its columns): a new table
 * takes its place. Which version a file has is a row of `meta`, with its check sum, not SQLite's
 * user_version: a flipped bit there must not rerun a migration.
 */
import { first, type Driver, type Row } from '../driver';
import { DamagedRow, NewerDatabase } from '../errors';
import { sumOfText } from '../sum';
import { put, sound } from '../tables';
import * as matches from './001-matches';
import * as results from './002-results';
import * as statistics from './003-statistics';
import * as about from './004-about';
import * as starts from './005-starts';

export interface Migration {
  version: number;
  up: string;
}

export const MIGRATIONS: readonly Migration[] = [matches, results, statistics, about, starts];

export const SCHEMA_VERSION = MIGRATIONS.length;

interface SchemaMeta {
  version: number;
  /** Sum of the schema's own text. */
  schema: string;
}

export interface MigrateOptions {
  /** There was a database here: an empty one is damage, not a first start. */
  mustExist?: boolean;
  /** For tests that need a database of an earlier version. */
  until?: number;
}

export async function migrate(
  db: Driver,
  { mustExist = false, until = SCHEMA_VERSION }: MigrateOptions = {},
): Promise<void> {
  const before = await readMeta(db);
  if (!before && mustExist) throw new DamagedRow('the whole file');
  const from = before?.version ?? 0;
  if (from > SCHEMA_VERSION) throw new NewerDatabase(from);
  for (const migration of MIGRATIONS.slice(from, until)) await step(db, migration);
}

async function step(db: Driver, { version, up }: Migration): Promise<void> {
  await db.exec('BEGIN IMMEDIATE');
  try {
    await db.exec(up);
    const meta: SchemaMeta = { version, schema: await schemaSum(db) };
    await put(db, 'meta', { name: 'schema', value: JSON.stringify(meta), rev: version });
    await db.exec('COMMIT');
  } catch (error) {
    await db.exec('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Null for an empty file; throws `DamagedRow` when the schema is not what a migration left behind. */
async function readMeta(db: Driver): Promise<SchemaMeta | null> {
  const objects = await first<{ n: number }>(db, 'SELECT count(*) AS n FROM sqlite_schema');
  if (!objects || objects.n === 0) return null;
  const row = await first<Row>(db, `SELECT * FROM meta WHERE name = 'schema'`);
  if (!row) throw new DamagedRow('the schema version');
  const meta = JSON.parse(String(sound('meta', row).value)) as SchemaMeta;
  if (meta.version <= SCHEMA_VERSION && meta.schema !== (await schemaSum(db)))
    throw new DamagedRow('the schema');
  return meta;
}

async function schemaSum(db: Driver): Promise<string> {
  const rows = await db.all<{ sql: string | null }>(
    'SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name',
  );
  return sumOfText(rows.map((row) => row.sql).join('\n'));
}
