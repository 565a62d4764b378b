/** Damaged files: noticed, set aside, rescued as far as they can be read, and told. */
import fs from 'node:fs';

import { recountAll } from '../../src/match/recount';
import type { OpenOptions } from '../../src/storage/open';
import { createDice } from '../support/torture/dice';
import { runFlips } from '../support/torture/flips';
import { nodeGround } from '../support/torture/nodeGround';
import { fill, tell } from '../support/torture/reference';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { openFile } from '../support/sqlite/files';

const FLIPS = Number(process.env['TORTURE_FLIPS'] ?? 40);

jest.setTimeout(600_000);

let place: TestPlace;
beforeEach(() => {
  place = testPlace();
});
afterEach(() => place.remove());

async function filled(matches = 4): Promise<Awaited<ReturnType<typeof tell>>> {
  const store = await place.open();
  await fill(store, matches, 30, createDice(7));
  const told = await tell(store);
  await store.close();
  return told;
}

const asides = (): string[] =>
  fs.readdirSync(place.directory).filter((name) => /^arbitr-.*\.db$/.test(name));

test('single flipped bytes and cuts, of the file and of its journal, are detected or harmless', async () => {
  const ground = nodeGround();
  const figures = await runFlips(ground, FLIPS, 20260101);
  ground.remove();
  expect(figures.flips + figures.cuts).toBe(FLIPS);
  expect(figures.ofJournal).toBeGreaterThan(FLIPS / 8);
  // Most bytes of a small file are free, and a journal that is no longer needed may say anything.
  expect(figures.detected).toBeGreaterThan(0);
});

test('a file that is not a database at all is set aside and play begins anew', async () => {
  fs.writeFileSync(place.file, 'це не база даних'.repeat(1000));
  const store = await place.open();
  expect(store.damage).toMatchObject({ everything: true, lost: { matches: 0 } });
  expect(store.persistence).toBe('disk');
  await store.createPlayer({ name: 'Олена', colour: 1 });
  await store.close();
  expect(asides()).toHaveLength(1);
  const again = await place.open();
  expect(again.damage).toBeNull();
  expect(await again.players()).toHaveLength(1);
  await again.close();
});

test('an emptied file is noticed: there was a database before', async () => {
  await filled();
  fs.writeFileSync(place.file, '');
  const store = await place.open();
  expect(store.damage?.everything).toBe(true);
  await store.close();
});

test('a database without its schema gives everything back', async () => {
  const before = await filled();
  const bytes = fs.readFileSync(place.file);
  fs.writeFileSync(place.file, bytes.fill(0, 0, 4096));
  const store = await place.open();
  expect(store.damage).toMatchObject({ lost: { matches: 0, entries: 0, players: 0 } });
  const after = await tell(store, before.matches.keys());
  expect([...after.matches.values()].map(({ log }) => log)).toEqual(
    [...before.matches.values()].map(({ log }) => log),
  );
  expect(after.players).toEqual(before.players);
  expect(after.settings).toEqual(before.settings);
  await store.close();
});

describe('one row that no longer is what was written', () => {
  function vandalise(sql: string): void {
    const database = openFile(place.file);
    database.exec(sql);
    database.close();
  }

  test('in a log: the match is cut there, every other one opens whole', async () => {
    const before = await filled();
    const [hit = '', ...others] = before.matches.keys();
    vandalise(`UPDATE entries SET payload = '{"move":' WHERE match = '${hit}' AND seq = 10`);
    const store = await place.open();
    expect(store.damage).toBeNull();
    expect((await store.log(hit)).entries).toHaveLength(10);
    expect(store.damage).toMatchObject({ cutMatches: [hit], lost: { matches: 0, players: 0 } });
    const after = await tell(store, others);
    expect([...after.matches.values()].map(({ log }) => log)).toEqual(
      others.map((id) => before.matches.get(id)?.log),
    );
    await store.close();
  });

  test('in a list: it is rescued from the log and counted again', async () => {
    const before = await filled();
    const [hit = ''] = before.matches.keys();
    vandalise(`UPDATE matches SET setup = '{}', seed = 'x' WHERE id = '${hit}'`);
    const store = await place.open();
    expect((await store.history()).rows).toHaveLength(before.matches.size);
    expect(store.damage).toMatchObject({ lost: { matches: 0, entries: 0, players: 0 } });
    expect(await store.pendingRecounts()).toEqual([hit]);
    await recountAll(store);
    const after = await tell(store, [hit]);
    const { setup, seed, summary, finishedAt } = after.matches.get(hit)?.match ?? {};
    expect({ setup, seed, summary, finishedAt }).toEqual(
      (({ setup: s, seed: x, summary: y, finishedAt: z } = {} as never) => ({
        setup: s,
        seed: x,
        summary: y,
        finishedAt: z,
      }))(before.matches.get(hit)?.match),
    );
    await store.close();
  });

  test('a player’s name comes back from the matches they sat in', async () => {
    await filled();
    vandalise(`UPDATE players SET name = 'x' WHERE name = '"Олена"'`);
    const store = await place.open();
    const names = (await store.players()).map((player) => player.name).sort();
    expect(names).toEqual(['Іра', 'Олена', 'Тарас', 'Юрко']);
    expect(store.damage?.lost.players).toBe(0);
    await store.close();
  });

  test('an index that lost a row is found by the light check', async () => {
    const before = await filled();
    vandalise(`PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'finished_at IS NULL', 'finished_at IS NOT NULL') WHERE name = 'matches_unfinished'`);
    const store = await place.open();
    expect(store.damage).toMatchObject({ lost: { matches: 0, entries: 0, players: 0 } });
    expect((await tell(store)).matches.size).toBe(before.matches.size);
    await store.close();
  });
});

