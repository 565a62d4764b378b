/** SQLite failing at any step of any write: all of it is stored or none, and the next try works. */
import fs from 'node:fs';

import type { Driver, DriverFactory, Value } from '../../src/storage/driver';
import { put, TABLE_NAMES } from '../../src/storage/tables';
import type { ImportedMatch, Store } from '../../src/storage/types';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { newMatch, SUMMARY, twoPlayers } from '../support/storeContract';

jest.setTimeout(300_000);

/** Counts the calls to SQLite; one of them can be made to fail. */
interface Saboteur {
  drivers: DriverFactory;
  /** The n-th call from now on fails (0 = the next one); null = none. */
  failAt(n: number | null, message?: string): void;
  readonly calls: number;
}

function saboteur(drivers: DriverFactory): Saboteur {
  let calls = 0;
  let failing: number | null = null;
  let message = '';
  function count(sql: string): void {
    // A rollback that fails too would be a second failure.
    if (/^ROLLBACK/.test(sql)) return;
    calls += 1;
    if (failing !== null && calls - 1 === failing) throw new Error(message);
  }
  const watch = (driver: Driver): Driver => ({
    ...driver,
    async exec(sql) {
      count(sql);
      await driver.exec(sql);
    },
    async run(sql, params) {
      count(sql);
      return driver.run(sql, params);
    },
    async all<T>(sql: string, params?: readonly Value[]) {
      count(sql);
      return driver.all<T>(sql, params);
    },
  });
  return {
    drivers: { ...drivers, open: async (name) => watch(await drivers.open(name)) },
    failAt(n, text = 'injected') {
      calls = 0;
      failing = n;
      message = text;
    },
    get calls() {
      return calls;
    },
  };
}

const happened = { kind: 'happened' as const, payload: { move: 1 }, at: 9 };
const outcome = {
  results: [0, 1].map((seat) => ({
    seat,
    points: seat,
    rank: 2 - seat,
    won: seat === 1,
    shared: false,
  })),
  facts: [{ seat: null, key: 'rounds', value: 4 }],
};

interface Scene {
  store: Store;
  people: string[];
  /** Unfinished with one entry, and finished. */
  open: string;
  ended: string;
}

async function scene(place: TestPlace, drivers: DriverFactory): Promise<Scene> {
  const store = await place.open({ drivers });
  const [olena, taras] = await twoPlayers(store);
  const people = [olena.id, taras.id];
  const open = (await store.createMatch(newMatch(people))).id;
  await store.append(open, 0, [happened], { summary: SUMMARY });
  const ended = (await store.createMatch(newMatch(people))).id;
  await store.append(ended, 0, [happened], { summary: SUMMARY, outcome });
  return { store, people, open, ended };
}

function imported(people: string[]): ImportedMatch {
  const match = newMatch(people, { id: 'imported' });
  return {
    match,
    begun: { players: [] },
    entries: [happened, happened],
    outcome,
    deletedAt: null,
    device: { holder: 'table' },
    knownSeq: null,
  };
}

const writes: Record<string, (scene: Scene) => Promise<unknown>> = {
  'a new player': ({ store }) => store.createPlayer({ name: 'Іра', colour: 3 }),
  'a new name': ({ store, people }) => store.renamePlayer(people[0] ?? '', 'Інша'),
  'a merge': ({ store, people }) => store.mergePlayers(people[0] ?? '', people[1] ?? ''),
  'a new match': ({ store, people }) => store.createMatch(newMatch(people, { id: 'fresh' })),
  'a move with a snapshot': ({ store, open }) =>
    store.append(open, 1, [happened], {
      summary: SUMMARY,
      snapshot: { moves: 2, rulesVersion: 1, state: { a: 1 } },
    }),
  'the last move': ({ store, open }) =>
    store.append(open, 1, [happened], { summary: SUMMARY, outcome }),
  'an undo of the last move': ({ store, ended }) =>
    store.append(ended, 1, [{ kind: 'undone', payload: { to: 0 }, at: 10 }], { summary: SUMMARY }),
  'a handover': ({ store, open }) => store.setDevice(open, { holder: 1 }),
  'a deletion': ({ store, ended }) => store.deleteMatch(ended),
  'a recount': ({ store, ended }) =>
    store.saveRecounts([{ id: ended, headSeq: 1, summary: SUMMARY, outcome }]),
  'a setting': ({ store }) => store.setSetting('theme', 'dark'),
  'an import': ({ store, people }) =>
    store.importAll({
      players: [],
      matches: [imported(people)],
      settings: [{ key: 'hints', value: false }],
    }),
};

