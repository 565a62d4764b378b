/** The frame in a real Chromium: screens and their links, axe, offline, weight, two windows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

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
  await page.getByText('Такої сторінки в Арбітра немає.').waitFor();
  await page.getByRole('button', { name: 'До столу' }).click();
  await page.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
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
  const { page, context, url } = await open('/');
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
  await second.getByText(/відкритий в іншому вікні/).waitFor();
  await second.getByRole('button', { name: 'Продовжити тут' }).click();
  await second.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
  await page.getByText(/відкритий в іншому вікні/).waitFor();
});

test('the first screen’s JavaScript is at most 250 kB gzip, and the gallery is not shipped', () => {
  const folder = process.env.SHIPPED_FOLDER ?? '';
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  const gzip = scripts.map(
    (file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
  );
  expect(gzip.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(250_000);
});
