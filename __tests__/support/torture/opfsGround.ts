/** ./flips on the files of expo-sqlite's pool in OPFS; runs in the page. */
import { openStore } from '../../../src/storage/open';
import { writeFiles } from '../../../src/storage/opfsWriter';
import { platform } from '../../../src/storage/platform.web';
import { digestOf, POOL_HEADER } from '../../../src/storage/pool';
import { OPENS_WITHIN_MS, spoiled, type Bytes, type Ground } from './flips';

const NAME = 'arbitr.db';
const MAIN_DATABASE = 0x100;
const MAIN_JOURNAL = 0x800;
const SPARE_FILES = 4;

/** A file as expo-sqlite's pool has it. */
function labelled(path: string, flags: number, content: Uint8Array): Uint8Array {
  const out = new Uint8Array(POOL_HEADER + content.length);
  new TextEncoder().encodeInto(path, out);
  const view = new DataView(out.buffer);
  view.setUint32(512, path ? flags : 0);
  digestOf(out.subarray(0, 516)).forEach((word, i) => view.setUint32(516 + i * 4, word, true));
  out.set(content, POOL_HEADER);
  return out;
}

/** A worker that was ended gives its handles back a moment later: until then the browser refuses. */
const PATIENCE_MS = 30_000;

async function removeFolder(name: string): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const until = Date.now() + PATIENCE_MS;
  for (;;)
    try {
      return await root.removeEntry(name, { recursive: true });
    } catch (error) {
      const { name: kind } = error as DOMException;
      if (kind === 'NotFoundError') return;
      if (kind !== 'NoModificationAllowedError' || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
}

export const opfsGround: Ground = {
  hasJournal: true,
  label: POOL_HEADER,
  async clear() {
    await platform.letGo();
    for (const name of ['expo-sqlite', 'arbitr-aside']) await removeFolder(name);
    localStorage.clear();
  },
  open: () => openStore({ timeoutMs: OPENS_WITHIN_MS }),
  async read(): Promise<Bytes> {
    const { file, journal } = await platform.read(NAME);
    return { file, journal: journal ?? new Uint8Array() };
  },
  async write(bytes, spoil) {
    await platform.writeNote(NAME, '{"exists":true}');
    const pool: Record<string, Uint8Array> = {
      file: labelled(`/${NAME}`, MAIN_DATABASE, bytes.file),
      journal: labelled(`/${NAME}-journal`, MAIN_JOURNAL, bytes.journal),
    };
    for (let i = 0; i < SPARE_FILES; i += 1) pool[`spare${i}`] = labelled('', 0, new Uint8Array());
    const hit = spoil && pool[spoil.part];
    if (hit) pool[spoil.part] = spoiled(hit, spoil);
    await writeFiles('expo-sqlite', pool);
  },
  aside: async (name) => (await platform.readCopy(name)).file,
};
