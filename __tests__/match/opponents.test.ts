/**
 * Matches of one person against the app, without a screen: it acts by itself, in words of the record's format, and the
 * same again after a kill; one undo takes back the person's act with what followed; nobody plays for the app.
 */
import { BOT_VERSION } from '../../src/bots';
import { gameEntry, gameIds, type GameId } from '../../src/games';
import { exportBackup } from '../../src/match/backup';
import { botId } from '../../src/match/botChairs';
import { commitTo } from '../../src/match/chance';
import { checking, recordOf, type MatchCheck } from '../../src/match/check';
import { checkStored } from '../../src/match/checkStored';
import { createMatch, rematch } from '../../src/match/create';
import type { LiveMatch } from '../../src/match/live';
import type { Level } from '../../src/match/record';
import type { KeptMatch } from '../../src/match/types';
import { sheetOf } from '../../src/games/qwinto/bot';
import { blankSheet } from '../../src/games/qwinto/rules/sheet';
import type { View } from '../../src/games/qwinto/rules/types';
import { games } from '../../src/games/rules';
import { atOnce } from '../../src/storage/backup';
import { sha256Hex } from '../../src/storage/chain';
import type { Entry } from '../../src/storage/types';
import { BOTS } from '../../src/tools/bots/ours';
import { replay } from '../../src/tools/replayMatch';
import { verify } from '../support/fairness/verifier';
import { quickRng } from '../support/quickRng';
import { now, opened } from '../support/screenless';
import { storeForEach } from '../support/sqlite/openTestStore';

jest.setTimeout(300_000);

const { store, reopen, elsewhere } = storeForEach();

async function killed(live: LiveMatch, id: string): Promise<LiveMatch> {
  live.leave();
  return opened(await reopen(), id);
}

interface Begun {
  id: string;
  person: string;
}

/** Seat 0 is a person's, the rest are the app's. */
async function begin(
  game: GameId,
  seats: number,
  { people = 1, level = 'easy' as Level, mode = 'virtual' as const } = {},
): Promise<Begun> {
  const players: string[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const bot = seat < people ? {} : { bot: botId(level, seat) };
    const player = { name: `Стілець ${seat}`, colour: seat + 1, ...bot };
    players.push((await store().createPlayer(player)).id);
  }
  const seed = sha256Hex(`opponents: ${game}`);
  const bots = players.map((_, seat) => (seat < people ? null : level));
  const setup = { seats, first: 0, mode };
  const chance = { seed, commitment: commitTo(seed) };
  const { id } = await createMatch(store(), { game, setup, players, bots, chance });
  return { id, person: players[0] ?? '' };
}

const isBots = (payload: unknown): boolean =>
  (payload as { bot?: unknown } | null)?.bot !== undefined &&
  (payload as { move?: unknown }).move !== undefined;

const seatsAt = (game: GameId): number => Math.max(2, gameEntry(game).seats.min);

/** The app and the deck do what is theirs; then whoever is asked decides at random. */
async function step(live: LiveMatch, below: (n: number) => number): Promise<KeptMatch> {
  await now(live).advance();
  const match = now(live);
  if (match.look) match.seen(match.look.isFlying ? 'flight' : 'look');
  else if (match.turn.chance) await match.draw();
  else if (!match.standing.over) {
    const seat = match.turn.actors.find((actor) => match.info.players[actor]?.bot === undefined);
    if (seat === undefined) throw new Error(`nobody is asked in ${match.turn.phase}`);
    const offers = match.offers(seat);
    const move = offers[below(offers.length)];
    expect(await match.attempt(move)).toEqual({ ok: true });
  }
  return now(live);
}

