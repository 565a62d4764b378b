/** The home server as it runs: real sockets, a real file, kills. */
import { gameOf } from '../../src/games';
import { doorOf } from '../../src/net/client/door';
import { matchSourceOf } from '../../src/net/client/picture';
import { homeServer, type HomeServer } from '../support/net/homeServer';
import { sitAtTable } from '../support/net/players';
import { pick, quickRng } from '../support/quickRng';
import { runCrowd } from '../support/torture/net/crowd';
import { fuzzBytes } from '../support/torture/net/fuzz';
import { runNetKills } from '../support/torture/netKills';

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
