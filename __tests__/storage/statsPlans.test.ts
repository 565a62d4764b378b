/** Every question of the statistics finds its rows by an index, and none but small groups are sorted. */
import * as sql from '../../src/stats/sql';
import type { Store } from '../../src/storage/types';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';

let place: TestPlace;
let store: Store;

beforeAll(async () => {
  place = testPlace();
  store = await place.open();
});

afterAll(async () => {
  await store.close();
  place.remove();
});

const statements = Object.entries(sql) as [string, string][];

async function planOf(statement: string): Promise<string[]> {
  const holes = (statement.match(/\?/g) ?? []).length;
  const params = new Array<string>(holes).fill('0');
  const plan = await store.read<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, params);
  return plan.map(({ detail }) => detail);
}

test('there are statements to look at', () => {
  expect(statements.length).toBeGreaterThan(12);
});

test.each(statements)(
  '%s searches, along an index that holds all it asks',
  async (_, statement) => {
    const plan = await planOf(statement);
    const tables = plan.filter((detail) => /\b(match_results|match_facts|me|o|r|f)\b/.test(detail));
    expect(tables.length).toBeGreaterThan(0);
    for (const detail of tables) {
      expect(detail).toMatch(/^SEARCH/);
      if (!/\bf\b/.test(detail)) expect(detail).toMatch(/USING COVERING INDEX/);
    }
  },
);

test('nothing is put in order that an index has in order already', async () => {
  for (const statement of [sql.SERIES, sql.STREAKS, sql.STREAKS_IN_GAME, sql.RECORDS, sql.BEST])
    expect(await planOf(statement)).not.toContainEqual(expect.stringMatching(/ORDER BY/));
});