test.each(gameIds())('%s: one person and the app play to the end', async (game) => {
  const { id, person } = await begin(game, seatsAt(game));
  let live = await opened(store(), id);
  const rng = quickRng(7);
  for (let i = 0; i < 900 && !now(live).standing.over; i += 1) {
    const match = await step(live, (n) => rng.below(n));
    // One person: the device goes nowhere, and what is theirs is always before them.
    expect(match.curtain).toBeNull();
    expect(match.viewer).toBe(gameEntry(game).secret.length > 0 ? 0 : 'table');
    if (i === 20) live = await killed(live, id);
    if (i === 30 && now(live).canUndo) await now(live).undo();
    // Beginners in games with a word for it agree to end.
    if (i > 160 && match.judge({ type: 'stop' }).ok) await match.attempt({ type: 'stop' });
    else if (i > 400 && !match.standing.over) await match.end();
  }
  const { log, info } = now(live);
  expect(now(live).standing.over).toBe(true);
  expect(info.players[1]).toMatchObject({ name: 'Стілець 1', bot: 'easy' });
  const made = log.filter(({ kind }) => kind === 'move');
  expect(made.some(({ bot }) => bot === 'easy')).toBe(true);
  for (const { move, bot, drawn, forced } of made)
    if (!drawn && !forced && (move as { seat?: number }).seat !== undefined)
      expect(bot !== null).toBe((move as { seat: number }).seat !== 0);
  const { bytes } = await exportBackup(store(), { matchId: id });
  expect(verify(() => bytes).says).toMatch(/^yes/);
  // From the exported file every move of the app is worked out again, what was taken back included.
  const replayed = replay(() => bytes).says;
  const all = (await store().log(id)).entries.filter(({ payload }) => isBots(payload)).length;
  expect(replayed).toMatch(/^yes/);
  expect(replayed).toContain(`${all}, of which ${all} were worked out again\n`);
  // What was won against the app is a figure of its own.
  expect(await store().statistics.records(person)).toEqual([]);
  const against = await store().statistics.againstBots(person);
  expect(against.map((row) => [row.game, row.played])).toEqual([[game, 1]]);
  expect((await store().players({ includeHidden: true })).map((one) => one.id)).toEqual([person]);
  const again = await rematch(store(), id);
  expect(again.players.map(({ bot }) => bot ?? null)).toEqual(
    info.players.map(({ bot }) => bot ?? null),
  );
});

test('while something lies over the table the app waits, and then it acts', async () => {
  const { id } = await begin('promin', 3);
  const live = await opened(store(), id);
  const acts = (): number => now(live).log.filter(({ bot }) => bot !== null).length;
  await now(live).advance({ botsWait: true });
  expect([now(live).turn.actors, now(live).thinking, acts()]).toEqual([[1], null, 0]);
  await now(live).advance();
  expect([now(live).turn.actors, acts()]).toEqual([[0], 2]);
});

test('killed while the app thinks, the match comes back and the same move is made', async () => {
  const { id } = await begin('promin', 3, { level: 'medium' });
  let live = await opened(store(), id);
  // Nobody looks any more while it thinks: nothing is stored.
  const waiting = now(live).advance({ pace: 'followed' });
  for (let i = 0; i < 500 && now(live).thinking === null; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 2));
  expect(now(live).thinking).toBe(1);
  const { seq } = now(live);
  live = await killed(live, id);
  await waiting;
  expect(now(live).seq).toBe(seq);
  const decided = async (one: LiveMatch): Promise<unknown[]> => {
    await now(one).advance();
    return now(one)
      .log.filter(({ bot }) => bot !== null)
      .map(({ move }) => move);
  };
  const resumed = await decided(live);
  expect(resumed).toHaveLength(2);
  // The same match where nothing was interrupted.
  await elsewhere();
  const twin = await begin('promin', 3, { level: 'medium' });
  expect(resumed).toEqual(await decided(await opened(store(), twin.id)));
});

test('what the app did is marked with its level and version, and one undo goes back to the person', async () => {
  const { id } = await begin('promin', 3);
  const live = await opened(store(), id);
  await now(live).advance();
  const asked = now(live);
  expect(asked.turn).toMatchObject({ phase: 'bid', actors: [0] });
  await asked.attempt(asked.offers(0)[2]);
  await now(live).advance();
  expect(now(live).seq).toBeGreaterThan(asked.seq + 1);
  const { entries } = await store().log(id);
  const marked = entries.flatMap(({ payload }) => (payload as { bot?: unknown }).bot ?? []);
  expect(marked.length).toBeGreaterThan(1);
  expect(new Set(marked.map((bot) => JSON.stringify(bot)))).toEqual(
    new Set([JSON.stringify({ level: 'easy', version: BOT_VERSION })]),
  );
  await now(live).undo();
  await now(live).advance();
  expect(now(live).turn).toEqual(asked.turn);
  expect(now(live).view(0)).toEqual(asked.view(0));
});

