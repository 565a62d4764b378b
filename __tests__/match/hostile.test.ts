/** Backup files made to hold up whoever takes them in: refused or set aside for the right reason, nothing written. */
import {
  BackupError,
  exportEverything,
  openBackup,
  type BackupTrouble,
  type Taken,
} from '../../src/match/backup';
import { openLiveMatch } from '../../src/match/live';
import type { Json } from '../../src/storage';
import type { LogItem } from '../../src/storage/backup';
import { storeForEach } from '../support/sqlite/openTestStore';
import { headOf, playEvening, type Line } from '../support/fairness/evening';
import { importBackup } from '../support/takeIn';
import { HEAD, HOSTILE_FILES, honestFiles, packed } from '../support/torture/hostileFiles';
import { newMatch, SUMMARY, twoPlayers } from '../support/storeContract';
import { tell } from '../support/torture/reference';

jest.setTimeout(600_000);

const { store, elsewhere } = storeForEach();

async function takeIn(bytes: Uint8Array): Promise<Taken | BackupError> {
  try {
    return await (await openBackup(store(), bytes)).take();
  } catch (error) {
    if (error instanceof BackupError) return error;
    throw error;
  }
}

test.each(HOSTILE_FILES)('$name: $outcome as $trouble', async ({ bytes, outcome, trouble }) => {
  const before = await tell(store());
  const came = await takeIn(bytes());
  if (outcome === 'refused') {
    expect(came).toMatchObject({ name: 'BackupError', trouble });
    expect(await tell(store())).toEqual(before);
  } else {
    expect(came).toMatchObject({ taken: 1, aside: [{ trouble }] });
    expect([...(await tell(store())).matches.keys()]).toEqual([playEvening(2).id]);
  }
  expect(await store().checkup({ deep: true })).toBeNull();
});

type Begun = { players: { id: string; name: string }[]; words: string[] } & Record<string, Json>;

/** A match with something else in it and a chain that fits. */
function changed(n: number, changes: Partial<Line>, begun: Partial<Begun> = {}): Line {
  const line = { ...playEvening(n), ...changes };
  const whole: Line = { ...line, begun: { ...(line.begun as Begun), ...begun } as Json };
  return { ...whole, head: headOf(whole) };
}

const called = (...ids: string[]): Partial<Begun> => ({
  players: (playEvening(2).begun as Begun).players.map((one, i) => ({
    ...one,
    id: ids[i] ?? one.id,
  })),
});
const named = (...names: string[]): Partial<Begun> => ({
  players: (playEvening(2).begun as Begun).players.map((one, i) => ({
    ...one,
    name: names[i] ?? one.name,
  })),
});
const backwards = (line: Line): LogItem[] =>
  line.log.map(([after, ...rest]) => [-after, ...rest] as unknown as LogItem);

const LAST = Date.UTC(2200, 0, 1);
const ODD: [string, () => Line][] = [
  ['the first moment there is', () => changed(2, { at: 0 })],
  ['a time that is less than nothing by its sign alone', () => changed(2, { at: -0 })],
  ['the last moment there is', () => changed(2, { at: LAST, log: [] })],
  ['clocks that were put back', () => changed(2, { log: backwards(playEvening(2)) })],
  [
    'names of halves of letters, nothing at all and turned text',
    () => changed(2, {}, named('\ud800\u0000', '')),
  ],
  ['turned names', () => changed(2, {}, named('\u202eяло', '👨‍👩‍👧'.repeat(100)))],
  ['words nobody can say', () => changed(2, { log: [] }, { words: ['\udfff', '', '\n'] })],
  [
    'ids that every object answers to',
    () => changed(2, { id: '__proto__' }, called('__proto__', 'constructor')),
  ],
  ['a match that followed itself', () => changed(2, { id: 'same' }, { parent: 'same' })],
  ['rules of a far future', () => changed(2, {}, { rulesVersion: 1_000_000 })],
  [
    'fields nobody knows beside the match',
    () => changed(2, { ...({ toString: 1, more: [[[]]] } as object) }),
  ],
  ['a device in hands that are not there', () => changed(2, { holder: 99 })],
  [
    'a result that is none of the rules’',
    () => changed(2, { result: { points: [-0], winners: [] } }),
  ],
];

