/** A live match over the toy game: what is played, stored, taken back, corrected and resumed. */
import { openLiveMatch, type LiveMatch } from '../../src/match/live';
import { SNAPSHOT_EVERY } from '../../src/match/nextEntry';
import { usableSnapshot } from '../../src/match/load';
import { fold, nothingYet } from '../../src/match/record';
import { playOn } from '../../src/match/positions';
import type { GameRules, Refusal } from '../../src/engine/types';
import { gameOf } from '../../src/games';
import { RULES_VERSION } from '../../src/match/rules';
import { commitTo, rngFor } from '../../src/match/chance';
import type { Correction, KeptMatch } from '../../src/match/types';
import type { Store } from '../../src/storage';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { newMatch, SUMMARY, twoPlayers } from '../support/storeContract';
import { toy, toyRules, type ToyMove } from '../support/toyGame';

type ToyMatch = KeptMatch<unknown, ToyMove>;

let place: TestPlace;
let store: Store;
let id: string;

beforeEach(async () => {
  place = testPlace();
  store = await place.open();
  const [olena, taras] = await twoPlayers(store);
  const seed = '0f'.repeat(32);
  const match = newMatch([olena.id, taras.id], {
    seed,
    commitment: commitTo(seed),
    setup: { seats: 2, first: 0, mode: 'virtual' },
  });
  id = (await store.createMatch(match)).id;
});

afterEach(async () => {
  await store.close().catch(() => undefined);
  place.remove();
});

async function open(): Promise<LiveMatch> {
  const live = await openLiveMatch(store, id, { rulesOf: toyRules });
  if (!live) throw new Error('no match');
  return live;
}

function picture(live: LiveMatch): ToyMatch {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(state.status);
  return state.match as ToyMatch;
}

const add = (seat: number, n: number): ToyMove => ({ type: 'add', seat, n });

/** Plays on with whatever is offered first, drawing when chance is asked. */
async function playSome(live: LiveMatch, moves: number): Promise<void> {
  for (let i = 0; i < moves; i += 1) {
    const now = picture(live);
    if (now.turn.chance) await now.draw();
    else {
      const offered = now.offers(now.turn.actors[0] ?? 0)[0];
      if (!offered) return;
      await now.attempt(offered);
    }
  }
}

async function reopened(): Promise<LiveMatch> {
  await store.close();
  store = await place.open();
  return open();
}

test('a move rehearsed in thought is neither shown nor stored', async () => {
  const live = await open();
  await playSome(live, 2);
  const before = picture(live);
  await live.rehearse();
  expect(picture(live)).toBe(before);
  expect((await store.log(id)).entries).toHaveLength(before.seq + 1);
  await playSome(live, 1);
  expect(picture(live).seq).toBe(before.seq + 1);
});

test('a move that is fine is stored before it is shown, and there after reopening', async () => {
  const live = await open();
  expect(await picture(live).attempt(add(0, 2))).toEqual({ ok: true });
  expect(picture(live).standing.points).toEqual([2, 0]);
  expect((await store.log(id)).entries).toHaveLength(2);
  const again = picture(await reopened());
  expect(again.standing.points).toEqual([2, 0]);
  expect(again.turn).toEqual({ phase: 'add', actors: [1], chance: false });
});

test('a refused move is not stored, and its refusal stays until the next try', async () => {
  const live = await open();
  const verdict = await picture(live).attempt(add(0, 7));
  expect(verdict).toEqual({ ok: false, clause: 'T-1', facts: { n: 7 } });
  expect(picture(live).refused).toEqual({ move: add(0, 7), refusal: verdict });
  expect((await store.log(id)).entries).toHaveLength(1);
  picture(live).dismissRefusal();
  expect(picture(live).refused).toBeNull();
  await picture(live).attempt(add(1, 1));
  expect(picture(live).refused?.refusal.clause).toBe('turn');
  await picture(live).attempt(add(0, 1));
  expect(picture(live).refused).toBeNull();
});

test('nothing is shown of a move that could not be stored', async () => {
  const live = await open();
  const before = picture(live);
  const append = jest.spyOn(store, 'append').mockRejectedValueOnce(new Error('no'));
  await expect(before.attempt(add(0, 2))).rejects.toThrow('no');
  expect(picture(live).standing.points).toEqual([0, 0]);
  append.mockRestore();
  expect(await picture(live).attempt(add(0, 2))).toEqual({ ok: true });
});

