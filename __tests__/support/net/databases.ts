/**
 * Redis and PostgreSQL for tests, each on a folder and port of its own, that can be killed and started again. `npm test`
 * and `npm run torture` install them (src/tools/lib/databases.mjs); without them their tests say why they are skipped.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Database {
  url: string;
  /** −9: nothing is said, nothing is closed. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

function postgresFolder(): string | null {
  const given = process.env.POSTGRES_BIN;
  if (given !== undefined) return given || null;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const found = versions.map((version) => join(DEBIAN, version, 'bin'));
  return found.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

function redisProgram(): string | null {
  const given = process.env.REDIS_SERVER;
  if (given !== undefined) return given || null;
  const folders = (process.env.PATH ?? '').split(':');
  return folders.map((folder: string) => join(folder, 'redis-server')).find(existsSync) ?? null;
}

/** Null where everything is there; else why the tests that need it are skipped. */
export const NO_POSTGRES = postgresFolder() ? null : 'there is no PostgreSQL on this machine';
export const NO_DATABASES = NO_POSTGRES ?? (redisProgram() ? null : 'there is no redis-server');

/** `describe` where they are there. */
export function whereThereIs(missing: string | null): (title: string, tests: () => void) => void {
  if (!missing) return describe;
  return (title, tests) => describe.skip(`${title} (skipped: ${missing})`, tests);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers at port ${port}`);
}

/** Ended by its own id, and by nothing wider. */
async function killed(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Ends with who started it, however that ended. */
const SETPRIV = '/usr/bin/setpriv';
function boundTo(program: string, args: string[], rights: string[] = []): ChildProcess {
  const isThere = existsSync(SETPRIV);
  const all = isThere ? ['--pdeathsig', 'KILL', ...rights, program, ...args] : args;
  return spawn(isThere ? SETPRIV : program, all, { stdio: 'ignore', cwd: tmpdir() });
}

async function databaseAt(
  place: string,
  url: (port: number) => string,
  run: (port: number) => ChildProcess,
): Promise<Database> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const end = (): void => void child?.kill('SIGKILL');
  process.once('exit', end);
  const database: Database = {
    url: url(port),
    kill: () => killed(child),
    async start() {
      child = run(port);
      await answers(port);
    },
    async stop() {
      await killed(child);
      process.off('exit', end);
      rmSync(place, { recursive: true, force: true });
    },
  };
  await database.start();
  return database;
}

const folderOf = (name: string): string => mkdtempSync(join(tmpdir(), `arbitr-${name}-`));

/** Keeps nothing: it only routes. */
export async function startRedis(): Promise<Database> {
  const place = folderOf('redis');
  const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', place];
  return databaseAt(
    place,
    (port) => `redis://127.0.0.1:${port}`,
    (port) => boundTo(redisProgram() as string, ['--port', String(port), ...options]),
  );
}

/** Durable as it is shipped: every commit is on the disk before it is answered. It refuses to run as root. */
export async function startPostgres(): Promise<Database> {
  const place = folderOf('postgres');
  const bin = postgresFolder() as string;
  const isRoot = process.getuid?.() === 0;
  const data = join(place, 'data');
  if (isRoot) {
    chmodSync(place, 0o777);
    spawnSync('chown', ['postgres', place]);
  }
  const rights = isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const initdb = [join(bin, 'initdb'), '-D', data, '-U', 'arbitr', '-A', 'trust', '-N'];
  const [program = '', ...args] = isRoot ? [SETPRIV, ...rights, ...initdb] : initdb;
  const made = spawnSync(program, args, { encoding: 'utf8', cwd: place });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  return databaseAt(
    place,
    (port) => `postgres://arbitr@127.0.0.1:${port}/postgres`,
    (port) =>
      boundTo(
        join(bin, 'postgres'),
        [
          ...['-D', data, '-p', String(port), '-k', place],
          ...['-c', 'listen_addresses=127.0.0.1', '-c', 'shared_buffers=32MB'],
        ],
        rights,
      ),
  );
}
