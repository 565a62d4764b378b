/**
 * Everything that earlier apps wrote (../support/archive): it opens, imports, replays to the standings that were
 * right then, is played on and verified. Through expo-sqlite's own code, on real SQLite.
 */
import fs from 'node:fs';
import path from 'node:path';

import type { Standing } from '../../src/engine/types';
import { exportBackup, exportEverything } from '../../src/match/backup';
import { FACTS_VERSION } from '../../src/match/housekeeping';
import { openLiveMatch } from '../../src/match/live';
import { recountAll } from '../../src/match/recount';
import type { KeptMatch } from '../../src/match/types';
import type { Json, Store } from '../../src/storage';
import { expoDrivers } from '../../src/storage/expoDriver';
import { openStore } from '../../src/storage/open';
import { counts, move, othersAt, withoutMisfits, type Evening } from '../support/archive/play';
import { archives, EVERYTHING, type Archive, type Archived } from '../support/archive/read';
import { openMatch, ready, tell, type Told } from '../support/archive/tell';
import { openMemory } from '../support/fairness/matches';
import { verify } from '../support/fairness/verifier';
import { quickRng } from '../support/quickRng';
import { DATABASES } from '../support/sqlite/files';
import { nodePlatform } from '../support/sqlite/nodePlatform';
import { importBackup, previewImport } from '../support/takeIn';

const MORE_MOVES = 8;

const closing: (() => Promise<void>)[] = [];
let stores = 0;

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => fs.rmSync(DATABASES, { recursive: true, force: true }));

const openNamed = async (name: string): Promise<Store> => {
  const store = await openStore({ name, drivers: expoDrivers, platform: nodePlatform(DATABASES) });
  closing.push(() => store.close());
  return store;
};

interface Opened {
  store: Store;
  /** Closes it and opens the same file again. */
  reopen(): Promise<Store>;
}

async function storeOn(database: Uint8Array): Promise<Opened> {
  stores += 1;
  const name = `archive-${stores}.db`;
  fs.mkdirSync(DATABASES, { recursive: true });
  fs.writeFileSync(path.join(DATABASES, name), database);
  const store = await openNamed(name);
  const reopen = async (): Promise<Store> => {
    await store.close();
    return openNamed(name);
  };
  return { store, reopen };
}

async function emptyStore(): Promise<Store> {
  const { store, close } = await openMemory();
  closing.push(close);
  return store;
}

async function expectSound(store: Store): Promise<void> {
  expect([store.persistence, store.memoryReason, store.damage]).toEqual(['disk', null, null]);
  expect(await store.checkup({ deep: true })).toBeNull();
}

const toldOf = async (store: Store, { told }: Archived): Promise<Told> =>
  (await tell(store, told.id)).told;

async function expectTold(store: Store, one: Archived): Promise<void> {
  expect(await toldOf(store, one)).toEqual(one.told);
}

async function expectAsLeft(store: Store, { told, beside }: Archived): Promise<void> {
  expect(await tell(store, told.id)).toEqual({ told, beside });
}

const drawn = ({ told }: Archived): number =>
  told.log.filter((line) => / drawn\b/.test(line)).length;

const yes = (deals: number) => ({
  code: 0,
  says: `yes: ${deals} deals, draws and rolls are what the seed gives`,
});

const verdict = (bytes: Uint8Array, over: boolean): void => {
  const unfinished = /^no: .*: right so far, but the match is not finished$/;
  expect(verify(() => bytes).says).toMatch(over ? /^yes: / : unfinished);
};

/** A backup of format 1 does not say whether its matches are finished. */
const saysUnfinished = ({ number }: Archive): boolean => number !== '1';

/** Since format 2 a correction after the end is taken back by itself, before the end is. */
const MOST_AFTER_END = 2;

/** Where it takes its owner's word, the owner agrees. */
async function turnBack(
  live: Awaited<ReturnType<typeof openMatch>>,
  what: 'undo' | 'redo',
): Promise<void> {
  await ready(live)[what]();
  await ready(live).asked?.answer(true);
}

