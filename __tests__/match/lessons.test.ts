/** A training match: what is taught follows from the moves, the same after a kill and after an undo; leaving keeps the match. */
import { gameOf } from '../../src/games';
import type { Lessons } from '../../src/games/lessons';
import { botId } from '../../src/match/botChairs';
import { commitTo } from '../../src/match/chance';
import { createMatch } from '../../src/match/create';
import { Learning } from '../../src/match/lessons';
import type { LiveMatch } from '../../src/match/live';
import { sha256Hex } from '../../src/storage/chain';
import { now, opened } from '../support/screenless';
import { storeForEach } from '../support/sqlite/openTestStore';

jest.setTimeout(120_000);

const { store, reopen } = storeForEach();

async function training(): Promise<string> {
  const players: string[] = [];
  for (let seat = 0; seat < 4; seat += 1) {
    const bot = seat === 0 ? {} : { bot: botId('easy', seat) };
    const player = { name: `Стілець ${seat}`, colour: seat + 1, ...bot };
    players.push((await store().createPlayer(player)).id);
  }
  const seed = sha256Hex('lessons');
  const { id } = await createMatch(store(), {
    game: 'promin',
    setup: { seats: 4, first: 0, mode: 'virtual' },
    players,
    bots: [null, 'easy', 'easy', 'easy'],
    chance: { seed, commitment: commitTo(seed) },
    lesson: true,
  });
  return id;
}

/** Until the one who learns is asked; then the first thing offered is done. */
async function decide(live: LiveMatch): Promise<void> {
  await asked(live);
  expect(await now(live).attempt(now(live).offers(0)[0])).toEqual({ ok: true });
}

async function asked(live: LiveMatch): Promise<void> {
  await now(live).advance();
  for (let look = now(live).look; look; look = now(live).look) {
    now(live).seen(look.isFlying ? 'flight' : 'look');
    await now(live).advance();
  }
}

test('each clause once, the same after a kill, back with an undo', async () => {
  const id = await training();
  let live = await opened(store(), id);
  const lessons = (await gameOf('promin').lessons()) as Lessons;
  const learning = new Learning(0, lessons);
  const clauses: (string | null)[] = [];
  for (let i = 0; i < 6; i += 1) {
    await asked(live);
    clauses.push(learning.at(now(live)).now?.clause ?? null);
    await decide(live);
  }
  expect(clauses[0]).toBe('P-3.2');
  const said = clauses.filter((clause) => clause !== null);
  expect(new Set(said).size).toBe(said.length);
  await asked(live);
  const before = learning.at(now(live));
  expect(before.met).toBe(said.length + (before.now ? 1 : 0));
  live.leave();
  live = await opened(await reopen(), id);
  await asked(live);
  expect(new Learning(0, lessons).at(now(live))).toEqual(before);
  await now(live).undo();
  await asked(live);
  expect(learning.at(now(live)).now?.clause ?? null).toBe(clauses.at(-1));
  expect(learning.at(now(live))).toEqual(new Learning(0, lessons).at(now(live)));
});

test('whoever leaves the training has the same match as an ordinary one, also after a kill', async () => {
  const id = await training();
  let live = await opened(store(), id);
  await decide(live);
  expect(now(live).info.lesson).toBe(true);
  const { seq } = now(live);
  await now(live).leaveLesson();
  expect(now(live).info.lesson).toBe(false);
  expect(now(live).seq).toBe(seq);
  live.leave();
  live = await opened(await reopen(), id);
  expect(now(live).info.lesson).toBe(false);
});
