/** An evening as the store tells it: whose matches belong to it, and which records it brought. */
import { createMatch } from '../../src/match/create';
import { openLiveMatch } from '../../src/match/live';
import { evening, newRecords } from '../../src/stats';
import type { Store } from '../../src/storage/types';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';

let place: TestPlace;
let store: Store;
let people: string[];

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();

beforeAll(async () => {
  place = testPlace();
  store = await place.open();
  people = [];
  for (const [i, name] of ['Оля', 'Тарас', 'Соломія'].entries())
    people.push((await store.createPlayer({ name, colour: i + 1 })).id);
});

afterAll(async () => {
  await store.close();
  place.remove();
});

/** «Нізам», kept score of: by seat, how long the one combination was. */
async function play(begins: number, seats: readonly number[], lengths: readonly number[]) {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(begins);
  const players = seats.map((seat) => people[seat] ?? '');
  const setup = { seats: seats.length, first: 0, mode: 'score' } as const;
  const { id } = await createMatch(store, { game: 'nizam', setup, players });
  const live = await openLiveMatch(store, id, { now: () => begins + 40 * 60_000 });
  const tallies = lengths.map((length, seat) => ({ type: 'tally', seat, lengths: [length] }));
  for (const move of [...tallies, { type: 'stop' }]) {
    const state = live?.state();
    if (state?.status !== 'ready') throw new Error('the match does not open');
    expect(await state.match.attempt(move)).toMatchObject({ ok: true });
  }
  live?.leave();
  clock.mockRestore();
  return id;
}

test('the evening of a match: its group’s tables in order, its time; a record beats what anyone of them had before', async () => {
  await play(at(6, 20), [0, 1], [4, 3]);
  const first = await play(at(13, 19), [0, 1, 2], [3, 4, 3]);
  const second = await play(at(13, 21), [0, 1], [3, 5]);
  const noon = await play(at(13, 12), [0, 1], [5, 3]);
  const found = await evening(store, second);
  expect(found?.matches.map(({ id }) => id)).toEqual([first, second]);
  expect(found).toMatchObject({ begins: at(13, 19), minutes: 80 });
  expect(await evening(store, noon)).toBeNull();
  expect(await evening(store, 'nobody knows it')).toBeNull();
  if (!found) throw new Error('there is an evening');
  // At noon Оля had seven already: as many are no record.
  expect(await newRecords(store, found)).toEqual([]);
  await store.deleteMatch(noon);
  expect(await newRecords(store, found)).toMatchObject([
    { points: 7, player: { name: 'Тарас' }, before: { points: 5, player: people[0] } },
  ]);
  await store.deleteMatch(second);
  expect((await evening(store, first))?.matches.map(({ id }) => id)).toEqual([first]);
});
