/** The store's contract on real SQLite: through expo-sqlite's own code, and through the bare driver. */
import fs from 'node:fs';
import path from 'node:path';

import { expoDrivers } from '../../src/storage/expoDriver';
import { openStore } from '../../src/storage/open';
import { DATABASES } from '../support/sqlite/files';
import { nodePlatform } from '../support/sqlite/nodePlatform';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { storeContract, type ContractTools } from '../support/storeContract';

const tools: ContractTools = {
  test,
  equal: (actual, expected) => expect(actual).toEqual(expected),
  rejects: (promise, name) => expect(promise).rejects.toMatchObject({ name }),
};

describe('through expo-sqlite', () => {
  let n = 0;
  afterAll(() => fs.rmSync(DATABASES, { recursive: true, force: true }));

  storeContract(tools, async () => {
    n += 1;
    const options = {
      name: `contract-${n}.db`,
      drivers: expoDrivers,
      platform: nodePlatform(DATABASES),
    };
    const store = await openStore(options);
    return {
      store,
      async reopen() {
        await store.close();
        expect(fs.existsSync(path.join(DATABASES, options.name))).toBe(true);
        return openStore(options);
      },
    };
  });
});

describe('through the bare driver', () => {
  const places: TestPlace[] = [];
  afterAll(() => places.forEach((place) => place.remove()));

  storeContract(tools, async () => {
    const place = testPlace();
    places.push(place);
    const store = await place.open();
    return {
      store,
      async reopen() {
        await store.close();
        return place.open();
      },
    };
  });
});

describe('in memory, when nothing can be kept', () => {
  storeContract(tools, async () => {
    const place = testPlace();
    const store = await place.open({
      drivers: {
        ...place.options.drivers,
        open: () => Promise.reject(new Error('unable to open database file')),
      },
    });
    expect([store.persistence, store.memoryReason]).toEqual(['memory', 'refused']);
    place.remove();
    // There is nothing to open again: what memory holds is what there is.
    return { store, reopen: async () => store };
  });
});
