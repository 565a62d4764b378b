/**
 * A table's finished match is an ordinary one: whatever happened at its chairs, the app's own judge finds every deal
 * from the seed and the words of the beginning, every move by the rules, every bot's decision its own.
 */
import { gameIds } from '../../src/games';
import { backupOf } from '../../src/match/backup';
import { isRecord } from '../../src/match/record/checks';
import type { Json } from '../../src/match/record/types';
import { replay } from '../../src/tools/replayMatch';
import { KITS } from '../conformance/kits';
import { making, Phone, playOn, sitDown, worldOf } from '../support/net/desk';
import { playOut } from '../support/playout';
import { quickRng } from '../support/quickRng';

const MOST = 60;

/** What the app's judge says of the match as this phone may save it. */
async function judged(phone: Phone): Promise<string> {
  await phone.say('log', {});
  const match = phone.last('log')?.match;
  if (!isRecord(match)) throw new Error('no match was sent');
  return replay(() => backupOf(match)).says.split('\n')[0] ?? '';
}

test.each(gameIds())(
  '%s: a bot in between, somebody new on a chair, an act taken back by all, the end',
  async (game) => {
    const world = worldOf(41);
    const { table, phones } = await sitDown(world, making(game, 3));
    const [host, second, third] = phones as [Phone, Phone, Phone];
    await playOn(phones, game, { seed: 1, rounds: 6 });
    await third.leave();
    await host.say('host', { act: 'bot', seat: 2, level: 'easy' });
    for (let i = 0; i < 6; i += 1) {
      await playOn([host, second], game, { seed: 20 + i, rounds: 1 });
      await world.passTime(1000);
    }
    await host.say('host', { act: 'free', seat: 1 });
    const [newcomer, another] = [new Phone(), new Phone()];
    expect(await newcomer.join(table, { name: 'Ніна' })).toBe('in');
    expect(await another.join(table, { name: 'Юра', seat: 2 })).toBe('in');
    const everyone = [host, newcomer, another];
    await playOn(everyone, game, { seed: 3, rounds: 12 });
    expect(host.sight?.canUndo).toBe(true);
    await newcomer.say('undo', { what: 'undo' });
    for (const phone of [host, another]) await phone.say('agree', { yes: true });
    await playOn(everyone, game, { seed: 4, rounds: 12 });
    await host.say('host', { act: 'end' });
    expect(await judged(newcomer)).toMatch(/^yes: the rules allow \d+ moves/);
  },
);

const MODES = ['referee', 'score'] as const;

describe.each(gameIds().flatMap((game) => MODES.map((mode) => ({ game, mode }))))(
  '$game shared, $mode',
  ({ game, mode }) => {
    test('everyone enters what is their own, whoever leads what is left; all see the same', async () => {
      const kit = KITS[game];
      const rng = quickRng(5);
      const dealt = playOut(kit, { seats: 3, first: 0, mode: 'virtual' }, rng);
      const { table, phones } = await sitDown(worldOf(43), making(game, 3, mode));
      const watcher = new Phone();
      await watcher.join(table, { watch: true });
      const [host] = phones as [Phone, Phone, Phone];
      for (const entry of kit.watched(dealt, mode, rng).slice(0, MOST)) {
        const owner = phones[entry.seat ?? host.seat] as Phone;
        const { ask } = owner.sight!;
        const by = rng.below(3) === 0 ? host : owner;
        const id = `e${rng.below(1e9)}`;
        await by.say('move', { id, ask, choice: entry as unknown as Json });
        expect([entry, by.verdicts.get(id)]).toMatchObject([entry, { ok: true }]);
      }
      for (const phone of [...phones, watcher]) {
        expect(phone.sight?.standing).toEqual(host.sight?.standing);
        expect(phone.sight?.turn).toEqual(host.sight?.turn);
      }
      if (!host.sight?.standing.over) await host.say('host', { act: 'end' });
      expect(await judged(phones[2] as Phone)).toMatch(/^yes: the rules allow \d+ moves/);
    });
  },
);
