/**
 * Whole dealt matches of all six games without a screen: the match itself says what is due, who holds the device and
 * what should be looked at; a caller only decides and says «seen». Other chairs move while this device shows
 * something, and the app is killed now and then on the way. That the log is that of a screen: ../screens/course.
 */
import { gameEntry, gameIds, type GameId } from '../../src/games';
import { exportBackup } from '../../src/match/backup';
import type { LiveMatch } from '../../src/match/live';
import { verify } from '../support/fairness/verifier';
import { quickRng } from '../support/quickRng';
import { begin, now, opened, playToEnd, seatsAt } from '../support/screenless';
import { storeForEach } from '../support/sqlite/openTestStore';

jest.setTimeout(300_000);

/** Games in which another chair can move while this device shows something. */
const OTHERS_MOVE: readonly GameId[] = ['promin', 'split', 'perlyna'];

const { store, reopen } = storeForEach();

async function killed(live: LiveMatch, id: string): Promise<LiveMatch> {
  live.leave();
  return opened(await reopen(), id);
}

test.each(gameIds().map((game, i) => [game, i] as const))(
  '%s is played to its end without a screen, and its chance can be checked',
  async (game, i) => {
    const id = await begin(store(), game, seatsAt(game, i % 2 === 1));
    const { looks, hands, kills, others } = await playToEnd({
      open: () => opened(store(), id),
      kill: (live) => killed(live, id),
      seed: 50 + i,
    });
    const match = await store().match(id);
    expect(match?.finishedAt).not.toBeNull();
    expect(match?.device.holder).toBe('table');
    expect(kills).toBeGreaterThan(0);
    if (gameEntry(game).secret.length > 0) expect(hands).toBeGreaterThan(10);
    if (game === 'promin') expect(looks + others).toBeGreaterThan(39);
    // While a trick, votes or lines are looked at, or somebody an own view. Elsewhere the deck comes first, or nothing is private.
    if (OTHERS_MOVE.includes(game)) expect(others).toBeGreaterThan(0);
    const { bytes } = await exportBackup(store(), { matchId: id });
    expect(verify(() => bytes).says).toMatch(/^yes/);
  },
);

test('somebody alone is handed nothing', async () => {
  const id = await begin(store(), 'nizam', 1);
  const live = await opened(store(), id);
  await now(live).advance();
  expect(now(live).turn.chance).toBe(false);
  expect(now(live).holder.who).toBe('table');
});

test('nothing goes on before what lies open was waved on, also after a kill', async () => {
  const id = await begin(store(), 'promin', 3);
  let live = await opened(store(), id);
  for (let i = 0; i < 60 && !now(live).look?.isOpen; i += 1) {
    await now(live).advance();
    const match = now(live);
    if (match.look?.isFlying) match.seen('flight');
    else if (!match.look) await match.attempt(match.offers(match.turn.actors[0] ?? 0)[0]);
  }
  const { seq, holder } = now(live);
  await now(live).advance();
  expect([now(live).seq, now(live).holder]).toEqual([seq, holder]);
  live = await killed(live, id);
  await now(live).advance();
  expect(now(live).seq).toBe(seq);
  expect(now(live).look?.isOpen).toBe(true);
  now(live).seen('look');
  await now(live).advance();
  expect(now(live).look).toBeNull();
  expect(now(live).holder.who).not.toBe('table');
});

test('an act that is the only one possible is made by the app and told, unless people want to be asked', async () => {
  const forced: string[] = [];
  const asked: string[] = [];
  let looks = 0;
  for (let n = 0; n < 6; n += 1) {
    const id = await begin(store(), 'split', 4);
    const live = await opened(store(), id);
    const rng = quickRng(900 + n);
    for (let i = 0; i < 120 && !now(live).standing.over; i += 1) {
      const askForced = n % 2 === 1;
      await now(live).advance({ askForced });
      const match = now(live);
      if (match.look) {
        // The votes are looked at first: nothing is cut, and nobody is handed the device, before they were.
        if (!match.standing.over) {
          looks += 1;
          expect(match.turn.phase).toBe('cut');
          expect(match.holder.who).not.toBe('table');
          expect(askForced).toBe(false);
        }
        match.seen('look');
        continue;
      }
      if (match.turn.chance) await match.draw();
      else {
        const seat = match.turn.actors[0] ?? 0;
        const offers = match.offers(seat);
        const isOnly = match.turn.phase === 'cut' && offers.length === 1;
        if (isOnly) asked.push(match.turn.phase);
        expect(askForced || !isOnly).toBe(true);
        // Everyone wants the same part: contested parts are cut again.
        const vote =
          offers.length > 1 && match.turn.phase === 'vote' ? 1 : rng.below(offers.length);
        await match.attempt(offers[vote]);
      }
    }
    for (const line of now(live).log)
      if (line.forced) forced.push((line.move as { type: string }).type);
    live.leave();
  }
  expect(forced).toContain('cut');
  expect(looks).toBe(forced.length);
  expect(asked).toContain('cut');
});

test('two who keep it going at once do not draw twice', async () => {
  const id = await begin(store(), 'veselka', 3);
  const live = await opened(store(), id);
  const match = now(live);
  await Promise.all([match.advance(), match.advance(), match.advance()]);
  expect(now(live).log.map(({ drawn }) => drawn)).toEqual([true]);
});

describe('whoever draws sees the new cards before the device goes on', () => {
  const wanted = { nizam: 'take', perlyna: 'take', veselka: 'swap' } as const;

  test.each(['nizam', 'perlyna', 'veselka'] as const)('%s', async (game) => {
    const id = await begin(store(), game, 2);
    let live = await opened(store(), id);
    await now(live).advance();
    const [seat = 0] = now(live).turn.actors;
    now(live).openCurtain();
    const move = now(live)
      .offers(seat)
      .find((one) => {
        const { type, cards } = one as { type: string; cards?: unknown[] };
        return type === wanted[game] && cards?.length !== 0;
      });
    expect(await now(live).attempt(move)).toEqual({ ok: true });
    now(live).seen('flight');
    await now(live).advance();
    // The deck has answered, the next one is asked, and the device is still where it was.
    expect(now(live).turn.actors).toEqual([1 - seat]);
    expect(now(live).look).toMatchObject({ isOwn: true, isOpen: false });
    expect(now(live).holder).toEqual({ who: seat, open: true });
    live = await killed(live, id);
    await now(live).advance();
    expect(now(live).look?.isOwn).toBe(true);
    expect(now(live).holder).toEqual({ who: seat, open: false });
    now(live).seen('look');
    await now(live).advance();
    expect(now(live).look).toBeNull();
    expect(now(live).holder).toEqual({ who: 1 - seat, open: false });
  });

  test('somebody alone passes nothing on', async () => {
    const live = await opened(store(), await begin(store(), 'nizam', 1));
    await now(live).advance();
    await now(live).attempt({ type: 'take', seat: 0 });
    await now(live).advance();
    expect(now(live).look).toBeNull();
  });
});
