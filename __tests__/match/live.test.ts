/**
 * A live match: what is played, stored, taken back, corrected and resumed. Mostly of the seventh game with real cards,
 * whose points are known by heart: a card above the one before is a point (D-3.1), none lies there twice (D-1.1). Where
 * chance comes in between, of Qwinto.
 */
import '../support/seventh/register';

import { openLiveMatch, type LiveMatch } from '../../src/match/live';
import { SNAPSHOT_EVERY } from '../../src/match/nextEntry';
import { usableSnapshot } from '../../src/match/load';
import { fold, nothingYet } from '../../src/match/record';
import { playOn } from '../../src/match/positions';
import type { GameRules, Refusal, Setup } from '../../src/engine/types';
import type { GameId } from '../../src/games';
import { games } from '../../src/games/rules';
import { RULES_VERSION } from '../../src/match/rules';
import { commitTo, rngFor } from '../../src/match/chance';
import type { Correction, KeptMatch } from '../../src/match/types';
import type { Store } from '../../src/storage';
import { ID } from '../support/seventh/game';
import type { Move } from '../support/seventh/rules/types';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { newMatch, SUMMARY } from '../support/storeContract';

type Kept = KeptMatch<unknown, Move>;

const SEED = '0f'.repeat(32);

let place: TestPlace;
let store: Store;
let id: string;

beforeEach(async () => {
  place = testPlace();
  store = await place.open();
  id = await begun(ID, { seats: 2, first: 0, mode: 'referee' });
});

afterEach(async () => {
  await store.close().catch(() => undefined);
  place.remove();
});

async function begun(game: GameId, setup: Setup): Promise<string> {
  const names = ['Олена', 'Тарас', 'Іра'].slice(0, setup.seats);
  const players: string[] = [];
  for (const name of names) players.push((await store.createPlayer({ name, colour: 1 })).id);
  const chance = { seed: SEED, commitment: commitTo(SEED) };
  return (await store.createMatch(newMatch(players, { ...chance, game, setup }))).id;
}

const DEALT: Setup = { seats: 2, first: 0, mode: 'virtual' };

/** In its own words: dice chosen, thrown, kept or thrown again, written by both. */
async function openQwinto(): Promise<LiveMatch> {
  id = await begun('qwinto', DEALT);
  return open();
}

async function open(): Promise<LiveMatch> {
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error('no match');
  return live;
}

function picture(live: LiveMatch): Kept {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(state.status);
  return state.match as Kept;
}

const lay = (seat: number, card: number): Move => ({ type: 'lay', seat, card });
const at = (live: LiveMatch): unknown => picture(live).view('table');

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
  expect(await picture(live).attempt(lay(0, 2))).toEqual({ ok: true });
  expect(picture(live).standing.points).toEqual([1, 0]);
  expect((await store.log(id)).entries).toHaveLength(2);
  const again = picture(await reopened());
  expect(again.standing.points).toEqual([1, 0]);
  expect(again.turn).toEqual({ phase: 'play', actors: [1], chance: false });
});

test('a refused move is not stored, and its refusal stays until the next try', async () => {
  const live = await open();
  await picture(live).attempt(lay(0, 7));
  const verdict = await picture(live).attempt(lay(1, 7));
  expect(verdict).toEqual({ ok: false, clause: 'D-1.1', facts: { in: 'ladder', card: 7 } });
  expect(picture(live).refused).toEqual({ move: lay(1, 7), refusal: verdict });
  expect((await store.log(id)).entries).toHaveLength(2);
  picture(live).dismissRefusal();
  expect(picture(live).refused).toBeNull();
  await picture(live).attempt(lay(0, 3));
  expect(picture(live).refused?.refusal.clause).toBe('turn');
  await picture(live).attempt(lay(1, 3));
  expect(picture(live).refused).toBeNull();
});

test('nothing is shown of a move that could not be stored', async () => {
  const live = await open();
  const before = picture(live);
  const append = jest.spyOn(store, 'append').mockRejectedValueOnce(new Error('no'));
  await expect(before.attempt(lay(0, 2))).rejects.toThrow('no');
  expect(picture(live).standing.points).toEqual([0, 0]);
  append.mockRestore();
  expect(await picture(live).attempt(lay(0, 2))).toEqual({ ok: true });
});

test('a double tap plays once, also when the second comes after the first is stored', async () => {
  const live = await open();
  const now = picture(live);
  const taps = await Promise.all([now.attempt(lay(0, 2)), now.attempt(lay(0, 2))]);
  expect(taps).toEqual([{ ok: true }, { ok: true }]);
  expect(await now.attempt(lay(0, 2))).toEqual({ ok: true });
  expect((await store.log(id)).entries).toHaveLength(2);
});

test('two different moves in quick succession are both judged, in order', async () => {
  const live = await open();
  const now = picture(live);
  const [first, second] = await Promise.all([now.attempt(lay(0, 2)), now.attempt(lay(1, 3))]);
  expect([first, second]).toEqual([{ ok: true }, { ok: true }]);
  expect(picture(live).standing.points).toEqual([1, 1]);
});

