/** ./flips on pages in IndexedDB; runs in the page. */
import { KEPT_PAGE, openPageStore } from '../../../src/storage/idb';
import { idbPlatform } from '../../../src/storage/idbPlatform';
import { openStore } from '../../../src/storage/open';
import { OPENS_WITHIN_MS, spoiled, type Ground } from './flips';

const NAME = 'arbitr.db';

export const idbGround: Ground = {
  hasJournal: false,
  label: 0,
  async clear() {
    await idbPlatform.remove(NAME);
    localStorage.clear();
  },
  open: () => openStore({ timeoutMs: OPENS_WITHIN_MS }),
  read: async () => ({ file: (await idbPlatform.read(NAME)).file, journal: new Uint8Array() }),
  async write({ file }, spoil) {
    await idbPlatform.writeNote(NAME, '{"exists":true}');
    const bytes = spoil ? spoiled(file, spoil) : file;
    const pages = new Map<number, Uint8Array>();
    for (let at = 0; at < bytes.length; at += KEPT_PAGE)
      pages.set(at / KEPT_PAGE, bytes.slice(at, at + KEPT_PAGE));
    const store = await openPageStore();
    await store.claim(NAME, 'torture');
    await store.write(NAME, 'torture', { size: bytes.length, pages });
    store.close();
  },
  aside: async (name) => (await idbPlatform.readCopy(name)).file,
};
