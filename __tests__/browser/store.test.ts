/** The store on the real expo-sqlite in Chromium: its contract, two windows, damage, refusal, kills. */
import type { Page } from 'playwright-core';

import { slowWaiting } from '../support/browser/moving';
import type { StorePage } from '../support/sqlite/browser/page';
import { call, storeWindows } from '../support/sqlite/browser/windows';

jest.setTimeout(300_000);

const chromium = storeWindows('url');
const { open } = chromium;

/** Without anybody asking it to. */
const opened = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => (globalThis as unknown as { page: StorePage }).page.status() === 'open',
  );

/** Its patience never ends: it does not take by force what the other gives up by itself. */
async function takeOver(page: Page): Promise<void> {
  await slowWaiting(page, 1000);
  await call(page, 'takeOver');
}

test('keeps its contract', async () => {
  const page = await open();
  const outcomes = await call(page, 'runContract');
  expect(outcomes.length).toBeGreaterThan(10);
  expect(outcomes.filter((outcome) => outcome.error)).toEqual([]);
});

test('a second window is told and takes over as soon as the first, asked for it, steps back', async () => {
  const [one, two] = [await open(), await open()];
  expect(await call(one, 'start')).toBe('open');
  await call(one, 'setting', 'a', 1);
  expect(await call(two, 'start')).toBe('elsewhere');
  await takeOver(two);
  expect([await call(one, 'status'), await call(two, 'status')]).toEqual(['elsewhere', 'open']);
  expect(await call(two, 'persistence')).toEqual(['disk', null, null]);
  await call(two, 'setting', 'b', 2);
  await takeOver(one);
  expect(await call(one, 'settings')).toEqual({ a: 1, b: 2 });
  expect(await call(one, 'checkup')).toBeNull();
});

test('a window that was closed in the middle leaves the store to the next', async () => {
  const one = await open();
  await call(one, 'start');
  await call(one, 'setting', 'a', 1);
  await one.close();
  const two = await open();
  expect(await call(two, 'start')).toBe('open');
  expect(await call(two, 'settings')).toEqual({ a: 1 });
});

test('a window that waits opens by itself as soon as the other is closed', async () => {
  const [one, two] = [await open(), await open()];
  await call(one, 'start');
  await call(one, 'setting', 'a', 1);
  expect(await call(two, 'start')).toBe('elsewhere');
  await one.close();
  await opened(two);
  expect(await call(two, 'settings')).toEqual({ a: 1 });
});

test('reloading keeps everything', async () => {
  const page = await open();
  await call(page, 'start');
  const id = await call(page, 'begin');
  for (let seq = 0; seq < 5; seq += 1) await call(page, 'append', id, seq);
  await page.reload();
  expect(await call(page, 'start')).toBe('open');
  expect(await call(page, 'entries', id)).toBe(6);
});

test('Chromium killed right after a move was acknowledged has the move', async () => {
  const kills = Number(process.env['TORTURE_BROWSER_KILLS'] ?? 2);
  let id = '';
  let seq = 0;
  for (let round = 0; round < kills; round += 1) {
    const page = await open();
    expect(await call(page, 'start')).toBe('open');
    expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
    if (id) expect(await call(page, 'entries', id)).toBe(seq + 1);
    else id = await call(page, 'begin');
    for (let i = 0; i < 3; i += 1, seq += 1) await call(page, 'append', id, seq);
    await chromium.kill();
  }
  const page = await open();
  await call(page, 'start');
  expect(await call(page, 'entries', id)).toBe(seq + 1);
  expect(await call(page, 'checkup')).toBeNull();
});

test('the browser keeps its one journal, and acknowledged means written through', async () => {
  const page = await open();
  await call(page, 'start');
  expect(await call(page, 'pragmas')).toEqual(['persist', 2, 'exclusive']);
});

test('single flipped bytes and cuts, also of the journal and of the pool’s labels, are detected or harmless', async () => {
  const page = await open();
  const figures = await call(page, 'runFlips', 24, 20260101);
  expect(figures.flips + figures.cuts).toBe(24);
  expect(figures.detected).toBeGreaterThan(0);
});

/** OPFS is refused inside SQLite's worker only. */
async function refuseOpfs(): Promise<void> {
  await chromium.context().route('**/worker', async (route) => {
    const response = await route.fetch();
    const refuse =
      'navigator.storage.getDirectory = () => Promise.reject(new DOMException("no", "SecurityError"));';
    await route.fulfill({ response, body: refuse + (await response.text()) });
  });
}

test('where OPFS is refused, matches are kept in IndexedDB, and stay there', async () => {
  await refuseOpfs();
  const page = await open();
  expect(await call(page, 'start')).toBe('open');
  expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
  const id = await call(page, 'begin');
  await call(page, 'append', id, 0);
  await chromium.context().unroute('**/worker');
  await page.reload();
  await call(page, 'start');
  expect(await call(page, 'entries', id)).toBe(2);
});

