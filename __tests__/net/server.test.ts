/** The home server as it runs: real sockets, a real file, kills. */
import { request } from 'node:http';

import { gameOf } from '../../src/games';
import { doorOf } from '../../src/net/client/door';
import { matchSourceOf } from '../../src/net/client/picture';
import { homeServer, type HomeServer } from '../support/net/homeServer';
import { VERSION } from '../../src/net/protocol/types';
import { everyoneAnswers, sitAtTable, until } from '../support/net/players';
import { pick, quickRng } from '../support/quickRng';
import { runCrowd } from '../support/torture/net/crowd';
import { fuzzBytes } from '../support/torture/net/fuzz';
import { runNetKills } from '../support/torture/netKills';

/** Says ever more without saying how much it will be: how that ends. */
function talkOn(url: string): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { method: 'POST' });
    asking.once('error', () => resolve('closed'));
    asking.once('response', ({ statusCode }) => resolve(`answered ${statusCode}`));
    let said = 0;
    const more = (): void => {
      said += 1;
      if (said > 500) return resolve('taken in');
      asking.write('{"v":1,'.repeat(1000), () => void setImmediate(more));
    };
    more();
  });
}

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

  const ask = (path: string, wish: object, headers: object = {}): Promise<Response> =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(wish),
    });
  const COMING = '/matchmake/joinOrCreate/table';

  test('Colyseus is asked through the gate only, and for one thing only', async () => {
    const [host, guest] = await sitAtTable(server.address, 'veselka', 2);
    const { code } = host!;
    const watch = { v: VERSION, code, watch: true };
    const foreign = { Origin: 'http://elsewhere.example' };
    for (const way of [`/x${COMING}`, `/tables/..${COMING}`, `/?at=${COMING}`])
      expect([way, (await ask(way, watch, foreign)).status]).toEqual([way, 403]);
    // Any of these would open the table once more, away from those who sit at it.
    for (const method of ['create', 'join', 'joinById', 'reconnect'])
      expect((await ask(`/matchmake/${method}/table`, watch)).status).toBe(404);
    expect((await ask(`/x${COMING}`, watch)).status).toBe(404);
    expect(await talkOn(`${server.address}${COMING}`)).toBe('closed');
    for (const seat of [host, guest]) {
      expect(seat!.now().way.is).toBe('here');
      seat!.leave();
    }
  });

  test('whoever comes to a table where they have finished is told that, and nothing of who played', async () => {
    const [host, guest] = await sitAtTable(server.address, 'veselka', 2);
    const { code } = host!;
    expect(await doorOf(server.address, code)).toMatchObject({ begun: true });
    host!.connection.say('host', { act: 'end' });
    await until(guest!, ({ seed }) => seed !== null);
    // Noted behind the end, in the same turn: what is asked next is answered after it.
    host!.connection.say('log', {});
    await until(host!, ({ log }) => log !== null);
    expect(await doorOf(server.address, code)).toEqual({ no: 'over' });
    for (const seat of [host, guest]) seat!.leave();
  });

  test('however many ask for a place, those who sit at a table stay there', async () => {
    const [host, guest] = await sitAtTable(server.address, 'veselka', 2);
    const { code } = host!;
    let least = 2;
    const stop = host!.subscribe(() => {
      if (host!.now().way.is !== 'here') least = 0;
    });
    // Places that nobody takes, without a connection.
    for (let i = 0; i < 80; i += 1)
      expect((await ask(COMING, { v: VERSION, code, watch: true })).status).toBe(200);
    const answers = await everyoneAnswers([host!, guest!], 'veselka', 1, new Set());
    expect(answers).toBeGreaterThan(0);
    expect(least).toBe(2);
    stop();
    for (const seat of [host, guest]) seat!.leave();
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
