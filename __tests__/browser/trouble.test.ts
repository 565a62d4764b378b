/** The app when its store cannot be opened: it says so, never shows empty lists, and goes on when it can. */
import type { BrowserContext, Page, Route } from 'playwright-core';

import type { Store } from '../../src/storage';
import { axeViolations, openApp, type OpenApp } from '../support/browser/app';

jest.setTimeout(300_000);

const WASM = /wa-sqlite[^/]*\.wasm/;
let app: OpenApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

async function without(route: string, answer: (route: Route) => unknown): Promise<OpenApp> {
  const prepare = (context: BrowserContext) => context.route(WASM, answer);
  app = await openApp(route, { prepare });
  return app;
}

const trouble = (page: Page, why: string) =>
  page.getByRole('main').getByText(`Партії на цьому пристрої, їх не стерто. ${why}`).waitFor();

/** Every screen that asks the store. */
const ASKING = ['/', '/history', '/players', '/new/promin', '/match/nothing', '/stats'];

test('SQLite’s code does not load: every list says so, and a second try goes on', async () => {
  const { page, context, url } = await without('/', (route) => route.abort());
  for (const route of ASKING) {
    await page.goto(`${url}${route}`);
    await trouble(page, 'Частина Арбітра не завантажилася.');
    expect(await page.getByText(/з’явиться тут|немає|Її стерто/).count()).toBe(0);
  }
  await page.goto(`${url}/history`);
  await trouble(page, 'Частина Арбітра не завантажилася.');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${url}/dice`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${url}/history`);
  await trouble(page, 'Частина Арбітра не завантажилася.');
  await context.unroute(WASM);
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await page.getByText('Перша партія з’явиться тут.').waitFor();
});

test('SQLite’s code never answers: that is said too, and a second try goes on', async () => {
  const { page, context } = await without('/history', () => undefined);
  await page.getByRole('heading', { name: 'Історія', level: 1 }).waitFor();
  expect(await page.getByText('Перша партія з’явиться тут.').count()).toBe(0);
  await trouble(page, 'Сховище не відповідає.');
  await context.unroute(WASM);
  await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
  await page.getByText('Перша партія з’явиться тут.').waitFor();
});

test('what is there can be saved byte for byte while it cannot be opened', async () => {
  app = await openApp('/');
  await app.page.waitForFunction(() => 'arbitr' in globalThis);
  await app.page.close();
  const page = await app.context.newPage();
  await app.context.route(WASM, (route) => route.abort());
  await page.goto(`${app.url}/history`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Зберегти файл' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^arbitr-.*\.db$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).subarray(0, 15).toString()).toBe('SQLite format 3');
});

test('another window has it: taking over asks once, and one that is closed is noticed by itself', async () => {
  app = await openApp('/');
  await app.page.waitForFunction(() => 'arbitr' in globalThis);
  const { page: first, url, context } = app;
  const second = await context.newPage();
  for (const route of ['/', '/players', '/history']) {
    await second.goto(`${url}${route}`);
    await trouble(second, 'Зараз їх тримає інше вікно.');
  }
  expect(await axeViolations(second)).toEqual([]);
  await second.getByRole('button', { name: 'Забрати сюди' }).click();
  await second.getByText('Забрати партії сюди?').waitFor();
  await second.getByRole('button', { name: 'Скасувати' }).click();
  await trouble(second, 'Зараз їх тримає інше вікно.');
  await second.getByRole('button', { name: 'Забрати сюди' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Забрати сюди' }).click();
  await second.getByText('Перша партія з’явиться тут.').waitFor();
  await trouble(first, 'Зараз їх тримає інше вікно.');
  await second.close();
  await first.getByRole('heading', { name: 'Полиця' }).waitFor();
});

test('refused by the browser where matches are kept: said with its own steps', async () => {
  app = await openApp('/');
  const { page, context, url } = app;
  await page.waitForFunction(() => 'arbitr' in globalThis);
  await context.route(/worker[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const refuse =
      'navigator.storage.getDirectory = () => Promise.reject(new DOMException("no", "SecurityError"));';
    await route.fulfill({ response, body: refuse + (await response.text()) });
  });
  await page.goto(`${url}/history`);
  await trouble(page, 'Браузер не пускає до них.');
  await page.getByRole('main').getByText('Дозволь сайту зберігати дані').waitFor();
});

test('no room from the start: said with its own steps', async () => {
  app = await openApp('/dice');
  const { page, context, url } = app;
  await page.goto(`${url}/sw.js`);
  const quota = await context.newCDPSession(page);
  await quota.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1 });
  await quota.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await page.goto(`${url}/history`);
  await trouble(page, 'На пристрої скінчилося місце.');
  await page.getByRole('main').getByText('Звільни місце на пристрої').waitFor();
});

/** As on plain http or in an older engine. */
function withoutOpfs(): void {
  for (const name of ['storage', 'locks'])
    Object.defineProperty(Navigator.prototype, name, { value: undefined, configurable: true });
}

function withoutIndexedDb(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('no', 'SecurityError');
  };
}