/** Gives back how often that took an undo. */
async function takeBackTheEnd(live: Awaited<ReturnType<typeof openMatch>>): Promise<number> {
  let takenBack = 0;
  while (ready(live).standing.over && takenBack < MOST_AFTER_END) {
    await turnBack(live, 'undo');
    takenBack += 1;
  }
  expect(ready(live).standing.over).toBe(false);
  return takenBack;
}

/** Plays on as somebody would who finds the match in the app; gives back how it then stands. */
async function playOn(store: Store, one: Archived): Promise<Standing> {
  const { told, game, name } = one;
  const live = await openMatch(store, told.id);
  const plan = { name, game, setup: told.setup, drawn: drawn(one) > 0 };
  const evening: Evening = { plan, live, rng: quickRng(7), script: [] };
  if (one.state === 'finished') {
    const takenBack = await takeBackTheEnd(live);
    expect(await store.results(told.id)).toEqual({ results: [], facts: [] });
    for (let n = 0; n < takenBack; n += 1) await turnBack(live, 'redo');
  } else if (ready(live).canRedo) await turnBack(live, 'redo');
  if (one.state === 'finished') expect(await store.results(told.id)).toEqual(told.outcome);
  for (let n = 0; n < MORE_MOVES && !ready(live).standing.over; n += 1)
    await move(ready(live), evening);
  const { standing, turn, seq } = ready(live);
  await turnBack(live, 'undo');
  await turnBack(live, 'redo');
  expect(ready(live)).toMatchObject({ standing, turn, seq: seq + 2 });
  expect(await correct(ready(live), evening)).toBe(true);
  live.leave();
  return ready(live).standing;
}

/** The latest entry that might have been another becomes it. */
async function correct(match: KeptMatch, evening: Evening): Promise<boolean> {
  const own = match.log.filter((line) => counts(line) && !line.drawn);
  for (const line of own.reverse())
    for (const other of othersAt(match, line, evening)) {
      const correction = withoutMisfits(match.correct(line.seq, other));
      if ('ok' in correction) continue;
      await correction.save();
      return true;
    }
  return false;
}

describe.each(archives().map((archive) => [archive.number, archive] as const))(
  'format %s',
  (_, archive) => {
    const titled = archive.matches.map(
      (one) => [`${one.game}, ${one.mode}, ${one.state}`, one] as const,
    );

    test.each(titled)('%s: opens as it was left and is played on', async (_title, one) => {
      const { store, reopen } = await storeOn(archive.database(one.name));
      await expectAsLeft(store, one);
      const standing = await playOn(store, one);
      const again = await reopen();
      await expectSound(again);
      const after = await toldOf(again, one);
      expect(after.standing).toEqual(standing);
      const { bytes } = await exportBackup(again, { matchId: one.told.id });
      verdict(bytes, standing.over);
      const elsewhere = await emptyStore();
      await importBackup(elsewhere, bytes);
      expect(await toldOf(elsewhere, one)).toEqual(after);
    });

    test.each(titled)(
      '%s: its backup is taken in, saved and taken in again',
      async (_title, one) => {
        const bytes = archive.backup(one.name);
        if (saysUnfinished(archive)) verdict(bytes, one.state === 'finished');
        if (!saysUnfinished(archive) || one.state === 'finished')
          expect(verify(() => bytes)).toEqual(yes(drawn(one)));
        const store = await emptyStore();
        expect((await previewImport(store, bytes)).matches).toMatchObject({ fresh: 1, parted: 0 });
        expect(await importBackup(store, bytes)).toBe(1);
        const { told, beside } = await tell(store, one.told.id);
        expect(told).toEqual(one.told);
        expect(beside.device.holder).toBe(one.beside.device.holder);
        const saved = (await exportBackup(store, { matchId: one.told.id })).bytes;
        verdict(saved, one.state === 'finished');
        const next = await emptyStore();
        expect(await importBackup(next, saved)).toBe(1);
        await expectTold(next, one);
        expect((await previewImport(next, bytes)).matches).toMatchObject({ known: 1, parted: 0 });
      },
    );

    test('everything in one database opens as it was left', async () => {
      const { store } = await storeOn(archive.database(EVERYTHING));
      await expectSound(store);
      await expectWhole(store, archive);
      for (const one of archive.matches) {
        await expectAsLeft(store, one);
        await expectDrafts(store, one);
      }
      await expectDeleted(store, archive.whole.deleted);
    });

    test('everything in one database is counted again to the same results', async () => {
      const { store } = await storeOn(archive.database(EVERYTHING));
      await store.expectFacts(FACTS_VERSION + 1);
      expect(await recountAll(store)).toBe(
        archive.matches.filter(({ state }) => state === 'finished').length + 1,
      );
      for (const one of archive.matches) await expectTold(store, one);
    });

    test('everything in one backup is taken in, and what is saved again too', async () => {
      const bytes = archive.backup(EVERYTHING);
      const all = [...archive.matches, archive.whole.deleted];
      const deals = all.reduce((n, one) => n + drawn(one), 0);
      if (saysUnfinished(archive)) verdict(bytes, false);
      else expect(verify(() => bytes)).toEqual(yes(deals));
      const store = await emptyStore();
      const { matches, players } = await previewImport(store, bytes);
      expect(matches).toEqual({ fresh: all.length, known: 0, longer: 0, parted: 0, aside: 0 });
      // The one who was merged is still a player of the file.
      expect(players).toEqual({ fresh: archive.whole.players.length + 1, known: 0 });
      expect(await importBackup(store, bytes)).toBe(all.length);
      await expectWhole(store, archive);
      for (const one of archive.matches) await expectTold(store, one);
      const [saved, ...more] = await exportEverything(store);
      expect(more).toEqual([]);
      const next = await emptyStore();
      expect(await importBackup(next, saved?.bytes ?? new Uint8Array())).toBe(all.length);
      await expectWhole(next, archive);
      await expectDeleted(next, archive.whole.deleted);
    });
  },
);