test.each(ODD)('odd and possible, so taken in as it is: %s', async (_what, line) => {
  const bytes = packed([HEAD, JSON.stringify({ match: line() })]);
  expect(await takeIn(bytes)).toMatchObject({ taken: 1, aside: [] });
  const [id = ''] = (await tell(store())).matches.keys();
  const live = await openLiveMatch(store(), id);
  expect(live?.state().status).toBe('ready');
  const { entries } = await store().log(id);
  expect(await store().checkup({ deep: true })).toBeNull();
  const [saved] = await exportEverything(store());
  const there = await elsewhere();
  expect(await importBackup(there, saved?.bytes ?? new Uint8Array())).toBe(1);
  expect((await there.log(id)).entries).toEqual(entries);
});

const also = (line: Line, ...more: unknown[]): Line => {
  const longer = { ...line, log: [...line.log, ...(more as LogItem[])] };
  return { ...longer, head: headOf(longer) };
};
const empty = (begun: Partial<Begun> = {}): Line => changed(2, { log: [] }, begun);

const IMPOSSIBLE: [string, BackupTrouble, () => Line][] = [
  [
    'a moment after the last',
    'malformed',
    () => also(changed(2, { at: LAST, log: [] }), [1, { by: 0 }, 'ended']),
  ],
  ['half a millisecond', 'malformed', () => also(empty(), [0.5, {}, 'ended'])],
  [
    'a day of play no calendar has',
    'malformed',
    () => changed(2, { about: { when: 8.64e15 + 1 } }),
  ],
  ['one person on two chairs', 'refused', () => empty(called('a', 'a'))],
  [
    'a first player on no chair',
    'malformed',
    () => empty({ setup: { seats: 2, first: 5, mode: 'virtual' } }),
  ],
  [
    'a reading no table has',
    'malformed',
    () =>
      empty({
        setup: { seats: 2, first: 0, mode: 'virtual', house: { ['__proto__']: 'x', 'A-0': 1 } },
      }),
  ],
  ['a ninth chair', 'malformed', () => also(empty(), [0, { seat: 8, player: null }, 'seated'])],
  [
    'an undo by a chair that is not there',
    'refused',
    () => also(empty(), [0, { act: 1, by: 5 }, 'undone']),
  ],
  ['an undo of what is to come', 'refused', () => also(empty(), [0, { act: 7 }, 'undone'])],
  ['a kind that every object has', 'malformed', () => also(empty(), [0, {}, '__proto__'])],
  ['an entry with more than an entry has', 'malformed', () => also(empty(), [0, {}, 'ended', 1])],
  ['a second beginning', 'malformed', () => also(empty(), [0, empty().begun, 'begun'])],
  [
    'a move that every object has',
    'refused',
    () => also(empty(), [0, { move: { type: 'constructor' } }]),
  ],
  ['a move of a number', 'refused', () => also(empty(), [0, { move: -0 }])],
  ['an id that is a way out', 'malformed', () => changed(2, { id: '../../x' })],
  ['a chain that ends elsewhere', 'damaged', () => ({ ...playEvening(2), head: 'f'.repeat(64) })],
];

test.each(IMPOSSIBLE)(
  '%s: set aside as %s, and nothing of it stays',
  async (_what, trouble, line) => {
    const came = await takeIn(packed([HEAD, JSON.stringify({ match: line() })]));
    expect(came).toMatchObject({ name: 'BackupError', trouble });
    expect((await tell(store())).matches.size).toBe(0);
    expect(await store().players({ includeHidden: true })).toEqual([]);
  },
);

test('honest matches of all games and both formats are taken in, none set aside', async () => {
  const [bytes = new Uint8Array()] = honestFiles(100);
  expect(await takeIn(bytes)).toMatchObject({ taken: 100, aside: [] });
  expect(await store().checkup({ deep: true })).toBeNull();
});

test('a setting that is told 50,000 times is written once, as it was told last', async () => {
  const importAll = jest.spyOn(store(), 'importAll');
  const told = (value: boolean): string => `{"setting":{"key":"sound","value":${value}}}`;
  const bytes = packed([HEAD, ...Array.from({ length: 50_000 }, () => told(true)), told(false)]);
  expect(await takeIn(bytes)).toMatchObject({ taken: 0, aside: [] });
  expect(importAll.mock.calls[0]?.[0].settings).toEqual([{ key: 'sound', value: false }]);
  expect(await store().settings()).toEqual({ sound: false });
});

