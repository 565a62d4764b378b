/**
 * Kinds of entries that this app does not write yet: a match that holds them is opened, told, played on and taken in,
 * and refused where they do not fit. They stand in the log as another device would have written them.
 */
import '../support/seventh/register';

import { exportBackup, type BackupError } from '../../src/match/backup';
import { commitTo } from '../../src/match/chance';
import { openLiveMatch, type LiveMatch } from '../../src/match/live';
import { recountAll } from '../../src/match/recount';
import type { KeptMatch } from '../../src/match/types';
import type { Json, NewEntry, Store } from '../../src/storage';
import { ID } from '../support/seventh/game';
import type { Move } from '../support/seventh/rules/types';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { newMatch, SUMMARY, twoPlayers } from '../support/storeContract';
import { importBackup } from '../support/takeIn';

const places: TestPlace[] = [];
const stores: Store[] = [];

async function openStore(): Promise<Store> {
  const place = testPlace();
  const store = await place.open();
  places.push(place);
  stores.push(store);
  return store;
}

let store: Store;
let id: string;

beforeEach(async () => {
  store = await openStore();
  const [olena, taras] = await twoPlayers(store);
  const seed = '0f'.repeat(32);
  const setup = { seats: 2, first: 0, mode: 'referee' } as const;
  const chance = { seed, commitment: commitTo(seed) };
  id = (await store.createMatch(newMatch([olena.id, taras.id], { ...chance, game: ID, setup }))).id;
});

afterEach(async () => {
  for (const one of stores.splice(0)) await one.close();
  for (const place of places.splice(0)) place.remove();
});

async function opened(from = store): Promise<LiveMatch> {
  const live = await openLiveMatch(from, id);
  if (!live) throw new Error('no match');
  return live;
}

function picture(live: LiveMatch): KeptMatch<unknown, Move> {
  const state = live.state();
  if (state.status !== 'ready') throw new Error(state.status);
  return state.match as KeptMatch<unknown, Move>;
}

const lay = (seat: number, card: number): Move => ({ type: 'lay', seat, card });
const MARIA = { id: 'maria', name: 'Марія', colour: 4 };

/** As it arrives from elsewhere: written past this app, which will judge it when it reads it. */
async function written(kind: NewEntry['kind'], payload: Json): Promise<void> {
  const match = await store.match(id);
  const entry = { kind, payload, at: 1_700_000_600_000 };
  await store.append(id, match?.headSeq ?? 0, [entry], { summary: SUMMARY });
}

const happened = (move: Move, marks: Record<string, Json> = {}): Promise<void> =>
  written('happened', { move: move as unknown as Json, ...marks });

async function takenIn(): Promise<Store> {
  const other = await openStore();
  const { bytes } = await exportBackup(store, { matchId: id });
  await importBackup(other, bytes);
  return other;
}

const refusal = (): Promise<BackupError> => takenIn().then(Promise.reject, (error) => error);

test('one undo takes back a decision with what the app and an opponent made of it', async () => {
  await happened(lay(0, 1));
  await happened(lay(1, 2), { bot: { level: 'strong', version: 1 } });
  await happened(lay(0, 3), { forced: true });
  const live = await opened();
  expect(picture(live).standing.points).toEqual([2, 1]);
  expect(picture(live).log.map(({ bot, forced }) => [bot, forced])).toEqual([
    [null, false],
    ['strong', false],
    [null, true],
  ]);
  await picture(live).undo();
  expect(picture(live).standing.points).toEqual([0, 0]);
  await picture(live).redo();
  expect(picture(live).standing.points).toEqual([2, 1]);
});

test('what an opponent did cannot be corrected', async () => {
  await happened(lay(0, 1), { bot: { level: 'easy', version: 1 } });
  const live = await opened();
  expect(picture(live).correct(1, lay(0, 2))).toMatchObject({ ok: false });
});

test('a match that the table ended early is over: its leader has won, nobody moves, and undo opens it again', async () => {
  await happened(lay(0, 5));
  await happened(lay(1, 6));
  await happened(lay(0, 2));
  await happened(lay(1, 3));
  await written('ended', { by: 1 });
  await store.saveRecounts([]);
  const live = await opened();
  const now = picture(live);
  expect(now.standing).toMatchObject({ over: true, winners: [1], points: [1, 2] });
  expect(now.turn).toEqual({ phase: 'over', actors: [], chance: false });
  expect(now.offers(0)).toEqual([]);
  expect(now.judge(lay(0, 7)).ok).toBe(false);
  expect((await now.attempt(lay(0, 7))).ok).toBe(false);
  expect(now.log.at(-1)).toMatchObject({ kind: 'end', by: 1 });
  await picture(live).undo();
  expect(picture(live).standing.over).toBe(false);
  expect((await picture(live).attempt(lay(0, 7))).ok).toBe(true);
  await picture(live).undo();
  expect((await store.match(id))?.finishedAt).toBeNull();
});

