/** Backups: out and in again, twice, elsewhere, with what does not belong in them. */
import { gunzipSync, gzipSync, strFromU8 } from 'fflate';

import {
  BackupError,
  Cancelled,
  exportBackup,
  exportEverything,
  openBackup,
} from '../../src/match/backup';
import { openLiveMatch } from '../../src/match/live';
import type { Store } from '../../src/storage';
import { readBackup } from '../../src/storage/backup';
import { playEvening } from '../support/fairness/evening';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { newMatch, SUMMARY, twoPlayers } from '../support/storeContract';
import { createDice } from '../support/torture/dice';
import { runImportFuzz, sealed } from '../support/torture/fuzzImport';
import { fill, ready, step, tell } from '../support/torture/reference';
import { importBackup, previewImport } from '../support/takeIn';

jest.setTimeout(600_000);

const FUZZ = Number(process.env['TORTURE_IMPORTS'] ?? 80);

const HEAD = JSON.stringify({ format: 'arbitr-backup', version: 1, exportedAt: 1 });

let here: TestPlace;
let there: TestPlace;
let store: Store;
let other: Store;

beforeEach(async () => {
  here = testPlace();
  there = testPlace();
  store = await here.open();
  other = await there.open();
  await fill(store, 3, 25, createDice(42));
});

afterEach(async () => {
  await store.close();
  await other.close();
  here.remove();
  there.remove();
});

async function everything(from: Store): Promise<Uint8Array> {
  const files = await exportEverything(from);
  expect(files).toHaveLength(1);
  return files[0]?.bytes ?? new Uint8Array();
}

async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    readBackup(bytes);
    return 'fine';
  } catch (error) {
    if (error instanceof BackupError) return error.trouble;
    throw error;
  }
}

async function linesOf(bytes: Uint8Array): Promise<string[]> {
  return strFromU8(gunzipSync(bytes)).trim().split('\n').slice(0, -1);
}

/** A file of so many short matches of a real game. */
async function manyMatches(count: number): Promise<Uint8Array> {
  const lines = Array.from({ length: count }, (_, n) => playEvening(n * 8 + 2));
  return sealed([HEAD, ...lines.map((match) => JSON.stringify({ match }))]);
}

/** Everything a store tells, without what only says when it was last touched. */
async function content(of: Store): Promise<unknown> {
  const { matches, players, settings } = await tell(of);
  const results = [];
  for (const id of matches.keys()) results.push([id, await of.results(id)]);
  return { matches: [...matches].sort(), players, settings, results: results.sort() };
}

test('everything comes back on another device, scores counted anew', async () => {
  const bytes = await everything(store);
  expect(await previewImport(other, bytes)).toMatchObject({
    matches: { fresh: 3, known: 0, longer: 0, parted: 0 },
    players: { fresh: 4, known: 0 },
    byGame: { veselka: 3 },
  });
  expect(await importBackup(other, bytes)).toBe(3);
  expect(await content(other)).toEqual(await content(store));
  expect(await other.checkup({ deep: true })).toBeNull();
});

test('a match that is played on while it is saved is saved whole', async () => {
  const people = (await twoPlayers(store)).map(({ id }) => id);
  const { id } = await store.createMatch(newMatch(people));
  const playing = async (): Promise<void> => {
    for (let n = 0; n < 30; n += 1) {
      const move = { kind: 'happened', payload: { move: n }, at: n } as const;
      await store.append(id, n, [move], { summary: SUMMARY });
    }
  };
  const [file] = await Promise.all([everything(store), playing()]);
  const saved = readBackup(file).matches.find((match) => match.id === id);
  const { entries } = await store.log(id);
  expect(saved?.entries.length).toBeGreaterThan(0);
  expect(saved?.head).toBe(entries[saved?.entries.length ?? 0]?.hash);
});

test('taking the same file in twice changes nothing', async () => {
  const bytes = await everything(store);
  await importBackup(other, bytes);
  const once = await content(other);
  expect((await previewImport(other, bytes)).matches).toEqual({
    aside: 0,
    fresh: 0,
    known: 3,
    longer: 0,
    parted: 0,
  });
  expect(await importBackup(other, bytes)).toBe(0);
  expect(await content(other)).toEqual(once);
});

