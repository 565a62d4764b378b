/** SQLite failing at any step of any write: all of it is stored or none, and the next try works. */
import type { Driver, DriverFactory, Value } from '../../src/storage/driver';
import { put } from '../../src/storage/tables';
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

const TABLES = [
  'players',
  'matches',
  'seats',
  'entries',
  'snapshots',
  'settings',
  'match_results',
  'match_facts',
];

async function dump(store: Store): Promise<string> {
  const all: unknown[] = [];
  for (const table of TABLES) all.push(await store.read(`SELECT * FROM ${table} ORDER BY 1, 2`));
  return JSON.stringify(all);
}

describe.each(Object.entries(writes))('%s', (_what, write) => {
  test('fails whole at every step, and works afterwards', async () => {
    const place = testPlace();
    const spoiler = saboteur(place.options.drivers);
    const stage = await scene(place, spoiler.drivers);
    const before = await dump(stage.store);
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
      expect(await dump(stage.store)).toBe(before);
    }
    // BEGIN, at least one statement, COMMIT.
    expect(failures).toBeGreaterThanOrEqual(3);
    expect(await dump(stage.store)).not.toBe(before);
    expect(await stage.store.checkup({ deep: true })).toBeNull();
    await stage.store.close();
    place.remove();
  });

  test('goes on in memory when the disk is full, at every step', async () => {
    for (let n = 0; ; n += 1) {
      const place = testPlace();
      const spoiler = saboteur(place.options.drivers);
      const stage = await scene(place, spoiler.drivers);
      const before = await dump(stage.store);
      spoiler.failAt(n, 'database or disk is full');
      await write(stage);
      const reached = spoiler.calls > n;
      spoiler.failAt(null);
      expect(await dump(stage.store)).not.toBe(before);
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

describe('opening', () => {
  let place: TestPlace;
  beforeEach(() => {
    place = testPlace();
  });
  afterEach(() => place.remove());

  test('that never ends is given up: play begins in memory', async () => {
    const drivers = { ...place.options.drivers, open: () => new Promise<never>(() => undefined) };
    const store = await place.open({ drivers, timeoutMs: 50 });
    expect([store.persistence, store.memoryReason]).toEqual(['memory', 'timeout']);
    await twoPlayers(store);
    await store.close();
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
    const again = await place.open();
    expect([again.persistence, again.memoryReason, again.damage]).toEqual([
      'memory',
      'newer',
      null,
    ]);
    await again.close();
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
      const store = await place.open({ drivers: spoiler.drivers });
      await store.close();
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
