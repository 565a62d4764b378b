/**
 * What kind of trouble an error from SQLite or the browser means. expo-sqlite passes on messages, not
 * codes, so the words of SQLite's own error table (and of OPFS) are what there is to go by.
 */

export type Trouble = 'damage' | 'full' | 'refused' | 'busy' | 'gone' | 'other';

/** A row that is not what was written: its check sum fails or it does not parse. */
export class DamagedRow extends Error {
  constructor(what: string) {
    super(`damaged: ${what}`);
    this.name = 'DamagedRow';
  }
}

/** Written by a newer version of the app: left alone. */
export class NewerDatabase extends Error {
  constructor(readonly version: number) {
    super(`the database has version ${version}, newer than this app`);
    this.name = 'NewerDatabase';
  }
}

/** It took longer than anyone waits: whether it ever answers is not known. */
export class OpenTimeout extends Error {
  constructor() {
    super('the database did not open in time');
    this.name = 'OpenTimeout';
  }
}

/** A part of the store's own code is not on this device and could not be fetched. */
export class CodeMissing extends Error {
  constructor(what: string) {
    super(`not loaded: ${what}`);
    this.name = 'CodeMissing';
  }
}

/** What was stored was erased from outside while the app runs: nothing more can be kept there. */
export class StorageGone extends Error {
  constructor() {
    super('the site’s data was erased');
    this.name = 'StorageGone';
  }
}

/** Why the store cannot be had now. Nothing was changed, and nothing is said to be gone. */
export const FAILURES = [
  'busy',
  'silent',
  'unloaded',
  'newer',
  'full',
  'refused',
  'damaged',
  'unknown',
] as const;
export type Failure = (typeof FAILURES)[number];

const DAMAGE =
  /malformed|not a database|corrupt|file is encrypted|unsupported file format|no such (table|column|index)|readonly database|has no column|database schema/i;
const FULL = /database or disk is full|quota|SQLITE_FULL|no space left/i;
const BUSY = /NoModificationAllowed|access handle|database is locked/i;
const REFUSED =
  /unable to open|disk I\/O|IOERR|CANTOPEN|SecurityError|NotAllowed|not supported|storage/i;

const UNLOADED = /fetch|loading (module|chunk)|dynamically imported|NetworkError|load failed/i;

export function troubleOf(error: unknown): Trouble {
  if (error instanceof DamagedRow) return 'damage';
  if (error instanceof StorageGone) return 'gone';
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (FULL.test(text)) return 'full';
  if (DAMAGE.test(text)) return 'damage';
  if (BUSY.test(text)) return 'busy';
  if (REFUSED.test(text)) return 'refused';
  return 'other';
}

const FAILURE_OF: Record<Trouble, Failure> = {
  damage: 'damaged',
  full: 'full',
  refused: 'refused',
  busy: 'busy',
  gone: 'unknown',
  other: 'unknown',
};

export function failureOf(error: unknown): Failure {
  if (error instanceof OpenTimeout) return 'silent';
  if (error instanceof NewerDatabase) return 'newer';
  const unloaded =
    error instanceof CodeMissing || (error instanceof Error && UNLOADED.test(error.message));
  return unloaded ? 'unloaded' : FAILURE_OF[troubleOf(error)];
}