test('a double tap plays once, also when the second comes after the first is stored', async () => {
  const live = await open();
  const now = picture(live);
  const taps = await Promise.all([now.attempt(add(0, 2)), now.attempt(add(0, 2))]);
  expect(taps).toEqual([{ ok: true }, { ok: true }]);
  expect(await now.attempt(add(0, 2))).toEqual({ ok: true });
  expect((await store.log(id)).entries).toHaveLength(2);
});

test('two different moves in quick succession are both judged, in order', async () => {
  const live = await open();
  const now = picture(live);
  const [first, second] = await Promise.all([now.attempt(add(0, 2)), now.attempt(add(1, 3))]);
  expect([first, second]).toEqual([{ ok: true }, { ok: true }]);
  expect(picture(live).standing.points).toEqual([2, 3]);
});

test('chance comes from the seed and the number of the entry, and only when it is asked for', async () => {
  const live = await open();
  await picture(live).draw();
  expect(picture(live).seq).toBe(0);
  await playSome(live, 3);
  const now = picture(live);
  expect(now.turn.chance).toBe(true);
  await Promise.all([now.draw(), now.draw()]);
  const { entries } = await store.log(id);
  expect(entries).toHaveLength(5);
  const rolled = rngFor('0f'.repeat(32), [], 4).below(6) + 1;
  expect(entries[4]?.payload).toEqual({ move: { type: 'roll', value: rolled }, drawn: true });
});

test('words that players add change the chance', async () => {
  const rolls = (words: string[]) =>
    Array.from({ length: 20 }, (_, seq) => rngFor('ab', words, seq).below(1000));
  expect(rolls(['тиша'])).not.toEqual(rolls([]));
  expect(rolls(['тиша', 'сир'])).not.toEqual(rolls(['тиша сир']));
});

test('undo takes back the last decision with its roll, redo brings the same roll back', async () => {
  const live = await open();
  await playSome(live, 4);
  const points = picture(live).standing.points;
  expect(picture(live).undoCrosses).toBe('roll');
  await picture(live).undo();
  expect(picture(live).log.map((line) => [line.kind, line.undone])).toEqual([
    ['move', false],
    ['move', false],
    ['move', true],
    ['move', true],
    ['undo', false],
  ]);
  expect(picture(live).undoCrosses).toBeNull();
  await picture(live).redo();
  expect(picture(live).standing.points).toEqual(points);
  expect(picture(live).canRedo).toBe(false);
  const again = picture(await reopened());
  expect(again.standing.points).toEqual(points);
});

test('a double tap on undo takes back one move', async () => {
  const live = await open();
  await playSome(live, 2);
  const now = picture(live);
  await Promise.all([now.undo(), now.undo()]);
  expect(fold((await store.log(id)).entries).moves).toHaveLength(1);
});

test('after an undo a new roll is another roll: it has its own entry', async () => {
  const live = await open();
  await playSome(live, 4);
  await picture(live).undo();
  await playSome(live, 2);
  const { entries } = await store.log(id);
  const rolled = rngFor('0f'.repeat(32), [], 7).below(6) + 1;
  expect(entries[7]?.payload).toEqual({ move: { type: 'roll', value: rolled }, drawn: true });
});

test('a vote that completes a secret ballot is a reveal for undo, if the game says so', async () => {
  const reveals = (move: unknown): boolean => (move as ToyMove).type === 'vote';
  jest.spyOn(gameOf('veselka'), 'flow').mockResolvedValueOnce({ reveals });
  const live = await open();
  await picture(live).attempt({ type: 'vote', seat: 0, n: 2 });
  expect(picture(live).undoCrosses).toBe('reveal');
});

/** As far as it comes by itself. */
function corrected(match: ToyMatch, seq: number, move: ToyMove): Correction<unknown, ToyMove> {
  return agreed(match.correct(seq, move));
}

function agreed<T>(correction: Correction<unknown, T> | Refusal): Correction<unknown, T> {
  if ('ok' in correction) throw new Error(`refused: ${correction.clause}`);
  return correction;
}

