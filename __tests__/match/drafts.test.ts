/** Half-typed entries: kept beside the log, gone with the entry they were typed for. */
import '../support/seventh/register';

import { exportBackup } from '../../src/storage/backup';
import { openLiveMatch, type LiveMatch } from '../../src/match/live';
import type { Store } from '../../src/storage';
import { ID } from '../support/seventh/game';
import type { Move } from '../support/seventh/rules/types';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { newMatch, twoPlayers } from '../support/storeContract';

let place: TestPlace;
let store: Store;
let id: string;
let live: LiveMatch;

beforeEach(async () => {
  place = testPlace();
  store = await place.open();
  const [olena, taras] = await twoPlayers(store);
  const setup = { seats: 2, first: 0, mode: 'referee' } as const;
  id = (await store.createMatch(newMatch([olena.id, taras.id], { game: ID, setup }))).id;
  live = await open();
});

afterEach(async () => {
  await store.close();
  place.remove();
});

async function open(): Promise<LiveMatch> {
  const opened = await openLiveMatch(store, id);
  if (!opened) throw new Error('no match');
  return opened;
}

/** As after a dead battery: only what SQLite has. */
async function reopen(): Promise<void> {
  await store.close();
  store = await place.open();
  live = await open();
}

function play(move: Move): Promise<unknown> {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(state.status);
  return state.match.attempt(move);
}

test('what was typed last is there after reopening, however fast it was typed', async () => {
  for (const n of [1, 2, 3]) live.drafts.keep('tally', { turn: '0', value: n });
  await reopen();
  expect(live.drafts.read('tally')).toEqual({ turn: '0', value: 3 });
});

test('an entry takes the drafts of its turn with it and leaves those of the match', async () => {
  live.drafts.keep('tally', { turn: '0', value: 2 });
  live.drafts.keep('sheets', [[1, null]], true);
  await play({ type: 'lay', seat: 0, card: 2 });
  expect(live.drafts.read('tally')).toBeUndefined();
  await reopen();
  expect(live.drafts.read('tally')).toBeUndefined();
  expect(live.drafts.read('sheets')).toEqual([[1, null]]);
});

test('a refused entry loses nothing that was typed', async () => {
  await play({ type: 'lay', seat: 0, card: 7 });
  live.drafts.keep('tally', { turn: '1', value: 7 });
  expect(await play({ type: 'lay', seat: 1, card: 7 })).toMatchObject({ clause: 'D-1.1' });
  await reopen();
  expect(live.drafts.read('tally')).toEqual({ turn: '1', value: 7 });
});

test('drafts and the holder of the device do not disturb each other', async () => {
  live.drafts.keep('sheets', [1], true);
  await live.handTo(1);
  await reopen();
  expect(live.drafts.read('sheets')).toEqual([1]);
  expect((await store.match(id))?.device.holder).toBe(1);
});

test('drafts are in no log and in no exported file', async () => {
  const before = await exportBackup(store, { matchId: id });
  live.drafts.keep('sheets', ['typed'], true);
  await reopen();
  expect((await store.log(id)).entries).toHaveLength(1);
  const after = await exportBackup(store, { matchId: id });
  expect(after.bytes.length - before.bytes.length).toBeLessThan(8);
});

describe('an undo', () => {
  const now = () => {
    const state = live.state();
    if (state.status !== 'ready') throw new Error(state.status);
    return state.match;
  };

  test('brings back what was typed for the entry it takes back, also after a kill', async () => {
    live.drafts.keep('tally', { turn: '0', value: 2 });
    await play({ type: 'lay', seat: 0, card: 2 });
    live.drafts.keep('tally', { turn: '1', value: 5 });
    await reopen();
    await now().undo();
    expect(live.drafts.read('tally')).toEqual({ turn: '0', value: 2 });
    await reopen();
    expect(live.drafts.read('tally')).toEqual({ turn: '0', value: 2 });
  });

  test('goes back through several entries, each with its numbers', async () => {
    for (const [seat, card] of [
      [0, 2],
      [1, 3],
    ] as const) {
      live.drafts.keep('tally', { turn: String(seat), value: card });
      await play({ type: 'lay', seat, card });
    }
    await now().undo();
    expect(live.drafts.read('tally')).toEqual({ turn: '1', value: 3 });
    await now().undo();
    expect(live.drafts.read('tally')).toEqual({ turn: '0', value: 2 });
  });
});
