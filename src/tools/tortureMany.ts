/** `npm run torture net`, several processes: the trials of src/server/README.md, in full. Loopback only. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Redis } from 'ioredis';
import { Client } from 'pg';

import { startCluster, type Cluster } from '../../__tests__/support/net/cluster';
import { NO_DATABASES, startPostgres } from '../../__tests__/support/net/databases';
import { runAppends } from '../../__tests__/support/torture/net/appends';
import { runCrowd, type Crowd } from '../../__tests__/support/torture/net/crowd';
import { flood, type Flood } from '../../__tests__/support/torture/net/flood';
import {
  runFrozen,
  runManyKills,
  runPostgresAway,
  runRedisTrouble,
  runRolling,
  type Trial,
} from '../../__tests__/support/torture/net/many';
import { gameIds } from '../games';
import { openPostgresTables } from '../server/log/postgres';
import { bendOf, plotOf } from './lib/growthPlot';

export const MANY_FULL = {
  // Kills of one of two processes in whole matches of all six games,
  netprocesskills: 12,
  // seconds without Redis, and without PostgreSQL (killed −9 each time; 0: started again at once),
  netredis: 5,
  netpostgreskill: 0,
  netpostgres: 30,
  // seconds after which a frozen process is woken at the latest, rolling restarts of both,
  netfrozen: 60,
  netrolling: 2,
  // tables of one process, from a tenth of them on; connections of a flood; entries a second.
  netgrowth: 500,
  netflood: 1000,
  netappends: 1000,
};

type Outcome = [object, boolean];
type Run = (count: number, seed: number) => Promise<Outcome>;

const isSound = ({ lost, doubled, illegal }: Record<'lost' | 'doubled' | 'illegal', number>) =>
  lost + doubled + illegal === 0;

async function together(
  seed: number,
  work: (trial: Trial) => Promise<Outcome>,
  processes = 2,
): Promise<Outcome> {
  if (NO_DATABASES) return [{ skipped: NO_DATABASES }, true];
  const cluster = await startCluster({ processes });
  try {
    return await work({ cluster, games: gameIds(), seed });
  } finally {
    await cluster.stop();
  }
}

const postgresAway: Run = (seconds, seed) =>
  together(seed, async (trial) => {
    const found = await runPostgresAway(trial, seconds * 1000);
    const isTold = seconds < 5 || found.told === found.tables;
    return [found, isSound(found) && found.shownUnstored === 0 && isTold];
  });

const PLOT = join(__dirname, '../server/growth.svg');
const SHARES = [0.1, 0.25, 0.5, 1];

interface Grown extends Crowd {
  /** What Redis was asked, a table, from its first request to its last move. */
  redisPerTable: number;
  /** What PostgreSQL keeps an entry in, index and all. */
  bytesARow: number;
}

/** Every size in a process of its own: what one leaves behind is not the next one's. */
async function growth(most: number, seed: number): Promise<Outcome> {
  if (NO_DATABASES) return [{ skipped: NO_DATABASES }, true];
  const all: Grown[] = [];
  for (const share of SHARES) {
    const cluster = await startCluster({ processes: 1 });
    const tables = Math.round(most * share);
    const before = await redisCommands(cluster);
    const crowd = await crowdAt(cluster, tables, seed);
    const redisPerTable = Math.round(((await redisCommands(cluster)) - before) / tables);
    all.push({ ...crowd, redisPerTable, bytesARow: await bytesARow(cluster) });
    await cluster.stop();
  }
  console.table(all);
  writeFileSync(PLOT, plotOf(all));
  const many = all[all.length - 1] as Grown;
  const bend = bendOf(all);
  const { seatedSeconds, cpuPerMove, heapPerTableKb } = many;
  const isIn = seatedSeconds <= 60 && cpuPerMove <= 2 && heapPerTableKb <= 80 && bend <= 0.2;
  const { redisPerTable, bytesARow: row } = many;
  const figures = { seatedSeconds, cpuPerMove, heapPerTableKb, bend, redisPerTable, row };
  return [figures, isIn];
}

async function redisCommands({ redis }: Cluster): Promise<number> {
  const client = new Redis(redis.url);
  const stats = await client.info('stats');
  client.disconnect();
  return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1] ?? 0);
}

async function bytesARow({ postgres }: Cluster): Promise<number> {
  const client = new Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    "SELECT pg_total_relation_size('entries') / greatest(count(*), 1) AS bytes FROM entries",
  );
  await client.end();
  return Number(rows[0]?.bytes ?? 0);
}

function crowdAt(
  { members }: Cluster,
  tables: number,
  seed: number,
  during?: () => Promise<void>,
): Promise<Crowd> {
  const [member] = members;
  if (!member) throw new Error('no process');
  return runCrowd({
    address: member.address,
    figures: member.figures,
    tables,
    everyMs: 2000,
    seconds: 20,
    seed,
    tell: (sentence) => console.log(`  ${sentence}`),
    ...(during && { during }),
  });
}

/** The tables that play are a hundred, as where their latency is measured; the flood comes from another address. */
async function flooded(count: number, seed: number): Promise<Outcome> {
  if (NO_DATABASES) return [{ skipped: NO_DATABASES }, true];
  const address = { requests: 1e9, tables: 1e9, phones: 500 };
  const cluster = await startCluster({ processes: 1, limits: { address } });
  let found: Flood = { connections: 0, refused: 0, open: 0 };
  const crowd = await crowdAt(cluster, 100, seed, async () => {
    found = await flood(cluster.members[0]?.address ?? '', count, 5000);
  });
  await cluster.stop();
  const { p50, p95, echoP50, echoP95, moves } = crowd;
  return [{ ...found, moves, p50, p95, echoP50, echoP95 }, p95 <= 5 * echoP95];
}

export const MANY: Record<keyof typeof MANY_FULL, Run> = {
  netprocesskills: (count, seed) =>
    together(seed, async (trial) => {
      const found = await runManyKills(trial, count, { last: 150 });
      return [found, isSound(found) && found.liveMost <= 10_000];
    }),
  netredis: (seconds, seed) =>
    together(seed, async (trial) => {
      const found = await runRedisTrouble(trial, seconds * 1000);
      return [found, isSound(found)];
    }),
  netpostgreskill: postgresAway,
  netpostgres: postgresAway,
  netfrozen: (seconds, seed) =>
    together(seed, async (trial) => {
      const found = await runFrozen(trial, seconds * 1000);
      return [found, isSound(found) && found.wroteAwake === 0 && found.moved >= found.tables];
    }),
  netrolling: (_count, seed) =>
    together(seed, async (trial) => {
      const found = await runRolling(trial);
      return [found, isSound(found) && found.noticedMost <= 1000];
    }),
  netgrowth: growth,
  netflood: flooded,
  async netappends(perSecond) {
    if (NO_DATABASES) return [{ skipped: NO_DATABASES }, true];
    const postgres = await startPostgres();
    const tables = await openPostgresTables(postgres.url, Date.now);
    const found = await runAppends(tables, { count: 500, perSecond, seconds: 10 });
    await tables.close();
    await postgres.stop();
    return [found, found.p95 <= 5];
  },
};