test('an early end taken in from elsewhere has results, and says in lists that it was ended', async () => {
  await happened(lay(0, 1));
  await written('ended', {});
  const other = await takenIn();
  const match = await other.match(id);
  expect(match?.summary).toMatchObject({ over: true, ended: true, winners: [0], phase: 'over' });
  expect(match?.finishedAt).not.toBeNull();
  const { results } = await other.results(id);
  expect(results.map(({ seat, rank, won }) => [seat, rank, won])).toEqual([
    [0, 1, true],
    [1, 2, false],
  ]);
  await recountAll(other);
  expect((await other.match(id))?.summary).toEqual(match?.summary);
});

test('who sits there now is shown, here and where the match is taken in; undo seats the first one again', async () => {
  await happened(lay(0, 1));
  await written('seated', { seat: 1, player: MARIA });
  const other = await takenIn();
  expect((await other.match(id))?.players.map(({ name }) => name)).toEqual(['Олена', 'Марія']);
  const live = await opened(other);
  expect(picture(live).log.at(-1)).toMatchObject({
    kind: 'seat',
    chair: { seat: 1, name: 'Марія', bot: null },
  });
  await picture(live).undo();
  expect((await other.match(id))?.players.map(({ name }) => name)).toEqual(['Олена', 'Тарас']);
  expect(await other.checkup({ deep: true })).toBeNull();
});

test('an opponent that takes over a chair leaves it to whose it was, and becomes nobody in the list of people', async () => {
  await written('seated', { seat: 1, player: null, bot: 'medium' });
  await written('seated', { seat: 0, player: MARIA, bot: 'easy' });
  const other = await takenIn();
  expect((await other.match(id))?.players.map(({ name }) => name)).toEqual(['Марія', 'Тарас']);
  expect((await other.players()).map(({ name }) => name).sort()).toEqual(['Олена', 'Тарас']);
  const live = await opened(other);
  expect(picture(live).log.map(({ chair }) => chair)).toEqual([
    { seat: 1, name: null, bot: 'medium' },
    { seat: 0, name: 'Марія', bot: 'easy' },
  ]);
});

test('who undid and who agreed is told', async () => {
  await happened(lay(0, 1));
  await written('undone', { act: 1, by: 1, agreed: [0] });
  expect(picture(await opened()).log.at(-1)).toMatchObject({ kind: 'undo', by: 1, agreed: [0] });
});

test('what is said about a match goes with its file', async () => {
  await store.setAbout(id, { when: 1_600_000_000_000, place: 'Карпати', note: 'у наметі' });
  const other = await takenIn();
  expect(await other.about(id)).toEqual(await store.about(id));
});

test.each<[string, () => Promise<void>]>([
  [
    'an end of what the rules have ended',
    async () => {
      for (let i = 0; i < 40; i += 1) {
        const live = await opened();
        const now = picture(live);
        if (now.standing.over) break;
        await now.attempt(now.offers(now.turn.actors[0] ?? 0).at(-1) as Move);
        live.leave();
      }
      await written('ended', {});
    },
  ],
  [
    'a move after the end',
    async () => {
      await written('ended', {});
      await happened(lay(0, 1));
    },
  ],
  [
    'an undo of an act that is not the last',
    async () => {
      await happened(lay(0, 1));
      await happened(lay(1, 2));
      await written('undone', { act: 1 });
    },
  ],
  [
    'a correction that the rules refuse',
    async () => {
      await happened(lay(0, 1));
      await happened(lay(1, 2));
      await written('corrected', { from: 1, then: [2, 1] });
    },
  ],
])('%s is refused with the file, and nothing is written', async (_what, write) => {
  await write();
  expect(await refusal()).toMatchObject({ trouble: 'refused' });
  const other = stores.at(-1) as Store;
  expect((await other.history()).rows).toEqual([]);
  expect(await other.players()).toEqual([]);
});

test.each<[string, string, Json]>([
  ['a kind that does not exist yet', 'voted', {}],
  ['a field with too large a number', 'undone', { act: 1e9 }],
])('%s makes the file newer or malformed, never fine', async (_what, kind, payload) => {
  await written(kind as NewEntry['kind'], payload);
  expect(['newer', 'malformed']).toContain((await refusal()).trouble);
});

test('a stored log with an entry that does not fit is read up to there', async () => {
  await happened(lay(0, 1));
  await written('redone', { act: 1 });
  const state = (await opened()).state();
  expect(state).toMatchObject({ status: 'damaged', brokenAt: 2 });
});
