/**
 * SQLite in the page's own memory, for browsers that refuse to store anything and, with ./idbDriver, for those
 * without OPFS. expo-sqlite's worker does not start at all where OPFS is refused (a private window), not even
 * for a database in memory; so here its WebAssembly is used directly, loaded only in that case.
 */
import { Factory } from '../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-api.js';
import createModule from '../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.js';
import wasmAddress from '../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm';
import type { Driver, Value } from './driver';

/** The few calls of wa-sqlite that are needed. */
export interface WaSqlite {
  vfs_register(vfs: unknown, asDefault: boolean): number;
  open_v2(name: string, flags?: number, vfs?: string): Promise<number>;
  get_autocommit(db: number): number;
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

export async function loadSqlite(): Promise<{ sqlite: WaSqlite; module: unknown }> {
  const module = await createModule({ locateFile: () => wasmAddress });
  return { sqlite: Factory(module) as WaSqlite, module };
}

export async function openWebMemory(): Promise<Driver> {
  const { sqlite } = await loadSqlite();
  return driverOver(sqlite, await sqlite.open_v2(':memory:'), async () => undefined);
}

/** `settle` is called after every call, before its answer is given. */
export function driverOver(sqlite: WaSqlite, db: number, settle: () => Promise<void>): Driver {
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
      await settle();
    },
    async run(sql, params = []) {
      await query(sql, params);
      const changes = sqlite.changes(db);
      await settle();
      return changes;
    },
    async all<T>(sql: string, params: readonly Value[] = []) {
      const rows = await query(sql, params);
      await settle();
      return rows as T[];
    },
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