describe('correcting', () => {
  test('changes the entry and everything that follows from it', async () => {
    const live = await open();
    await picture(live).attempt(add(0, 1));
    await picture(live).attempt(add(1, 2));
    const now = picture(live);
    expect(now.before(1)?.standing.points).toEqual([0, 0]);
    const correction = corrected(now, 1, add(0, 3));
    expect(correction).toMatchObject({ question: null, standing: { points: [3, 2] } });
    expect(picture(live)).toBe(now);
    await correction.save();
    const after = picture(live);
    expect(after.standing.points).toEqual([3, 2]);
    expect(after.log[0]).toMatchObject({ move: add(0, 3), original: add(0, 1), undone: false });
    expect(after.log[2]).toMatchObject({ kind: 'correction', about: [1] });
    expect(picture(await reopened()).standing.points).toEqual([3, 2]);
  });

  test('asks about the later entry that is no longer possible, and stores nothing before the answer', async () => {
    const live = await open();
    await playSome(live, 2);
    const now = picture(live);
    const correction = corrected(now, 1, add(0, 2));
    expect(correction.question).toMatchObject({ entry: { seq: 2 }, refusal: { clause: 'T-2' } });
    await correction.save();
    expect(picture(live).seq).toBe(2);
    const answered = agreed(correction.answer({ move: add(1, 3) }));
    expect(answered).toMatchObject({ question: null, standing: { points: [2, 3] } });
    await answered.save();
    expect(picture(await reopened()).standing.points).toEqual([2, 3]);
  });

  test('drops what no longer fits when the table agrees', async () => {
    const live = await open();
    await playSome(live, 3);
    await agreed(corrected(picture(live), 1, add(0, 2)).answer('all out')).save();
    expect(picture(live).standing.points).toEqual([2, 0]);
    expect(picture(live).log.map((line) => line.undone)).toEqual([false, true, true, false]);
    expect(picture(await reopened()).standing.points).toEqual([2, 0]);
  });

  test('is not stored over a log that has grown since', async () => {
    const live = await open();
    await playSome(live, 2);
    const correction = corrected(picture(live), 2, add(1, 3));
    await picture(live).undo();
    await correction.save();
    expect(picture(live).log.map(({ kind }) => kind)).toEqual(['move', 'move', 'undo']);
  });

  test('is taken back with everything it changed, and brought back', async () => {
    const live = await open();
    await picture(live).attempt(add(0, 1));
    await picture(live).attempt(add(1, 2));
    const before = picture(live).standing.points;
    await agreed(corrected(picture(live), 1, add(0, 2)).answer('all out')).save();
    const then = picture(live).standing.points;
    expect(then).not.toEqual(before);
    await picture(live).undo();
    expect(picture(live).standing.points).toEqual(before);
    expect(picture(live).log.map(({ kind, undone }) => [kind, undone])).toEqual([
      ['move', false],
      ['move', false],
      ['correction', true],
      ['undo', false],
    ]);
    await picture(live).redo();
    expect(picture(live).standing.points).toEqual(then);
    expect(picture(await reopened()).standing.points).toEqual(then);
  });

  test('a move that is itself refused there is not a correction', async () => {
    const live = await open();
    await playSome(live, 2);
    expect(picture(live).correct(1, add(0, 9))).toMatchObject({ ok: false, clause: 'T-1' });
  });

  test('what the generator rolled cannot be rewritten', async () => {
    const live = await open();
    await playSome(live, 4);
    expect(picture(live).correct(4, { type: 'roll', value: 6 })).toMatchObject({ ok: false });
  });

  test('planning changes nothing', async () => {
    const live = await open();
    await playSome(live, 6);
    const now = picture(live);
    const points = now.standing.points;
    for (let seq = 1; seq <= 6; seq += 1)
      for (let n = 0; n <= 4; n += 1) now.correct(seq, add(0, n));
    expect(picture(live)).toBe(now);
    expect(now.standing.points).toEqual(points);
    expect(now.standings().at(-1)?.points).toEqual(points);
  });
});

describe('the end', () => {
  test('results are stored with the last entry and go when it is taken back', async () => {
    const live = await open();
    await playSome(live, 200);
    const now = picture(live);
    expect(now.standing.over).toBe(true);
    expect(now.info.seed).toBe('0f'.repeat(32));
    const { results } = await store.results(id);
    expect(results.map((result) => result.points)).toEqual(now.standing.points);
    expect(results.filter((result) => result.won).map((result) => result.seat)).toEqual(
      now.standing.winners,
    );
    expect((await store.match(id))?.finishedAt).not.toBeNull();
    await now.undo();
    expect((await store.results(id)).results).toEqual([]);
    expect(picture(live).info.seed).toBeNull();
    expect((await store.match(id))?.summary.over).toBe(false);
  });
});