test('one match goes with its players only', async () => {
  const [id = ''] = (await tell(store)).matches.keys();
  const { bytes, name } = await exportBackup(store, { matchId: id });
  expect(name).toMatch(/^arbitr-.*\.jsonl\.gz$/);
  await importBackup(other, bytes);
  expect((await other.history()).rows.map((row) => row.id)).toEqual([id]);
  expect((await other.log(id)).entries).toEqual((await store.log(id)).entries);
});

test('an unfinished match can be played on where the file was taken in', async () => {
  const unfinished = (await store.unfinished()).rows[0];
  if (!unfinished) throw new Error('all finished');
  const { bytes } = await exportBackup(store, { matchId: unfinished.id });
  await importBackup(other, bytes);
  const live = await openLiveMatch(other, unfinished.id);
  if (!live) throw new Error('no match');
  const seq = ready(live).seq;
  const dice = createDice(9);
  for (let i = 0; i < 5; i += 1) await step(live, dice);
  expect(ready(live).seq).toBeGreaterThan(seq);
});

describe('the same match in two places', () => {
  async function playOn(on: Store, id: string, seed: number): Promise<void> {
    const live = await openLiveMatch(on, id);
    if (!live) throw new Error('no match');
    const before = ready(live).seq;
    const dice = createDice(seed);
    while (ready(live).seq < before + 2) await step(live, dice);
  }

  async function shared(): Promise<string> {
    await importBackup(other, await everything(store));
    const unfinished = (await store.unfinished()).rows[0];
    if (!unfinished) throw new Error('all finished');
    return unfinished.id;
  }

  test('the file has more of it: the rest is added', async () => {
    const id = await shared();
    await playOn(store, id, 1);
    const bytes = await everything(store);
    expect((await previewImport(other, bytes)).matches).toMatchObject({ longer: 1, known: 2 });
    await importBackup(other, bytes);
    expect((await other.log(id)).entries).toEqual((await store.log(id)).entries);
  });

  test('here there is more of it: nothing changes', async () => {
    const id = await shared();
    await playOn(other, id, 1);
    const before = await content(other);
    await importBackup(other, await everything(store));
    expect(await content(other)).toEqual(before);
  });

  test('played on differently: both are kept, and a second time changes nothing', async () => {
    const id = await shared();
    await playOn(store, id, 1);
    await playOn(other, id, 2);
    const ours = (await other.log(id)).entries;
    const bytes = await everything(store);
    expect((await previewImport(other, bytes)).matches).toMatchObject({ parted: 1 });
    await importBackup(other, bytes);
    expect((await other.log(id)).entries).toEqual(ours);
    expect((await other.history()).rows).toHaveLength(4);
    expect(await importBackup(other, bytes)).toBe(0);
    expect((await other.history()).rows).toHaveLength(4);
  });
});

test('a player merged here stays merged, whatever the file says', async () => {
  const bytes = await everything(store);
  await importBackup(other, bytes);
  const [first, second] = await other.players();
  if (!first || !second) throw new Error('no players');
  await other.mergePlayers(first.id, second.id);
  await importBackup(other, bytes);
  expect((await other.players()).map((player) => player.id)).not.toContain(first.id);
});

test('whoever was merged here sits as who they are now, also where the file does not know that one', async () => {
  const bytes = await manyMatches(1);
  await importBackup(other, bytes);
  const [match] = (await other.history()).rows;
  const [first] = match?.players ?? [];
  if (!match || !first) throw new Error('no match');
  const { id } = await other.createPlayer({ name: 'Вона', colour: 1 });
  await other.mergePlayers(first.id, id);
  await other.remove(match.id);
  await importBackup(other, bytes);
  expect((await other.match(match.id))?.players[0]?.id).toBe(id);
});

