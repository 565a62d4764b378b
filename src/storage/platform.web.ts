/**
 * The browser's side of ./platform. expo-sqlite keeps its databases in a pool of OPFS files with
 * random names; the first 4096 bytes of each say which database it is. Copies go into a folder of
 * their own beside the pool, as plain SQLite files.
 */
import { deleteDatabaseAsync } from 'expo-sqlite';

import type { Platform } from './platform';
import { restartWorker } from './webWorker';

const POOL = 'expo-sqlite';
const COPIES = 'arbitr-aside';
const POOL_HEADER = 4096;
const MAX_PATH = 512;

type Folder = FileSystemDirectoryHandle & {
  values(): AsyncIterable<FileSystemFileHandle | FileSystemDirectoryHandle>;
};

async function folder(name: string): Promise<Folder> {
  const root = await navigator.storage.getDirectory();
  return (await root.getDirectoryHandle(name, { create: true })) as Folder;
}

async function pathOf(file: File): Promise<string> {
  const header = new Uint8Array(await file.slice(0, MAX_PATH).arrayBuffer());
  const end = header.indexOf(0);
  return new TextDecoder().decode(header.subarray(0, end < 0 ? MAX_PATH : end));
}

/** The database's bytes without the pool's header. */
async function poolBytes(name: string): Promise<Uint8Array | null> {
  for await (const handle of (await folder(POOL)).values()) {
    if (handle.kind !== 'file') continue;
    const file = await (handle as FileSystemFileHandle).getFile();
    if ((await pathOf(file)) === `/${name}`)
      return new Uint8Array(await file.slice(POOL_HEADER).arrayBuffer());
  }
  return null;
}

export const platform: Platform = {
  // The browser's SQLite has no write-ahead log.
  readLog: async () => null,
  read: async (name) => ({ file: (await poolBytes(name)) ?? new Uint8Array(), log: null }),
  async keepCopy(name, copyName) {
    const copies = await folder(COPIES);
    for (const suffix of ['', '-journal']) {
      const bytes = await poolBytes(name + suffix);
      if (!bytes) continue;
      const handle = await copies.getFileHandle(copyName + suffix, { create: true });
      const writable = await handle.createWritable();
      await writable.write(bytes as Uint8Array<ArrayBuffer>);
      await writable.close();
    }
  },
  async readCopy(copyName) {
    try {
      const handle = await (await folder(COPIES)).getFileHandle(copyName);
      return { file: new Uint8Array(await (await handle.getFile()).arrayBuffer()), log: null };
    } catch {
      return { file: new Uint8Array(), log: null };
    }
  },
  async remove(name) {
    await deleteDatabaseAsync(`${name}-journal`).catch(() => undefined);
    await deleteDatabaseAsync(name).catch(() => undefined);
  },
  readNote: async (name) => globalThis.localStorage?.getItem(`arbitr.note.${name}`) ?? null,
  async writeNote(name, text) {
    globalThis.localStorage?.setItem(`arbitr.note.${name}`, text);
  },
  letGo: async () => restartWorker(),
};
