/**
 * Stands in for expo-sqlite's native module under jest: real SQLite (node-sqlite3-wasm) on real files,
 * while expo-sqlite's own JavaScript runs unchanged. Only what its asynchronous API calls is here.
 */
import fs from 'node:fs';

import type { Database, Statement } from 'node-sqlite3-wasm';

import { copyToScratch, DATABASES, openFile } from './files';

type Bindings = Record<string, string | number | null>;
type Values = unknown[];

class NativeDatabase {
  database: Database | null = null;
  readonly statements = new Set<NativeStatement>();

  constructor(readonly databasePath: string) {}

  get open(): Database {
    if (!this.database) throw new Error('the database is closed');
    return this.database;
  }

  async initAsync(): Promise<void> {
    this.database = openFile(this.databasePath);
  }

  async closeAsync(): Promise<void> {
    for (const statement of this.statements) statement.finalize();
    this.open.close();
    this.database = null;
  }

  async execAsync(source: string): Promise<void> {
    this.open.exec(source);
  }

  async prepareAsync(statement: NativeStatement, source: string): Promise<void> {
    statement.prepare(this, source);
  }
}

class NativeStatement {
  private statement: Statement | null = null;
  private names: string[] = [];
  private rest: Values[] = [];
  private owner: NativeDatabase | null = null;
  private reads = false;

  prepare(owner: NativeDatabase, source: string): void {
    this.statement = owner.open.prepare(source);
    this.owner = owner;
    this.reads = /^\s*(SELECT|PRAGMA|EXPLAIN|WITH)/i.test(source);
    owner.statements.add(this);
  }

  async runAsync(_database: NativeDatabase, bindings: Bindings): Promise<unknown> {
    const statement = this.statement;
    if (!statement) throw new Error('the statement is finalized');
    const params = Object.values(bindings);
    if (!this.reads) {
      const { changes } = statement.run(params);
      return { lastInsertRowId: 0, changes, firstRowValues: [] };
    }
    const rows = statement.all(params);
    this.names = Object.keys(rows[0] ?? {});
    const [first, ...rest] = rows.map((row) => Object.values(row));
    this.rest = rest;
    return { lastInsertRowId: 0, changes: 0, firstRowValues: first ?? [] };
  }

  async getAllAsync(): Promise<Values[]> {
    const rest = this.rest;
    this.rest = [];
    return rest;
  }

  async stepAsync(): Promise<Values | null> {
    return this.rest.shift() ?? null;
  }

  async resetAsync(): Promise<void> {
    this.rest = [];
  }

  async getColumnNamesAsync(): Promise<string[]> {
    return this.names;
  }

  async finalizeAsync(): Promise<void> {
    this.finalize();
    this.owner?.statements.delete(this);
  }

  finalize(): void {
    this.statement?.finalize();
    this.statement = null;
  }
}

export default {
  NativeDatabase,
  NativeStatement,
  defaultDatabaseDirectory: DATABASES,
  bundledExtensions: {},
  async ensureDatabasePathExistsAsync() {
    fs.mkdirSync(DATABASES, { recursive: true });
  },
  async deleteDatabaseAsync(file: string) {
    fs.rmSync(file);
  },
  async backupDatabaseAsync(target: NativeDatabase, _to: string, source: NativeDatabase) {
    target.open.close();
    target.database = copyToScratch(source.open);
  },
  addListener: () => ({ remove: () => undefined }),
};