describe('opening', () => {
  test('a match with snapshots opens to the same position as a full replay', async () => {
    const live = await open();
    let shortest = 0;
    for (let i = 0; i < SNAPSHOT_EVERY * 2 + 7; i += 1) {
      const now = picture(live);
      // Undo whenever the end is near, so that the log grows long.
      if (now.standing.points.some((n) => n > 20)) {
        for (let k = 0; k < 8; k += 1) await picture(live).undo();
        shortest += 1;
      } else await playSome(live, 1);
    }
    const { entries, snapshots } = await store.log(id);
    expect(entries.length).toBeGreaterThan(SNAPSHOT_EVERY * 2);
    const folded = fold(entries);
    const moves = folded.moves.map(({ move }) => move);
    for (const snapshot of snapshots) {
      const then = fold(entries.slice(0, snapshot.seq + 1)).moves.map(({ move }) => move);
      expect(then).toHaveLength(snapshot.moves);
      const replayed = playOn(toy as GameRules, toy.begin(setup()), then);
      expect(snapshot.state).toEqual(replayed.state);
    }
    expect(shortest).toBeGreaterThan(0);
    const whole = playOn(toy as GameRules, toy.begin(setup()), moves);
    expect(picture(await reopened()).standing).toEqual(toy.standing(whole.state as never));
  });

  const setup = () => ({ seats: 2, first: 0, mode: 'virtual' }) as const;

  test('a snapshot is not used once moves before it were taken back or corrected', () => {
    const snapshot = { seq: 2, moves: 2, rulesVersion: RULES_VERSION, state: null };
    const folded = { ...nothingYet(), touched: [0, 0, 1] };
    expect(usableSnapshot([snapshot], folded)).toBe(snapshot);
    expect(usableSnapshot([snapshot], { ...folded, touched: [0, 0, 1, 2] })).toBe(snapshot);
    expect(usableSnapshot([snapshot], { ...folded, touched: [0, 0, 1, 1] })).toBeNull();
    expect(usableSnapshot([{ ...snapshot, rulesVersion: 0 }], folded)).toBeNull();
  });

  test('a log the rules no longer follow is shown up to there and can be played on', async () => {
    const payload = { move: add(0, 1) };
    await store.append(id, 0, [{ kind: 'happened', payload, at: 1 }], { summary: SUMMARY });
    await store.append(id, 1, [{ kind: 'happened', payload, at: 2 }], { summary: SUMMARY });
    const live = await open();
    const state = live.state();
    if (state.status !== 'damaged') throw new Error(state.status);
    expect(state.brokenAt).toBe(2);
    expect(state.match.standing.points).toEqual([1, 0]);
    expect(state.match.standings()).toHaveLength(2);
    await state.continueFromHere();
    expect(picture(live).standing.points).toEqual([1, 0]);
    expect(await picture(live).attempt(add(1, 2))).toEqual({ ok: true });
    expect(picture(await reopened()).standing.points).toEqual([1, 2]);
  });

  test('there is no such match, or it was deleted', async () => {
    expect(await openLiveMatch(store, 'nothing', { rulesOf: toyRules })).toBeNull();
    await store.deleteMatch(id);
    expect(await openLiveMatch(store, id, { rulesOf: toyRules })).toBeNull();
  });

  test('another writer is noticed: the attempt fails and the screen shows what is there', async () => {
    const live = await open();
    const other = await open();
    await picture(other).attempt(add(0, 1));
    await expect(picture(live).attempt(add(0, 2))).rejects.toMatchObject({ name: 'StaleAppend' });
    expect(picture(live).standing.points).toEqual([1, 0]);
    expect(picture(live).seq).toBe(1);
  });
});

describe('whose hands the device is in', () => {
  test('it comes back to the same holder, behind a closed curtain', async () => {
    const live = await open();
    await picture(live).handTo(1);
    picture(live).openCurtain();
    expect(picture(live).holder).toEqual({ who: 1, open: true });
    expect(picture(await reopened()).holder).toEqual({ who: 1, open: false });
  });

  test('handing on closes the curtain at once; the open table has none', async () => {
    const live = await open();
    await picture(live).handTo(0);
    picture(live).openCurtain();
    const handing = picture(live).handTo('table');
    expect(picture(live).holder).toEqual({ who: 'table', open: false });
    await handing;
    picture(live).openCurtain();
    expect(picture(live).holder.open).toBe(false);
  });
});

test('a player renamed meanwhile is shown by the new name', async () => {
  const live = await open();
  const [player] = await store.players();
  if (!player) throw new Error('no player');
  await store.renamePlayer(player.id, 'Новий');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(picture(live).info.players.map(({ name }) => name)).toContain('Новий');
});

test('the log gives the position before and after each move that counts', async () => {
  const live = await open();
  await playSome(live, 3);
  const lines = picture(live).log;
  expect(lines.map((line) => line.before()?.standing.points)).toEqual([
    [0, 0],
    [1, 0],
    [1, 2],
  ]);
  expect(lines.map((line) => line.after()?.standing.points)).toEqual([
    [1, 0],
    [1, 2],
    [2, 2],
  ]);
  expect(
    picture(live)
      .standings()
      .map(({ points }) => points),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 2],
    [2, 2],
  ]);
});