// ── everything together ─────────────────────────────────────────────────────────────────────────

const MERGED = 'Женя';
const INTO = 'Оля';

async function expectWhole(store: Store, { matches, whole }: Archive): Promise<void> {
  const all = { limit: 100 };
  const players = await store.players({ includeHidden: true });
  const unfinished = await store.unfinished(all);
  const finished = await store.history({ finished: true }, all);
  expect(players).toMatchObject(whole.players);
  expect(await store.settings()).toEqual(whole.settings);
  expect(unfinished.rows.map(({ id }) => id)).toEqual(whole.unfinished);
  expect(finished.rows.map(({ id }) => id)).toEqual(whole.finished);
  await expectMerged(store, matches);
  await expectRenamed(store, matches);
}

/** Whoever was merged sits in their matches as the other. */
async function expectMerged(store: Store, matches: readonly Archived[]): Promise<void> {
  const into = (await store.players()).find(({ name }) => name === INTO);
  const { rows } = await store.history({ players: [into?.id ?? ''] }, { limit: 100 });
  const both = matches.filter(({ told }) =>
    told.players.some((name) => name === INTO || name === MERGED),
  );
  expect(both.some(({ told }) => told.players.includes(MERGED))).toBe(true);
  expect(rows.map(({ id }) => id).sort()).toEqual(both.map(({ told }) => told.id).sort());
}

/** The new name stands where the old one was said. */
async function expectRenamed(store: Store, matches: readonly Archived[]): Promise<void> {
  const one = matches.find(({ told }) => told.players.includes('Соломія'));
  const seat = one?.told.players.indexOf('Соломія') ?? -1;
  const match = await store.match(one?.told.id ?? '');
  expect(match?.players[seat]?.name).toBe('Соля');
}

interface Drafts {
  turn: Record<string, Json>;
  match: Record<string, Json>;
}

async function expectDrafts(store: Store, { told, beside }: Archived): Promise<void> {
  const { turn, match } = (beside.device.drafts ?? { turn: {}, match: {} }) as unknown as Drafts;
  const { drafts } = await openMatch(store, told.id);
  for (const [key, value] of Object.entries({ ...match, ...turn }))
    expect(drafts.read(key)).toEqual(value);
}

/** Deleted, with a way back. */
async function expectDeleted(store: Store, deleted: Archived): Promise<void> {
  const { id } = deleted.told;
  expect(await openLiveMatch(store, id)).toBeNull();
  const { rows } = await store.history({ deleted: true });
  expect(rows.map((row) => row.id)).toEqual([id]);
  await store.restoreMatch(id);
  await expectTold(store, deleted);
}
