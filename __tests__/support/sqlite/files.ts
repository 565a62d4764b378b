/** Where tests keep database files, and node-sqlite3-wasm opened the way phones open SQLite. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Database } from 'node-sqlite3-wasm';

/** Where the file says how it is to be read: 2 is by a write-ahead log. */
const READ_VERSION = 19;

export const DATABASES = path.join(os.tmpdir(), `arbitr-${process.pid}`);

/**
 * Exclusive locking lets this build of SQLite (it has no shared memory) open what earlier versions of the app
 * left with a write-ahead log. A killed process leaves the lock folder behind; in tests nobody else has the
 * file open.
 */
export function openFile(file: string): Database {
  if (file === ':memory:') return new Database(file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(`${file}.lock`, { recursive: true, force: true });
  const database = new Database(file);
  if (hasWriteAheadLog(file)) database.exec('PRAGMA locking_mode = EXCLUSIVE');
  return database;
}

function hasWriteAheadLog(file: string): boolean {
  return fs.existsSync(file) && fs.readFileSync(file).at(READ_VERSION) === 2;
}

/**
 * node-sqlite3-wasm takes its own lock for another process's that is writing, and then leaves a journal alone
 * that a kill left behind. In tests there is no other process.
 */
const { accessSync } = fs;
fs.accessSync = (file, mode) => {
  if (String(file).endsWith('.lock')) throw new Error('nobody else has it');
  accessSync(file, mode);
};

/** The whole content as a new database file, opened. */
export function copyToScratch(database: Database): Database {
  const scratch = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'arbitr-copy-')), 'copy.db');
  database.run('VACUUM INTO ?', [scratch]);
  return openFile(scratch);
}