describe('a move that says it is the app’s', () => {
  /** A match with the first such entry changed, checked with the bot at hand. */
  async function checked(change: (payload: never) => object): Promise<MatchCheck> {
    const { id } = await begin('promin', 3, { level: 'medium' });
    const live = await opened(store(), id);
    await now(live).advance();
    const [match, { entries }] = [await store().match(id), await store().log(id)];
    if (!match) throw new Error('no match');
    const at = entries.findIndex(({ payload }) => isBots(payload));
    const changed = entries.map((entry, i) =>
      i === at ? ({ ...entry, payload: change(entry.payload as never) } as Entry) : entry,
    );
    return atOnce(checking(recordOf(match, changed), games.promin, BOTS.promin));
  }
  const botFaults = ({ faults }: MatchCheck) => faults.filter(({ kind }) => kind === 'bot');

  test('is found where the app would have done something else', async () => {
    const check = await checked(({ move, bot }: { move: { beads: number }; bot: object }) => ({
      move: { ...move, beads: (move.beads + 1) % 10 },
      bot,
    }));
    expect(botFaults(check)).toHaveLength(1);
    expect(botFaults(check)[0]).toMatchObject({ due: { type: 'bid', seat: 1 } });
  });

  test('is right as it was made, and of another version neither right nor forged', async () => {
    const same = await checked((payload) => payload);
    expect([same.bots, same.rethought, same.otherVersion]).toEqual([2, 2, 0]);
    expect(same.faults).toEqual([]);
    const other = await checked(({ move }: { move: object }) => ({
      move,
      bot: { level: 'medium', version: BOT_VERSION + 1 },
    }));
    expect([other.bots, other.rethought, other.otherVersion]).toEqual([2, 1, 1]);
    expect(botFaults(other)).toEqual([]);
  });

  test('is worked out again in the app as well', async () => {
    const { id } = await begin('qwinto', 2);
    const live = await opened(store(), id);
    await now(live).attempt({ type: 'dice', seat: 0, dice: ['orange'] });
    await now(live).draw();
    await now(live).attempt({ type: 'keep', seat: 0 });
    await now(live).advance();
    expect(await checkStored(store(), id)).toMatchObject({ faults: [], bots: 1, rethought: 1 });
  });
});

test('nobody plays for the app, and the app does not play for people', async () => {
  const { id } = await begin('qwinto', 2);
  const live = await opened(store(), id);
  await now(live).attempt({ type: 'dice', seat: 0, dice: ['orange', 'yellow'] });
  await now(live).draw();
  await now(live).attempt({ type: 'keep', seat: 0 });
  expect(now(live).turn.actors).toEqual([0, 1]);
  expect(now(live).offers(1)).toEqual([]);
  expect(await now(live).attempt({ type: 'pass', seat: 1 })).toMatchObject({ ok: false });
  await now(live).advance();
  expect(now(live).turn.actors).toEqual([0]);
  expect(now(live).seq).toBe(4);
});

test('at a real table of dice people roll, and the app writes as soon as the sum is in', async () => {
  const { id } = await begin('qwinto', 2, { mode: 'referee' as never });
  const live = await opened(store(), id);
  await now(live).attempt({ type: 'dice', seat: 0, dice: ['orange', 'yellow'] });
  await now(live).advance();
  expect(now(live).turn.chance).toBe(true);
  await now(live).attempt({ type: 'roll', values: [3, 4] });
  await now(live).attempt({ type: 'keep', seat: 0 });
  await now(live).advance();
  expect(now(live).turn.actors).toEqual([0]);
  const wrote = now(live).log.filter(({ bot }) => bot !== null);
  expect(wrote.map(({ move }) => (move as { seat: number }).seat)).toEqual([1]);
  await now(live).attempt({ type: 'pass', seat: 0 });
  await now(live).advance();
  // Its own turn: it names its dice, and a person throws them.
  expect(now(live).turn).toMatchObject({ phase: 'roll', chance: true });
  await now(live).undo();
  expect(now(live).turn.phase).toBe('write');
});

