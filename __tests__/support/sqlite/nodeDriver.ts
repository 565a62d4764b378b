/** The store's driver straight on node-sqlite3-wasm, for tools and child processes without expo. */
import path from 'node:path';

import type { Database, Statement } from 'node-sqlite3-wasm';

import type { Driver, DriverFactory, Value } from '../../../src/storage/driver';
import { copyToScratch, openFile } from './files';

function driverOver(database: Database): Driver {
  const prepared = new Map<string, Statement>();
  const statement = (sql: string): Statement => {
    let known = prepared.get(sql);
    if (!known) prepared.set(sql, (known = database.prepare(sql)));
    return known;
  };
  return {
    async exec(sql) {
      database.exec(sql);
    },
    run: async (sql, params = []) => statement(sql).run(params as Value[]).changes,
    all: async <T>(sql: string, params: readonly Value[] = []) =>
      statement(sql).all(params as Value[]) as T[],
    async prepare(statements) {
      for (const sql of statements) statement(sql);
    },
    toMemory: async () => driverOver(copyToScratch(database)),
    async close() {
      for (const known of prepared.values()) known.finalize();
      prepared.clear();
      database.close();
    },
  };
}

export function nodeDrivers(directory: string): DriverFactory {
  return {
    open: async (name) => driverOver(openFile(path.join(directory, name))),
    memory: async () => driverOver(openFile(':memory:')),
  };
}