test('chance comes from the seed and the number of the entry, and only when it is asked for', async () => {
  const live = await openQwinto();
  await picture(live).draw();
  expect(picture(live).seq).toBe(0);
  await playSome(live, 1);
  const now = picture(live);
  expect(now.turn).toMatchObject({ phase: 'roll', chance: true, count: 1 });
  await Promise.all([now.draw(), now.draw()]);
  const { entries } = await store.log(id);
  expect(entries).toHaveLength(3);
  const values = [rngFor(SEED, [], 2).below(6) + 1];
  expect(entries[2]?.payload).toEqual({ move: { type: 'roll', values }, drawn: true });
});

test('words that players add change the chance', async () => {
  const rolls = (words: string[]) =>
    Array.from({ length: 20 }, (_, seq) => rngFor('ab', words, seq).below(1000));
  expect(rolls(['тиша'])).not.toEqual(rolls([]));
  expect(rolls(['тиша', 'сир'])).not.toEqual(rolls(['тиша сир']));
});

test('undo takes back the last decision with its roll, redo brings the same roll back', async () => {
  const live = await openQwinto();
  // Dice, a throw, another, two sheets; then dice and a throw.
  await playSome(live, 6);
  expect(picture(live).turn.phase).toBe('dice');
  await playSome(live, 2);
  const thrown = at(live);
  expect(picture(live).undoCrosses).toBe('roll');
  await picture(live).undo();
  expect(
    picture(live)
      .log.slice(5)
      .map((line) => [line.kind, line.undone]),
  ).toEqual([
    ['move', false],
    ['move', true],
    ['move', true],
    ['undo', false],
  ]);
  // Before it both had written, and their entries were turned up.
  expect(picture(live).undoCrosses).toBe('reveal');
  await picture(live).redo();
  expect(at(live)).toEqual(thrown);
  expect(picture(live).canRedo).toBe(false);
  expect(at(await reopened())).toEqual(thrown);
});

test('a double tap on undo takes back one move', async () => {
  const live = await open();
  await playSome(live, 2);
  const now = picture(live);
  await Promise.all([now.undo(), now.undo()]);
  expect(fold((await store.log(id)).entries).moves).toHaveLength(1);
});

test('after an undo a new roll is another roll: it has its own entry', async () => {
  const live = await openQwinto();
  await playSome(live, 2);
  await picture(live).undo();
  await playSome(live, 2);
  const { entries } = await store.log(id);
  const values = [rngFor(SEED, [], 5).below(6) + 1];
  expect(entries[5]?.payload).toEqual({ move: { type: 'roll', values }, drawn: true });
});

test('a vote that completes a secret ballot is a reveal for undo', async () => {
  id = await begun('split', { seats: 3, first: 0, mode: 'virtual' });
  const live = await open();
  // The row, its separators, two of three votes.
  await playSome(live, 4);
  expect([picture(live).turn.phase, picture(live).undoCrosses]).toEqual(['vote', null]);
  await playSome(live, 1);
  expect(picture(live).undoCrosses).toBe('reveal');
});

/** As far as it comes by itself. */
function corrected(match: Kept, seq: number, move: Move): Correction<unknown, Move> {
  return agreed(match.correct(seq, move));
}

function agreed<T>(correction: Correction<unknown, T> | Refusal): Correction<unknown, T> {
  if ('ok' in correction) throw new Error(`refused: ${correction.clause}`);
  return correction;
}