test('a kill in the middle of a rescue is no second loss', async () => {
  const before = await filled();
  const bytes = fs.readFileSync(place.file);
  fs.writeFileSync(place.file, bytes.fill(0, 0, 4096));
  // The process dies while the rescued rows are being written.
  const { drivers } = place.options;
  const dying = {
    ...drivers,
    async open(name: string) {
      const driver = await drivers.open(name);
      const run: typeof driver.run = (sql, params) =>
        sql.includes('INTO entries')
          ? Promise.reject(new Error('killed'))
          : driver.run(sql, params);
      return { ...driver, run };
    },
  };
  await expect(place.open({ drivers: dying })).rejects.toThrow('killed');
  const store = await place.open();
  expect(store.persistence).toBe('disk');
  expect((await tell(store)).matches.size).toBe(before.matches.size);
  await store.close();
});

/** As earlier versions of the app opened it. */
function withWriteAheadLog(): OpenOptions {
  const { drivers } = place.options;
  const open = async (name: string) => {
    const driver = await drivers.open(name);
    await driver.exec('PRAGMA locking_mode = EXCLUSIVE');
    return {
      ...driver,
      exec: (sql: string) =>
        driver.exec(sql.replace('journal_mode = PERSIST', 'journal_mode = WAL')),
    };
  };
  return { drivers: { ...drivers, open } };
}

test('every database has the one journal, also one that was written with a write-ahead log', async () => {
  const earlier = await place.open(withWriteAheadLog());
  await fill(earlier, 2, 20, createDice(5));
  const told = await tell(earlier);
  const left = ['', '-wal'].map((suffix) => fs.readFileSync(place.file + suffix));
  await earlier.close();
  ['', '-wal'].forEach((suffix, i) => fs.writeFileSync(place.file + suffix, left[i] ?? ''));
  expect(left[1]?.length).toBeGreaterThan(4096);
  const store = await place.open();
  expect(store.damage).toBeNull();
  expect(await place.sql('PRAGMA journal_mode')).toEqual([{ journal_mode: 'persist' }]);
  expect(await place.sql('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await tell(store)).toEqual(told);
  await store.close();
  expect(fs.existsSync(`${place.file}-wal`)).toBe(false);
});

test('committed moves behind a broken frame of an earlier write-ahead log are rescued', async () => {
  const store = await place.open(withWriteAheadLog());
  await fill(store, 2, 30, createDice(3));
  for (let i = 0; i < 5; i += 1) await store.setSetting('theme', i);
  const told = await tell(store);
  // As a power cut leaves it: the log not yet in the database, one byte of its first frame gone wrong.
  const file = fs.readFileSync(place.file);
  const wal = fs.readFileSync(`${place.file}-wal`);
  await store.close();
  const at = 32 + 24 + 200;
  wal[at] = (wal[at] ?? 0) ^ 0x55;
  fs.writeFileSync(place.file, file);
  fs.writeFileSync(`${place.file}-wal`, wal);
  const again = await place.open();
  expect(again.damage).not.toBeNull();
  const after = await tell(again, told.matches.keys());
  expect(after.settings).toEqual(told.settings);
  const whole = [...told.matches].filter(
    ([id, { log }]) => after.matches.get(id)?.log.length === log.length,
  );
  expect(whole.length).toBeGreaterThanOrEqual(told.matches.size - 1);
  await again.close();
});