async function dump(place: TestPlace): Promise<string> {
  const all: unknown[] = [];
  for (const table of TABLE_NAMES)
    all.push(await place.sql(`SELECT * FROM ${table} ORDER BY 1, 2`));
  return JSON.stringify(all);
}

describe.each(Object.entries(writes))('%s', (_what, write) => {
  test('fails whole at every step, and works afterwards', async () => {
    const place = testPlace();
    const spoiler = saboteur(place.options.drivers);
    const stage = await scene(place, spoiler.drivers);
    const before = await dump(place);
    let failures = 0;
    for (let n = 0; ; n += 1) {
      spoiler.failAt(n);
      const failed = await write(stage).then(
        () => false,
        (error: Error) => error.message === 'injected',
      );
      spoiler.failAt(null);
      if (!failed) break;
      failures += 1;
      expect(await dump(place)).toBe(before);
    }
    // BEGIN, at least one statement, COMMIT.
    expect(failures).toBeGreaterThanOrEqual(3);
    expect(await dump(place)).not.toBe(before);
    expect(await stage.store.checkup({ deep: true })).toBeNull();
    await stage.store.close();
    place.remove();
  });

  test('goes on in memory when the disk is full, at every step', async () => {
    for (let n = 0; ; n += 1) {
      const place = testPlace();
      const spoiler = saboteur(place.options.drivers);
      const stage = await scene(place, spoiler.drivers);
      const before = await dump(place);
      spoiler.failAt(n, 'database or disk is full');
      await write(stage);
      const reached = spoiler.calls > n;
      spoiler.failAt(null);
      expect(await dump(place)).not.toBe(before);
      expect([stage.store.persistence, stage.store.memoryReason]).toEqual(
        reached ? ['memory', 'full'] : ['disk', null],
      );
      await stage.store.close();
      place.remove();
      if (!reached) break;
      expect(n).toBeLessThan(60);
    }
  });
});

/** As in Chromium: a failed write is only «disk I/O error», and that connection answers nothing but it from then on. */
function failingDisk(drivers: DriverFactory): { drivers: DriverFactory; fails: boolean } {
  const disk = { drivers, fails: false };
  const watch = (driver: Driver): Driver => {
    let dead = false;
    const guarded = async <T>(sql: string, work: () => Promise<T>): Promise<T> => {
      dead ||= disk.fails && /^(INSERT|UPDATE)/.test(sql);
      if (dead) throw new Error('Error code 10: disk I/O error');
      return work();
    };
    return {
      ...driver,
      exec: (sql) => guarded(sql, () => driver.exec(sql)),
      run: (sql, params) => guarded(sql, () => driver.run(sql, params)),
      all: <T>(sql: string, params?: readonly Value[]) =>
        guarded(sql, () => driver.all<T>(sql, params)),
    };
  };
  disk.drivers = { ...drivers, open: async (name) => watch(await drivers.open(name)) };
  return disk;
}

describe('a write that fails', () => {
  let place: TestPlace;
  beforeEach(() => {
    place = testPlace();
  });
  afterEach(() => place.remove());

  async function playing(hasRoom: boolean) {
    const disk = failingDisk(place.options.drivers);
    const platform = { ...place.options.platform, hasRoom: async () => hasRoom };
    const store = await place.open({ drivers: disk.drivers, platform });
    const [one, two] = await twoPlayers(store);
    const { id } = await store.createMatch(newMatch([one.id, two.id]));
    const move = (seq: number) => store.append(id, seq, [happened], { summary: SUMMARY });
    await move(0);
    return { disk, store, id, move };
  }

  /** What a new start finds. */
  async function kept(id: string): Promise<number> {
    const store = await place.open();
    const { entries } = await store.log(id);
    expect(store.damage).toBeNull();
    await store.close();
    return entries.length;
  }

  test('is not acknowledged; when the device writes again the move can be made again', async () => {
    const { disk, store, id, move } = await playing(true);
    disk.fails = true;
    await expect(move(1)).rejects.toThrow('disk I/O error');
    await expect(move(1)).rejects.toThrow('disk I/O error');
    expect((await store.log(id)).entries).toHaveLength(2);
    expect(store.persistence).toBe('disk');
    disk.fails = false;
    await move(1);
    await store.close();
    expect(await kept(id)).toBe(3);
  });

  test('where there is no room that is said; what was stored stays, the rest is played from memory', async () => {
    const { disk, store, id, move } = await playing(false);
    disk.fails = true;
    await move(1);
    expect([store.persistence, store.memoryReason]).toEqual(['memory', 'full']);
    expect((await store.log(id)).entries).toHaveLength(3);
    await store.close();
    expect(await kept(id)).toBe(2);
  });

  test('and cannot be opened anew: every move is refused until it can', async () => {
    const { disk, store, id, move } = await playing(true);
    const { open } = disk.drivers;
    disk.fails = true;
    disk.drivers.open = () => Promise.reject(new Error('NoModificationAllowedError'));
    await expect(move(1)).rejects.toThrow('NoModificationAllowedError');
    await expect(move(1)).rejects.toThrow('NoModificationAllowedError');
    disk.drivers.open = open;
    disk.fails = false;
    await move(1);
    await store.close();
    expect(await kept(id)).toBe(3);
  });
});

