/**
 * Debian's Firefox over WebDriver BiDi, the standard it speaks by itself: no driver and no other library than a
 * web socket. Each start has a profile, new or kept from an earlier one.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import WebSocket from 'ws';

import { asJson, mouseOf, pause, type Engine, type EnginePage } from './engine';
import type { EngineKind } from './suite';

const PHONE = { width: 390, height: 844 };

const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'intl.accept_languages': 'uk-UA',
  'ui.prefersReducedMotion': 1,
  // Whatever works without a network works by the service worker alone.
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
  // After a few kills it would ask whether to start in safe mode.
  'toolkit.startup.max_resumed_crashes': -1,
  'browser.sessionstore.resume_from_crash': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

function newFirefoxProfile(): string {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitr-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});\n`,
  );
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  return profile;
}

function removeProfile(profile: string): void {
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

type Fields = Record<string, unknown>;

interface Bidi {
  send(method: string, params: Fields): Promise<Fields>;
  close(): void;
}

/** The address it says it listens at. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    firefox.stderr?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    firefox.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
}

async function connect(address: string, onEvent: (params: Fields) => void): Promise<Bidi> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve(result: Fields): void; reject(error: Error): void }>();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as Fields & { id?: number };
    const asked = waiting.get(message.id ?? -1);
    if (!asked) return onEvent(message.params as Fields);
    waiting.delete(message.id ?? -1);
    if (message.type === 'success') asked.resolve(message.result as Fields);
    else asked.reject(new Error(`${String(message.error)}: ${String(message.message)}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox is gone'));
  });
  let last = 0;
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.terminate(),
  };
}

function pageOf({ send }: Bidi, context: string): EnginePage {
  const act = async (...actions: Fields[]): Promise<void> => {
    await send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'finger', actions }],
    });
  };
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    async evaluate<R, A>(work: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
      const answer = await send('script.callFunction', {
        functionDeclaration: asJson(work),
        arguments: [{ type: 'string', value: JSON.stringify([arg]) }],
        target: { context },
        awaitPromise: true,
      });
      const { result, exceptionDetails } = answer as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as R;
    },
    waitForTimeout: pause,
    mouse: mouseOf({
      move: (x, y) => act({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }),
      down: () => act({ type: 'pointerDown', button: 0 }),
      up: () => act({ type: 'pointerUp', button: 0 }),
    }),
  };
}

/** Firefox on this profile, with one page of a phone's size. */
async function launchFirefox(profile: string): Promise<Engine> {
  const firefox = spawn(
    process.env.FIREFOX_PATH ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    // A group of its own, so that all its processes can be killed at once.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const gone = once(firefox, 'exit');
  const complaints: string[] = [];
  const bidi = await connect(await addressOf(firefox), ({ level, text }) => {
    if (level === 'error' || level === 'warn') complaints.push(`${level}: ${String(text)}`);
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.send('browsingContext.getTree', {});
  const [{ context }] = contexts as [{ context: string }];
  await bidi.send('browsingContext.setViewport', { context, viewport: PHONE });
  return {
    page: pageOf(bidi, context),
    complaints,
    async close() {
      await bidi.send('browser.close', {});
      await gone;
      bidi.close();
    },
    async kill() {
      if (firefox.pid) process.kill(-firefox.pid, 'SIGKILL');
      await gone;
      bidi.close();
    },
  };
}

export const FIREFOX: EngineKind = {
  keeps: 'kills',
  launch: launchFirefox,
  newProfile: newFirefoxProfile,
  removeProfile,
};

/** A group of tests, or its name alone among the skipped where there is no Firefox; `npm test` says why. */
export const describeFirefox = process.env.FIREFOX_PATH ? describe : describe.skip;
