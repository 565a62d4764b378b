/**
 * The browser's side of ./platform, where databases live in OPFS. expo-sqlite keeps its databases in a pool
 * of files with random names; the first 4096 bytes of each say which database it is. Copies go into a
 * folder of their own beside the pool, as plain SQLite files.
 */
import { deleteDatabaseAsync } from 'expo-sqlite';

import { DamagedRow, troubleOf } from './errors';
import { writeFiles } from './opfsWriter';
import type { DatabaseBytes, Platform } from './platform';
import { inspect, POOL_HEADER, type PoolFile } from './pool';
import { JOURNAL_MARK, unfinished } from './rescue/journal';
import { restartWorker } from './webWorker';

const POOL = 'expo-sqlite';
const COPIES = 'arbitr-aside';
const KINDS = { '': 'database', '-wal': 'log', '-journal': 'journal' } as const;
type Suffix = keyof typeof KINDS;
const KEPT: readonly Suffix[] = ['', '-wal', '-journal'];

/** More than a move or a journal takes. */
const ROOM = 512 * 1024;

type Folder = FileSystemDirectoryHandle & {
  values(): AsyncIterable<FileSystemFileHandle | FileSystemDirectoryHandle>;
};

async function folder(name: string): Promise<Folder> {
  const root = await navigator.storage.getDirectory();
  return (await root.getDirectoryHandle(name, { create: true })) as Folder;
}

async function pool(): Promise<PoolFile[]> {
  const files: Promise<PoolFile>[] = [];
  for await (const handle of (await folder(POOL)).values())
    if (handle.kind === 'file')
      files.push((handle as FileSystemFileHandle).getFile().then(inspect));
  return Promise.all(files);
}

async function contentOf(file: File | undefined): Promise<Uint8Array | null> {
  return file ? new Uint8Array(await file.slice(POOL_HEADER).arrayBuffer()) : null;
}

/** A file whose own label is broken is still what its content says, if no other is. */
function labelled(files: readonly PoolFile[], name: string, suffix: Suffix): File | undefined {
  const told = files.find(({ path }) => path === `/${name}${suffix}`);
  return (told ?? files.find(({ path, kind }) => path === null && kind === KINDS[suffix]))?.file;
}

async function bytesOf(
  read: (suffix: Suffix) => Promise<Uint8Array | null>,
): Promise<DatabaseBytes> {
  const [file, log, journal] = await Promise.all(KEPT.map(read));
  return { file: file ?? new Uint8Array(), log: log ?? null, journal: journal ?? null };
}

async function read(name: string): Promise<DatabaseBytes> {
  const files = await pool();
  return bytesOf((suffix) => contentOf(labelled(files, name, suffix)));
}

async function unsettled(name: string): Promise<DatabaseBytes | null> {
  const files = await pool();
  // expo-sqlite empties a file whose label it cannot read as soon as it starts.
  if (files.some(({ path, kind }) => path === null && kind !== 'settled'))
    throw new DamagedRow('the label of a file');
  const log = labelled(files, name, '-wal');
  const journal = labelled(files, name, '-journal');
  const mark = await contentOf(
    journal && new File([journal.slice(0, POOL_HEADER + JOURNAL_MARK)], ''),
  );
  const atRest = (log?.size ?? 0) <= POOL_HEADER && unfinished(mark) === null;
  return atRest ? null : read(name);
}

export const platform: Platform = {
  unsettled,
  read,
  async keepCopy(name, copyName) {
    const files = await pool();
    const copies: Record<string, Uint8Array> = {};
    for (const suffix of KEPT) {
      const bytes = await contentOf(labelled(files, name, suffix));
      if (bytes) copies[copyName + suffix] = bytes;
    }
    await writeFiles(COPIES, copies);
  },
  async readCopy(copyName) {
    const copies = await folder(COPIES);
    return bytesOf(async (suffix) => {
      const handle = await copies.getFileHandle(copyName + suffix).catch(() => null);
      return handle && new Uint8Array(await (await handle.getFile()).arrayBuffer());
    });
  },
  async remove(name) {
    for (const suffix of KEPT) await deleteDatabaseAsync(`${name}${suffix}`).catch(() => undefined);
  },
  readNote: async (name) => globalThis.localStorage?.getItem(`arbitr.note.${name}`) ?? null,
  async writeNote(name, text) {
    globalThis.localStorage?.setItem(`arbitr.note.${name}`, text);
  },
  // expo-sqlite tells SQLite of a full disk as of any write that failed.
  async hasRoom() {
    const trial = await writeFiles(COPIES, { room: new Uint8Array(ROOM) }).then(
      () => true,
      (error: unknown) => troubleOf(error) !== 'full',
    );
    // Without room even a folder that is there cannot be asked for.
    await folder(COPIES)
      .then((copies) => copies.removeEntry('room'))
      .catch(() => undefined);
    return trial;
  },
  // Open handles go on writing into files that nobody will find again.
  isThere: async () => {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle(POOL).then(
      () => true,
      (error: Error) => error.name !== 'NotFoundError',
    );
  },
  letGo: async () => restartWorker(),
};
