/** The log of many tables: PostgreSQL, one pool a process, every statement prepared. */
import { Pool, types, type PoolClient } from 'pg';

import { MIGRATIONS } from './statements';
import { tablesIn, type Engine, type Row, type Tables, type Value } from './tables';

/** Times in milliseconds fit a number. */
types.setTypeParser(types.builtins.INT8, Number);

const CONNECTIONS = 10;
/** Longer than any of ours takes: whoever waits so long waits for a database that does not answer. */
const SILENCE_MS = 5000;
/** Any number; whoever has it changes the tables, the others wait. */
const MIGRATING = 4_702_023;

/** They start together as often as not. */
const STARTING_MS = 30_000;
const AGAIN_MS = 250;

/** No answer, or one that says that it is coming or going: what was asked may be asked again. */
export function isPostgresAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code)) return true;
  // Class 08: connections; 53300: too many of them; 57: stopped by whoever runs it, or by its own time limit.
  if (/^(08|53300|57)/.test(code)) return true;
  return /terminated|timeout/i.test(message);
}

async function whenThere(work: () => Promise<void>): Promise<void> {
  const end = Date.now() + STARTING_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPostgresAway(error) || Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** Rejects where there is no database. */
export async function openPostgresTables(url: string, now: () => number): Promise<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
    statement_timeout: SILENCE_MS,
    keepAlive: true,
    application_name: 'arbitr',
  });
  // A connection that breaks while nobody uses it: the next one who asks gets another.
  pool.on('error', () => undefined);
  try {
    await whenThere(() => migrate(pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return tablesIn(engineOf(pool), now);
}

function engineOf(pool: Pool): Engine {
  const names = new Map<string, string>();
  const nameOf = (statement: string): string => {
    const name = names.get(statement) ?? `s${names.size}`;
    names.set(statement, name);
    return name;
  };
  return {
    async ask(statement, values) {
      // Lists of any length would be prepared for each length.
      const isFixed = !statement.includes(' IN (');
      const query = { text: statement, values: values as Value[] };
      const named = isFixed ? { ...query, name: nameOf(statement) } : query;
      return (await pool.query<Row>(named)).rows;
    },
    close: () => pool.end(),
  };
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Two processes that start at once do it once.
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    await stepOn(client, rows[0]?.version ?? 0, rows.length === 0);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function stepOn(client: PoolClient, at: number, isNew: boolean): Promise<void> {
  if (at > MIGRATIONS.length) throw new Error(`the tables were kept by a newer «Арбітр» (${at})`);
  for (const sql of MIGRATIONS.slice(at)) await client.query(sql);
  await client.query(
    isNew ? 'INSERT INTO schema_version VALUES ($1)' : 'UPDATE schema_version SET version = $1',
    [MIGRATIONS.length],
  );
}
