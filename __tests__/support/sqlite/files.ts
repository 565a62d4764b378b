/** Where tests keep database files, and node-sqlite3-wasm opened the way phones open SQLite. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Database } from 'node-sqlite3-wasm';

export const DATABASES = path.join(os.tmpdir(), `arbitr-${process.pid}`);

/**
 * Exclusive locking gives this build of SQLite its write-ahead log (it has no shared memory). A killed
 * process leaves the lock folder behind; in tests nobody else has the file open.
 */
export function openFile(file: string): Database {
  if (file === ':memory:') return new Database(file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new Database(file);
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  return database;
}

/** The whole content as a new database file, opened. */
export function copyToScratch(database: Database): Database {
  const scratch = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'arbitr-copy-')), 'copy.db');
  database.run('VACUUM INTO ?', [scratch]);
  return openFile(scratch);
}
