/** A database of every earlier version opens, with everything in it. */
import fs from 'node:fs';
import path from 'node:path';

import { gameOf } from '../../src/games';
import { migrate, MIGRATIONS, SCHEMA_VERSION } from '../../src/storage/migrations';
import { recountAll } from '../../src/match/recount';
import { earlierRules } from '../support/sqlite/earlierRules';
import { openFile } from '../support/sqlite/files';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { tell } from '../support/torture/reference';

const VERSIONS = path.join(__dirname, '../support/sqlite/versions');

let place: TestPlace;
beforeEach(() => {
  place = testPlace();
});
afterEach(() => place.remove());

test('migrations are numbered without a gap', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
});

test('there is a database of every version, this one included', () => {
  const kept = fs.readdirSync(VERSIONS).sort();
  expect(kept).toEqual(MIGRATIONS.map(({ version }) => `v${version}.sql`));
});

interface Expected {
  players: string[];
  matches: { entries: number; over: boolean; points: number[] }[];
  settings: Record<string, unknown>;
}

/** By the first version whose database says it. */
const told = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../support/sqlite/versions.json'), 'utf8'),
) as Record<string, Expected>;

const expectedOf = (version: number): Expected | undefined =>
  told[
    Math.max(
      ...Object.keys(told)
        .map(Number)
        .filter((first) => first <= version),
    )
  ];

/** Later ones hold matches of the real «Веселка». */
const LAST_OF_EARLIER_RULES = 5;

test.each(MIGRATIONS.map(({ version }) => version))('version %i opens whole', async (version) => {
  const database = openFile(place.file);
  database.exec(fs.readFileSync(path.join(VERSIONS, `v${version}.sql`), 'utf8'));
  database.close();
  await place.options.platform.writeNote('arbitr.db', '{"exists":true}');
  const store = await place.open();
  expect([store.persistence, store.damage]).toEqual(['disk', null]);
  expect(await store.checkup({ deep: true })).toBeNull();
  if (version <= LAST_OF_EARLIER_RULES)
    jest.spyOn(gameOf('veselka'), 'rules').mockResolvedValue(earlierRules);
  await recountAll(store);
  jest.restoreAllMocks();
  const { matches, players, settings } = await tell(store);
  const found: Expected = {
    players: players.map((player) => player.name).sort(),
    matches: [...matches.values()].map(({ match, log }) => ({
      entries: log.length,
      over: match.summary.over,
      points: match.summary.points,
    })),
    settings,
  };
  expect(found).toEqual(expectedOf(version));
  for (const [id, { match }] of matches) {
    const { results } = await store.results(id);
    expect(results.map((result) => result.points)).toEqual(
      match.summary.over ? match.summary.points : [],
    );
  }
  await store.close();
  // Opened once more, nothing is migrated twice.
  const again = await place.open();
  expect(again.damage).toBeNull();
  const [meta] = await place.sql<{ value: string }>(`SELECT value FROM meta WHERE name = 'schema'`);
  expect(JSON.parse(meta?.value ?? '{}')).toMatchObject({ version: SCHEMA_VERSION });
  await again.close();
});

test('a migration that fails leaves the version before', async () => {
  const driver = await place.options.drivers.open('arbitr.db');
  await migrate(driver, { until: 1 });
  const failing = {
    ...driver,
    exec: (sql: string) =>
      sql.includes('match_results') ? Promise.reject(new Error('no')) : driver.exec(sql),
  };
  await expect(migrate(failing)).rejects.toThrow('no');
  await migrate(driver);
  expect(await driver.all('SELECT * FROM match_results')).toEqual([]);
  await driver.close();
});
