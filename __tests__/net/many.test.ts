/** Many tables: two processes, Redis and PostgreSQL as they run, in trouble. `npm run torture net` has it in full. */
import { Client } from 'pg';

import type { GameId } from '../../src/games';
import { NO_DATABASES, whereThereIs } from '../support/net/databases';
import { startCluster, type Cluster, type Member } from '../support/net/cluster';
import { runCrowd } from '../support/torture/net/crowd';
import { flood, type Flood } from '../support/torture/net/flood';
import {
  runFrozen,
  runManyKills,
  runPostgresAway,
  runRedisTrouble,
  runRolling,
} from '../support/torture/net/many';

const GAMES: readonly GameId[] = ['promin', 'split'];
async function askPostgres(url: string): Promise<{ rows: { code: string }[] }> {
  const client = new Client(url);
  await client.connect();
  const found = await client.query<{ code: string }>('SELECT code FROM pages');
  await client.end();
  return found;
}

const SOUND = { lost: 0, doubled: 0, illegal: 0 };

whereThereIs(NO_DATABASES)('two processes', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ processes: 2, limits: { address: { requests: 400 } } });
  });
  afterAll(() => cluster.stop());

  const trial = (seed: number) => ({ cluster, games: GAMES, seed });

  test('one killed: every table lives on in the other, nothing acknowledged is lost', async () => {
    const found = await runManyKills(trial(1), 1);
    expect(found).toMatchObject({ ...SOUND, kills: 1 });
    expect(found.acknowledged).toBeGreaterThan(4);
  });

  test('Redis emptied and begun anew: it only routes', async () => {
    expect(await runRedisTrouble(trial(2), 500)).toMatchObject(SOUND);
  });

  test('PostgreSQL killed and gone: tables wait and say so, nothing is shown that is not stored', async () => {
    const found = await runPostgresAway(trial(3), 2500);
    expect(found).toMatchObject({ ...SOUND, told: GAMES.length, shownUnstored: 0 });
  });

  test('a process frozen and woken after its tables have moved writes nothing', async () => {
    const found = await runFrozen(trial(4), 40_000);
    expect(found).toMatchObject({ ...SOUND, wroteAwake: 0 });
    expect(found.moved).toBeGreaterThanOrEqual(found.tables);
  });

  test('a rolling restart loses nothing', async () => {
    const found = await runRolling(trial(5));
    expect(found).toMatchObject({ ...SOUND, restarts: 2 });
    expect(found.handedOver).toBeGreaterThan(0);
  });

  test('a flood from one address is turned away while others play', async () => {
    const [member] = cluster.members as [Member];
    let found: Flood | null = null;
    const crowd = await runCrowd({
      address: member.address,
      figures: member.figures,
      tables: 3,
      everyMs: 300,
      seconds: 2,
      seed: 6,
      during: async () => {
        found = await flood(member.address, 450, 0);
      },
    });
    expect(found).toMatchObject({ connections: 450, open: 0 });
    expect(await member.counted('arbitr_refused_total')).toBeGreaterThanOrEqual(50);
    expect(crowd.moves).toBeGreaterThan(3);
  });

  test('what was written down of all this names nobody and no table', async () => {
    const { rows } = await askPostgres(cluster.postgres.url);
    const journal = cluster.journal();
    expect(journal).toContain('tables are handed over');
    expect(journal).not.toMatch(/Оля|Гість/);
    for (const { code } of rows) expect(journal).not.toContain(code);
  });

  test('health says well, and figures are only told nearby', async () => {
    const [member] = cluster.members as [Member];
    const health = await fetch(`${member.address}/health`);
    expect(await health.json()).toMatchObject({ state: 'ready', routes: 'there' });
    const headers = { 'X-Forwarded-For': '1.2.3.4' };
    expect((await fetch(`${member.address}/metrics`, { headers })).status).toBe(404);
    expect(await member.counted('arbitr_entries_total')).toBeGreaterThan(0);
  });
});
