/** Matches whose rows are what was written and still make no sense: everything goes on without them, and they are named. */
import { exportEverything, readBackup } from '../../src/storage/backup';
import type { Row } from '../../src/storage/driver';
import { put, type RowOf } from '../../src/storage/tables';
import type { Store } from '../../src/storage/types';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { newMatch, twoPlayers } from '../support/storeContract';

jest.setTimeout(300_000);

let place: TestPlace;
let store: Store;
let ids: string[];
beforeEach(async () => {
  place = testPlace();
  store = await place.open();
  const [one, two] = await twoPlayers(store);
  ids = [];
  for (let i = 0; i < 4; i += 1) {
    const match = newMatch([one.id, two.id], { id: `match-${i}`, at: 1000 + i });
    ids.push((await store.createMatch(match)).id);
  }
});
afterEach(async () => {
  await store.close();
  place.remove();
});

/** Past the store, with a check sum that fits. */
async function rewrite(id: string, changes: Partial<RowOf<'matches'>>): Promise<void> {
  const [row] = await place.sql<Row>('SELECT * FROM matches WHERE id = ?', [id]);
  await store.close();
  const driver = await place.options.drivers.open('arbitr.db');
  await put(driver, 'matches', { ...(row as RowOf<'matches'>), ...changes });
  await driver.close();
  store = await place.open();
}

const listed = async (): Promise<string[]> => {
  const pages = [await store.history(), await store.unfinished()];
  return [...new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id)))].sort();
};

const backedUp = async (): Promise<string[]> =>
  (await exportEverything(store)).flatMap(({ bytes }) =>
    readBackup(bytes).matches.map(({ id }) => id),
  );

const NONSENSE: [string, Partial<RowOf<'matches'>>][] = [
  ['a summary that is no JSON', { summary: '{' }],
  ['more chairs than people', { setup: JSON.stringify({ seats: 9, first: 0, mode: 'score' }) }],
  ['a setup that is nothing', { setup: 'null' }],
];

test.each(NONSENSE)('%s: lists and a backup go on, and it is named', async (_what, changes) => {
  await rewrite('match-1', changes);
  expect(await listed()).toEqual(['match-0', 'match-2', 'match-3']);
  expect(store.leftOut).toMatchObject([{ id: 'match-1' }]);
  const written = await backedUp();
  expect(written).toEqual(expect.arrayContaining(['match-0', 'match-2', 'match-3']));
  expect((await store.players()).map(({ name }) => name)).toHaveLength(2);
});

test('a page of nothing else does not end the list, nor the file', async () => {
  for (const id of ['match-0', 'match-1', 'match-2']) await rewrite(id, { summary: '{' });
  const found: string[] = [];
  for (let after = null; ;) {
    const { rows, next } = await store.history({}, { limit: 1, after });
    found.push(...rows.map(({ id }) => id));
    if (!next) break;
    after = next;
  }
  expect(found).toEqual(['match-3']);
  expect(await backedUp()).toEqual(['match-3']);
  expect(store.leftOut.map(({ id }) => id).sort()).toEqual(['match-0', 'match-1', 'match-2']);
});

test('it can be saved apart with everything that is stored of it, and removed', async () => {
  await rewrite('match-1', { summary: '{' });
  await listed();
  const rows = await store.rowsOf('match-1');
  expect(rows).toMatchObject({ matches: [{ id: 'match-1', summary: '{' }] });
  expect(rows['entries']).toHaveLength(1);
  await store.remove('match-1');
  expect(store.leftOut).toEqual([]);
  expect(await place.sql('SELECT id FROM matches WHERE id = ?', ['match-1'])).toEqual([]);
  expect(await listed()).toEqual(['match-0', 'match-2', 'match-3']);
});

test('times beyond what JavaScript counts exactly are read like all others', async () => {
  await rewrite('match-1', { created_at: 2 ** 60, updated_at: 2 ** 60 });
  expect(await listed()).toEqual(ids);
  expect(store.leftOut).toEqual([]);
  expect(store.damage).toBeNull();
  expect(await backedUp()).toHaveLength(4);
});
