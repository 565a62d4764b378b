/** A match entered afterwards from its result alone: judged, stored, listed, counted, saved, taken in and checked. */
import { games } from '../../src/games/rules';
import { gameIds, type GameId } from '../../src/games';
import { exportBackup, openBackup } from '../../src/match/backup';
import { checkStored } from '../../src/match/checkStored';
import { enterResult } from '../../src/match/create';
import { isResultMove, withResults, type ResultMove } from '../../src/match/late';
import { openLiveMatch } from '../../src/match/live';
import { recount } from '../../src/match/recount';
import type { Store } from '../../src/storage';
import { replay } from '../../src/tools/replayMatch';
import { verify } from '../support/fairness/verifier';
import { storeForEach, testPlace } from '../support/sqlite/openTestStore';

const desk = storeForEach();
const WHEN = Date.UTC(2026, 10, 8, 15, 30);
const byPoints = (...points: number[]): ResultMove => ({ type: 'result', points });
const byPlaces = (...places: number[]): ResultMove => ({ type: 'result', places });

async function entered(store: Store, game: GameId, result: ResultMove): Promise<string> {
  const people = ['Оля', 'Марко', 'Тарас'].map((name, i) =>
    store.createPlayer({ name, colour: i + 1 }),
  );
  const players = (await Promise.all(people)).map(({ id }) => id);
  const about = { when: WHEN, place: 'У бабусі, веранда', note: 'Марко грає вперше' };
  const done = await enterResult(store, { game, players, result, about });
  if ('ok' in done) throw new Error(`refused by ${done.clause}`);
  return done.id;
}

describe('what the rules say of a result', () => {
  const judge = (game: GameId, move: unknown, seats = 3) => {
    const rules = withResults(games[game]);
    return rules.judge(rules.begin({ seats, first: 0, mode: 'score' }), move);
  };

  test.each<[GameId, ResultMove]>([
    ['promin', byPoints(100, -200, 35)],
    ['split', byPoints(55, 0, 21)],
    ['veselka', byPoints(41, 33, 37)],
    ['qwinto', byPoints(-20, 71, 144)],
    ['nizam', byPoints(0, 3, 17)],
    ['perlyna', byPlaces(2, 1, 3)],
    ['perlyna', byPlaces(1, 1, 3)],
  ])('%s can have come to %j', (game, result) => {
    expect(judge(game, result)).toEqual({ ok: true });
  });

  test.each<[GameId, ResultMove, string]>([
    ['promin', byPoints(0, 105, 0), 'P-6.1'],
    ['promin', byPoints(10, 12, 0), 'P-6.1'],
    ['split', byPoints(10, 56, 0), 'S-7.6'],
    ['veselka', byPoints(10, 4, 0), 'V-4.4'],
    ['qwinto', byPoints(10, -25, 0), 'Q-6.5'],
    ['nizam', byPoints(10, -1, 0), 'N-6.1'],
    ['perlyna', byPlaces(1, 3, 3), 'E-5.1'],
  ])('%s cannot have come to %j', (game, result, clause) => {
    expect(judge(game, result)).toMatchObject({ ok: false, clause, facts: { seat: 1 } });
  });

  test.each<[GameId, unknown]>([
    ['veselka', byPlaces(1, 2, 3)],
    ['perlyna', byPoints(8, 3, 2)],
    ['veselka', byPoints(10, 5)],
    ['veselka', byPoints(10, 5.5, 3)],
    ['veselka', { ...byPoints(10, 5, 3), more: true }],
  ])('%s: %j is malformed', (game, move) => {
    expect(judge(game, move)).toMatchObject({ ok: false, clause: 'form' });
  });

  test('it is the first entry of a match kept on paper, or none; the games themselves do not know it', () => {
    const rules = withResults(games.veselka);
    const result = byPoints(10, 5, 3);
    const begun = rules.begin({ seats: 3, first: 0, mode: 'score' });
    const later = rules.apply(begun, { type: 'tally', seat: 0, length: 3, keep: null });
    expect(rules.judge(later, result)).toMatchObject({ clause: 'turn' });
    const refereed = rules.begin({ seats: 3, first: 0, mode: 'referee' });
    expect(rules.judge(refereed, result)).toMatchObject({ clause: 'turn' });
    const over = rules.apply(begun, result);
    expect(rules.turn(over)).toEqual({ phase: 'over', actors: [], chance: false });
    expect(rules.judge(over, result)).toMatchObject({ clause: 'turn' });
    expect(rules.judge(over, { type: 'stop' })).toMatchObject({ clause: 'turn' });
    for (const id of gameIds()) {
      const state = games[id].begin({ seats: 3, first: 0, mode: 'score' });
      expect(games[id].judge(state, result).ok).toBe(false);
    }
  });
});