const playerLine = (n: number, mergedInto: string | null = null): string =>
  JSON.stringify({
    player: { id: `p${n}`, name: 'x', colour: 1, hidden: false, createdAt: 1, mergedInto },
  });

test('a match that is played while thousands of players are taken in is stored meanwhile', async () => {
  const [olena, taras] = await twoPlayers(store());
  const { id } = await store().createMatch(newMatch([olena.id, taras.id]));
  const bytes = packed([HEAD, ...Array.from({ length: 5000 }, (_, n) => playerLine(n))]);
  const { take } = await openBackup(store(), bytes);
  const here = async (): Promise<number> => (await store().players()).length;
  let meanwhile = 0;
  const importAll = store().importAll.bind(store());
  jest.spyOn(store(), 'importAll').mockImplementation((batch, options) => {
    const storing = importAll(batch, options);
    const entry = { kind: 'happened', payload: { move: 1 }, at: 5 } as const;
    void store()
      .append(id, 0, [entry], { summary: SUMMARY })
      .then(here)
      .then((players) => (meanwhile = players));
    return storing;
  });
  await take();
  expect(meanwhile).toBeLessThan(5000);
  expect((await store().match(id))?.headSeq).toBe(1);
  expect(await here()).toBe(5002);
});

test('whoever calls it off while players are stored finds nobody new', async () => {
  const bytes = packed([HEAD, ...Array.from({ length: 5000 }, (_, n) => playerLine(n))]);
  const { take } = await openBackup(store(), bytes);
  const off = new AbortController();
  const taking = take({ signal: off.signal });
  while ((await store().players()).length === 0) await Promise.resolve();
  off.abort();
  await expect(taking).rejects.toThrow('cancelled');
  expect(await store().players()).toEqual([]);
});

test('merges that lead in a circle or on and on merge nobody; a flat one does', async () => {
  const lines = [
    ...[playerLine(1, 'p2'), playerLine(2, 'p1')],
    ...Array.from({ length: 2000 }, (_, n) => playerLine(10 + n, `p${11 + n}`)),
    ...[playerLine(3, 'p4'), playerLine(4), playerLine(5, 'p5')],
  ];
  await takeIn(packed([HEAD, ...lines]));
  const players = await store().players();
  const here = new Set(players.map((player) => player.id));
  expect(['p1', 'p2', 'p3', 'p4', 'p5', 'p10', 'p2009'].filter((id) => here.has(id))).toEqual([
    ...['p1', 'p2', 'p4', 'p5', 'p10', 'p2009'],
  ]);
  expect(await store().checkup({ deep: true })).toBeNull();
});

test('an opponent of the app is no person in any list, and nobody is another name of one', async () => {
  const player = (id: string, mergedInto: string | null): string =>
    JSON.stringify({
      player: { id, name: id, colour: 1, hidden: false, createdAt: 1, mergedInto },
    });
  const lines = [
    player('olena', null),
    player('bot-easy-1', 'olena'),
    player('bot-easy-2', null),
    player('taras', 'bot-easy-2'),
  ];
  await takeIn(packed([HEAD, ...lines]));
  const told = await store().archive.playersById(['bot-easy-1', 'bot-easy-2', 'taras']);
  expect(
    Object.fromEntries(told.map(({ id, hidden, mergedInto }) => [id, [hidden, mergedInto]])),
  ).toEqual({ 'bot-easy-1': [true, null], 'bot-easy-2': [true, null], taras: [false, null] });
  expect((await store().players()).map(({ id }) => id).sort()).toEqual(['olena', 'taras']);
});

test('a setting that says more than any box has cards is left out', async () => {
  const cards = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`card${i}`, 1]));
  const settings = [
    { setting: { key: 'missingCards', value: { promin: cards } } },
    { setting: { key: 'sound', value: false } },
  ];
  await takeIn(packed([HEAD, ...settings.map((line) => JSON.stringify(line))]));
  expect(await store().settings()).toEqual({ sound: false });
});
