/** The home server as it runs: real sockets, a real file, kills. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { gameOf } from '../../src/games';
import { doorOf } from '../../src/net/client/door';
import { matchSourceOf } from '../../src/net/client/picture';
import {
  memoryStore,
  NotOurs,
  type KeptEntry,
  type TablePage,
  type TableStore,
} from '../../src/net/table/store';
import { openSqliteTables } from '../../src/server/sqlite';
import { homeServer, type HomeServer } from '../support/net/homeServer';
import { sitAtTable } from '../support/net/players';
import { pick, quickRng } from '../support/quickRng';
import { runCrowd } from '../support/torture/net/crowd';
import { fuzzBytes } from '../support/torture/net/fuzz';
import { runNetKills } from '../support/torture/netKills';

const PAGE: TablePage = {
  code: 'K7M4TR',
  id: 'match1',
  game: 'promin',
  setup: { seats: 3, first: 0, mode: 'virtual' },
  madeAt: 1,
  host: 0,
  chairs: [null, null, null],
  locked: false,
  watching: true,
  seed: 'aa',
  commitment: 'bb',
  begun: false,
};
const entry = (seq: number): KeptEntry => ({
  seq,
  kind: 'happened',
  payload: { move: { type: 'stop' } },
  at: 5,
  prev: '',
  hash: `h${seq}`,
  said: seq === 1 ? '0:m1' : null,
});

describe.each(['memory', 'sqlite'])('a store (%s)', (kind) => {
  const place = mkdtempSync(join(tmpdir(), 'arbitr-store-'));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  test('gives back what was kept, and refuses a second owner’s write', async () => {
    const sqlite =
      kind === 'sqlite' ? openSqliteTables(join(place, 'a', 'home.sqlite'), () => 100) : null;
    const store: TableStore = sqlite ?? memoryStore();
    expect(await store.find(PAGE.code)).toBeNull();
    expect(await store.make(PAGE)).toBe(true);
    expect(await store.make(PAGE)).toBe(false);
    await store.keep({ ...PAGE, locked: true }, 0);
    await expect(store.keep(PAGE, 0)).rejects.toBeInstanceOf(NotOurs);
    await store.append(PAGE, [entry(0), entry(1)]);
    await expect(store.append(PAGE, [entry(1)])).rejects.toBeInstanceOf(NotOurs);
    await expect(store.append(PAGE, [entry(3)])).rejects.toBeInstanceOf(NotOurs);
    await expect(store.append(PAGE, [entry(2), entry(1)])).rejects.toBeInstanceOf(NotOurs);
    const kept = await store.find(PAGE.code);
    expect(kept).toEqual({
      page: { ...PAGE, locked: true },
      version: 1,
      entries: [entry(0), entry(1)],
    });
    if (!sqlite) return;
    expect(sqlite.forgetBefore(50)).toBe(0);
    expect(sqlite.forgetBefore(101)).toBe(1);
    expect(await store.find(PAGE.code)).toBeNull();
    sqlite.close();
  });
});

describe('the home server', () => {
  let server: HomeServer;
  beforeAll(async () => {
    server = await homeServer();
  });
  afterAll(() => server.stop());

  const POST = { method: 'POST', headers: { 'Content-Type': 'application/json' } };

  test('serves app and tables on one port, and only its own pages may ask', async () => {
    const page = await fetch(server.address);
    expect(await page.text()).toContain('app');
    const foreign = { headers: { Origin: 'http://elsewhere.example' } };
    expect((await fetch(`${server.address}/tables?code=K7M4TR`, foreign)).status).toBe(403);
    const asked = await fetch(`${server.address}/matchmake/joinOrCreate/table`, {
      ...POST,
      ...foreign,
      body: '{}',
    });
    expect(asked.status).toBe(403);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(await doorOf(server.address, 'K7M4TR')).toEqual({ no: 'nowhere' });
    const long = await fetch(`${server.address}/tables`, {
      ...POST,
      body: JSON.stringify({ x: 'y'.repeat(20_000) }),
    });
    expect(long.status).toBe(413);
    const odd = await fetch(`${server.address}/tables`, { ...POST, body: '{"v":99}' });
    expect(await odd.json()).toEqual({ no: 'version' });
  });

  test('a page of the app plays over real sockets, from its picture', async () => {
    const [rules, flow] = await Promise.all([gameOf('promin').rules(), gameOf('promin').flow()]);
    const seats = await sitAtTable(server.address, 'promin', 3);
    const asked = seats.find(({ now }) => now().sight?.turn.actors.includes(Number(now().viewer)))!;
    const source = matchSourceOf(asked, { rules, flow });
    const seat = Number(asked.now().viewer);
    const before = source.now();
    expect(before.offers(seat).length).toBeGreaterThan(0);
    expect(await before.attempt({ type: 'bid', seat, beads: 11, shield: false })).toMatchObject({
      ok: false,
    });
    expect(source.now().refused?.refusal.ok).toBe(false);
    expect(await before.attempt(pick(quickRng(1), before.offers(seat)))).toEqual({ ok: true });
    expect(source.now().seq).toBeGreaterThan(before.seq);
    expect(source.now().refused).toBeNull();
    for (const one of seats) one.leave();
  });

  test('tables sit and play at once; a move costs little and reaches every phone', async () => {
    const figures = (wanted: 'cpu' | 'heap') => server.figures(wanted);
    const { address } = server;
    const crowd = await runCrowd({
      address,
      figures,
      tables: 6,
      everyMs: 300,
      seconds: 2,
      seed: 3,
    });
    expect(crowd.moves).toBeGreaterThan(6);
    expect(crowd.heapPerTableKb).toBeLessThan(400);
    expect(crowd.echoP95).toBeGreaterThan(0);
  });

  test('frames of any bytes: the process lives and makes tables', async () => {
    expect(await fuzzBytes(server.address, 200, 3)).toEqual({ said: 200, wrong: [] });
  });
});

test('killed in the middle of matches, with moves under way: nothing acknowledged is lost, doubled or illegal', async () => {
  const found = await runNetKills(2, 5, undefined, { games: ['promin', 'split'], last: 1 });
  expect(found).toMatchObject({ kills: 2, lost: 0, doubled: 0, illegal: 0 });
  expect(found.acknowledged).toBeGreaterThan(10);
});
