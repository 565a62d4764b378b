/** The driver over expo-sqlite's asynchronous API, on phones and in the browser. */
import {
  backupDatabaseAsync,
  openDatabaseAsync,
  type SQLiteDatabase,
  type SQLiteStatement,
} from 'expo-sqlite';

import type { Driver, DriverFactory, Value } from './driver';

/**
 * Statements are prepared once and kept: in the browser every call is a round trip to a worker. The
 * store's queue guarantees that no statement is used twice at the same time.
 */
function driverOver(database: SQLiteDatabase): Driver {
  const prepared = new Map<string, SQLiteStatement>();

  async function statementOf(sql: string): Promise<SQLiteStatement> {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = await database.prepareAsync(sql);
    prepared.set(sql, statement);
    return statement;
  }

  async function withStatement<T>(
    sql: string,
    work: (statement: SQLiteStatement) => Promise<T>,
  ): Promise<T> {
    const statement = await statementOf(sql);
    try {
      return await work(statement);
    } catch (error) {
      prepared.delete(sql);
      await statement.finalizeAsync().catch(() => undefined);
      throw error;
    }
  }

  async function finalizeAll(): Promise<void> {
    for (const statement of prepared.values())
      await statement.finalizeAsync().catch(() => undefined);
    prepared.clear();
  }

  return {
    exec: (sql) => database.execAsync(sql),
    run: (sql, params = []) =>
      withStatement(sql, async (statement) => {
        const { changes } = await statement.executeAsync(params as Value[]);
        return changes;
      }),
    all: <T>(sql: string, params: readonly Value[] = []) =>
      withStatement(sql, async (statement) => {
        const result = await statement.executeAsync<T>(params as Value[]);
        return result.getAllAsync();
      }),
    async prepare(statements) {
      for (const sql of statements) await statementOf(sql);
    },
    async toMemory() {
      const memory = await openMemory();
      await backupDatabaseAsync({ sourceDatabase: database, destDatabase: memory });
      return driverOver(memory);
    },
    async close() {
      await finalizeAll();
      await database.closeAsync();
    },
  };
}

// A connection of its own: expo-sqlite otherwise shares one by name, also one that is being closed.
const OWN_CONNECTION = { useNewConnection: true };

const openMemory = (): Promise<SQLiteDatabase> => openDatabaseAsync(':memory:', OWN_CONNECTION);

export const expoDrivers: DriverFactory = {
  open: async (name) => driverOver(await openDatabaseAsync(name, OWN_CONNECTION)),
  memory: async () => driverOver(await openMemory()),
};
