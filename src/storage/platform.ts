/**
 * What the store needs of the device besides SQLite: the bytes of a damaged file, a place to keep it,
 * and a note that a database exists (an empty file must not pass for a first start). This one is for
 * phones; ./platform.web is for browsers.
 */
import { File } from 'expo-file-system';
import { defaultDatabaseDirectory } from 'expo-sqlite';

import { JOURNAL_MARK, unfinished } from './rescue/journal';

export interface DatabaseBytes {
  file: Uint8Array;
  /** The write-ahead log of an earlier version of the app. */
  log: Uint8Array | null;
  /** The rollback journal; its header is cleared when no transaction was under way. */
  journal: Uint8Array | null;
}

export interface Platform {
  /**
   * What SQLite would work into the file when it opens it: null when there is nothing of the kind, as
   * usual. Rejects with `DamagedRow` when opening would cost the file itself.
   */
  unsettled(name: string): Promise<DatabaseBytes | null>;
  /** The bytes of a closed database, as far as they can be had. */
  read(name: string): Promise<DatabaseBytes>;
  /** Copies a closed database with its journals to another name; rejects if that is not possible. */
  keepCopy(name: string, copyName: string): Promise<void>;
  readCopy(copyName: string): Promise<DatabaseBytes>;
  /** Removes a database with its journals; called only after a copy was kept. */
  remove(name: string): Promise<void>;
  readNote(name: string): Promise<string | null>;
  writeNote(name: string, text: string): Promise<void>;
  /** False when a trial write finds no room; true wherever SQLite says so by itself. */
  hasRoom(): Promise<boolean>;
  /** False when what is stored was erased from outside, though it can still be written to. */
  isThere(): Promise<boolean>;
  /** Called after the last database was closed, before its file is touched from outside. */
  letGo(): Promise<void>;
}

export const WITH_JOURNALS = ['', '-wal', '-shm', '-journal'];

function fileCalled(name: string): File {
  const directory = String(defaultDatabaseDirectory).replace(/^(file:\/\/)?/, 'file://');
  return new File(directory, name);
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  return file.exists ? file.bytes() : null;
}

async function read(name: string): Promise<DatabaseBytes> {
  const file = await bytesOf(fileCalled(name));
  return {
    file: file ?? new Uint8Array(),
    log: await bytesOf(fileCalled(`${name}-wal`)),
    journal: await bytesOf(fileCalled(`${name}-journal`)),
  };
}

/** The first bytes say whether a transaction was under way: the whole file is read only then. */
function isAtRest(name: string): boolean {
  const log = fileCalled(`${name}-wal`);
  const journal = fileCalled(`${name}-journal`);
  if (log.exists && log.size > 0) return false;
  if (!journal.exists || journal.size === 0) return true;
  const handle = journal.open();
  try {
    return unfinished(handle.readBytes(JOURNAL_MARK)) === null;
  } finally {
    handle.close();
  }
}

export const platform: Platform = {
  unsettled: async (name) => (isAtRest(name) ? null : read(name)),
  read,
  async keepCopy(name, copyName) {
    for (const suffix of WITH_JOURNALS) {
      const file = fileCalled(name + suffix);
      if (file.exists) await file.copy(fileCalled(copyName + suffix));
    }
  },
  readCopy: read,
  async remove(name) {
    for (const suffix of WITH_JOURNALS) {
      const file = fileCalled(name + suffix);
      if (file.exists) file.delete();
    }
  },
  async readNote(name) {
    const note = fileCalled(`${name}.note`);
    return note.exists ? note.text() : null;
  },
  async writeNote(name, text) {
    fileCalled(`${name}.note`).write(text);
  },
  hasRoom: async () => true,
  // Nobody erases an app's files on a phone without ending the app.
  isThere: async () => true,
  letGo: async () => undefined,
};
