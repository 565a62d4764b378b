/** Many tables: two processes, Redis and PostgreSQL as they run, in trouble. `npm run torture net` has it in full. */
import type { GameId } from '../../src/games';
import { NO_DATABASES, whereThereIs } from '../support/net/databases';
import { startCluster, type Cluster } from '../support/net/cluster';
import {
  runFrozen,
  runManyKills,
  runPostgresAway,
  runRedisTrouble,
  runRolling,
} from '../support/torture/net/many';

const GAMES: readonly GameId[] = ['promin', 'split'];
const SOUND = { lost: 0, doubled: 0, illegal: 0 };

whereThereIs(NO_DATABASES)('two processes', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ processes: 2 });
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
});
