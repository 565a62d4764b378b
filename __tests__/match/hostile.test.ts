/** Backup files made to hold up whoever takes them in: refused or set aside for the right reason, nothing written. */
import { BackupError, openBackup, type Taken } from '../../src/match/backup';
import { storeForEach } from '../support/sqlite/openTestStore';
import { playEvening } from '../support/fairness/evening';
import { HEAD, HOSTILE_FILES, honestFiles, packed } from '../support/torture/hostileFiles';
import { newMatch, SUMMARY, twoPlayers } from '../support/storeContract';
import { tell } from '../support/torture/reference';

jest.setTimeout(600_000);

const { store } = storeForEach();

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
