/** ./platform where the databases live in IndexedDB: copies lie beside the original. */
import { openPageStore, type PageStore } from './idb';
import type { Platform } from './platform';

async function briefly<T>(work: (store: PageStore) => Promise<T>): Promise<T> {
  const store = await openPageStore();
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

const read: Platform['read'] = (name) =>
  briefly(async (store) => ({ file: await store.read(name), log: null, journal: null }));

const noteOf = (name: string): string => `arbitr.note.indexeddb.${name}`;

export const idbPlatform: Platform = {
  // A transaction is there or not; nothing is left of one that did not end.
  unsettled: async () => null,
  read,
  keepCopy: (name, copyName) => briefly((store) => store.copy(name, copyName)),
  readCopy: read,
  remove: (name) => briefly((store) => store.remove(name)),
  readNote: async (name) => globalThis.localStorage?.getItem(noteOf(name)) ?? null,
  async writeNote(name, text) {
    globalThis.localStorage?.setItem(noteOf(name), text);
  },
  hasRoom: async () => true,
  // Every transaction finds out by itself.
  isThere: async () => true,
  letGo: async () => undefined,
};
