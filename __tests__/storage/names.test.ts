/** Whatever people (or worse) call themselves, they are called the same tomorrow. */
import { expoDrivers } from '../../src/storage/expoDriver';
import { openStore } from '../../src/storage/open';
import { DATABASES } from '../support/sqlite/files';
import { nodePlatform } from '../support/sqlite/nodePlatform';
import { roundTripNames } from '../support/torture/names';

jest.setTimeout(600_000);

const NAMES = Number(process.env['TORTURE_NAMES'] ?? 200);

test('hostile names come back as they were', async () => {
  const options = { name: 'names.db', drivers: expoDrivers, platform: nodePlatform(DATABASES) };
  const store = await openStore(options);
  const reopen = async () => {
    await store.close();
    return openStore(options);
  };
  expect(await roundTripNames(store, reopen, NAMES, 5)).toBe(NAMES);
});