describe('correcting', () => {
  test('changes the entry and everything that follows from it', async () => {
    const live = await open();
    await playSome(live, 2);
    const now = picture(live);
    expect(now.before(1)?.standing.points).toEqual([0, 0]);
    expect(now.standing.points).toEqual([1, 1]);
    const correction = corrected(now, 1, lay(0, 3));
    expect(correction).toMatchObject({ question: null, standing: { points: [1, 0] } });
    expect(picture(live)).toBe(now);
    await correction.save();
    const after = picture(live);
    expect(after.standing.points).toEqual([1, 0]);
    expect(after.log[0]).toMatchObject({ move: lay(0, 3), original: lay(0, 1), undone: false });
    expect(after.log[2]).toMatchObject({ kind: 'correction', about: [1] });
    expect(picture(await reopened()).standing.points).toEqual([1, 0]);
  });

  test('asks about the later entry that is no longer possible, and stores nothing before the answer', async () => {
    const live = await open();
    await playSome(live, 2);
    const now = picture(live);
    const correction = corrected(now, 1, lay(0, 2));
    expect(correction.question).toMatchObject({ entry: { seq: 2 }, refusal: { clause: 'D-1.1' } });
    await correction.save();
    expect(picture(live).seq).toBe(2);
    const answered = agreed(correction.answer({ move: lay(1, 1) }));
    expect(answered).toMatchObject({ question: null, standing: { points: [1, 0] } });
    await answered.save();
    expect(picture(await reopened()).standing.points).toEqual([1, 0]);
  });

  test('drops what no longer fits when the table agrees', async () => {
    const live = await open();
    await playSome(live, 3);
    await agreed(corrected(picture(live), 1, lay(0, 2)).answer('all out')).save();
    expect(picture(live).standing.points).toEqual([1, 0]);
    expect(picture(live).log.map((line) => line.undone)).toEqual([false, true, true, false]);
    expect(picture(await reopened()).standing.points).toEqual([1, 0]);
  });

  test('is not stored over a log that has grown since', async () => {
    const live = await open();
    await playSome(live, 2);
    const correction = corrected(picture(live), 2, lay(1, 3));
    await picture(live).undo();
    await correction.save();
    expect(picture(live).log.map(({ kind }) => kind)).toEqual(['move', 'move', 'undo']);
  });

  test('is taken back with everything it changed, and brought back', async () => {
    const live = await open();
    await playSome(live, 2);
    const before = picture(live).standing.points;
    await agreed(corrected(picture(live), 1, lay(0, 2)).answer('all out')).save();
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
    expect(picture(live).correct(2, lay(1, 1))).toMatchObject({ ok: false, clause: 'D-1.1' });
  });

  test('what the generator rolled cannot be rewritten', async () => {
    const live = await openQwinto();
    await playSome(live, 2);
    const six = { type: 'roll', values: [6] } as unknown as Move;
    expect(picture(live).correct(2, six)).toMatchObject({ ok: false });
  });

  test('planning changes nothing', async () => {
    const live = await open();
    await playSome(live, 5);
    const now = picture(live);
    const points = now.standing.points;
    for (let seq = 1; seq <= 5; seq += 1)
      for (let card = 0; card <= 13; card += 1) now.correct(seq, lay((seq + 1) % 2, card));
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
    expect(now.info.seed).toBe(SEED);
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
    const live = await openQwinto();
    const rules: GameRules = games.qwinto;
    let turnedBack = 0;
    for (let i = 0; i < SNAPSHOT_EVERY * 2 + 7; i += 1) {
      // Undone before it ends, so that the log grows long.
      if (picture(live).log.filter((line) => line.move && !line.undone).length > 20) {
        for (let k = 0; k < 6; k += 1) await picture(live).undo();
        turnedBack += 1;
      } else await playSome(live, 1);
    }
    expect(turnedBack).toBeGreaterThan(1);
    const { entries, snapshots } = await store.log(id);
    expect(entries.length).toBeGreaterThan(SNAPSHOT_EVERY * 2);
    expect(snapshots.length).toBeGreaterThan(1);
    const moves = fold(entries).moves.map(({ move }) => move);
    for (const snapshot of snapshots) {
      const then = fold(entries.slice(0, snapshot.seq + 1)).moves.map(({ move }) => move);
      expect(then).toHaveLength(snapshot.moves);
      expect(snapshot.state).toEqual(playOn(rules, rules.begin(DEALT), then).state);
    }
    const whole = playOn(rules, rules.begin(DEALT), moves);
    const again = picture(await reopened());
    expect(again.standing).toEqual(rules.standing(whole.state));
    expect(again.view('table')).toEqual(rules.view(whole.state, 'table'));
  });

  test('a snapshot is not used once moves before it were taken back or corrected', () => {
    const snapshot = { seq: 2, moves: 2, rulesVersion: RULES_VERSION, state: null };
    const folded = { ...nothingYet(), touched: [0, 0, 1] };
    expect(usableSnapshot([snapshot], folded)).toBe(snapshot);
    expect(usableSnapshot([snapshot], { ...folded, touched: [0, 0, 1, 2] })).toBe(snapshot);
    expect(usableSnapshot([snapshot], { ...folded, touched: [0, 0, 1, 1] })).toBeNull();
    expect(usableSnapshot([{ ...snapshot, rulesVersion: 0 }], folded)).toBeNull();
  });

  test('a log the rules no longer follow is shown up to there and can be played on', async () => {
    const payload = { move: { type: 'lay', seat: 0, card: 1 } };
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
    expect(await picture(live).attempt(lay(1, 2))).toEqual({ ok: true });
    expect(picture(await reopened()).standing.points).toEqual([1, 1]);
  });

  test('there is no such match, or it was deleted', async () => {
    expect(await openLiveMatch(store, 'nothing')).toBeNull();
    await store.deleteMatch(id);
    expect(await openLiveMatch(store, id)).toBeNull();
  });

  test('another writer is noticed: the attempt fails and the screen shows what is there', async () => {
    const live = await open();
    const other = await open();
    await picture(other).attempt(lay(0, 1));
    await expect(picture(live).attempt(lay(0, 2))).rejects.toMatchObject({ name: 'StaleAppend' });
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
    [1, 1],
  ]);
  expect(lines.map((line) => line.after()?.standing.points)).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
  expect(
    picture(live)
      .standings()
      .map(({ points }) => points),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
});
