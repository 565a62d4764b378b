/**
 * Tables in one SQLite file: a page a table under a version, a log under (match, seq). The statements are plain enough
 * for PostgreSQL. Written through before anything is acknowledged.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { Database } from 'node-sqlite3-wasm';

import type { Json } from '../match/record/types';
import {
  NotOurs,
  type KeptEntry,
  type KeptTable,
  type TablePage,
  type TableStore,
} from '../net/table/store';

const MIGRATIONS = [
  `CREATE TABLE pages (
     code TEXT PRIMARY KEY, version INTEGER NOT NULL, page TEXT NOT NULL, touched_at INTEGER NOT NULL);
   CREATE TABLE entries (
     match TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL, at INTEGER NOT NULL,
     prev TEXT NOT NULL, hash TEXT NOT NULL, said TEXT, PRIMARY KEY (match, seq));`,
];

interface PageRow {
  version: number;
  page: string;
}

type EntryRow = Omit<KeptEntry, 'payload'> & { payload: string };

export interface SqliteTables extends TableStore {
  /** How many there are. */
  count(): number;
  /** Nothing of a table stays that nobody has touched since. */
  forgetBefore(time: number): number;
  close(): void;
}

export class InUse extends Error {}

/** Throws `InUse` where another process that is alive has the file. */
export function openSqliteTables(file: string, now: () => number): SqliteTables {
  mkdirSync(dirname(file), { recursive: true });
  claim(file);
  const db = new Database(file);
  db.exec('PRAGMA locking_mode=EXCLUSIVE');
  db.exec('PRAGMA journal_mode=PERSIST');
  db.exec('PRAGMA synchronous=FULL');
  migrate(db);
  return {
    async find(code) {
      return find(db, code);
    },
    async make(page) {
      const sql = 'INSERT INTO pages VALUES (?, 0, ?, ?) ON CONFLICT DO NOTHING';
      return db.run(sql, [page.code, JSON.stringify(page), now()]).changes === 1;
    },
    async keep(page, version) {
      const sql =
        'UPDATE pages SET version = ?, page = ?, touched_at = ? WHERE code = ? AND version = ?';
      const values = [version + 1, JSON.stringify(page), now(), page.code, version];
      if (db.run(sql, values).changes !== 1) throw new NotOurs(page.code);
    },
    async append(page, entries) {
      inTransaction(db, () => {
        for (const entry of entries) insert(db, page, entry);
        db.run('UPDATE pages SET touched_at = ? WHERE code = ?', [now(), page.code]);
      });
    },
    count: () => Number(db.get('SELECT count(*) AS n FROM pages')?.n ?? 0),
    forgetBefore: (time) => forget(db, time),
    close() {
      db.close();
      rmSync(pidFile(file), { force: true });
    },
  };
}

function find(db: Database, code: string): KeptTable | null {
  const row = db.get('SELECT version, page FROM pages WHERE code = ?', [code]);
  if (!row) return null;
  const { version, page } = row as unknown as PageRow;
  const table = JSON.parse(page) as TablePage;
  const sql =
    'SELECT seq, kind, payload, at, prev, hash, said FROM entries WHERE match = ? ORDER BY seq';
  const rows = db.all(sql, [table.id]) as unknown as EntryRow[];
  const entries = rows.map((entry) => ({ ...entry, payload: JSON.parse(entry.payload) as Json }));
  return { page: table, version, entries };
}

/** The next place of the log, or nobody's: a gap would be a log that cannot be read. */
function insert(db: Database, { code, id }: TablePage, entry: KeptEntry): void {
  const { seq, kind, payload, at, prev, hash, said } = entry;
  const sql = `INSERT INTO entries SELECT ?, ?, ?, ?, ?, ?, ?, ?
     WHERE (SELECT count(*) FROM entries WHERE match = ?) = ? ON CONFLICT DO NOTHING`;
  const values = [id, seq, kind, JSON.stringify(payload), at, prev, hash, said, id, seq];
  if (db.run(sql, values).changes !== 1) throw new NotOurs(code);
}

function forget(db: Database, time: number): number {
  const old = db.all('SELECT code, page FROM pages WHERE touched_at < ?', [time]);
  inTransaction(db, () => {
    for (const { code, page } of old) {
      const { id } = JSON.parse(String(page)) as TablePage;
      db.run('DELETE FROM entries WHERE match = ?', [id]);
      db.run('DELETE FROM pages WHERE code = ?', [String(code)]);
    }
  });
  return old.length;
}

function inTransaction(db: Database, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

function migrate(db: Database): void {
  const at = Number(db.get('PRAGMA user_version')?.user_version ?? 0);
  if (at > MIGRATIONS.length) throw new Error(`the tables were kept by a newer «Арбітр» (${at})`);
  for (const [i, sql] of MIGRATIONS.entries()) {
    if (i < at) continue;
    inTransaction(db, () => {
      db.exec(sql);
      db.exec(`PRAGMA user_version = ${i + 1}`);
    });
  }
}

// ── one process a file ──────────────────────────────────────────────────────────────────────────

const pidFile = (file: string): string => `${file}.pid`;

/** SQLite in WebAssembly locks by a folder, which a killed process leaves behind: whoever it was must be gone. */
function claim(file: string): void {
  const own = pidFile(file);
  const last = existsSync(own) ? Number(readFileSync(own, 'utf8')) : 0;
  if (last && last !== process.pid && isAlive(last))
    throw new InUse(`process ${last} keeps the tables in ${file}`);
  rmSync(`${file}.lock`, { recursive: true, force: true });
  writeFileSync(own, String(process.pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
