/** One contract for whoever keeps a table: two owners can never both write. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Database } from 'node-sqlite3-wasm';
import { Client } from 'pg';

import {
  NotOurs,
  type KeptEntry,
  type TablePage,
  type TableStore,
} from '../../src/net/table/store';
import { memoryStore } from '../support/net/memoryStore';
import { openPostgresTables } from '../../src/server/log/postgres';
import { openSqliteTables } from '../../src/server/log/sqlite';
import { MIGRATIONS } from '../../src/server/log/statements';
import type { Tables } from '../../src/server/log/tables';
import {
  NO_POSTGRES,
  startPostgres,
  whereThereIs,
  type Database as Run,
} from '../support/net/databases';

const PAGE: TablePage = {
  code: 'K7M4TR',
  id: 'match1',
  game: 'promin',
  setup: { seats: 3, first: 0, mode: 'virtual' },
  madeAt: 1,
  host: 0,
  chairs: [null, null, null],
  locked: false,
  watching: true,
  seed: 'aa',
  commitment: 'bb',
  begun: false,
};
const entry = (seq: number, by = ''): KeptEntry => ({
  seq,
  kind: 'happened',
  payload: { move: { type: 'stop' } },
  at: 1_900_000_000_000 + seq,
  prev: seq === 0 ? '' : `h${seq - 1}`,
  hash: `h${seq}${by}`,
  said: seq === 1 ? '0:m1' : null,
});

/** `open` gives the same store again and again, as several processes see it. */
function keepsTheContract(open: () => Promise<TableStore>): void {
  test('gives back what was kept, in order', async () => {
    const store = await open();
    expect(await store.find(PAGE.code)).toBeNull();
    expect(await store.look(PAGE.code)).toBeNull();
    expect(await store.claim(PAGE.code, 'a')).toBeNull();
    expect(await store.make(PAGE, 'a')).toBe(true);
    expect(await store.make(PAGE, 'b')).toBe(false);
    await store.keep({ ...PAGE, locked: true }, 0, 'a');
    for (const seq of [0, 1]) await store.append(PAGE, entry(seq), 'a');
    const page = { ...PAGE, locked: true };
    expect(await store.look(PAGE.code)).toEqual(page);
    expect(await store.find(PAGE.code)).toEqual({
      page,
      version: 1,
      entries: [entry(0), entry(1)],
    });
  });

  test('a place that is taken, a gap and an entry that follows another one are refused', async () => {
    const store = await open();
    for (const wrong of [entry(1, 'x'), entry(3), { ...entry(2), prev: 'h0' }])
      await expect(store.append(PAGE, wrong, 'a')).rejects.toBeInstanceOf(NotOurs);
    await expect(store.keep(PAGE, 0, 'a')).rejects.toBeInstanceOf(NotOurs);
    expect((await store.find(PAGE.code))?.entries).toHaveLength(2);
  });

  test('who is not sure whether it was written may write it again', async () => {
    const store = await open();
    await store.append(PAGE, entry(1), 'a');
    await store.keep({ ...PAGE, locked: true }, 0, 'a');
    expect(await store.find(PAGE.code)).toMatchObject({ version: 1, entries: { length: 2 } });
  });

  test('once somebody else has claimed it, the former owner writes nothing', async () => {
    const [old, young] = [await open(), await open()];
    expect(await young.claim(PAGE.code, 'b')).toMatchObject({ version: 1, entries: { length: 2 } });
    await expect(old.append(PAGE, entry(2), 'a')).rejects.toBeInstanceOf(NotOurs);
    await expect(old.keep(PAGE, 1, 'a')).rejects.toBeInstanceOf(NotOurs);
    // Not even what it had written before: it is no longer the one to acknowledge it.
    await expect(old.append(PAGE, entry(1), 'a')).rejects.toBeInstanceOf(NotOurs);
    await young.append(PAGE, entry(2), 'b');
    expect((await young.find(PAGE.code))?.entries).toHaveLength(3);
  });

  test('of two who write at the same place at once, over and over, one gets in', async () => {
    const [one, two] = [await open(), await open()];
    for (let seq = 3; seq < 23; seq += 1) {
      await one.claim(PAGE.code, `one${seq}`);
      const prev = (await one.find(PAGE.code))?.entries.at(-1)?.hash ?? '';
      // The second claims while the first writes.
      const [a, b] = await Promise.allSettled([
        one.append(PAGE, { ...entry(seq, 'a'), prev }, `one${seq}`),
        two
          .claim(PAGE.code, `two${seq}`)
          .then(() => two.append(PAGE, { ...entry(seq, 'b'), prev }, `two${seq}`)),
      ]);
      expect([a, b].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await one.find(PAGE.code))?.entries).toHaveLength(seq + 1);
    }
  });
}

