/** Statistics over fifteen small matches of all six games, every figure worked out by hand. */
import type { GameId } from '../../src/games';
import { keepHouse } from '../../src/match/housekeeping';
import { recountAll } from '../../src/match/recount';
import { bucketsFor, contest, gameStats, overview, versus } from '../../src/stats';
import type { Json, NewEntry, Store } from '../../src/storage/types';
import { FIRST_DAY, playedEvenings, type Evenings } from '../support/evenings';
import { testPlace } from '../support/sqlite/openTestStore';
import { newMatch, SUMMARY, twoPlayers } from '../support/storeContract';

let store: Store;
let all: Evenings;

const evenings = playedEvenings();
beforeAll(() => {
  store = evenings.store();
  all = evenings.all();
});

test('played, won, shared, average, best and worst, game by game', async () => {
  const { games } = await overview(store, all.olia);
  expect(games[0]).toEqual({
    game: 'nizam',
    played: 5,
    solo: 3,
    won: 4,
    shared: 1,
    average: 5.4,
    least: 3,
    most: 11,
  });
  expect(games.find(({ game }) => game === 'veselka')).toMatchObject({
    played: 2,
    won: 1,
    average: 4,
  });
  expect(games.find(({ game }) => game === 'promin')).toMatchObject({ won: 0, average: -55 });
  expect(games).toHaveLength(6);
});

test('streaks: what is won alone at the table neither makes nor breaks one', async () => {
  // − + + + (three alone) − + − − − − +
  expect((await overview(store, all.olia)).streaks).toEqual({ best: 3, current: 1, drought: 4 });
  expect((await gameStats(store, all.olia, 'nizam'))?.streaks).toEqual({
    best: 4,
    current: 4,
    drought: 1,
  });
});

test('form: the share of wins among the last ten', async () => {
  const { form } = await overview(store, all.olia);
  expect(form.map(({ share }) => Math.round(share))).toEqual([
    0, 50, 67, 75, 60, 67, 57, 50, 44, 40, 50,
  ]);
  expect(form[0]?.at).toBe(FIRST_DAY);
});

test('rivals: who was placed higher; the hidden are left out, shared wins are level', async () => {
  expect((await overview(store, all.olia)).rivals).toEqual([
    { player: all.taras, met: 10, ahead: 4, behind: 5 },
    { player: all.solomiia, met: 5, ahead: 3, behind: 2 },
  ]);
});

test('one game: best and worst lead to their matches, the course and the spread of points', async () => {
  const stats = await gameStats(store, all.olia, 'nizam');
  expect(stats?.best).toMatchObject({ match: all.match(3), points: 11 });
  expect(stats?.worst).toMatchObject({ match: all.match(1), points: 3 });
  expect(stats?.series.map(({ points }) => points)).toEqual([3, 7, 11, 3, 3]);
  expect(stats?.spread.map(({ from, to, matches }) => [from, to, matches])).toEqual([
    [2, 3, 3],
    [4, 5, 0],
    [6, 7, 1],
    [8, 9, 0],
    [10, 11, 1],
  ]);
});

test('«Нізам» alone has its own record, kept apart', async () => {
  const stats = await gameStats(store, all.olia, 'nizam');
  expect(stats?.solo.map(({ points, record }) => [points, record])).toEqual([
    [8, 8],
    [15, 15],
    [3, 15],
  ]);
  expect(stats?.facts['turns']).toEqual({ matches: 5, sum: 5, least: 1, most: 1 });
  expect(stats?.facts['scored']?.sum).toBe(27);
  expect(stats?.facts['biggest']?.most).toBe(11);
});

