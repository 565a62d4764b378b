/** The frame in a real Chromium: screens and their links, axe, offline, weight, two windows. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { LICENCES } from '../../app/screens/settings/licences';
import { axeViolations, openApp, type AppOptions, type OpenApp } from '../support/browser/app';

jest.setTimeout(240_000);

let app: OpenApp | null = null;

async function open(route = '/', options: AppOptions = {}): Promise<OpenApp> {
  app = await openApp(route, options);
  return app;
}

afterEach(async () => {
  await app?.close();
  app = null;
});

const SCREENS: readonly (readonly [route: string, heading: string])[] = [
  ['/', 'Арбітр'],
  ['/history', 'Історія'],
  ['/players', 'Гравці'],
  ['/settings', 'Налаштування'],
  ['/new/qwinto', 'Qwinto'],
  ['/dice', 'Кубики'],
  ['/who-starts', 'Хто перший'],
  ['/rules', 'Правила'],
  ['/settle', 'Розсудити'],
  ['/stats', 'Статистика'],
  ['/versus/a/b', 'Один проти одного'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test('every screen opens from its own link, says where one is, and axe finds nothing', async () => {
    const { page, url, complaints } = await open('/', { scheme });
    for (const [route, heading] of SCREENS) {
      await page.goto(`${url}${route}`);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      expect([route, await axeViolations(page)]).toEqual([route, []]);
    }
    expect(complaints).toEqual([]);
  });
});

test('a link to nowhere says so and leads back to the table', async () => {
  const { page, complaints } = await open('/no/such/page');
  const sentence = 'Такої сторінки в Арбітра немає.';
  await page.getByRole('heading', { name: sentence, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'До столу' }).click();
  await page.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test('a link to what is not there says what is missing and leads back', async () => {
  const { page, url, complaints } = await open('/');
  const noMatch = /^Такої партії немає\./;
  const noPage = 'Такої сторінки в Арбітра немає.';
  for (const [route, sentence] of [
    ['/match/none', noMatch],
    ['/match/none/log', noMatch],
    ['/match/none/standings', noMatch],
    ['/match/%F0%9F%82%A1%00/fairness', noMatch],
    [`/match/${'9'.repeat(8000)}/replay`, noMatch],
    ['/rules/chess', noPage],
    ['/match/%E0%A4%A', noPage],
  ] as const) {
    await page.goto(`${url}${route}`);
    await page.getByRole('heading', { name: sentence, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'До столу' }).click();
    await page.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
  }
  expect(complaints).toEqual([]);
});

test('back in the browser and a reload keep the place', async () => {
  const { page } = await open('/');
  await page.getByRole('button', { name: /^Нізам,/ }).click();
  await page.getByRole('heading', { name: 'Нізам', level: 1 }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === '/new/nizam');
  await page.reload();
  await page.getByRole('heading', { name: 'Нізам', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('the language follows the device and is switched in Settings without a restart', async () => {
  const { page } = await open('/settings', { locale: 'en-GB' });
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.getByRole('radio', { name: 'Русский' }).click();
  await page.getByRole('heading', { name: 'Настройки', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Настройки', level: 1 }).waitFor();
  await page.getByRole('radio', { name: 'Українська' }).click();
  await page.getByRole('heading', { name: 'Налаштування', level: 1 }).waitFor();
});

test('after the first visit it opens without a network, by a deep link too', async () => {
  const { page, context, url } = await open('/', { serviceWorker: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto(`${url}/rules/nizam`);
  await page.getByRole('heading', { name: 'Правила', level: 1 }).waitFor();
  await page.goto(`${url}/`);
  await page.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
});

test('a second window says that the app is open elsewhere, takes over, and the first steps back', async () => {
  const { page, context, url } = await open('/');
  await page.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
  await page.waitForFunction(() => 'arbitr' in globalThis);
  const second = await context.newPage();
  await second.goto(`${url}/`);
  await second
    .getByRole('main')
    .getByText(/Зараз їх тримає інше вікно/)
    .waitFor();
  await second.getByRole('button', { name: 'Забрати сюди' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Забрати сюди' }).click();
  await second.getByRole('heading', { name: 'Полиця' }).waitFor();
  await page
    .getByRole('main')
    .getByText(/Зараз їх тримає інше вікно/)
    .waitFor();
  // Closed, it is missed by nobody: the other opens by itself.
  await second.close();
  await page.getByRole('heading', { name: 'Полиця' }).waitFor();
});

test('everybody whose code is shipped is in the list of licences', () => {
  const file = `${process.env.SHIPPED_FOLDER}.packages.json`;
  const packages = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const named = LICENCES.map(({ name }) => name);
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((name) => !named.includes(name))).toEqual([]);
});

/** The app's own parts that were loaded lazily from a file of this name. */
function partsNamed(folder: string, names: RegExp): string[] {
  return readdirSync(path.join(folder, '_expo/static/js/web')).filter((file) => names.test(file));
}

test('the first screen’s JavaScript is at most 202 kB gzip, and the gallery is not shipped', () => {
  const folder = process.env.SHIPPED_FOLDER ?? '';
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  const gzip = scripts.map(
    (file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
  );
  expect(gzip.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(202_000);
  const ours = /^(GalleryScreen|workshop)-/;
  expect(partsNamed(process.env.APP_FOLDER ?? '', ours)).toHaveLength(2);
  expect(partsNamed(folder, ours)).toEqual([]);
});

test('hashing asks for its parts once: anew with every bit it would take twelve times as long', () => {
  const folder = process.env.SHIPPED_FOLDER ?? '';
  const parts = partsNamed(folder, /\.js$/).map((file) =>
    readFileSync(path.join(folder, '_expo/static/js/web', file), 'utf8'),
  );
  const hashing = parts.filter((text) => text.includes('.rotr)('));
  expect(hashing.length).toBeGreaterThan(0);
  expect(hashing.filter((text) => /_d\[\d+\]\)\.rotr\)\(/.test(text))).toEqual([]);
});