describe('what is refused', () => {
  test('a file that is none', async () => {
    expect(await refusal(new Uint8Array())).toBe('foreign');
    expect(await refusal(new TextEncoder().encode('{"format":"arbitr-backup"}'))).toBe('foreign');
    expect(await refusal(gzipSync(new TextEncoder().encode('{"a":1}\n{"b":2}\n')))).toBe('foreign');
  });

  test('a file of a newer app', async () => {
    expect(await refusal(sealed([HEAD.replace('"version":1', '"version":3')]))).toBe('newer');
  });

  test('a bomb is refused as soon as it is too much: what comes after that is not even looked at', async () => {
    const bomb = gzipSync(new Uint8Array(64 * 1024 * 1024), { level: 9 });
    expect(await refusal(bomb)).toBe('too-big');
    const spoiled = bomb.slice();
    spoiled.fill(0xff, bomb.length * 0.75);
    expect(await refusal(spoiled)).toBe('too-big');
    spoiled.fill(0xff, bomb.length * 0.25);
    expect(await refusal(spoiled)).toBe('damaged');
  });

  test('nesting deeper than 64, but not exactly 64', async () => {
    const nested = (depth: number): string =>
      `{"setting":{"key":"a","value":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}}`;
    expect(await refusal(sealed([HEAD, nested(65)]))).toBe('too-big');
    expect(await refusal(sealed([HEAD, nested(64)]))).toBe('fine');
    expect(
      await refusal(sealed([HEAD, `{"setting":{"key":"a","value":"${'['.repeat(500)}"}}`])),
    ).toBe('fine');
  });

  test('more than 50,000 matches', async () => {
    const [id = ''] = (await tell(store)).matches.keys();
    const { bytes } = await exportBackup(store, { matchId: id });
    const backup = readBackup(bytes);
    const line = JSON.stringify({
      match: {
        id: 'a',
        at: 1,
        begun: backup.matches[0]?.begun,
        log: [],
        head: '',
        deletedAt: null,
        holder: 'table',
      },
    });
    const many = new Array<string>(50_001).fill(line);
    expect(await refusal(sealed([HEAD, ...many.slice(0, 50_000)]))).toBe('fine');
    expect(await refusal(sealed([HEAD, ...many]))).toBe('too-big');
  });

  test('a sum that does not fit', async () => {
    const bytes = await everything(store);
    bytes[bytes.length - 30] = (bytes[bytes.length - 30] ?? 0) ^ 1;
    expect(['damaged', 'malformed', 'foreign']).toContain(await refusal(bytes));
    expect(await refusal(bytes.slice(0, -20))).toBe('damaged');
  });

  test('a move the rules forbid, though every sum and hash fits', async () => {
    const id = (await store.history()).rows[0]?.id ?? '';
    const match = await store.match(id);
    if (!match) throw new Error('no match');
    // Written past the rules, as someone would who rewrites a file and its hashes.
    const { headSeq } = match;
    const payload = { move: { type: 'pass', seat: 5 } };
    await store.append(id, headSeq, [{ kind: 'happened', payload, at: 5 }], {
      summary: match.summary,
    });
    const { bytes: alone } = await exportBackup(store, { matchId: id });
    const before = await content(other);
    await expect(importBackup(other, alone)).rejects.toMatchObject({
      trouble: 'refused',
      detail: { match: id, seq: headSeq + 1 },
    });
    expect(await content(other)).toEqual(before);
    // Among others it is set aside and named; they do not wait for it.
    const { take } = await openBackup(other, await everything(store));
    const { taken, aside } = await take();
    expect(taken).toBe(2);
    expect(aside).toMatchObject([{ trouble: 'refused', game: 'veselka', detail: { match: id } }]);
    expect(aside[0]?.names).toEqual(match.players.map(({ name }) => name));
    expect(await other.match(id)).toBeNull();
  });

  test('a line that says something impossible: the others are taken in', async () => {
    const [one = '', two = ''] = (await tell(store)).matches.keys();
    const lines = await linesOf(await everything(store));
    const hurt = lines.map((line) =>
      line.includes(`{"match":{"id":"${one}"`) ? line.replace(/"at":\d+/, '"at":9e15') : line,
    );
    const { preview, take } = await openBackup(other, sealed(hurt));
    expect(preview.matches).toMatchObject({ fresh: 2, aside: 1 });
    const { aside } = await take();
    expect(aside).toMatchObject([{ trouble: 'malformed', detail: { what: 'time' } }]);
    expect(await other.match(one)).toBeNull();
    expect(await other.match(two)).not.toBeNull();
  });

  test('a score somebody wrote into the file is not read', async () => {
    const bytes = await everything(store);
    await importBackup(other, bytes);
    const scores = async (of: Store) => (await of.history()).rows.map((row) => row.summary);
    expect(await scores(other)).toEqual(await scores(store));
  });
});

