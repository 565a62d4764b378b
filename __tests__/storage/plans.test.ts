/** Every statement of the store finds its rows by an index: none walks through a table. And none stands elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { gameIds } from '../../src/games';
import * as archive from '../../src/storage/questions/archive';
import * as history from '../../src/storage/questions/history';
import * as matches from '../../src/storage/questions/matches';
import * as players from '../../src/storage/questions/players';
import * as seats from '../../src/storage/questions/seats';
import * as settings from '../../src/storage/questions/settings';
import * as statistics from '../../src/storage/questions/statistics';
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

async function planOf(statement: string): Promise<string[]> {
  const holes = (statement.match(/\?/g) ?? []).length;
  const params = new Array<string>(holes).fill('[]');
  const plan = await place.sql<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, params);
  return plan.map(({ detail }) => detail);
}

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

/** Statistics are held to more, further down; the check-up reads everything on purpose. */
const QUESTIONS = { archive, history, matches, players, seats, settings };
const APART = ['everything', 'statistics'];

function texts(module: object): string[] {
  return Object.values(module)
    .flat()
    .filter((value): value is string => typeof value === 'string' && /^[A-Z]+ /.test(value));
}

const statements = [
  ...Object.values(QUESTIONS).flatMap(texts),
  ...texts(sql),
  ...WRITING_SQL,
  ...filters.map((filter) => history.historyQuery(filter, { at: 1, id: 'x' }, 30).sql),
];

test('there are statements to look at', () => {
  expect(statements.length).toBeGreaterThan(120);
});

test.each([...new Set(statements)])('%s', async (statement) => {
  for (const detail of await planOf(statement)) {
    const scan = /^SCAN (\w+)/.exec(detail);
    const fine =
      !scan || scan[1] === 'json_each' || /VIRTUAL TABLE|CONSTANT ROW|-ROW VALUES/.test(detail);
    const small = SMALL.includes(scan?.[1] ?? '');
    if (!fine && !small) throw new Error(`${detail}\n${statement}`);
    expect(detail).not.toMatch(/TEMP B-TREE FOR ORDER BY/);
  }
});

describe('statistics', () => {
  const asked = Object.entries(statistics).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );

  test.each(asked)('%s searches, along an index that holds all it asks', async (_, statement) => {
    const plan = await planOf(statement);
    const tables = plan.filter((detail) => /\b(match_results|match_facts|me|o|r|f)\b/.test(detail));
    expect(tables.length).toBeGreaterThan(0);
    for (const detail of tables) {
      expect(detail).toMatch(/^SEARCH/);
      if (!/\bf\b/.test(detail)) expect(detail).toMatch(/USING COVERING INDEX/);
    }
  });

  test('nothing is put in order that an index has in order already', async () => {
    const { SERIES, STREAKS, STREAKS_IN_GAME, RECORDS, BEST } = statistics;
    for (const statement of [SERIES, STREAKS, STREAKS_IN_GAME, RECORDS, BEST])
      expect(await planOf(statement)).not.toContainEqual(expect.stringMatching(/ORDER BY/));
  });
});

describe('where SQL stands', () => {
  const ROOT = join(__dirname, '../..');
  const sources = ['src', 'app'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/')),
  );
  const holding = (pattern: RegExp): string[] =>
    sources.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')));
  const inQuestions = /^src\/storage\/questions\//;

  test('every file of questions is looked at here', () => {
    const files = sources.filter((path) => inQuestions.test(path));
    const names = files.map((path) => path.replace(inQuestions, '').replace('.ts', ''));
    expect(names.sort()).toEqual([...Object.keys(QUESTIONS), ...APART].sort());
  });

  test('what is asked of the database stands in questions', () => {
    const asking = holding(/['"`]\s*(SELECT|WITH)\b[^'"`]*\bFROM\b/);
    expect(asking.length).toBeGreaterThan(5);
    // A migration asks what is there before there are tables to ask about; the server has a database of its own.
    const allowed = /^src\/(storage\/(questions\/|migrations\/index\.ts$)|server\/log\/)/;
    expect(asking.filter((path) => !allowed.test(path))).toEqual([]);
  });

  test('what changes it stands in the store; the server and the bench have databases of their own', () => {
    const changing = holding(/\b(INSERT (OR \w+ )?INTO|DELETE FROM|UPDATE \w+ SET|CREATE TABLE)\b/);
    expect(changing).toContain('src/storage/sql.ts');
    const elsewhere = changing.filter((path) => !path.startsWith('src/storage/'));
    expect(elsewhere.sort()).toEqual([
      'src/server/log/postgres.ts',
      'src/server/log/statements.ts',
      'src/tools/bench/app/blank.ts',
    ]);
  });

  test('no statement names a game', () => {
    const named = new RegExp(`\\b(${gameIds().join('|')})\\b`);
    const inStore = sources.filter((path) => path.startsWith('src/storage/'));
    expect(inStore.length).toBeGreaterThan(40);
    expect(holding(named).filter((path) => inStore.includes(path))).toEqual([]);
  });
});
