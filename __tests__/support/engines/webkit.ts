/**
 * WebKitGTK's MiniBrowser over the classic WebDriver protocol, on a screen of its own that nobody sees. Under
 * automation it keeps nothing between two starts: a kill is the end of everything it stored.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { eventually } from '../browser/eventually';
import { asJson, mouseOf, pause, type Engine, type EnginePage } from './engine';
import type { EngineKind } from './suite';

const PHONE = { width: 390, height: 844 };
/** No test is about time: the app's own patience is shorter. */
const PATIENCE = { script: 300_000, pageLoad: 300_000, implicit: 0 };

type Fields = Record<string, unknown>;
type Command = (method: 'GET' | 'POST' | 'DELETE', at: string, body?: Fields) => Promise<unknown>;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const commandsTo =
  (address: string): Command =>
  async (method, at, body) => {
    const answer = await fetch(`${address}${at}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: Fields | null };
    if (!answer.ok) throw new Error(`${String(value?.error)}: ${String(value?.message)}`);
    return value;
  };

function pageOf(command: Command): EnginePage {
  const act = async (...actions: Fields[]): Promise<void> => {
    await command('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
    });
  };
  return {
    async goto(url) {
      await command('POST', '/url', { url });
    },
    async reload() {
      await command('POST', '/refresh');
    },
    async evaluate<R, A>(work: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
      const script = `const [json, done] = arguments;
        (${asJson(work)})(json).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = (await command('POST', '/execute/async', {
        script,
        args: [JSON.stringify([arg])],
      })) as { value?: string; error?: string };
      if (answer.error !== undefined) throw new Error(answer.error);
      return (answer.value === undefined ? undefined : JSON.parse(answer.value)) as R;
    },
    waitForTimeout: pause,
    mouse: mouseOf({
      move: (x, y) => act({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
      down: () => act({ type: 'pointerDown', button: 0 }),
      up: () => act({ type: 'pointerUp', button: 0 }),
    }),
  };
}

/** A screen for it alone, by the number it is given. */
async function openScreen(): Promise<{ display: string; close(): void }> {
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const said = xvfb.stdio[3] as NodeJS.ReadableStream;
  const [number] = (await once(said, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, close: () => void xvfb.kill() };
}

async function launchWebkit(profile: string): Promise<Engine> {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: profile,
      XDG_DATA_HOME: profile,
      XDG_CACHE_HOME: profile,
    },
  });
  const gone = once(driver, 'exit');
  const root = commandsTo(`http://127.0.0.1:${port}`);
  await eventually(
    () => root('GET', '/status').then(Boolean, () => false),
    (ready) => expect(ready).toBe(true),
  );
  const { sessionId } = (await root('POST', '/session', { capabilities: {} })) as {
    sessionId: string;
  };
  const command = commandsTo(`http://127.0.0.1:${port}/session/${sessionId}`);
  await command('POST', '/timeouts', PATIENCE);
  await command('POST', '/window/rect', PHONE);
  const kill = async (): Promise<void> => {
    if (driver.pid) process.kill(-driver.pid, 'SIGKILL');
    await gone;
    screen.close();
  };
  return {
    page: pageOf(command),
    async close() {
      await command('DELETE', '');
      await kill();
    },
    kill,
  };
}

export const WEBKIT: EngineKind = {
  // It has no OPFS: matches live in IndexedDB.
  keeps: 'reloads',
  launch: launchWebkit,
  newProfile: () => fs.mkdtempSync(path.join(os.tmpdir(), 'arbitr-webkit-')),
  removeProfile: (profile) => fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 }),
};

/** A group of tests, or its name alone among the skipped where there is no WebKitGTK; `npm run engines` says why. */
export const describeWebkit = process.env.WEBKIT_DRIVER_PATH ? describe : describe.skip;