test('an error while storing leaves nothing of the file', async () => {
  const bytes = await everything(store);
  const before = await content(other);
  const importAll = other.importAll.bind(other);
  jest
    .spyOn(other, 'importAll')
    .mockImplementation((batch, options) =>
      importAll(
        { ...batch, matches: [...batch.matches, { ...batch.matches[0], knownSeq: 7 } as never] },
        options,
      ),
    );
  await expect(importBackup(other, bytes)).rejects.toThrow();
  jest.restoreAllMocks();
  expect(await content(other)).toEqual(before);
});

test('whoever calls it off finds everything as it was, while judging and while storing', async () => {
  const bytes = await everything(store);
  const before = await content(other);
  const { take } = await openBackup(other, bytes);
  const early = new AbortController();
  early.abort();
  const calledOff = take({ signal: early.signal });
  await expect(calledOff).rejects.toThrow(Cancelled);
  expect(await content(other)).toEqual(before);
  const late = new AbortController();
  const many = await manyMatches(45);
  const opened = await openBackup(other, many);
  const stored: number[] = [];
  const onProgress = ({ done, total }: { done: number; total: number }): void => {
    if (done <= total / 2) return;
    stored.push(done);
    late.abort();
  };
  await expect(opened.take({ signal: late.signal, onProgress })).rejects.toThrow(Cancelled);
  expect(stored.length).toBeGreaterThan(0);
  expect(await content(other)).toEqual(before);
  expect(await other.checkup({ deep: true })).toBeNull();
});

test('a match that is played meanwhile is stored meanwhile', async () => {
  const [olena, taras] = await twoPlayers(other);
  const { id } = await other.createMatch(newMatch([olena.id, taras.id]));
  const { take } = await openBackup(other, await manyMatches(120));
  const heads: number[] = [];
  let moves = 0;
  const move = async (): Promise<void> => {
    const entry = { kind: 'happened', payload: { move: moves }, at: 5 } as const;
    await other.append(id, moves, [entry], { summary: SUMMARY });
    moves += 1;
  };
  let stored = Promise.resolve();
  await take({
    onProgress: ({ done, total }) => {
      if (done <= total / 2 || done === total) return;
      heads.push(done);
      stored = stored.then(move);
    },
  });
  await stored;
  expect(heads.length).toBeGreaterThan(1);
  expect((await other.match(id))?.headSeq).toBe(heads.length);
  expect(await other.archive.countMatches()).toBe(121);
});

test('settings this app does not have are left out', async () => {
  const lines = await linesOf(await everything(store));
  const more = [
    { setting: { key: 'unheard', value: 'x'.repeat(100_000) } },
    { setting: { key: 'theme', value: 'plaid' } },
    { setting: { key: 'sound', value: false } },
  ].map((line) => JSON.stringify(line));
  await importBackup(other, sealed([...lines, ...more]));
  expect(await other.settings()).toEqual({ theme: 'dark', language: 'uk', sound: false });
});

test('progress goes up to the end', async () => {
  const seen: number[] = [];
  await importBackup(other, await everything(store), {
    onProgress: ({ done, total }) => seen.push(done / total),
  });
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('fuzzed files are refused or taken in whole, quickly, and pollute nothing', async () => {
  const figures = await runImportFuzz(FUZZ, 99);
  expect(figures.files).toBe(FUZZ);
  expect(figures.refused).toBeGreaterThan(FUZZ / 2);
});
