/** A home server that can be killed and started again on the same file and port. */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the process has used so far. */
export interface ServerFigures {
  /** Milliseconds of the processor. */
  cpu: number;
  /** Bytes in use. */
  heap: number;
}

export interface HomeServer {
  address: string;
  /** Where the tables are kept. */
  file: string;
  /** −9: nothing is said, nothing is closed. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** 'heap': after a collection, which costs time of its own. */
  figures(wanted: 'cpu' | 'heap'): Promise<ServerFigures>;
}

export interface HomeServerOptions {
  /** The exported app; a page that says nothing unless told. */
  folder?: string;
  host?: string;
}

export async function homeServer({
  folder,
  host = '127.0.0.1',
}: HomeServerOptions = {}): Promise<HomeServer> {
  const place = mkdtempSync(join(tmpdir(), 'arbitr-tables-'));
  const page = folder ?? place;
  if (!folder) writeFileSync(join(place, 'index.html'), '<!doctype html><title>app</title>');
  let child: ChildProcess | null = null;
  let port = 0;
  const server: HomeServer = {
    address: '',
    file: join(place, 'home.sqlite'),
    async start() {
      const args = [page, server.file, String(port), host];
      const started = fork(join(__dirname, 'child.mjs'), args, {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        execArgv: ['--expose-gc', ...(process.env.SERVER_FLAGS ?? '').split(' ').filter(Boolean)],
      });
      child = started;
      port = await new Promise<number>((resolve, reject) => {
        started.once('message', (told) => resolve((told as { port: number }).port));
        started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      });
      server.address = `http://${host}:${port}`;
    },
    async kill() {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    figures: (wanted) =>
      new Promise((resolve) => {
        child?.once('message', (told) => resolve(told as ServerFigures));
        child?.send(wanted);
      }),
    async stop() {
      await server.kill();
      rmSync(place, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
