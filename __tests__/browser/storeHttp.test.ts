/** The store at a plain http address of the home network: no OPFS, no Web Locks; its pages are in IndexedDB. */
import type { Page } from 'playwright-core';

import { archives, EVERYTHING } from '../support/archive/read';
import { call, storeWindows } from '../support/sqlite/browser/windows';

jest.setTimeout(300_000);

const chromium = storeWindows('plainUrl');
const { open } = chromium;

const until = (page: Page, status: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => (globalThis as unknown as { page: { status(): string } }).page.status() === wanted,
    status,
  );

test('keeps its contract, where there is neither OPFS nor a Web Lock', async () => {
  const page = await open();
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([
    false,
    false,
  ]);
  const outcomes = await call(page, 'runContract');
  expect(outcomes.length).toBeGreaterThan(10);
  expect(outcomes.filter((outcome) => outcome.error)).toEqual([]);
  await call(page, 'start');
  expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
});

test('Chromium killed right after a move was acknowledged has the move', async () => {
  let id = '';
  let seq = 0;
  for (let round = 0; round < 2; round += 1) {
    const page = await open();
    expect(await call(page, 'start')).toBe('open');
    if (id) expect(await call(page, 'entries', id)).toBe(seq + 1);
    else id = await call(page, 'begin');
    for (let i = 0; i < 3; i += 1, seq += 1) await call(page, 'append', id, seq);
    await chromium.kill();
  }
  const page = await open();
  await call(page, 'start');
  expect(await call(page, 'entries', id)).toBe(seq + 1);
  expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
  expect(await call(page, 'checkup')).toBeNull();
});

test('a second window is told, takes over, and opens by itself when the other is closed', async () => {
  const [one, two] = [await open(), await open()];
  expect(await call(one, 'start')).toBe('open');
  await call(one, 'setting', 'a', 1);
  expect(await call(two, 'start')).toBe('elsewhere');
  await call(two, 'takeOver');
  await until(one, 'elsewhere');
  await call(two, 'setting', 'b', 2);
  await two.close();
  await until(one, 'open');
  expect(await call(one, 'settings')).toEqual({ a: 1, b: 2 });
});

test('a window that hangs loses the store, and nothing it writes later is acknowledged', async () => {
  const [one, two] = [await open(), await open()];
  await call(one, 'start');
  const id = await call(one, 'begin');
  expect(await call(two, 'start')).toBe('elsewhere');
  const late = one.evaluate(async (match) => {
    const { page } = globalThis as unknown as {
      page: { hang(ms: number): void; append(id: string, seq: number): Promise<void> };
    };
    page.hang(4000);
    return page.append(match, 0).then(
      () => 'stored',
      () => 'refused',
    );
  }, id);
  await call(two, 'takeOver');
  await call(two, 'append', id, 0);
  expect(await late).toBe('refused');
  await until(one, 'elsewhere');
  expect(await call(two, 'entries', id)).toBe(2);
  expect(await call(two, 'checkup')).toBeNull();
});

/** Of a file that SQLite keeps a write-ahead log for: those lay in OPFS alone, and come here as backups. */
const hasLog = (file: Uint8Array): boolean => file[18] === 2;
const here = archives().filter((archive) => !hasLog(archive.database(EVERYTHING)));

test.each(here.map((archive) => [archive.number, archive] as const))(
  'what apps of format %s wrote opens whole, and stays so after a reload',
  async (_, archive) => {
    const page = await open();
    const file = Buffer.from(archive.database(EVERYTHING)).toString('base64');
    await call(page, 'putFile', file);
    for (const round of ['opened', 'reloaded']) {
      expect([round, await call(page, 'start')]).toEqual([round, 'open']);
      expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
      expect(archive.matches.length).toBeGreaterThan(30);
      for (const { told } of archive.matches) {
        const { points, over, winners } = told.standing;
        expect(await call(page, 'summary', told.id)).toMatchObject({ points, over, winners });
        expect(await call(page, 'entries', told.id)).toBe(told.head.seq + 1);
      }
      expect(await call(page, 'checkup')).toBeNull();
      await page.reload();
    }
  },
);

test('single flipped bytes and cuts are detected or harmless', async () => {
  const page = await open();
  const figures = await call(page, 'runFlips', 30, 20260101);
  expect(figures.flips + figures.cuts).toBe(30);
  expect(figures.detected).toBeGreaterThan(4);
});

test('when there is no room for more, play goes on in memory, and what was stored stays', async () => {
  const page = await open();
  await call(page, 'start');
  const id = await call(page, 'begin');
  await call(page, 'append', id, 0);
  // Chromium's own override of the quota does not reach IndexedDB at such an address.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await call(page, 'append', id, 1);
  expect(await call(page, 'persistence')).toEqual(['memory', 'full', null]);
  expect(await call(page, 'entries', id)).toBe(3);
  await page.reload();
  await call(page, 'start');
  expect(await call(page, 'persistence')).toEqual(['disk', null, null]);
  expect(await call(page, 'entries', id)).toBe(2);
  expect(await call(page, 'checkup')).toBeNull();
});

test('the site’s data erased under a running app: the next move is not said to be stored', async () => {
  const page = await open();
  await call(page, 'start');
  const id = await call(page, 'begin');
  await eraseData(page, chromium.url());
  await call(page, 'append', id, 0);
  expect(await call(page, 'persistence')).toEqual(['memory', 'cleared', null]);
  expect(await call(page, 'entries', id)).toBe(2);
});

async function eraseData(page: Page, url: string): Promise<void> {
  const session = await chromium.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: url.replace(/\/$/, ''),
    storageTypes: 'all',
  });
}

test('where IndexedDB is refused too, play goes on in memory and says so', async () => {
  await chromium.context().addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  const page = await open();
  expect(await call(page, 'start')).toBe('open');
  expect(await call(page, 'persistence')).toEqual(['memory', 'refused', null]);
});
