/** The first visit and the first time at a table: three cards each, shown once, skipped at will, found again later. */
import type { Page } from 'playwright-core';

import { gameIds } from '../../src/games';
import { axeViolations, openApp, type OpenApp } from '../support/browser/app';
import { misfits } from '../support/browser/fits';
import { seedRecorded, settled } from '../support/browser/seeded';
import { openFromMenu } from '../support/browser/table';

jest.setTimeout(240_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

const WELCOME = 'Вітаю за столом';

function sheet(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test('the first visit explains itself in three cards and does not come back', async () => {
  app = await openApp('/', { firstVisit: true });
  const { page, complaints } = app;
  const cards = sheet(page, WELCOME);
  for (const title of ['Твоя гра вже на полиці', 'Суперечку вирішує правило']) {
    await cards.getByRole('heading', { name: title }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await cards.getByRole('button', { name: 'Далі' }).tap();
  }
  await cards.getByRole('heading', { name: 'Усе лишається в тебе' }).waitFor();
  await cards.getByRole('button', { name: 'До столу' }).tap();
  await cards.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Арбітр', level: 1 }).waitFor();
  await settled(page);
  expect(await cards.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('no button of the cards breaks its word in two, however narrow the page is', async () => {
  app = await openApp('/', { firstVisit: true, width: 340, height: 700 });
  const { page } = app;
  const linesOf = (element: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  for (const width of [320, 330, 340, 350, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await settled(page);
    const label = sheet(page, WELCOME).getByText('Пропустити', { exact: true });
    expect([width, await label.evaluate(linesOf)]).toEqual([width, 1]);
  }
});

test('it can be skipped with one key, and then the focus is back on the table', async () => {
  app = await openApp('/', { firstVisit: true });
  const { page } = app;
  await sheet(page, WELCOME).waitFor();
  await page.keyboard.press('Escape');
  await sheet(page, WELCOME).waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement?.closest('[role="main"], [role="navigation"], main, nav') !== null,
    ),
  ).toBe(true);
});

test('a link to a rule, to a new match or to a match is not stopped by it', async () => {
  app = await openApp('/rules/promin/P-4.4', { firstVisit: true });
  const { page, url } = app;
  await page.getByRole('heading', { name: 'Правила', level: 1 }).waitFor();
  await settled(page);
  expect(await sheet(page, WELCOME).count()).toBe(0);
  await page.goto(`${url}/new/promin`);
  await page.getByRole('heading', { name: 'Промінь', level: 1 }).waitFor();
  await settled(page);
  expect(await sheet(page, WELCOME).count()).toBe(0);
  const route = await seedRecorded(page, 'promin', 'score', 0);
  await page.goto(`${url}${route}`);
  await sheet(page, 'Промінь. Як це вписати?').waitFor();
  expect(await sheet(page, WELCOME).count()).toBe(0);
});

test('every table shows once how it is entered, and again from its menu', async () => {
  app = await openApp('/rules', { firstVisit: true, width: 320, height: 640 });
  const { page, url, complaints } = app;
  const done = page.getByRole('button', { name: 'Граймо' });
  for (const game of gameIds()) {
    const route = await seedRecorded(page, game, 'score', 0);
    await page.goto(`${url}${route}`);
    for (const title of ['Мета', 'Хід']) {
      await page.getByRole('heading', { name: title, exact: true, level: 3 }).waitFor();
      expect([game, title, await axeViolations(page)]).toEqual([game, title, []]);
      await settled(page);
      // The table lies below; only what is cut off matters here.
      const cut = (await misfits(page)).filter((line) => !line.startsWith('overlap'));
      expect([game, title, cut]).toEqual([game, title, []]);
      await page.getByRole('button', { name: 'Далі' }).tap();
    }
    await page.getByRole('heading', { name: 'Кінець', exact: true, level: 3 }).waitFor();
    await done.tap();
    await done.waitFor({ state: 'detached' });

    await page.reload();
    await page.getByRole('button', { name: 'Меню партії' }).waitFor();
    await settled(page);
    expect([game, await page.getByRole('dialog').count()]).toEqual([game, 0]);
    await openFromMenu(page, 'Як це вписати?');
    await page.getByRole('heading', { name: 'Мета', exact: true, level: 3 }).waitFor();
    await page.getByRole('button', { name: 'Пропустити' }).tap();
  }
  expect(complaints).toEqual([]);
});
