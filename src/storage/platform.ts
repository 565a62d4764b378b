/**
 * What the store needs of the device besides SQLite: the bytes of a damaged file, a place to keep it,
 * and a note that a database exists (an empty file must not pass for a first start). This one is for
 * phones; ./platform.web is for browsers.
 */
import { File } from 'expo-file-system';
import { defaultDatabaseDirectory } from 'expo-sqlite';

export interface DatabaseBytes {
  file: Uint8Array;
  /** The write-ahead log. */
  log: Uint8Array | null;
}

export interface Platform {
  /** The write-ahead log of that database, if there is one now. */
  readLog(name: string): Promise<Uint8Array | null>;
  /** The bytes of a closed database, as far as they can be had. */
  read(name: string): Promise<DatabaseBytes>;
  /** Copies a closed database with its journals to another name; rejects if that is not possible. */
  keepCopy(name: string, copyName: string): Promise<void>;
  readCopy(copyName: string): Promise<DatabaseBytes>;
  /** Removes a database with its journals; called only after a copy was kept. */
  remove(name: string): Promise<void>;
  readNote(name: string): Promise<string | null>;
  writeNote(name: string, text: string): Promise<void>;
  /** Called after the last database was closed, before its file is touched from outside. */
  letGo(): Promise<void>;
}

const WITH_JOURNALS = ['', '-wal', '-shm', '-journal'];

function fileCalled(name: string): File {
  const directory = String(defaultDatabaseDirectory).replace(/^(file:\/\/)?/, 'file://');
  return new File(directory, name);
}

async function bytesOf(file: File): Promise<Uint8Array | null> {
  return file.exists ? file.bytes() : null;
}

async function read(name: string): Promise<DatabaseBytes> {
  const file = await bytesOf(fileCalled(name));
  return { file: file ?? new Uint8Array(), log: await bytesOf(fileCalled(`${name}-wal`)) };
}

export const platform: Platform = {
  readLog: (name) => bytesOf(fileCalled(`${name}-wal`)),
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
  letGo: async () => undefined,
};
