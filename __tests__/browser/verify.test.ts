/** «Перевірити партію» in the browser: forged beside one's own, in little room and in the dark, and addresses of no match. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { FORGERIES, forged } from '../support/fairness/forgeries';
import { lineIn } from '../support/fairness/lines';
import { axeViolations, openApp, type OpenApp } from '../support/browser/app';
import { misfitFinder } from '../support/browser/fits';
import { setSetting } from '../support/browser/seeded';

jest.setTimeout(300_000);

const OWN = new Uint8Array(
  readFileSync(path.join(__dirname, '../support/archive/1/promin-virtual-finished.jsonl.gz')),
);

function forgedAs(name: string): Uint8Array {
  const how = FORGERIES.find((forgery) => forgery.name === name);
  const file = how && forged(lineIn(OWN), how)?.file;
  if (!file) throw new Error(`nothing to forge: ${name}`);
  return file;
}

interface Workshop {
  store: { history(): Promise<{ rows: { id: string }[] }> };
  openBackup(store: object, bytes: Uint8Array): Promise<{ take(): Promise<unknown> }>;
}

/** Takes the file in past the interface; gives back the id of the match that came with it. */
async function takeIn(page: Page, bytes: Uint8Array): Promise<string> {
  await page.waitForFunction(() => 'arbitr' in globalThis);
  return page.evaluate(
    async (numbers) => {
      const { store, openBackup } = (globalThis as unknown as { arbitr: Workshop }).arbitr;
      const ids = async () => (await store.history()).rows.map(({ id }) => id);
      const before = await ids();
      await (await openBackup(store, new Uint8Array(numbers))).take();
      return (await ids()).find((id) => !before.includes(id)) ?? '';
    },
    [...bytes],
  );
}

let app: OpenApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

test('a forged deal beside the own match: drawn, marked in History, and it fits the narrowest screen', async () => {
  app = await openApp('/', { width: 320, height: 640 });
  const { page, url, complaints } = app;
  const own = await takeIn(page, OWN);
  const other = await takeIn(page, forgedAs('a better deal'));
  await setSetting(page, 'textScale', 1.5);
  const fits = misfitFinder(page);
  for (const [id, verdict] of [
    [own, 'Усе сходиться'],
    [other, 'Партію змінено'],
  ] as const) {
    await page.goto(`${url}/match/${id}/verify`);
    await page.getByRole('heading', { name: verdict }).waitFor();
    await fits.check(verdict);
    await page.getByText('чи чесний сам застосунок: є verify-match').scrollIntoViewIfNeeded();
    await fits.check(`${verdict}, the end`);
  }
  await page
    .getByRole('group', { name: 'за жеребом' })
    .getByRole('img', { name: '1, жовта, сонце' })
    .waitFor();
  await page.goto(`${url}/history`);
  await page.getByRole('button', { name: /^Промінь.*змінено/ }).waitFor();
  await fits.check('history');
  expect(fits.found).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'nothing stands in the way of a screen reader, in the %s; what differs only in its fingerprint is said to',
  async (scheme) => {
    app = await openApp('/', { scheme });
    const { page, url, complaints } = app;
    const own = await takeIn(page, OWN);
    const renamed = await takeIn(page, forgedAs('another name'));
    const dealt = await takeIn(page, forgedAs('a better deal'));
    for (const [id, verdict] of [
      [own, 'Усе сходиться'],
      [renamed, 'Відбиток інший'],
      [dealt, 'Партію змінено'],
    ] as const) {
      await page.goto(`${url}/match/${id}/verify`);
      await page.getByRole('heading', { name: verdict }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  },
);

test('by the keys: back, the report, the typed fingerprint, then what to do; another code breaks the seal', async () => {
  app = await openApp('/');
  const { page, url } = app;
  await page.goto(`${url}/match/${await takeIn(page, OWN)}/verify`);
  await page.getByRole('heading', { name: 'Усе сходиться' }).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
  await page.getByRole('button', { name: 'Назад' }).focus();
  const order = [await focused()];
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual([
    'Назад',
    'Поділитися звітом',
    'Відбиток зі знімка підсумку',
    'Звіт',
    'Готово',
  ]);
  await page.getByLabel('Відбиток зі знімка підсумку').fill('2222-3333-4444');
  await page.getByRole('heading', { name: 'Відбиток інший' }).waitFor();
});

test.each(['log', 'standings', 'fairness', 'replay', 'verify'])(
  'the %s of a match that is not here says so and leads back',
  async (part) => {
    app = await openApp(`/match/0b6f1f0e-5a3e-4d50-9d0e-8f5b8f6f3c11/${part}`);
    const { page, url } = app;
    await page
      .getByText('Такої партії немає. Її стерто, або посилання з іншого пристрою.')
      .waitFor();
    await page.getByRole('main').last().getByRole('button').last().click();
    await page.waitForURL(`${url}/`);
  },
);