type Workshop = typeof globalThis & { arbitr: { seed(match: object): Promise<string> } };

async function playQwinto(page: Page): Promise<void> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  await page.evaluate((match) => (globalThis as Workshop).arbitr.seed(match), {
    game: 'qwinto',
    setup: { seats: 2, first: 0, mode: 'score' },
    players: ['Оля', 'Тарас'],
    moves: [],
  });
  await page.getByRole('button', { name: /^Незакінчена партія/ }).click();
  await page.waitForURL(/\/match\//);
}

test('without OPFS a match is there after a reload, on the table and in the history', async () => {
  app = await openApp('/', { prepare: (context) => context.addInitScript(withoutOpfs) });
  const { page, url } = app;
  await playQwinto(page);
  await page.reload();
  await page.getByRole('main').getByText('Оля').first().waitFor();
  await page.goto(`${url}/history`);
  await page
    .getByRole('button', { name: /^Qwinto/ })
    .first()
    .waitFor();
  expect(await page.getByText(/до закриття/).count()).toBe(0);
});

test('where nothing is kept: it is said, leaving asks first, and a reload says why it is gone', async () => {
  const prepare = async (context: BrowserContext): Promise<void> => {
    await context.addInitScript(withoutOpfs);
    await context.addInitScript(withoutIndexedDb);
  };
  app = await openApp('/', { prepare });
  const { page } = app;
  await page.getByText(/лише до закриття сторінки/).waitFor();
  await playQwinto(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByText(/жила лише в пам’яті сторінки/).waitFor();
  expect(await page.getByText(/Її стерто/).count()).toBe(0);
});

type StoreWorkshop = { arbitr: { store: Store } };

test('the disk full in mid-match: it is said, and what was stored before is there again', async () => {
  app = await openApp('/');
  const { page, context, url } = app;
  await playQwinto(page);
  const quota = await context.newCDPSession(page);
  await quota.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1 });
  const more = () =>
    page.evaluate(async () => {
      const { store } = (globalThis as unknown as StoreWorkshop).arbitr;
      for (let i = 0; i < 200 && store.persistence === 'disk'; i += 1)
        await store.createPlayer({ name: `${i}`.repeat(5000), colour: 1 });
      return [store.persistence, store.memoryReason];
    });
  expect(await more()).toEqual(['memory', 'full']);
  await page.getByText(/Місце на пристрої скінчилося/).waitFor();
  await quota.send('Storage.overrideQuotaForOrigin', { origin: url });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('main').getByText('Оля').first().waitFor();
  expect(await page.getByText(/Місце на пристрої скінчилося/).count()).toBe(0);
});

test('a match that cannot be read: the others are listed, it is named, saved apart and removed', async () => {
  app = await openApp('/');
  const { page, url } = app;
  await playQwinto(page);
  // Sound rows of nonsense: nine chairs for two people.
  await page.evaluate(async () => {
    const { store } = (globalThis as unknown as StoreWorkshop).arbitr;
    const { rows } = await store.unfinished();
    const [id = ''] = rows.map((row) => row.id);
    const { entries } = await store.log(id);
    const real = await store.match(id);
    const [first] = entries;
    if (!real || !first) throw new Error('no match');
    const match = {
      ...{ ...real, id: 'nonsense', game: 'split' as const, at: 1 },
      ...{ setup: { ...real.setup, seats: 9 }, players: real.players.map((one) => one.id) },
    };
    const device = { holder: 'table' as const };
    const begun = first.payload;
    await store.importAll({
      players: [],
      matches: [
        { match, begun, entries: [], outcome: null, deletedAt: null, device, knownSeq: null },
      ],
      settings: [],
    });
  });
  await page.goto(`${url}/history`);
  await page
    .getByRole('button', { name: /^Qwinto/ })
    .first()
    .waitFor();
  await page.getByText('Не вдалося прочитати партію (Поділ').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Зберегти окремо' }).click();
  expect((await download).suggestedFilename()).toBe('arbitr-nonsense.json');
  await page.getByRole('button', { name: 'Прибрати' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Прибрати' }).click();
  await page.getByText('Не вдалося прочитати партію').waitFor({ state: 'detached' });
});
