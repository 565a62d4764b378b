/**
 * Databases as pages in IndexedDB, for browsers and addresses without OPFS (plain http in the home network,
 * older engines). What goes in together is there together or not at all: that is IndexedDB's own transaction,
 * and it is acknowledged only when it is on the disk as far as the browser can say.
 */
import { StorageGone } from './errors';

const DATABASE = 'arbitr';
const FILES = 'files';
const PAGES = 'pages';
export const KEPT_PAGE = 4096;

interface KeptFile {
  size: number;
  /** Whoever opened it last; nobody else may write. */
  owner: string;
}

/** What a transaction changed: pages by their index, null where there is none any more. */
export interface Change {
  size: number;
  pages: ReadonlyMap<number, Uint8Array | null>;
}

export interface PageStore {
  /** All of a file; from now on only `owner` can write to it. */
  claim(name: string, owner: string): Promise<Uint8Array>;
  /** Rejects and changes nothing when somebody else has claimed it meanwhile. */
  write(name: string, owner: string, change: Change): Promise<void>;
  read(name: string): Promise<Uint8Array>;
  copy(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
  close(): void;
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB: no answer'));
  });
}

async function connect(): Promise<IDBDatabase> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(FILES);
      opening.result.createObjectStore(PAGES);
    };
    return await asked(opening);
  } catch (error) {
    throw new Error(`NotAllowed: IndexedDB, ${String(error)}`);
  }
}

const pagesOf = (name: string): IDBKeyRange => IDBKeyRange.bound([name, 0], [name, Infinity]);

export async function openPageStore(): Promise<PageStore> {
  const database = await connect();
  let closed = false;
  // Somebody erased the site's data under us.
  database.onclose = () => (closed = true);

  /** One transaction; resolves when it is complete. */
  async function together<T>(
    mode: IDBTransactionMode,
    work: (files: IDBObjectStore, pages: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    if (closed) throw new StorageGone();
    const transaction = database.transaction([FILES, PAGES], mode, { durability: 'strict' });
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(closed ? new StorageGone() : transaction.error);
    });
    complete.catch(() => undefined); // heard below, or the work itself has failed
    try {
      const result = await work(transaction.objectStore(FILES), transaction.objectStore(PAGES));
      await complete;
      return result;
    } catch (error) {
      if (closed) throw new StorageGone();
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
      throw error;
    }
  }

  async function content(
    name: string,
    files: IDBObjectStore,
    pages: IDBObjectStore,
  ): Promise<Uint8Array> {
    const file = await asked<KeptFile | undefined>(files.get(name));
    const bytes = new Uint8Array(file?.size ?? 0);
    const keys = (await asked(pages.getAllKeys(pagesOf(name)))) as [string, number][];
    const found = await asked<Uint8Array[]>(pages.getAll(pagesOf(name)));
    found.forEach((page, i) => {
      const at = (keys[i]?.[1] ?? 0) * KEPT_PAGE;
      if (at < bytes.length) bytes.set(page.subarray(0, bytes.length - at), at);
    });
    return bytes;
  }

  function put(name: string, bytes: Uint8Array, pages: IDBObjectStore): void {
    for (let at = 0; at < bytes.length; at += KEPT_PAGE)
      pages.put(bytes.slice(at, at + KEPT_PAGE), [name, at / KEPT_PAGE]);
  }

  return {
    claim: (name, owner) =>
      together('readwrite', async (files, pages) => {
        const bytes = await content(name, files, pages);
        files.put({ size: bytes.length, owner } satisfies KeptFile, name);
        return bytes;
      }),
    write: (name, owner, change) =>
      together('readwrite', async (files, pages) => {
        const file = await asked<KeptFile | undefined>(files.get(name));
        if (!file) throw new StorageGone();
        if (file.owner !== owner) throw new Error('NoModificationAllowed: another window has it');
        files.put({ size: change.size, owner } satisfies KeptFile, name);
        for (const [index, page] of change.pages)
          if (page) pages.put(page, [name, index]);
          else pages.delete([name, index]);
      }),
    read: (name) => together('readonly', (files, pages) => content(name, files, pages)),
    copy: (from, to) =>
      together('readwrite', async (files, pages) => {
        const bytes = await content(from, files, pages);
        files.put({ size: bytes.length, owner: '' } satisfies KeptFile, to);
        put(to, bytes, pages);
      }),
    remove: (name) =>
      together('readwrite', async (files, pages) => {
        files.delete(name);
        pages.delete(pagesOf(name));
      }),
    close: () => database.close(),
  };
}
