/** Beginning matches of the real games, rematches, and what is kept of how they began. */
import { commitTo, rngFor } from '../../src/match/chance';
import { createMatch, prepareChance, rematch } from '../../src/match/create';
import { openLiveMatch } from '../../src/match/live';
import type { Store } from '../../src/storage';
import { gameIds } from '../../src/games';
import { games } from '../../src/games/rules';
import { storeForEach } from '../support/sqlite/openTestStore';

const own = storeForEach();
let store: Store;
let people: string[];

beforeEach(async () => {
  store = own.store();
  people = [];
  for (const name of ['Олена', 'Тарас', 'Іра', 'Юрко'])
    people.push((await store.createPlayer({ name, colour: people.length + 1 })).id);
});

const setup = (seats: number, first = 0) => ({ seats, first, mode: 'virtual' }) as const;

test('seeds are long, different each time, and committed to', async () => {
  const [one, two] = [await prepareChance(), await prepareChance()];
  expect(one.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(one.seed).not.toBe(two.seed);
  expect(one.commitment).toBe(commitTo(one.seed));
});

test('an impossible setup is refused before anything is stored', async () => {
  const players = people.slice(0, 1);
  await expect(createMatch(store, { game: 'promin', setup: setup(1), players })).rejects.toThrow(
    RangeError,
  );
  await expect(createMatch(store, { game: 'veselka', setup: setup(3), players })).rejects.toThrow(
    'one for each seat',
  );
  await expect(
    createMatch(store, {
      game: 'veselka',
      setup: setup(2),
      players: [people[0] ?? '', people[0] ?? ''],
    }),
  ).rejects.toThrow('each of them once');
  expect((await store.history()).rows).toEqual([]);
});

test('a rematch has the same people, the next starter, another seed, and knows where it comes from', async () => {
  const players = people.slice(0, 3);
  const first = await createMatch(store, { game: 'veselka', setup: setup(3, 2), players });
  const second = await rematch(store, first.id);
  expect(second.setup.first).toBe(0);
  expect(second.players.map((player) => player.id)).toEqual(players);
  expect(second.parent).toBe(first.id);
  expect(second.seed).not.toBe(first.seed);
  expect((await rematch(store, first.id, 1)).setup.first).toBe(1);
});

test.each(gameIds())('%s plays from the deal with the chance its seed says', async (game) => {
  const players = people.slice(0, 3);
  const { id, seed } = await createMatch(store, {
    game,
    setup: setup(3),
    players,
    words: ['тиша', 'сир'],
  });
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error('no match');
  const now = () => {
    const state = live.state();
    if (state.status !== 'ready') throw new Error(state.status);
    return state.match;
  };
  for (let i = 0; i < 25 && !now().standing.over; i += 1) {
    const { turn } = now();
    if (turn.chance) await now().draw();
    else {
      const move = now().offers(turn.actors[0] ?? 0)[0];
      if (move === undefined) break;
      expect(await now().attempt(move)).toEqual({ ok: true });
    }
  }
  const rules = games[game];
  let state = rules.begin(setup(3));
  let drawn = 0;
  for (const entry of (await store.log(id)).entries.slice(1)) {
    const payload = entry.payload as { move: unknown; drawn?: boolean };
    if (payload.drawn) {
      drawn += 1;
      expect(payload.move).toEqual(rules.chance(state, rngFor(seed, ['тиша', 'сир'], entry.seq)));
    }
    state = rules.apply(state, payload.move);
  }
  expect(drawn).toBeGreaterThan(0);
  expect(now().standing).toEqual(rules.standing(state));
  const again = await openLiveMatch(store, id);
  expect(again?.state()).toMatchObject({ status: 'ready', match: { standing: now().standing } });
});