describe('opening', () => {
  let place: TestPlace;
  beforeEach(() => {
    place = testPlace();
  });
  afterEach(() => place.remove());

  const failing = (error: Error) => ({
    ...place.options.drivers,
    open: () => Promise.reject(error),
  });

  test('that never ends is given up, and no empty store stands in', async () => {
    const drivers = { ...place.options.drivers, open: () => new Promise<never>(() => undefined) };
    await expect(place.open({ drivers, timeoutMs: 50 })).rejects.toThrow('in time');
  });

  test('a memory that never opens is given up too', async () => {
    const drivers = {
      open: () => Promise.reject(new Error('SecurityError')),
      memory: () => new Promise<never>(() => undefined),
    };
    await expect(place.open({ drivers, timeoutMs: 50 })).rejects.toThrow('in time');
  });

  test.each([
    ['the code did not load', 'Aborted(both async and sync fetching of the wasm failed)'],
    ['the files are held', 'NoModificationAllowedError: access handle'],
    ['there is no room', 'QuotaExceededError: quota'],
    ['nobody knows why', 'strange'],
  ])('is given up, and no empty store stands in: %s', async (_why, message) => {
    await expect(place.open({ drivers: failing(new Error(message)) })).rejects.toThrow(message);
  });

  test('refused: in memory where nothing was ever kept, given up where something is', async () => {
    const drivers = failing(new Error('SecurityError'));
    const fresh = await place.open({ drivers });
    expect([fresh.persistence, fresh.memoryReason]).toEqual(['memory', 'refused']);
    await fresh.close();
    const store = await place.open();
    await twoPlayers(store);
    await store.close();
    await expect(place.open({ drivers })).rejects.toThrow('SecurityError');
  });

  test('a damaged file that cannot be set aside is left as it is; why is not made up', async () => {
    fs.writeFileSync(place.file, 'це не база даних'.repeat(1000));
    const bytes = fs.readFileSync(place.file);
    for (const [message, reason] of [
      ['createWritable is not a function', 'damaged'],
      ['QuotaExceededError', 'full'],
    ]) {
      const keepCopy = () => Promise.reject(new Error(message));
      const store = await place.open({ platform: { ...place.options.platform, keepCopy } });
      expect([store.persistence, store.memoryReason]).toEqual(['memory', reason]);
      expect(store.damage).toMatchObject({ asideName: null });
      await store.close();
      expect(fs.readFileSync(place.file).equals(bytes)).toBe(true);
    }
  });

  test('a database of a newer app is left alone', async () => {
    const store = await place.open();
    await store.createPlayer({ name: 'Олена', colour: 1 });
    await store.close();
    const driver = await place.options.drivers.open('arbitr.db');
    await put(driver, 'meta', {
      name: 'schema',
      value: JSON.stringify({ version: 99, schema: '' }),
      rev: 99,
    });
    await driver.close();
    await expect(place.open()).rejects.toThrow('newer');
    const kept = await place.options.drivers.open('arbitr.db');
    expect(await kept.all('SELECT id FROM players')).toHaveLength(1);
    await kept.close();
  });

  test('fails at every step without losing what was there', async () => {
    const first = await place.open();
    await twoPlayers(first);
    await first.close();
    for (let n = 0; n < 12; n += 1) {
      const spoiler = saboteur(place.options.drivers);
      spoiler.failAt(n, 'disk I/O error');
      const opened = await place.open({ drivers: spoiler.drivers }).then(
        (store) => store,
        (error: Error) => error.message,
      );
      if (typeof opened === 'string') expect(opened).toBe('disk I/O error');
      else await opened.close();
    }
    const last = await place.open();
    expect(last.persistence).toBe('disk');
    expect(await last.players()).toHaveLength(2);
    await last.close();
  });
});

test('a closed store says so', async () => {
  const place = testPlace();
  const store = await place.open();
  await store.close();
  await store.close();
  await expect(store.players()).rejects.toThrow('closed');
  place.remove();
});
