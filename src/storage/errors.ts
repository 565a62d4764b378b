/**
 * What kind of trouble an error from SQLite or the browser means. expo-sqlite passes on messages, not
 * codes, so the words of SQLite's own error table (and of OPFS) are what there is to go by.
 */

export type Trouble = 'damage' | 'full' | 'refused' | 'busy' | 'other';

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

export class OpenTimeout extends Error {
  constructor() {
    super('the database did not open in time');
    this.name = 'OpenTimeout';
  }
}

const DAMAGE =
  /malformed|not a database|corrupt|file is encrypted|unsupported file format|no such (table|column|index)|readonly database|has no column|database schema/i;
const FULL = /database or disk is full|quota|SQLITE_FULL|no space left/i;
const BUSY = /NoModificationAllowed|access handle|database is locked/i;
const REFUSED =
  /unable to open|disk I\/O|IOERR|CANTOPEN|SecurityError|NotAllowed|not supported|storage/i;

export function troubleOf(error: unknown): Trouble {
  if (error instanceof DamagedRow) return 'damage';
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (FULL.test(text)) return 'full';
  if (DAMAGE.test(text)) return 'damage';
  if (BUSY.test(text)) return 'busy';
  if (REFUSED.test(text)) return 'refused';
  return 'other';
}
