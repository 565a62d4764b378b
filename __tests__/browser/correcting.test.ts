/** A correction walks through what follows, by touch: in another order, asked about, written down at the end. */
import type { Page } from 'playwright-core';

import { axeViolations, openApp } from '../support/browser/app';
import { misfits } from '../support/browser/fits';
import { seedMatch, setSetting, settled } from '../support/browser/seeded';
import { toucher } from '../support/browser/table';

jest.setTimeout(300_000);

/** Looked at by eye where `CORRECTING_SHOTS` names a folder. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.CORRECTING_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const SCORE = /^[^:]+: −?\d/;

/** The scores before and after; what was changed stands above them, as a sentence. */
async function standing(page: Page): Promise<string[]> {
  const rows = page.getByRole('region', { name: 'Рахунок до і після' }).locator('[aria-label]');
  const labels = await rows.evaluateAll((found) =>
    found.map((row) => row.getAttribute('aria-label') ?? ''),
  );
  return labels.filter((label) => SCORE.test(label));
}

const tally = (seat: number, keep: string | null) => ({ type: 'tally', seat, length: 3, keep });

test('«Веселка»: only the entry that cannot stand is asked about', async () => {
  const app = await openApp('/');
  const { page } = app;
  const touch = toucher(page);
  try {
    const setup = { seats: 2, first: 0, mode: 'score' } as const;
    const moves = [tally(0, 'red'), tally(1, null), tally(0, 'green'), tally(1, 'blue')];
    const route = await seedMatch(page, 'veselka', setup, [...moves, tally(0, null)]);
    await page.goto(new URL(`${route}?correct=1`, page.url()).href);
    await touch.checkbox('зелена у веселку');
    await touch.button(/^Зберегти виправлення/);
    await page.getByText('Цей запис тепер неможливий: змінити чи прибрати?').waitFor();
    await page
      .getByLabel(/^Було: Оля .* у веселку йде червона\. Стане: .* йде зелена$/)
      .first()
      .waitFor();
    expect(await standing(page)).toEqual(['Оля: 3, як було', 'Тарас: 3, як було']);
    expect(await axeViolations(page)).toEqual([]);
    for (const [width, letters] of [
      [320, 1.5],
      [320, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await setSetting(page, 'textScale', letters);
      await settled(page);
      expect([width, letters, await misfits(page)]).toEqual([width, letters, []]);
    }
    await shot(page, 'asked');
    await touch.button('Змінити');
    await touch.checkbox('червона у веселку');
    await touch.button(/^Зберегти виправлення/);
    await page.getByText('Усе сходиться').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'fits');
    await touch.button('Записати виправлення');
    await page.getByText('Виправлено, очки перераховано.').waitFor();
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});

test('from a number of the pad to its entry, and back to the table', async () => {
  const app = await openApp('/');
  const { page, url } = app;
  const touch = toucher(page);
  try {
    const setup = { seats: 2, first: 0, mode: 'score' } as const;
    const moves = [tally(0, 'red'), tally(1, null)];
    const route = await seedMatch(page, 'veselka', setup, moves);
    // As somebody comes there: from the first screen.
    await page.goto(url);
    await touch.button(/^Незакінчена партія: Веселка/);
    const table = page.getByRole('heading', { name: 'Веселка', level: 1 });
    for (const way of ['Скасувати', /^Зберегти виправлення/]) {
      await touch.button('Оля: 3 очки. Виправити');
      await page.getByRole('heading', { name: 'Виправляєш запис' }).waitFor();
      await touch.button(way);
      if (way !== 'Скасувати') await touch.button('Записати виправлення');
      await page.waitForURL(({ pathname, search }) => pathname + search === route);
      await table.waitFor();
      await page.getByRole('button', { name: 'Тарас: 3 очки. Виправити' }).waitFor();
    }
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});

test('[P-3.6] «Промінь»: a trick moved in deal one keeps deal four, its bids in the new order', async () => {
  const app = await openApp('/');
  const { page } = app;
  const touch = toucher(page);
  try {
    const setup = { seats: 4, first: 0, mode: 'score' } as const;
    const bids = (opener: number, beads: readonly number[]) =>
      [0, 1, 2, 3].map((i) => {
        const seat = (opener + i) % 4;
        return { type: 'bid', seat, beads: beads[seat], shield: false };
      });
    const tricks = (...won: number[]) => ({ type: 'tricks', won });
    const route = await seedMatch(page, 'promin', setup, [
      ...[...bids(1, [3, 3, 3, 3]), tricks(3, 2, 3, 2)],
      ...[...bids(2, [2, 2, 2, 4]), tricks(2, 3, 1, 4)],
      ...[...bids(3, [2, 2, 2, 4]), tricks(3, 2, 2, 3)],
      ...[...bids(2, [2, 2, 3, 4]), tricks(2, 2, 3, 3)],
    ]);
    await page.goto(new URL(`${route}?correct=5`, page.url()).href);
    for (const step of ['Взятки, Соломія: менше', 'Взятки, Тарас: більше'])
      await touch.button(step);
    await touch.button(/^Зберегти виправлення/);
    await page.getByText('Роздача 4 з 4, ставки').waitFor();
    await page.getByText('нова черга').waitFor();
    await page.getByRole('link', { name: 'Правило P-3.6' }).waitFor();
    await page.getByText('Усе сходиться').waitFor();
    await shot(page, 'order');
    await touch.button('Записати виправлення');
    await page.getByText('Виправлено, очки перераховано.').waitFor();
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
