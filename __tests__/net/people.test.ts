/** Who sits, who is away, who leads, who agrees: what people at several phones do besides playing. */
import type { Bot } from '../../src/bots/kit/types';
import { payloadOf } from '../../src/match/record';
import { LIMITS } from '../../src/net/protocol/checks';
import { memoryStore } from '../support/net/memoryStore';
import { Table } from '../../src/net/table/table';
import { Phone, making, playOn, sitDown, worldOf } from '../support/net/desk';

function entriesOf(store: ReturnType<typeof memoryStore>, code: string) {
  return store.tables.get(code)!.entries;
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

describe('coming in', () => {
  test('a wrong code, a full table, a locked one, an old page and a stranger are told why', async () => {
    const world = worldOf(1);
    const { table, phones } = await sitDown(world, making('promin', 3), false);
    const late = new Phone();
    expect(await late.join(table, { code: '222222', name: 'Ніна' })).toBe('nowhere');
    expect(await late.join(table, { v: 0, name: 'Ніна' })).toBe('version');
    expect(await late.join(table, { name: '\u0007 \u202e' })).toBe('form');
    expect(await late.join(table, { name: 'Ніна' })).toBe('full');
    expect(await late.join(table, { token: '0'.repeat(32) })).toBe('stranger');
    await phones[0]!.say('host', { act: 'free', seat: 2 });
    expect(phones[2]!.isClosed).toBe(true);
    await phones[0]!.say('host', { act: 'lock', on: true });
    expect(await late.join(table, { name: 'Ніна' })).toBe('locked');
    await phones[0]!.say('host', { act: 'lock', on: false });
    expect(await late.join(table, { name: ' Ніна \n  Б ' })).toBe('in');
    expect(late.people?.chairs[2]).toMatchObject({ name: 'Ніна Б', is: 'here' });
    await phones[0]!.say('host', { act: 'start' });
    expect(await new Phone().join(table, { name: 'Юра' })).toBe('playing');
  });

  test('chairs that stayed empty go when the match begins, and everyone is told their seat', async () => {
    const world = worldOf(2);
    const made = (await Table.make(world, making('veselka', 5)))!;
    const [host, guest] = [new Phone(), new Phone()];
    await host.join(made.table, { token: made.token });
    await guest.join(made.table, { name: 'Тарас', seat: 3 });
    expect(guest.seat).toBe(3);
    await guest.say('sit', { seat: 4 });
    expect(guest.seat).toBe(4);
    await host.say('host', { act: 'start' });
    expect(guest.seat).toBe(1);
    expect(guest.info?.setup).toMatchObject({ seats: 2, first: 0 });
    expect(guest.sight).not.toBeNull();
  });

  test('one chair has one live connection: the older one is shown out, the chair stays', async () => {
    const { table, phones } = await sitDown(worldOf(3), making('promin', 3));
    const [, second] = phones as [Phone, Phone, Phone];
    const again = new Phone();
    expect(await again.join(table, { token: second.token })).toBe('in');
    expect(again.seat).toBe(1);
    expect(second.last('bye')).toEqual({ why: 'elsewhere' });
    await second.move({ type: 'bid', seat: 1, beads: 1, shield: false });
    expect(second.verdicts.size).toBe(0);
  });

  test('whoever knocks again because the welcome was lost sits on the chair that the first knock took', async () => {
    const world = worldOf(6);
    const made = (await Table.make(world, making('promin', 3)))!;
    const host = new Phone();
    await host.join(made.table, { token: made.token });
    const mine = 'ab'.repeat(16);
    const [lost, again, other] = [new Phone(), new Phone(), new Phone()];
    expect(await lost.join(made.table, { name: 'Тарас', mine })).toBe('in');
    expect(await again.join(made.table, { name: 'Тарас', mine })).toBe('in');
    expect([again.seat, again.token]).toEqual([lost.seat, mine]);
    expect(lost.last('bye')).toEqual({ why: 'elsewhere' });
    expect(await other.join(made.table, { name: 'Соломія' })).toBe('in');
    await host.say('host', { act: 'start' });
    expect(await new Phone().join(made.table, { name: 'Тарас', mine })).toBe('in');
    expect(await new Phone().join(made.table, { name: 'Тарас', mine: 'short' })).toBe('form');
  });

  test('only the SHA-256 of a token is kept', async () => {
    const store = memoryStore();
    const { phones } = await sitDown(worldOf(4, store), making('promin', 3));
    const kept = JSON.stringify([...store.tables.values()]);
    for (const { token } of phones) expect(kept).not.toContain(token);
  });
});

describe('moves', () => {
  test('a retry with the same id gets the first verdict; a choice for another seat or by value is refused', async () => {
    const store = memoryStore();
    const { table, phones } = await sitDown(worldOf(5, store), making('promin', 3));
    const actor = phones.find(({ sight, seat }) => sight?.turn.actors.includes(seat))!;
    const bid = { type: 'bid', seat: actor.seat, beads: 2, shield: false };
    const other = (actor.seat + 1) % 3;
    expect(await actor.move({ ...bid, seat: other }, 'x')).toMatchObject({ ok: false });
    expect(await actor.move({ type: 'deal', hands: [[], [], []] }, 'y')).toMatchObject({
      ok: false,
    });
    const { ask } = actor.sight!;
    expect(await actor.move(bid, 'same')).toMatchObject({ ok: true });
    const count = entriesOf(store, table.code).length;
    const first = actor.verdicts.get('same');
    await actor.say('move', { id: 'same', ask, choice: { ...bid, beads: 7 } });
    expect(actor.last('verdict')).toEqual(first);
    expect(entriesOf(store, table.code)).toHaveLength(count);
    await playOn(phones, 'promin', {
      seed: 1,
      rounds: 3,
      until: () => actor.sight?.turn.phase === 'play',
    });
    const by = phones.find(({ sight, seat }) => sight?.turn.actors.includes(seat))!;
    for (const card of ['r1', 'y1', 'g1', 'b1', 'p1'])
      expect(await by.move({ type: 'play', seat: by.seat, card })).toMatchObject({
        clause: 'turn',
      });
  });

  test('others’ votes do not make an answer stale, an undo does', async () => {
    const { phones } = await sitDown(worldOf(6), making('split', 3));
    const [host] = phones as [Phone, Phone, Phone];
    await playOn(phones, 'split', {
      seed: 3,
      rounds: 5,
      until: () => host.sight?.turn.phase === 'vote',
    });
    const [a, b] = phones.filter(({ sight, seat }) => sight?.turn.actors.includes(seat)) as [
      Phone,
      Phone,
    ];
    const { ask } = b.sight!;
    expect(await a.move({ type: 'vote', seat: a.seat, part: 0 })).toMatchObject({ ok: true });
    expect(b.sight?.ask).toBe(ask);
    await a.say('undo', { what: 'undo' });
    for (const phone of phones) if (phone !== a) await phone.say('agree', { yes: true });
    expect(b.sight?.ask).not.toBe(ask);
    await b.say('move', { id: 'old', ask, choice: { type: 'vote', seat: b.seat, part: 0 } });
    expect(b.verdicts.get('old')).toMatchObject({ ok: false, stale: true });
    expect(await b.move({ type: 'vote', seat: b.seat, part: 0 })).toMatchObject({ ok: true });
  });
});

describe('taking back', () => {
  test('happens when everyone who is here agrees; whoever is away is not asked; one no is enough', async () => {
    const store = memoryStore();
    const { table, phones } = await sitDown(worldOf(7, store), making('promin', 3));
    const [host, second, third] = phones as [Phone, Phone, Phone];
    await playOn(phones, 'promin', { seed: 1, rounds: 1, until: () => true });
    const count = entriesOf(store, table.code).length;
    await second.say('undo', { what: 'undo' });
    expect(host.question).toMatchObject({ by: 1, of: [0, 1, 2], agreed: [1] });
    await host.say('agree', { yes: false });
    expect(second.question).toBeNull();
    expect(entriesOf(store, table.code)).toHaveLength(count);
    await second.say('undo', { what: 'undo' });
    await third.leave();
    expect(host.question).toMatchObject({ of: [0, 1] });
    await host.say('agree', { yes: true });
    expect(entriesOf(store, table.code).at(-1)).toMatchObject({
      kind: 'undone',
      payload: { by: 1, agreed: [0, 1] },
    });
    expect([...host.told.values()].at(-1)).toMatchObject({ kind: 'undo', seat: 1 });
  });

  test('nobody is left to agree: what was asked is dropped', async () => {
    const store = memoryStore();
    const { table, phones } = await sitDown(worldOf(16, store), making('promin', 3));
    const [host, second, third] = phones as [Phone, Phone, Phone];
    await playOn(phones, 'promin', { seed: 1, rounds: 1, until: () => true });
    const count = entriesOf(store, table.code).length;
    await second.say('undo', { what: 'undo' });
    await second.leave();
    expect(host.question).toMatchObject({ by: 1, of: [0, 2], agreed: [1] });
    await host.leave();
    await third.leave();
    expect(entriesOf(store, table.code)).toHaveLength(count);
    const back = new Phone();
    expect(await back.join(table, { token: host.token })).toBe('in');
    expect(back.question).toBeNull();
  });
});

describe('bots and replacements', () => {
  test('a bot whose turn it is goes on when what was asked meanwhile is refused', async () => {
    const store = memoryStore();
    const world = worldOf(15, store);
    const { table, phones } = await sitDown(world, making('veselka', 3), false);
    const [host, second, third] = phones as [Phone, Phone, Phone];
    await third.leave();
    await host.say('host', { act: 'free', seat: 2 });
    await host.say('host', { act: 'bot', seat: 2, level: 'easy' });
    await host.say('host', { act: 'start' });
    const isBots = (): boolean => host.sight?.turn.actors.includes(2) ?? false;
    await playOn([host, second], 'veselka', { seed: 1, rounds: 9, until: isBots });
    expect(isBots()).toBe(true);
    await second.say('undo', { what: 'undo' });
    expect(host.question).not.toBeNull();
    const count = entriesOf(store, table.code).length;
    await world.passTime(1000);
    expect(entriesOf(store, table.code)).toHaveLength(count);
    await host.say('agree', { yes: false });
    for (let i = 0; i < 4; i += 1) await world.passTime(1000);
    expect(entriesOf(store, table.code).length).toBeGreaterThan(count);
  });

  test('a bot takes the chair of whoever is away, and gives it back', async () => {
    const store = memoryStore();
    const world = worldOf(8, store);
    const { table, phones } = await sitDown(world, making('veselka', 2));
    const [host, guest] = phones as [Phone, Phone];
    await host.say('host', { act: 'bot', seat: 1, level: 'easy' });
    expect(host.last('no')).toEqual({ why: 'bot' });
    await guest.leave();
    await host.say('host', { act: 'bot', seat: 1, level: 'easy' });
    expect(host.people?.chairs[1]).toMatchObject({ is: 'bot', bot: 'easy', name: 'Тарас' });
    for (let i = 0; i < 6; i += 1) {
      await playOn([host], 'veselka', { seed: i, rounds: 1 });
      await world.passTime(1000);
    }
    const bots = (): number =>
      entriesOf(store, table.code).filter(({ payload }) => payloadOf('happened', payload)?.bot)
        .length;
    expect(bots()).toBeGreaterThan(1);
    expect(await guest.join(table, { token: guest.token, since: 1 })).toBe('in');
    expect(guest.people?.chairs[1]).toMatchObject({ is: 'here', bot: null });
    expect(guest.last('welcome')?.told.some(({ bot }) => bot === 'easy')).toBe(true);
    const seats = entriesOf(store, table.code).filter(({ kind }) => kind === 'seated');
    expect(seats.map(({ payload }) => payload)).toMatchObject([
      { seat: 1, player: null, bot: 'easy' },
      { seat: 1, player: { name: 'Тарас' } },
    ]);
  });

  test('whoever sits down in the place of a bot keeps nobody else from moving', async () => {
    const store = memoryStore();
    const { table, phones } = await sitDown(worldOf(17, store), making('promin', 3));
    const [host, , third] = phones as [Phone, Phone, Phone];
    const asked = phones.find(({ sight, seat }) => sight?.turn.actors.includes(seat))!;
    expect(asked.seat).toBe(1);
    const { ask } = asked.sight!;
    const isToldAll = (): void => {
      const head = entriesOf(store, table.code).length - 1;
      for (const phone of [host, asked]) expect(phone.sight?.seq).toBe(head);
    };
    await third.leave();
    await host.say('host', { act: 'bot', seat: 2, level: 'easy' });
    isToldAll();
    expect(await new Phone().join(table, { name: 'Ніна' })).toBe('in');
    isToldAll();
    expect(host.people?.chairs[2]).toMatchObject({ name: 'Ніна', is: 'here', bot: null });
    expect([...host.told.values()].at(-1)).toMatchObject({ kind: 'seat', seat: 2 });
    expect(asked.sight?.ask).toBe(ask);
    const bid = { type: 'bid', seat: asked.seat, beads: 2, shield: false };
    expect(await asked.move(bid)).toMatchObject({ ok: true });
  });

  test('bots from the beginning play a whole match with one person, killed in between', async () => {
    const store = memoryStore();
    const world = worldOf(9, store);
    const made = (await Table.make(world, making('promin', 3)))!;
    const host = new Phone();
    let { table } = made;
    host.token = made.token;
    await host.join(table, { token: made.token });
    for (const seat of [1, 2])
      await host.say('host', { act: 'bot', seat, level: 'easy', name: 'Гвинтик' });
    await host.say('host', { act: 'start' });
    for (let i = 0; i < 300 && !host.sight?.standing.over; i += 1) {
      await playOn([host], 'promin', { seed: i, rounds: 1 });
      await world.passTime(1000);
      if (i % 50 === 25) {
        table.close();
        table = (await Table.open(world, table.code))!;
        await host.join(table, { token: host.token });
      }
    }
    expect(host.sight?.standing.over).toBe(true);
    expect(host.last('seed')?.seed).toBe(store.tables.get(table.code)?.page.seed);
    await host.say('log', {});
    expect(host.last('log')?.match).toMatchObject({ holder: 'table', deletedAt: null });
  });

  test('a bot is shown a frozen copy of its chair’s view, now and of what was before', async () => {
    const world = worldOf(11);
    const views: unknown[] = [];
    const gameOf: typeof world.gameOf = async (id) => {
      const game = await world.gameOf(id);
      const own = game.bot!;
      const kept = (view: unknown): unknown => views[views.push(view) - 1];
      const bot: Bot = {
        remember: (memory, view, seat) => own.remember(memory, kept(view), seat),
        think: (view, ...more) => own.think(kept(view), ...more),
      };
      return { ...game, bot };
    };
    const made = (await Table.make({ ...world, gameOf }, making('promin', 3)))!;
    const host = new Phone();
    await host.join(made.table, { token: made.token });
    for (const seat of [1, 2]) await host.say('host', { act: 'bot', seat, level: 'easy' });
    await host.say('host', { act: 'start' });
    for (let i = 0; i < 8; i += 1) {
      await playOn([host], 'promin', { seed: i, rounds: 1 });
      await world.passTime(1000);
    }
    expect(views.length).toBeGreaterThan(4);
    expect(views.filter((view) => !isFrozen(view))).toEqual([]);
  });

  test('the host’s role is passed on, and taken by another after a minute away', async () => {
    const world = worldOf(10);
    const { phones } = await sitDown(world, making('promin', 3));
    const [host, second, third] = phones as [Phone, Phone, Phone];
    await second.say('host', { act: 'lock', on: true });
    expect(second.last('no')).toEqual({ why: 'host' });
    await host.say('host', { act: 'pass', seat: 1 });
    expect(third.people?.host).toBe(1);
    await second.leave();
    await third.say('host', { act: 'take' });
    expect(third.people?.host).toBe(1);
    await world.passTime(60_000);
    await third.say('host', { act: 'take' });
    expect(third.people?.host).toBe(2);
  });
});

describe('looking on', () => {
  test('shows the open table, says nothing, and can be switched off', async () => {
    const { table, phones } = await sitDown(worldOf(12), making('promin', 3));
    const watcher = new Phone();
    expect(await watcher.join(table, { watch: true })).toBe('in');
    expect(phones[0]!.people?.watchers).toBe(1);
    await watcher.move({ type: 'bid', seat: 0, beads: 0, shield: false });
    expect(watcher.last('no')).toEqual({ why: 'watching' });
    await playOn(phones, 'promin', { seed: 2, rounds: 4 });
    expect(watcher.sight?.seq).toBe(phones[0]!.sight?.seq);
    for (let i = 1; i < LIMITS.watchers; i += 1)
      expect(await new Phone().join(table, { watch: true })).toBe('in');
    expect(await new Phone().join(table, { watch: true })).toBe('crowd');
    await phones[0]!.say('host', { act: 'watch', on: false });
    expect(watcher.last('bye')).toEqual({ why: 'unwatched' });
    expect(await new Phone().join(table, { watch: true })).toBe('unwatched');
  });
});

describe('shared matches with real cards', () => {
  test('everyone enters for their own seat, the host for all', async () => {
    const { phones } = await sitDown(worldOf(13), making('promin', 3, 'referee'));
    const [host, second] = phones as [Phone, Phone, Phone];
    const [actor] = host.sight!.turn.actors as [number];
    const bid = (seat: number) => ({ type: 'bid', seat, beads: 1, shield: false });
    const wrong = phones.find(({ seat }) => seat !== actor && seat !== host.seat)!;
    expect(await wrong.move(bid(actor))).toMatchObject({ ok: false });
    await host.say('move', { id: 'h', ask: phones[actor]!.sight!.ask, choice: bid(actor) });
    expect(host.verdicts.get('h')).toMatchObject({ ok: true });
    expect(await second.move({ type: 'tricks', won: [10, 0, 0] })).toMatchObject({ ok: false });
  });
});

describe('two owners of one table', () => {
  test('the second writes nothing: it sends everyone away to the first', async () => {
    const store = memoryStore();
    const world = worldOf(14, store);
    const { table, phones } = await sitDown(world, making('promin', 3));
    const newer = (await Table.open(world, table.code))!;
    const moved = new Phone();
    const actor = phones.find(({ sight, seat }) => sight?.turn.actors.includes(seat))!;
    await moved.join(newer, { token: actor.token });
    const bid = { type: 'bid', seat: actor.seat, beads: 2, shield: false };
    expect(await moved.move(bid, 'a')).toMatchObject({ ok: true });
    const { length } = entriesOf(store, table.code);
    await expect(actor.move(bid, 'b')).rejects.toThrow('kept by somebody else');
    expect(actor.verdicts.has('b')).toBe(false);
    expect(phones[0]!.last('bye')).toEqual({ why: 'closed' });
    expect(entriesOf(store, table.code)).toHaveLength(length);
  });
});
