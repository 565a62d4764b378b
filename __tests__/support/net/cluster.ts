/** Several processes as the image runs them, with Redis and PostgreSQL of their own, behind a balancer. */
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startBalancer, type Balancer } from './balancer';
import { freePort, startPostgres, startRedis, type Database } from './databases';
import type { ServerFigures } from './homeServer';

const ROOT = join(__dirname, '../../..');

export interface Member {
  address: string;
  isRunning(): boolean;
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Until it has ended by itself. */
  ended(): Promise<number | null>;
  kill(): Promise<void>;
  figures(wanted: 'cpu' | 'heap'): Promise<ServerFigures>;
  /** One of Prometheus's figures. */
  counted(name: string): Promise<number>;
}

export interface Cluster {
  /** Of the balancer. */
  address: string;
  members: Member[];
  redis: Database;
  postgres: Database;
  /** Everything the processes have written down. */
  journal(): string;
  stop(): Promise<void>;
}

const MANY = { requests: 1e9, tables: 1e9, phones: 1e9, bytes: 1e12 };
const ENDLESS = { address: MANY, process: MANY };

export interface ClusterOptions {
  processes: number;
  /** What an address may; without limits unless told. */
  limits?: object;
  drainMs?: number;
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const place = mkdtempSync(join(tmpdir(), 'arbitr-cluster-'));
  writeFileSync(join(place, 'index.html'), '<!doctype html><title>app</title>');
  const bundle = join(place, 'server.cjs');
  const built = spawnSync(process.execPath, [join(ROOT, 'src/server/bundle.mjs'), bundle]);
  if (built.status !== 0) throw new Error(String(built.stderr));
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  const members: Member[] = [];
  for (let i = 0; i < options.processes; i += 1)
    members.push(await memberAt(place, i, { redis, postgres }, options));
  for (const member of members) await member.start();
  const balancer: Balancer = await startBalancer(members.map(({ address }) => address));
  return {
    address: balancer.address,
    members,
    redis,
    postgres,
    journal: () => readFileSync(join(place, 'journal'), 'utf8'),
    async stop() {
      await balancer.stop();
      for (const member of members) await member.kill();
      await redis.stop();
      await postgres.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

async function memberAt(
  place: string,
  index: number,
  { redis, postgres }: Pick<Cluster, 'redis' | 'postgres'>,
  { limits = ENDLESS, drainMs = 1500 }: ClusterOptions,
): Promise<Member> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    APP_FOLDER: place,
    PORT: String(port),
    REDIS_URL: redis.url,
    DATABASE_URL: postgres.url,
    // A path of its own behind the same name, as in compose.yaml.
    PUBLIC_ADDRESS: `127.0.0.1:${port}/p${index}`,
    SERVER_NAMES: '127.0.0.1',
    LIMITS: JSON.stringify(limits),
    DRAIN_MS: String(drainMs),
  };
  let child: ChildProcess | null = null;
  const isRunning = (): boolean => child?.exitCode === null && child.signalCode === null;
  const ended = (): Promise<number | null> =>
    isRunning()
      ? new Promise((resolve) => child?.once('exit', (code) => resolve(code)))
      : Promise.resolve(child?.exitCode ?? null);
  return {
    address,
    isRunning,
    ended,
    async start() {
      const journal = openSync(join(place, 'journal'), 'a');
      child = fork(join(place, 'server.cjs'), {
        env,
        cwd: place,
        stdio: ['ignore', journal, 'inherit', 'ipc'],
        execArgv: [
          ...['--expose-gc', '-r', join(__dirname, 'asked.cjs')],
          ...(process.env.SERVER_FLAGS ?? '').split(' ').filter(Boolean),
        ],
      });
      closeSync(journal);
      while (!(await fetch(`${address}/health`).catch(() => null))?.ok) {
        if (!isRunning()) throw new Error(`the server ended with ${child.exitCode}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    signal: (name) => void child?.kill(name),
    async kill() {
      if (!isRunning()) return;
      const gone = ended();
      child?.kill('SIGKILL');
      await gone;
    },
    figures: (wanted) =>
      new Promise((resolve) => {
        child?.once('message', (told) => resolve(told as ServerFigures));
        child?.send(wanted);
      }),
    async counted(name) {
      const text = await (await fetch(`${address}/metrics`)).text();
      return Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(text)?.[1] ?? 0);
    },
  };
}
