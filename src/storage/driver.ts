/**
 * The little of SQLite the store needs, and the queue everything goes through. Knows nothing about
 * tables. Implementations: ./expoDriver for the app, one over node-sqlite3-wasm for tests and tools.
 */

export type Value = string | number | null;
export type Row = Record<string, Value>;

export interface Driver {
  /** Several statements, no parameters: pragmas, migrations, BEGIN and COMMIT. */
  exec(sql: string): Promise<void>;
  /** One statement with bound parameters; says how many rows it changed. */
  run(sql: string, params?: readonly Value[]): Promise<number>;
  all<T = Row>(sql: string, params?: readonly Value[]): Promise<T[]>;
  /** Has statements ready that will soon be run. */
  prepare(statements: readonly string[]): Promise<void>;
  /** The same content in a database that lives in memory only. */
  toMemory(): Promise<Driver>;
  close(): Promise<void>;
}

export interface DriverFactory {
  open(name: string): Promise<Driver>;
  memory(): Promise<Driver>;
}

/** One thing after another. expo-sqlite's transactions are not isolated, so nothing may run beside one. */
export interface Queue {
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Resolves when everything queued so far is done. */
  idle(): Promise<void>;
  /** Somebody waits for what is running now. */
  isWanted(): boolean;
}

export function createQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run<T>(task: () => Promise<T>): Promise<T> {
      waiting += 1;
      const result = tail.then(() => {
        waiting -= 1;
        return task();
      });
      tail = result.catch(() => undefined);
      return result;
    },
    async idle() {
      await tail;
    },
    isWanted: () => waiting > 0,
  };
}

export async function first<T>(
  db: Driver,
  sql: string,
  params?: readonly Value[],
): Promise<T | null> {
  const rows = await db.all<T>(sql, params);
  return rows[0] ?? null;
}
