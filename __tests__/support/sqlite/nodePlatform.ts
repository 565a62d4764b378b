/** The store's platform on plain files, for jest and for tools that run in Node. */
import fs from 'node:fs';
import path from 'node:path';

import type { DatabaseBytes, Platform } from '../../../src/storage/platform';

const WITH_JOURNALS = ['', '-wal', '-shm', '-journal'];

export function nodePlatform(directory: string): Platform {
  const at = (name: string): string => path.join(directory, name);
  const bytes = (name: string): Uint8Array | null =>
    fs.existsSync(at(name)) ? new Uint8Array(fs.readFileSync(at(name))) : null;
  const read = async (name: string): Promise<DatabaseBytes> => ({
    file: bytes(name) ?? new Uint8Array(),
    log: bytes(`${name}-wal`),
    journal: bytes(`${name}-journal`),
  });
  return {
    unsettled: read,
    read,
    async keepCopy(name, copyName) {
      for (const suffix of WITH_JOURNALS)
        if (fs.existsSync(at(name + suffix)))
          fs.copyFileSync(at(name + suffix), at(copyName + suffix));
    },
    readCopy: read,
    async remove(name) {
      for (const suffix of WITH_JOURNALS) fs.rmSync(at(name + suffix), { force: true });
    },
    readNote: async (name) =>
      fs.existsSync(at(`${name}.note`)) ? fs.readFileSync(at(`${name}.note`), 'utf8') : null,
    async writeNote(name, text) {
      fs.mkdirSync(directory, { recursive: true });
      fs.writeFileSync(at(`${name}.note`), text);
    },
    hasRoom: async () => true,
    isThere: async () => true,
    letGo: async () => undefined,
  };
}