/** What only databases do. */
function forgets(open: (now?: () => number) => Promise<Tables>): void {
  test('says what was claimed by somebody else, and forgets what nobody has touched', async () => {
    const tables = await open(() => 100);
    const other = { ...PAGE, code: 'K7M4TS', id: 'match2' };
    await tables.make(other, 'c');
    await tables.append(other, entry(0), 'c');
    const owned = new Map([
      [other.code, 'c'],
      [PAGE.code, 'nobody'],
      ['222222', 'gone'],
    ]);
    expect((await tables.lost(owned)).sort()).toEqual(['222222', PAGE.code]);
    const before = await tables.count();
    expect(await tables.forgetBefore(50)).toBe(0);
    expect(await tables.forgetBefore(101)).toBe(1);
    expect(await tables.find(other.code)).toBeNull();
    expect(await tables.count()).toBe(before - 1);
    // Nothing of its log stays either: a new table under the same id would find it.
    await tables.make(other, 'd');
    expect((await tables.find(other.code))?.entries).toEqual([]);
  });
}

describe('tables in memory', () => {
  const store = memoryStore();
  keepsTheContract(async () => store);
});

describe('tables in SQLite', () => {
  const place = mkdtempSync(join(tmpdir(), 'arbitr-store-'));
  const open: Tables[] = [];
  const at = (file: string, now = Date.now): Tables => {
    const tables = openSqliteTables(join(place, file), now);
    open.push(tables);
    return tables;
  };
  // One process a file: both owners are in this one.
  const shared = at('home.sqlite');
  afterAll(async () => {
    for (const tables of open) await tables.close();
    rmSync(place, { recursive: true, force: true });
  });
  keepsTheContract(async () => shared);
  forgets(async (now) => at('another.sqlite', now));

  test.each(MIGRATIONS.map((_, i) => i))(
    'a file of version %i is brought to today’s',
    async (version) => {
      const file = join(place, `v${version}.sqlite`);
      const db = new Database(file);
      for (const step of MIGRATIONS.slice(0, version)) db.exec(step);
      if (version === 1)
        db.run('INSERT INTO pages VALUES ($1, 0, $2, 5)', [PAGE.code, JSON.stringify(PAGE)]);
      db.exec(`PRAGMA user_version = ${version}`);
      db.close();
      const tables = at(`v${version}.sqlite`);
      if (version === 1) expect((await tables.claim(PAGE.code, 'a'))?.page).toEqual(PAGE);
      else expect(await tables.make(PAGE, 'a')).toBe(true);
      await tables.append(PAGE, entry(0), 'a');
    },
  );

  test('a file of a newer version is left alone', () => {
    const file = join(place, 'newer.sqlite');
    const db = new Database(file);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    db.close();
    expect(() => openSqliteTables(file, Date.now)).toThrow(/newer/);
  });
});

whereThereIs(NO_POSTGRES)('tables in PostgreSQL', () => {
  let postgres: Run;
  const open: Tables[] = [];
  const at = async (now = Date.now): Promise<Tables> => {
    const tables = await openPostgresTables(postgres.url, now);
    open.push(tables);
    return tables;
  };
  beforeAll(async () => {
    postgres = await startPostgres();
    // A process of yesterday made the tables; several of today's start at once.
    const client = new Client(postgres.url);
    await client.connect();
    await client.query(MIGRATIONS[0] as string);
    await client.query('CREATE TABLE schema_version (version INTEGER NOT NULL)');
    await client.query('INSERT INTO schema_version VALUES (1)');
    await client.end();
    await Promise.all([at(), at(), at()]);
  });
  afterAll(async () => {
    for (const tables of open) await tables.close();
    await postgres.stop();
  });
  keepsTheContract(() => at());
  forgets(at);

  test('a database of a newer version is left alone', async () => {
    const client = new Client(postgres.url);
    await client.connect();
    await client.query('UPDATE schema_version SET version = version + 1');
    await expect(openPostgresTables(postgres.url, Date.now)).rejects.toThrow(/newer/);
    await client.end();
  });
});
