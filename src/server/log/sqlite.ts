/**
 * The log of a home: one SQLite file, written through (`synchronous=FULL`) before anything is acknowledged, kept by one
 * process.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { Database } from 'node-sqlite3-wasm';

import { MIGRATIONS } from './statements';
import { InUse, tablesIn, type Row, type Tables } from './tables';

/** Throws `InUse` where another process that is alive has the file. */
export function openSqliteTables(file: string, now: () => number): Tables {
  mkdirSync(dirname(file), { recursive: true });
  claim(file);
  const db = new Database(file);
  db.exec('PRAGMA locking_mode=EXCLUSIVE');
  db.exec('PRAGMA journal_mode=PERSIST');
  db.exec('PRAGMA synchronous=FULL');
  migrate(db);
  return tablesIn(
    {
      ask: async (statement, values) => db.all(statement, [...values]) as unknown as Row[],
      async close() {
        db.close();
        rmSync(pidFile(file), { force: true });
      },
    },
    now,
  );
}

function migrate(db: Database): void {
  const at = Number(db.get('PRAGMA user_version')?.user_version ?? 0);
  if (at > MIGRATIONS.length) throw new Error(`the tables were kept by a newer «Арбітр» (${at})`);
  for (const [i, sql] of MIGRATIONS.entries()) {
    if (i < at) continue;
    db.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${i + 1}; COMMIT`);
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
