/** ./flips on plain files. */
import fs from 'node:fs';
import path from 'node:path';

import { testPlace, type TestPlace } from '../sqlite/openTestStore';
import { spoiled, type Ground } from './flips';

export function nodeGround(): Ground & { remove(): void } {
  let place: TestPlace = testPlace();
  return {
    hasJournal: true,
    label: 0,
    async clear() {
      place.remove();
      place = testPlace();
    },
    open: () => place.open(),
    async read() {
      const { file, journal } = await place.options.platform.read('arbitr.db');
      return { file, journal: journal ?? new Uint8Array() };
    },
    async write(bytes, spoil) {
      await place.options.platform.writeNote('arbitr.db', '{"exists":true}');
      const now = spoil ? { ...bytes, [spoil.part]: spoiled(bytes[spoil.part], spoil) } : bytes;
      fs.writeFileSync(place.file, now.file);
      fs.writeFileSync(`${place.file}-journal`, now.journal);
    },
    aside: async (name) => new Uint8Array(fs.readFileSync(path.join(place.directory, name))),
    remove: () => place.remove(),
  };
}