test('beside people who write on paper it names its dice, decides about its throw, and its sheet comes in with theirs', async () => {
  const { id } = await begin('qwinto', 2, { mode: 'score' as never });
  const live = await opened(store(), id);
  await now(live).attempt({ type: 'dice', seat: 0, dice: ['orange', 'yellow'] });
  await now(live).attempt({ type: 'roll', values: [3, 4] });
  await now(live).attempt({ type: 'keep', seat: 0 });
  // Nobody tells that they have written: it waits to be called.
  await now(live).advance({ botsWait: true });
  expect(now(live).turn).toMatchObject({ phase: 'dice', actors: [1] });
  await now(live).advance();
  expect(now(live).turn).toMatchObject({ phase: 'roll', chance: true });
  const { dice } = now(live).view('table') as View;
  await now(live).attempt({ type: 'roll', values: dice.map(() => 2) });
  await now(live).advance();
  if (now(live).turn.phase === 'roll')
    await now(live).attempt({ type: 'roll', values: dice.map(() => 3) });
  expect(now(live).turn).toMatchObject({ phase: 'dice', actors: [0] });
  const view = now(live).view('table') as View;
  const { sheet } = sheetOf(view, 1, 'easy');
  expect(sheet).not.toEqual(blankSheet());
  // Advice would be about paper that nobody here can see, and nobody else's paper can be taken over.
  expect(await checkStored(store(), id)).toMatchObject({ faults: [] });
  await now(live).giveChair(0, 'easy');
  expect(now(live).info.players[0]?.bot).toBeUndefined();
  const first = blankSheet();
  const cells = first.orange.slice();
  cells[0] = 7;
  const sheets = [{ ...first, orange: cells }, sheet];
  expect(await now(live).attempt({ type: 'sheets', sheets })).toEqual({ ok: true });
  expect(now(live).standing.over).toBe(true);
});

test('with two people the device goes to people only, and lies open while the app acts', async () => {
  const { id } = await begin('promin', 4, { people: 2 });
  const live = await opened(store(), id);
  const rng = quickRng(3);
  const holders = new Set<unknown>();
  for (let i = 0; i < 40; i += 1) {
    const match = await step(live, (n) => rng.below(n));
    holders.add(match.holder.who);
  }
  expect([...holders].sort()).toEqual([0, 1, 'table']);
});

test('whoever leaves is stood in for, comes back, and the log tells both', async () => {
  const { id } = await begin('promin', 3, { people: 2 });
  const live = await opened(store(), id);
  await now(live).advance();
  await now(live).giveChair(0, 'medium');
  expect(now(live).info.players[0]).toMatchObject({ name: 'Стілець 0', bot: 'medium' });
  expect(now(live).curtain).toBeNull();
  await now(live).advance();
  expect(now(live).turn.actors).toEqual([1]);
  // The last person stays.
  await now(live).giveChair(1, 'easy');
  expect(now(live).info.players[1]?.bot).toBeUndefined();
  await now(live).giveChair(0, null);
  expect(now(live).info.players[0]?.bot).toBeUndefined();
  expect(now(live).curtain).not.toBeNull();
  const chairs = now(live).log.filter(({ kind }) => kind === 'seat');
  expect(chairs.map(({ chair }) => chair)).toEqual([
    { seat: 0, name: null, bot: 'medium' },
    { seat: 0, name: 'Стілець 0', bot: null },
  ]);
  const again = await killed(live, id);
  expect(now(again).info.players.map(({ bot }) => bot ?? null)).toEqual([null, null, 'easy']);
});

test('the app is nobody in a match that people enter', async () => {
  await expect(begin('promin', 3, { mode: 'score' as never })).rejects.toThrow(RangeError);
  await expect(begin('promin', 3, { people: 0 })).rejects.toThrow(RangeError);
});

test('advice is about what the chair may know, and the next move says that it was asked for', async () => {
  const { id } = await begin('promin', 3);
  let live = await opened(store(), id);
  await now(live).advance();
  const before = now(live);
  const thought = await before.hint(0);
  expect(thought?.options.length).toBeGreaterThan(1);
  expect(thought?.reasons.length).toBeGreaterThan(0);
  expect(now(live).hints).toBe(1);
  // Counted when it is opened: a kill does not forget it.
  live = await killed(live, id);
  await now(live).attempt(now(live).offers(0)[3]);
  const said = now(live).log.filter(({ hinted }) => hinted);
  expect(said.map(({ move }) => move)).toEqual([expect.objectContaining({ type: 'bid', seat: 0 })]);
  await now(live).advance();
  await now(live).undo();
  await now(live).advance();
  await now(live).attempt(now(live).offers(0)[2]);
  expect(now(live).log.filter(({ hinted, undone }) => hinted && !undone)).toHaveLength(1);
});