test('the other games’ own figures', async () => {
  const split = await gameStats(store, all.olia, 'split');
  expect(split?.facts['values']).toEqual({ matches: 1, sum: 3, least: 3, most: 3 });
  const promin = await gameStats(store, all.taras, 'promin');
  expect([promin?.facts['off']?.sum, promin?.facts['missed']?.sum]).toEqual([10, 3]);
  const qwinto = await gameStats(store, all.solomiia, 'qwinto');
  expect([qwinto?.facts['dice']?.sum, qwinto?.facts['pips']?.sum]).toEqual([28, 95]);
  const veselka = await gameStats(store, all.olia, 'veselka');
  expect([veselka?.facts['run.3']?.sum, veselka?.facts['run.4']?.sum]).toEqual([1, 1]);
  const perlyna = await gameStats(store, all.taras, 'perlyna');
  expect([perlyna?.facts['turns']?.sum, perlyna?.facts['eight']]).toEqual([1, undefined]);
});

test('a game never finished has no statistics', async () => {
  expect(await gameStats(store, all.yevhen, 'nizam')).toBeNull();
  expect((await overview(store, all.yevhen)).games.map(({ game }) => game).sort()).toEqual([
    'promin',
    'split',
  ]);
});

test('everyone: matches in company, an even share, most wins first', async () => {
  const everyone = await contest(store, { game: null });
  expect(everyone.matches).toBe(11);
  expect(everyone.evenShare).toBeCloseTo(11 / 28);
  expect(everyone.contenders).toEqual([
    { player: all.taras, played: 10, won: 5, shared: 1, average: null },
    { player: all.olia, played: 11, won: 5, shared: 1, average: null },
    { player: all.solomiia, played: 5, won: 2, shared: 0, average: null },
  ]);
  const nizam = await contest(store, { game: 'nizam' });
  expect([nizam.matches, nizam.contenders[0]]).toEqual([
    5,
    // Points are told where one game is asked for.
    { player: all.olia, played: 5, won: 4, shared: 1, average: 5.4 },
  ]);
  const later = await contest(store, { game: 'nizam', since: FIRST_DAY + 10 * 86_400_000 });
  expect(later.matches).toBe(1);
});

test('everyone at the tables of some people: only where all of them sat', async () => {
  // Matches 4, 9, 11, 12 and 13; the fourth is shared by Оля and Тарас.
  const hers = await contest(store, { game: null, people: [all.solomiia] });
  expect(hers.matches).toBe(5);
  expect(hers.evenShare).toBeCloseTo(5 / 16);
  expect(hers.contenders[0]).toMatchObject({ player: all.taras, played: 4, won: 2, shared: 1 });
  expect(hers.contenders).toContainEqual({
    player: all.olia,
    played: 5,
    won: 2,
    shared: 1,
    average: null,
  });
  expect(hers.contenders).toContainEqual({
    player: all.solomiia,
    played: 5,
    won: 2,
    shared: 0,
    average: null,
  });
  const both = await contest(store, { game: null, people: [all.olia, all.taras] });
  expect(both.matches).toBe(10);
  const theirs = await contest(store, { game: 'veselka', people: [all.olia, all.solomiia] });
  expect(theirs.matches).toBe(1);
  // Whoever is named, the same points are averaged.
  const named = await contest(store, { game: 'nizam', people: [all.olia] });
  expect(named.contenders[0]).toMatchObject({ player: all.olia, average: 5.4 });
  expect(
    (
      await contest(store, {
        game: 'veselka',
        since: FIRST_DAY + 10 * 86_400_000,
        people: [all.olia],
      })
    ).matches,
  ).toBe(0);
});

test('two players: by game, and how it went', async () => {
  const { games, meetings } = await versus(store, all.olia, all.taras);
  expect(games[0]).toEqual({
    game: 'nizam',
    met: 5,
    ahead: 3,
    behind: 1,
    average: 5.4,
    rivalAverage: 3.6,
  });
  expect(meetings).toHaveLength(10);
  expect(meetings[0]).toMatchObject({ match: all.match(1), ahead: 0, behind: 1 });
  expect(meetings.at(-1)).toMatchObject({ points: 3, rivalPoints: 0, ahead: 4, behind: 5 });
  const other = await versus(store, all.taras, all.olia);
  expect(other.meetings.at(-1)).toMatchObject({ points: 0, rivalPoints: 3, ahead: 5, behind: 4 });
});

