/** The seventh game in a real browser: from the shelf through a dealt match to its log, replay, rulebook and settle. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';

import { axeViolations, openApp, type AppOptions } from '../support/browser/app';
import { misfits } from '../support/browser/fits';
import { settled } from '../support/browser/seeded';
import { openCurtain, openFromMenu } from '../support/browser/table';

jest.setTimeout(300_000);

const ID = 'drabynka';
/** All chairs are taken: the box seats no more. */
const SEATS = 4;
const CARDS = 3;

const withSeventh: AppOptions = {
  prepare: (context: BrowserContext) =>
    context.addInitScript((id) => localStorage.setItem(id, 'on'), ID),
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).tap();

async function begin(page: Page, mode: string): Promise<void> {
  await press(page, /^Драбинка,/);
  await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).tap();
  await press(page, /^Почати вчотирьох/);
  await page.waitForURL(/\/match\//);
}

/** The first table of a game explains it. */
async function closeHelp(page: Page): Promise<void> {
  await page.getByText('Клади карти на драбину: кожна вища за попередню — очко.').waitFor();
  await settled(page);
  for (let card = 0; card < 2; card += 1) await press(page, 'Далі');
  await press(page, 'Граймо');
}

/** The highest card of a hand may always be laid. */
async function layHighest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Тримай/ }).waitFor();
  await settled(page);
  await openCurtain(page);
  const hand = page.getByRole('group', { name: 'Твоя рука' });
  const labels = await hand
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const highest = Math.max(...labels.map((label) => Number(label.split(' ')[1])));
  await hand.getByRole('button', { name: `Карта ${highest}`, exact: true }).tap();
}

test('it is played on one phone and told everywhere', async () => {
  const app = await openApp('/', withSeventh);
  const { page, url } = app;
  try {
    await page.getByRole('button', { name: /^Драбинка,/ }).waitFor();
    await settled(page);
    expect(await misfits(page)).toEqual([]);
    await begin(page, 'Роздай карти');
    const match = new URL(page.url()).pathname;
    await closeHelp(page);
    for (let turn = 0; turn < SEATS * CARDS; turn += 1) await layHighest(page);
    await page.getByRole('button', { name: /^Ще партію/ }).waitFor();
    await page.getByRole('heading', { name: 'Драбина' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(`${url}${match}/log`);
    await page.getByText('Роздано по три карти').waitFor();
    await page.goto(`${url}${match}/replay`);
    await page.getByRole('slider', { name: 'Запис партії' }).press('End');
    expect(await page.getByText(/ кладе \d+/).count()).toBeGreaterThan(0);
    await page.goto(`${url}/rules/${ID}/D-2.1`);
    await page.getByText('Зверху 7, а в руці є вища: 12. Клади вищу.').waitFor();
    await page.goto(`${url}/settle/${ID}/lay`);
    await press(page, 'Карта 7');
    await page.getByRole('heading', { name: 'Ще не все' }).waitFor();
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});

test.each(['Суддя', 'Рахую очки'])('«%s» opens its table', async (mode) => {
  const app = await openApp('/', withSeventh);
  const { page } = app;
  try {
    await begin(page, mode);
    await closeHelp(page);
    if (mode === 'Суддя') {
      await press(page, 'Карта 7');
      await openFromMenu(page, 'Журнал');
      await page.getByText('Гравець 1 кладе 7').waitFor();
    } else {
      await press(page, 'Записати');
      await page
        .getByText('Перша карта завжди сходинка: у когось є хоч одна. Перевір числа.')
        .waitFor();
    }
    expect(await misfits(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});

test('a page that does not ask for it has six games, and what ships has no trace of it', async () => {
  const app = await openApp('/');
  try {
    await app.page.getByRole('button', { name: /^Промінь,/ }).waitFor();
    expect(await app.page.getByRole('button', { name: /^Драбинка,/ }).count()).toBe(0);
  } finally {
    await app.close();
  }
  const code = (folder: string): string =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  expect(code(process.env.APP_FOLDER ?? '')).toContain(ID);
  expect(code(process.env.SHIPPED_FOLDER ?? '')).not.toContain(ID);
});
