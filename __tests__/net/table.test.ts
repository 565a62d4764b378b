/** Tables without a network: whole matches of every game from nothing but what each phone is told. */
import { gameIds, gameOf, type GameId } from '../../src/games';
import { fold, payloadOf } from '../../src/match/record';
import { GENESIS, hashOf } from '../../src/storage/chain';
import type { KeptEntry } from '../../src/net/table/store';
import { memoryStore } from '../support/net/memoryStore';
import { Table } from '../../src/net/table/table';
import { type Phone, making, playOn, sitDown, worldOf } from '../support/net/desk';

const SEATS: Record<GameId, number> = {
  promin: 4,
  split: 4,
  veselka: 3,
  qwinto: 3,
  nizam: 3,
  perlyna: 3,
};
/** Enough for «Промінь» and Split to end; players who play anything go on for very long elsewhere. */
const ROUNDS = 120;

async function replayed(game: GameId, entries: readonly KeptEntry[]): Promise<unknown> {
  const rules = await gameOf(game).rules();
  const begun = payloadOf('begun', entries[0]?.payload);
  if (!begun) throw new Error('no beginning');
  let state = rules.begin(begun.setup);
  for (const { move } of fold(entries).moves) state = rules.apply(state, move);
  return state;
}

describe.each(gameIds())('%s', (game) => {
  test('is played from its chairs’ own views; every phone ends with what the rules show it', async () => {
    const store = memoryStore();
    const world = worldOf(11, store);
    const { table, phones } = await sitDown(world, making(game, SEATS[game]));
    await playOn(phones, game, { seed: 5, rounds: ROUNDS });
    const { entries } = store.tables.get(table.code)!;
    expect(entries.length).toBeGreaterThan(20);
    const rules = await gameOf(game).rules();
    const state = await replayed(game, entries);
    for (const phone of phones) {
      expect(phone.sight?.view).toEqual(rules.view(state, phone.seat));
      expect(phone.sight?.seq).toBe(entries.length - 1);
      expect(phone.sight?.standing).toEqual(rules.standing(state));
    }
    let prev = GENESIS;
    const { id } = store.tables.get(table.code)!.page;
    for (const { seq, kind, payload, at, hash } of entries) {
      expect(hashOf({ match: id, seq, kind, payload: JSON.stringify(payload), at, prev })).toBe(
        hash,
      );
      prev = hash;
    }
  });

  test('nobody hears the seed, a token, a deal or what another has hidden before the end', async () => {
    const store = memoryStore();
    const world = worldOf(23, store);
    const { table, phones } = await sitDown(world, making(game, SEATS[game]));
    await playOn(phones, game, { seed: 9, rounds: 12 });
    const { page, entries } = store.tables.get(table.code)!;
    expect(phones[0]?.sight?.standing.over).toBe(false);
    const drawn = entries.filter(({ payload }) => payloadOf('happened', payload)?.drawn);
    for (const phone of phones) {
      const all = phone.heard.map(({ text }) => text).join('\n');
      expect(all).not.toContain(page.seed);
      for (const chair of page.chairs) expect(all).not.toContain(chair?.token);
      for (const other of phones)
        if (other !== phone && other.token) expect(all).not.toContain(other.token);
      for (const { seq } of drawn) expect(phone.told.has(seq)).toBe(false);
      for (const line of phone.told.values()) expect(line.move).not.toHaveProperty('hands');
    }
  });

  test('a table killed at any entry goes on where it was: nothing acknowledged is lost or doubled', async () => {
    const store = memoryStore();
    const world = worldOf(31, store);
    const { table, phones } = await sitDown(world, making(game, SEATS[game]));
    let at = table;
    for (let kill = 0; kill < 4; kill += 1) {
      await playOn(phones, game, { seed: 40 + kill, rounds: 3 });
      const before = phones.map(({ sight, seat }) => ({ seat, sight }));
      const last = phones[0]!;
      const again = [...last.verdicts.values()].findLast(({ ok }) => ok);
      const stored = store.tables.get(at.code)!.entries.length;
      at = (await Table.open(world, at.code)) as Table;
      for (const phone of phones) {
        expect(await phone.join(at, { token: phone.token, since: phone.sight?.seq })).toBe('in');
        expect(phone.sight).toEqual(before.find(({ seat }) => seat === phone.seat)?.sight);
      }
      if (again) {
        const retry = { id: again.id, ask: 0, choice: { type: 'whatever' } };
        await last.say('move', retry);
        expect(last.last('verdict')).toEqual(again);
      }
      expect(store.tables.get(at.code)!.entries).toHaveLength(stored);
    }
  });
});

describe('secrets', () => {
  test('A-V19 veselka: what is swapped away is told by its number', async () => {
    const { phones } = await sitDown(worldOf(3), making('veselka', 3));
    await playOn(phones, 'veselka', { seed: 2, rounds: 30 });
    const swaps = phones.flatMap((phone) =>
      [...phone.told.values()]
        .filter(({ move }) => (move as { type?: string } | null)?.type === 'swap')
        .map((line) => ({ isOwn: line.seat === phone.seat, keys: Object.keys(line.move ?? {}) })),
    );
    expect(swaps.some(({ isOwn }) => isOwn)).toBe(true);
    expect(swaps.some(({ isOwn }) => !isOwn)).toBe(true);
    for (const { isOwn, keys } of swaps) expect(keys.includes('cards')).toBe(isOwn);
  });

  test('split: a vote is told as one, and what it was when all have voted', async () => {
    const { phones } = await sitDown(worldOf(4), making('split', 3));
    const [host, second, third] = phones as [Phone, Phone, Phone];
    const until = (): boolean => host.sight?.turn.phase === 'vote';
    await playOn(phones, 'split', { seed: 1, rounds: 5, until });
    const voters = phones.filter(({ sight, seat }) => sight?.turn.actors.includes(seat));
    expect(voters.length).toBeGreaterThan(1);
    await voters[0]!.move({ type: 'vote', seat: voters[0]!.seat, part: 1 });
    const looker = [host, second, third].find((phone) => phone !== voters[0])!;
    const line = [...looker.told.values()].at(-1);
    expect(line).toMatchObject({ kind: 'move', seat: voters[0]!.seat, move: null, veiled: true });
    for (const voter of voters.slice(1))
      await voter.move({ type: 'vote', seat: voter.seat, part: 0 });
    expect(looker.told.get(line!.seq)?.move).toEqual({
      type: 'vote',
      seat: voters[0]!.seat,
      part: 1,
    });
  });
});
