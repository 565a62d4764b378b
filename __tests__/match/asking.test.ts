/**
 * Taking back in dealt matches on one phone: nobody takes back another's act without their word, a refusal leaves
 * everything, and the log says who wanted it and who agreed.
 */
import type { GameId } from '../../src/games';
import type { LiveMatch } from '../../src/match/live';
import type { KeptMatch } from '../../src/match/types';
import { begin, now, opened } from '../support/screenless';
import { storeForEach } from '../support/sqlite/openTestStore';

const { store } = storeForEach();

/** A match on whose first decision somebody is asked. */
async function start(game: GameId, seats: number): Promise<LiveMatch> {
  const live = await opened(store(), await begin(store(), game, seats));
  await now(live).advance();
  return live;
}

/** Whoever is asked opens their view, takes the first thing offered, and the device goes on. */
async function decides(live: LiveMatch): Promise<number> {
  const [seat = 0] = now(live).turn.actors;
  now(live).openCurtain();
  expect(await now(live).attempt(now(live).offers(seat)[0])).toEqual({ ok: true });
  now(live).seen('flight');
  await now(live).advance();
  return seat;
}

const last = ({ log }: KeptMatch) => log.at(-1);

describe('undo of a neighbour’s bid in «Промінь»', () => {
  async function asked(): Promise<{ live: LiveMatch; owner: number; asker: number; seq: number }> {
    const live = await start('promin', 3);
    const owner = await decides(live);
    const asker = now(live).turn.actors[0] ?? -1;
    now(live).openCurtain();
    const { seq } = now(live);
    expect(now(live).undoAsks).toBe(owner);
    await now(live).undo();
    return { live, owner, asker, seq };
  }

  test('asks its owner, closes the private view and changes nothing', async () => {
    const { live, owner, asker, seq } = await asked();
    expect(now(live).asked).toMatchObject({ what: 'undo', by: asker, of: owner, crosses: null });
    expect(now(live).asked?.move).toMatchObject({ type: 'bid', seat: owner });
    expect(now(live).holder).toEqual({ who: asker, open: false });
    await now(live).advance();
    expect([now(live).seq, now(live).holder.who]).toEqual([seq, asker]);
  });

  test('a refusal leaves everything as it was', async () => {
    const { live, asker, seq } = await asked();
    await now(live).asked?.answer(false);
    expect(now(live).asked).toBeNull();
    expect([now(live).seq, now(live).holder]).toEqual([seq, { who: asker, open: false }]);
    expect(now(live).turn.actors).toEqual([asker]);
  });

  test('agreed, the device goes to the owner, and the log names both', async () => {
    const { live, owner, asker } = await asked();
    await now(live).asked?.answer(true);
    await now(live).advance();
    expect(last(now(live))).toMatchObject({ kind: 'undo', by: asker, agreed: [owner] });
    expect(now(live).holder).toEqual({ who: owner, open: false });
    expect(now(live).turn.actors).toEqual([owner]);
  });

  test('redo from a closed curtain asks again; the owner alone brings it back', async () => {
    const { live, owner } = await asked();
    await now(live).asked?.answer(true);
    await now(live).advance();
    await now(live).redo();
    expect(now(live).asked).toMatchObject({ what: 'redo', by: null, of: owner });
    await now(live).asked?.answer(false);
    expect(last(now(live))).toMatchObject({ kind: 'undo' });
    now(live).openCurtain();
    expect(now(live).redoAsks).toBeNull();
    await now(live).redo();
    expect(last(now(live))).toMatchObject({ kind: 'redo', by: owner, agreed: [] });
    expect(now(live).turn.actors).not.toEqual([owner]);
  });

  test('a move made meanwhile answers the question', async () => {
    const { live, asker } = await asked();
    await now(live).attempt(now(live).offers(asker)[0]);
    expect(now(live).asked).toBeNull();
  });

  test('killed meanwhile, nobody is asked any more and nothing has changed', async () => {
    const { live, seq } = await asked();
    const again = await opened(store(), now(live).info.id);
    expect([now(again).asked, now(again).seq]).toEqual([null, seq]);
  });
});

test('from the curtain nobody is known to ask: the owner’s word is all there is', async () => {
  const live = await start('promin', 3);
  const owner = await decides(live);
  await now(live).undo();
  await now(live).asked?.answer(true);
  expect(last(now(live))).toMatchObject({ kind: 'undo', by: null, agreed: [owner] });
});

test('one’s own act is taken back at once, by name', async () => {
  const live = await start('nizam', 2);
  const [seat = 0] = now(live).turn.actors;
  now(live).openCurtain();
  const shift = now(live)
    .offers(seat)
    .find((move) => (move as { type: string }).type === 'shift');
  await now(live).attempt(shift);
  expect(now(live).undoAsks).toBeNull();
  await now(live).undo();
  expect(now(live).asked).toBeNull();
  expect(last(now(live))).toMatchObject({ kind: 'undo', by: seat, agreed: [] });
  expect(now(live).holder).toEqual({ who: seat, open: true });
});

test('where all look on, as in Qwinto, undo just happens', async () => {
  const live = await start('qwinto', 2);
  await decides(live);
  await now(live).undo();
  expect(now(live).asked).toBeNull();
  expect(last(now(live))).toMatchObject({ kind: 'undo', by: null, agreed: [] });
});

test('a first deal is nobody’s own: it is dealt anew, and both deals stay in the log', async () => {
  const live = await start('promin', 3);
  const [{ move: dealt } = { move: null }] = now(live).log;
  expect(now(live).undoAsks).toBeNull();
  await now(live).undo();
  await now(live).advance();
  const kinds = now(live).log.map(({ kind, drawn, undone }) => ({ kind, drawn, undone }));
  expect(kinds).toEqual([
    { kind: 'move', drawn: true, undone: true },
    { kind: 'undo', drawn: false, undone: false },
    { kind: 'move', drawn: true, undone: false },
  ]);
  expect(now(live).log[0]?.move).toEqual(dealt);
  expect(now(live).log[2]?.move).not.toEqual(dealt);
});

describe('what happened since a player’s last turn', () => {
  test('«Промінь»: the others’ acts in order, not one’s own, not the deal', async () => {
    const live = await start('promin', 3);
    const first = await decides(live);
    const second = await decides(live);
    const third = now(live).turn.actors[0] ?? -1;
    const seats = (seat: number): unknown[] =>
      now(live)
        .since(seat)
        .map(({ move }) => (move as { seat: number }).seat);
    expect(seats(third)).toEqual([first, second]);
    expect(seats(first)).toEqual([second]);
    expect(seats(second)).toEqual([]);
  });

  test('«Поділ»: that somebody has voted, not yet what for', async () => {
    const live = await start('split', 3);
    await now(live).draw();
    await now(live).advance();
    await decides(live);
    const voted = await decides(live);
    const next = now(live).turn.actors[0] ?? -1;
    const told = now(live).since(next);
    expect(told.map(({ veiled }) => veiled)).toEqual([false, true]);
    expect(told.at(-1)?.move).toMatchObject({ type: 'vote', seat: voted });
  });
});
