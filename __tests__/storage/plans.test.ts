/** Every statement of the store finds its rows by an index: none walks through a table. */
import * as exporting from '../../src/storage/backup/export';
import * as sql from '../../src/storage/sql';
import { WRITING_SQL } from '../../src/storage/tables';
import type { MatchFilter, Store } from '../../src/storage/types';
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

/** A few dozen rows, read whole on purpose. */
const SMALL = ['settings', 'meta'];

const filters: MatchFilter[] = [{}];
for (const part of [
  { game: 'qwinto' },
  { mode: 'score' },
  { finished: true },
  { players: ['a', 'b'] },
  { anyPlayer: ['c'] },
  { from: 1, until: 2 },
] satisfies MatchFilter[])
  filters.push(...filters.map((filter) => ({ ...filter, ...part })));
filters.push({ deleted: true });

function texts(module: object): string[] {
  return Object.values(module)
    .flat()
    .filter((value): value is string => typeof value === 'string' && /^[A-Z]+ /.test(value));
}

const statements = [
  ...texts(sql),
  ...texts(exporting),
  ...WRITING_SQL,
  ...filters.map((filter) => sql.historyQuery(filter, { at: 1, id: 'x' }, 30).sql),
  ...filters.map((filter) => sql.countQuery(filter).sql),
];

test('there are statements to look at', () => {
  expect(statements.length).toBeGreaterThan(150);
});

test.each([...new Set(statements)])('%s', async (statement) => {
  const holes = (statement.match(/\?/g) ?? []).length;
  const params = new Array<string>(holes).fill('[]');
  const plan = await store.read<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, params);
  for (const { detail } of plan) {
    const scan = /^SCAN (\w+)/.exec(detail);
    const fine = !scan || scan[1] === 'json_each' || /VIRTUAL TABLE|CONSTANT ROW/.test(detail);
    const small = SMALL.includes(scan?.[1] ?? '');
    if (!fine && !small) throw new Error(`${detail}\n${statement}`);
    expect(detail).not.toMatch(/TEMP B-TREE FOR ORDER BY/);
  }
});