test('buckets are round and few', () => {
  expect(bucketsFor(3, 9)).toEqual({ from: 3, width: 1 });
  expect(bucketsFor(-80, 95)).toEqual({ from: -100, width: 25 });
  expect(bucketsFor(55, 55)).toEqual({ from: 55, width: 1 });
});

/** Finished by an older app, which kept no facts and took in whatever `more` says. */
async function finishedWithoutFacts(
  old: Store,
  id: string,
  more: NewEntry[] = [],
  game: GameId = 'nizam',
): Promise<void> {
  const [olena, taras] = await twoPlayers(old);
  const setup = { seats: 2, first: 0, mode: 'score' } as const;
  await old.createMatch(newMatch([olena.id, taras.id], { id, game, setup }));
  const moves: Json[] = [
    { type: 'tally', seat: 0, lengths: [5] },
    { type: 'tally', seat: 1, lengths: [] },
    { type: 'stop' },
  ];
  const entries = moves.map((move, i) => ({
    kind: 'happened' as const,
    payload: { move },
    at: FIRST_DAY + i,
  }));
  const effects = { summary: SUMMARY, outcome: { results: [], facts: [] } };
  await old.append(id, 0, [...entries, ...more], effects);
}

test('a log an older app took in though it fits nowhere is counted as far as it goes, and holds up nobody', async () => {
  const own = testPlace();
  const old = await own.open();
  const payload = { seq: 1, move: { type: 'tally', seat: 0, lengths: [3] }, keep: 0 };
  await finishedWithoutFacts(old, 'a', [{ kind: 'corrected', payload, at: FIRST_DAY + 9 }]);
  await finishedWithoutFacts(old, 'b');
  await keepHouse(old);
  for (const id of ['a', 'b'])
    expect((await old.results(id)).facts).toContainEqual({ seat: 0, key: 'biggest', value: 7 });
  await old.close();
  own.remove();
});

test('what cannot be counted at all stays marked, and holds up nobody', async () => {
  const own = testPlace();
  const old = await own.open();
  // No match of «Промінь» begins with two.
  await finishedWithoutFacts(old, 'a', [], 'promin');
  await finishedWithoutFacts(old, 'b');
  await old.expectFacts(1);
  expect(await recountAll(old)).toBe(1);
  expect(await old.pendingRecounts()).toEqual(['a']);
  expect((await old.results('b')).facts).not.toEqual([]);
  await old.close();
  own.remove();
});

test('matches an older app finished without facts get them in a quiet moment, once', async () => {
  const own = testPlace();
  const old = await own.open();
  const id = 'old';
  await finishedWithoutFacts(old, id);
  await keepHouse(old);
  expect((await old.results(id)).facts).toContainEqual({ seat: 0, key: 'biggest', value: 7 });
  expect(await old.pendingRecounts()).toEqual([]);
  await old.expectFacts(1);
  expect(await old.pendingRecounts()).toEqual([]);
  await old.expectFacts(2);
  expect(await old.pendingRecounts()).toEqual([id]);
  await old.close();
  own.remove();
});

test('a recount of everything tells open lists once and changes no figure', async () => {
  const before = await overview(store, all.olia);
  let told = 0;
  const stop = store.subscribe((topics) => {
    if (topics.has('matches')) told += 1;
  });
  await store.expectFacts(2);
  expect(await recountAll(store)).toBe(15);
  stop();
  expect(told).toBe(1);
  expect(await overview(store, all.olia)).toEqual(before);
});

test('a recount that was overtaken by a new entry leaves what the entry brought', async () => {
  const id = all.match(1);
  const before = await store.match(id);
  await store.saveRecounts([{ id, headSeq: 1, summary: SUMMARY, outcome: null }]);
  expect(await store.match(id)).toEqual(before);
});
