/**
 * SQLite in the page's own memory, for browsers that refuse to store anything. expo-sqlite's worker
 * does not start at all where OPFS is refused (a private window), not even for a database in memory;
 * so here its WebAssembly is used directly, loaded only in that case.
 */
import { Factory } from '../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-api.js';
import createModule from '../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.js';
import wasmAddress from '../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';
import type { Driver, Value } from './driver';

/** The few calls of wa-sqlite that are needed. */
interface WaSqlite {
  open_v2(name: string): Promise<number>;
  close(db: number): Promise<number>;
  exec(db: number, sql: string): Promise<number>;
  changes(db: number): number;
  statements(db: number, sql: string): AsyncIterable<number>;
  bind(statement: number, index: number, value: Value | bigint): number;
  step(statement: number): Promise<number>;
  row(statement: number): Value[];
  column_names(statement: number): string[];
}

const ROW = 100;

async function loadSqlite(): Promise<WaSqlite> {
  return Factory(await createModule({ locateFile: () => wasmAddress })) as WaSqlite;
}

export async function openWebMemory(): Promise<Driver> {
  const sqlite = await loadSqlite();
  const db = await sqlite.open_v2(':memory:');

  async function query(sql: string, params: readonly Value[]): Promise<Record<string, Value>[]> {
    const rows: Record<string, Value>[] = [];
    for await (const statement of sqlite.statements(db, sql)) {
      params.forEach((value, i) => sqlite.bind(statement, i + 1, bindable(value)));
      const names = sqlite.column_names(statement);
      while ((await sqlite.step(statement)) === ROW) {
        const values = sqlite.row(statement);
        rows.push(Object.fromEntries(names.map((name, i) => [name, values[i] ?? null])));
      }
    }
    return rows;
  }

  const driver: Driver = {
    async exec(sql) {
      await sqlite.exec(db, sql);
    },
    async run(sql, params = []) {
      await query(sql, params);
      return sqlite.changes(db);
    },
    all: async <T>(sql: string, params: readonly Value[] = []) => (await query(sql, params)) as T[],
    // Nothing is kept here between two calls.
    prepare: async () => undefined,
    toMemory: async () => driver,
    async close() {
      await sqlite.close(db);
    },
  };
  return driver;
}

/** wa-sqlite binds whole numbers beyond 32 bits as floating point unless they are bigint. */
function bindable(value: Value): Value | bigint {
  const big = typeof value === 'number' && Number.isInteger(value) && value !== (value | 0);
  return big ? BigInt(value) : value;
}
