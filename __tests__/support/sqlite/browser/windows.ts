/** Serves the store page and opens it in Chromium: several windows of one profile, killed and reopened. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { chromium, type BrowserContext, type Page } from 'playwright-core';

import type { Driven } from '../../engines/engine';
import { buildStorePage } from './build';
import type { StorePage } from './page';

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
/** A name that only this Chromium knows; loopback under its own name would count as secure. */
const HOME_HOST = 'arbitr.test';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

function chromePath(): string {
  if (process.env['CHROME_PATH']) return process.env['CHROME_PATH'];
  const found = spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout.trim();
  if (!found) throw new Error('no Chromium: set CHROME_PATH');
  return found;
}

export interface Served {
  url: string;
  /** The same page at an address of a home network: plain http, without OPFS and Web Locks. */
  plainUrl: string;
  close(): Promise<void>;
}

export async function serveStorePage(): Promise<Served> {
  const folder = buildStorePage();
  const server = http.createServer((request, response) => {
    const wanted = (request.url ?? '/').replace(/\?.*/, '');
    const name = wanted === '/' ? '/index.html' : wanted === '/worker' ? '/worker.js' : wanted;
    const file = path.join(folder, path.basename(name));
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    response.end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    plainUrl: `http://${HOME_HOST}:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Every test of the file finds a Chromium with a new profile, and the store page served at one of its addresses. */
export function storeWindows(address: 'url' | 'plainUrl'): {
  context(): BrowserContext;
  url(): string;
  open(): Promise<Page>;
  /** In the middle of whatever it does, and up again on the same profile. */
  kill(): Promise<void>;
} {
  let served: Served;
  let profile: Profile;
  let context: BrowserContext;
  beforeAll(async () => {
    served = await serveStorePage();
  });
  afterAll(() => served.close());
  beforeEach(async () => {
    profile = newProfile();
    context = await profile.launch();
  });
  afterEach(async () => {
    await context.close().catch(() => undefined);
    profile.remove();
  });
  return {
    context: () => context,
    url: () => served[address],
    open: () => newWindow(context, served[address]),
    async kill() {
      killChromium(profile);
      await context.close().catch(() => undefined);
      context = await profile.launch();
    },
  };
}

export interface Profile {
  directory: string;
  /** Starts Chromium on this profile, with these flags beside the usual ones. */
  launch(more?: readonly string[]): Promise<BrowserContext>;
  remove(): void;
}

export function newProfile(): Profile {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitr-chromium-'));
  return {
    directory,
    launch: (more = []) =>
      chromium.launchPersistentContext(directory, {
        executablePath: chromePath(),
        args: [...FLAGS.split(' '), `--host-resolver-rules=MAP ${HOME_HOST} 127.0.0.1`, ...more],
      }),
    remove: () => fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 }),
  };
}

export async function newWindow(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

type Calls = { [K in keyof StorePage]: StorePage[K] };

/** Calls a function of the page by its name. */
export async function call<K extends keyof Calls>(
  page: Driven,
  name: K,
  ...args: Parameters<Calls[K]>
): Promise<Awaited<ReturnType<Calls[K]>>> {
  return (await page.evaluate(
    ([method, params]) => {
      const { page: store } = globalThis as unknown as {
        page: Record<string, (...all: unknown[]) => unknown>;
      };
      return store[method]?.(...params);
    },
    [name, args] as [string, unknown[]],
  )) as Awaited<ReturnType<Calls[K]>>;
}

/** Every process of that Chromium at once, as a power cut would. */
export function killChromium(profile: Pick<Profile, 'directory'>): void {
  const { stdout } = spawnSync('pgrep', ['-f', '--', `--user-data-dir=${profile.directory}`], {
    encoding: 'utf8',
  });
  for (const pid of stdout.split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It went down with the others.
    }
  }
}