describe('in the store', () => {
  test('stands in History on its day, with its mark, and counts as a win', async () => {
    const store = desk.store();
    const id = await entered(store, 'veselka', byPoints(41, 33, 37));
    const [row] = (await store.history()).rows;
    expect(row).toMatchObject({
      id,
      createdAt: WHEN,
      finishedAt: WHEN,
      summary: { points: [41, 33, 37], over: true, winners: [0], late: true },
    });
    expect(await store.about(id)).toMatchObject({ place: 'У бабусі, веранда' });
    const olya = row?.players[0]?.id ?? '';
    expect(await store.statistics.records(olya)).toMatchObject([
      { game: 'veselka', played: 1, won: 1, average: 41 },
    ]);
    expect(await store.statistics.facts(olya, 'veselka')).toEqual([]);
    expect(await store.statistics.series(olya, 'veselka', 5)).toMatchObject([{ at: WHEN }]);
    expect(await recount(store, id)).toMatchObject({ summary: row?.summary });
  });

  test('equal totals share the win; a refused result leaves no match behind', async () => {
    const store = desk.store();
    const id = await entered(store, 'nizam', byPoints(20, 20, 9));
    expect((await store.match(id))?.summary.winners).toEqual([0, 1]);
    await expect(entered(store, 'split', byPoints(56, 0, 0))).rejects.toThrow('S-7.6');
    expect((await store.history()).rows).toHaveLength(1);
    expect((await store.unfinished()).rows).toHaveLength(0);
  });

  test('an order counts as wins and places, and says nothing about points', async () => {
    const store = desk.store();
    const id = await entered(store, 'perlyna', byPlaces(3, 1, 2));
    const match = await store.match(id);
    expect(match?.summary).toMatchObject({ winners: [1], places: [3, 1, 2], late: true });
    const [olya, marko] = match?.players.map((player) => player.id) ?? [];
    expect(await store.statistics.best(marko ?? '', 'perlyna')).toBeNull();
    expect(await store.statistics.series(marko ?? '', 'perlyna', 5)).toEqual([]);
    expect(await store.statistics.records(marko ?? '')).toMatchObject([{ played: 1, won: 1 }]);
    expect(await store.statistics.versus(olya ?? '', marko ?? '')).toMatchObject([
      { met: 1, ahead: 0, behind: 1, average: null, rivalAverage: null },
    ]);
  });

  test.each<[GameId, ResultMove]>([
    ['promin', byPoints(100, -200, 35)],
    ['split', byPoints(55, 0, 21)],
    ['veselka', byPoints(41, 33, 37)],
    ['qwinto', byPoints(-20, 71, 144)],
    ['nizam', byPoints(0, 3, 17)],
    ['perlyna', byPlaces(2, 1, 3)],
  ])(
    '%s: opened again, it stands as it was entered, and nothing of a course is asked of it',
    async (game, result) => {
      const live = await openLiveMatch(desk.store(), await entered(desk.store(), game, result));
      const state = live?.state();
      if (state?.status !== 'ready') throw new Error('not ready');
      const { standing, stage, turn, log, view } = state.match;
      expect(standing).toMatchObject({ over: true, lines: [] });
      expect([stage, turn.phase]).toEqual([null, 'over']);
      expect(log.map((line) => line.after()?.standing)).toEqual([standing]);
      expect(view('table')).toMatchObject({ phase: 'over', late: result });
      expect(withResults(games[game]).orderClause?.(view('table')) ?? null).toBeNull();
    },
  );

  test('undo takes it back and redo brings it back; corrected, it keeps its day', async () => {
    const store = desk.store();
    const id = await entered(store, 'veselka', byPoints(41, 33, 37));
    const live = await openLiveMatch(store, id);
    const now = () => {
      const state = live?.state();
      if (state?.status !== 'ready') throw new Error('not ready');
      return state.match;
    };
    await now().undo();
    expect(now().standing.over).toBe(false);
    await now().redo();
    expect(now().standing).toMatchObject({ over: true, winners: [0] });
    const [line] = now().log.filter(({ move }) => isResultMove(move));
    const correction = now().correct(line?.seq ?? -1, byPoints(41, 33, 57));
    if ('ok' in correction) throw new Error(correction.clause);
    await correction.save();
    expect(await store.match(id)).toMatchObject({
      createdAt: WHEN,
      summary: { points: [41, 33, 57], winners: [2], late: true },
    });
  });

  test.each<[GameId, ResultMove]>([
    ['veselka', byPoints(41, 33, 37)],
    ['perlyna', byPlaces(3, 1, 2)],
  ])('%s: saved, replayed, taken in elsewhere and checked there', async (game, result) => {
    const store = desk.store();
    const id = await entered(store, game, result);
    const before = await store.match(id);
    const { bytes } = await exportBackup(store, { matchId: id });
    expect(replay(() => bytes)).toMatchObject({ code: 0 });
    expect(verify(() => bytes)).toMatchObject({ code: 0 });

    const place = testPlace();
    const elsewhere = await place.open();
    const { take } = await openBackup(elsewhere, bytes);
    expect(await take()).toMatchObject({ taken: 1, aside: [] });
    const after = await elsewhere.match(id);
    expect(after).toMatchObject({ createdAt: WHEN, summary: before?.summary });
    expect(await elsewhere.about(id)).toEqual(await store.about(id));
    expect(await checkStored(elsewhere, id)).toMatchObject({ faults: [], forged: false });
    await elsewhere.close();
    place.remove();
  });
});

test('the day of any match can be set by hand: lists and statistics go by it, the log keeps its own', async () => {
  const store = desk.store();
  const id = await entered(store, 'veselka', byPoints(41, 33, 37));
  const { entries } = await store.log(id);
  const earlier = Date.UTC(2019, 4, 1);
  await store.setAbout(id, { when: earlier });
  expect(await store.match(id)).toMatchObject({ createdAt: earlier, finishedAt: earlier });
  expect((await store.log(id)).entries).toEqual(entries);
  const [row] = (await store.history()).rows;
  expect(await store.statistics.form(row?.players[0]?.id ?? '', 5)).toMatchObject([
    { at: earlier },
  ]);
  await store.setAbout(id, {});
  expect(await store.match(id)).toMatchObject({ createdAt: entries[0]?.at });
});