test('where OPFS holds matches and is refused, nothing empty takes their place', async () => {
  const page = await open();
  await call(page, 'start');
  const id = await call(page, 'begin');
  await call(page, 'close');
  await refuseOpfs();
  await page.reload();
  expect(await call(page, 'start')).toBe('failed: refused');
  await chromium.context().unroute('**/worker');
  await call(page, 'again');
  expect(await call(page, 'entries', id)).toBe(1);
});

test('where the browser refuses to store anything, play goes on in memory and says so', async () => {
  await refuseOpfs();
  await chromium.context().addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  const page = await open();
  expect(await call(page, 'start')).toBe('open');
  expect(await call(page, 'persistence')).toEqual(['memory', 'refused', null]);
  const id = await call(page, 'begin');
  await call(page, 'append', id, 0);
  expect(await call(page, 'entries', id)).toBe(2);
});

test('a window that hangs: its files are waited for, and opened as soon as it is closed', async () => {
  const [one, two] = [await open(), await open()];
  await call(one, 'start');
  const id = await call(one, 'begin');
  expect(await call(two, 'start')).toBe('elsewhere');
  const hung = call(one, 'hang', 600_000).catch(() => undefined);
  await call(two, 'takeOver');
  expect(await call(two, 'status')).toBe('failed: busy');
  await one.close({ runBeforeUnload: false });
  await hung;
  await opened(two);
  expect(await call(two, 'persistence')).toEqual(['disk', null, null]);
  expect(await call(two, 'entries', id)).toBe(1);
});

test('the site’s data erased under a running app: the next move is not said to be stored', async () => {
  const page = await open();
  await call(page, 'start');
  const id = await call(page, 'begin');
  const session = await chromium.context().newCDPSession(page);
  const origin = chromium.url().replace(/\/$/, '');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await call(page, 'append', id, 0);
  expect(await call(page, 'persistence')).toEqual(['memory', 'cleared', null]);
  expect(await call(page, 'entries', id)).toBe(2);
});

test('when the browser’s storage is full, play goes on in memory, and what was stored stays', async () => {
  const page = await open();
  await call(page, 'start');
  const id = await call(page, 'begin');
  await call(page, 'append', id, 0);
  const quota = await chromium.context().newCDPSession(page);
  const origin = chromium.url().replace(/\/$/, '');
  await quota.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  await call(page, 'growTo', 400, 12);
  expect(await call(page, 'persistence')).toEqual(['memory', 'full', null]);
  await call(page, 'append', id, 1);
  expect(await call(page, 'entries', id)).toBe(3);
  await quota.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await call(page, 'start');
  expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
  expect(await call(page, 'entries', id)).toBe(2);
  expect(await call(page, 'checkup')).toBeNull();
});

test('a worker that does not load is no reason to begin with an empty store', async () => {
  await chromium.context().route('**/worker', (route) => route.abort());
  const page = await open();
  expect(await call(page, 'start')).toBe('failed: unloaded');
  await chromium.context().unroute('**/worker');
  await call(page, 'again');
  expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
});

test.each([
  ['as Chromium is', ''],
  // Safari before 26.
  ['without createWritable', 'delete FileSystemFileHandle.prototype.createWritable'],
])('a damaged database is set aside and rescued in the browser too, %s', async (_, script) => {
  await chromium.context().addInitScript(script);
  const page = await open();
  await call(page, 'start');
  const id = await call(page, 'begin');
  for (let seq = 0; seq < 5; seq += 1) await call(page, 'append', id, seq);
  await call(page, 'close');
  const asides = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('arbitr-aside', { create: true });
      const names: string[] = [];
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys())
        if (name.endsWith('.db')) names.push(name);
      return names;
    });
  expect(await asides()).toEqual([]);
  // The first page of the database (behind the pool's own header) is gone.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle('expo-sqlite');
    const files = (pool as unknown as { values(): AsyncIterable<FileSystemFileHandle> }).values();
    for await (const handle of files) {
      const file = await handle.getFile();
      if (!(await file.slice(0, 100).text()).startsWith('/arbitr.db\u0000')) continue;
      const bytes = new Uint8Array(await file.arrayBuffer()).fill(0, 4096, 8192);
      await (globalThis as unknown as { page: StorePage }).page.overwrite(handle.name, bytes);
    }
  });
  await page.reload();
  expect(await call(page, 'start')).toBe('open');
  const [persistence, reason, damage] = await call(page, 'persistence');
  expect([persistence, reason]).toEqual(['disk', null]);
  expect(damage).toMatchObject({ lost: { matches: 0, entries: 0 }, rescued: { matches: 1 } });
  expect(await call(page, 'entries', id)).toBe(6);
  expect(await asides()).toHaveLength(1);
});
