/**
 * Settle in a real browser: a trick by touch, the same after a reload and in a fresh profile, out of a match,
 * and every question's answer on the smallest phone.
 */
import type { Locator } from 'playwright-core';

import { readLink } from '../../src/games/settleLink';
import { axeViolations, openApp } from '../support/browser/app';
import { ANSWERED_LINKS } from '../support/browser/positions';
import { settled } from '../support/browser/seeded';
import { bareInSight } from '../support/browser/sight';
import { openFromMenu, sitDown } from '../support/browser/table';

jest.setTimeout(300_000);

test('a trick tapped in keeps its verdict over a reload and in somebody else’s browser', async () => {
  const app = await openApp('/');
  const { page } = app;
  let link = '';
  try {
    await page.getByRole('button', { name: /^Розсудити/ }).click();
    await page.getByRole('button', { name: 'Хто бере взятку?' }).click();
    for (const key of ['червона 9', 'червона 10', 'зелений', 'зелена 8', 'жовтий', 'жовта 2'])
      await page.getByRole('button', { name: key, exact: true }).click();
    await page.getByRole('heading', { name: 'Бере жовта 2 — Гравець 4' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The address follows what was tapped in.
    await page.waitForURL(({ searchParams }) =>
      /y2/.test(JSON.stringify(readLink(searchParams.get('p')))),
    );
    link = new URL(page.url()).pathname + new URL(page.url()).search;
    await page.reload();
    await page.getByRole('heading', { name: 'Бере жовта 2 — Гравець 4' }).waitFor();
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }

  const other = await openApp(link);
  try {
    await other.page.getByRole('heading', { name: 'Бере жовта 2 — Гравець 4' }).waitFor();
    await other.page.getByText('Жовтий — козир, і козир тут один: жовта 2.').waitFor();
    expect(other.complaints).toEqual([]);
  } finally {
    await other.close();
  }
});

test('inside a match the trick is filled in, and closing leads back to the match', async () => {
  const app = await openApp('/');
  const { page } = app;
  try {
    await sitDown(page, 'Промінь', { mode: 'Суддя' });
    for (const name of ['Тарас', 'Соломія', 'Євген', 'Оля']) {
      await page.getByRole('heading', { name: `Ставить ${name}` }).waitFor();
      await page.getByRole('button', { name: 'ставка 2', exact: true }).click();
      await page.getByRole('button', { name: /^Ставка 2/ }).click();
    }
    await page.getByRole('heading', { name: 'Ходить Тарас' }).waitFor();
    const match = page.url();
    await openFromMenu(page, 'Розсудити');
    await page.getByText(/Позицію взято з партії/).waitFor();
    await page.getByRole('button', { name: 'Тарас: карти ще немає' }).waitFor();
    await page.getByRole('button', { name: 'червона 9', exact: true }).click();
    await page.getByRole('button', { name: 'Тарас: червона 9' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Закрити' }).click();
    await page.getByRole('heading', { name: 'Ходить Тарас' }).waitFor();
    await page.waitForURL(match);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});

/** How many play, or which deal it is: a few short keys. */
const FEW_KEYS = { name: /^(Скільки гравців|Роздача)$/ };

/** Of such groups, those whose keys do not stand side by side. */
const inTwoRows = (groups: Locator): Promise<(string | null)[]> =>
  groups.evaluateAll((all) =>
    all
      .filter((group) => {
        const keys = [...group.querySelectorAll('[role=radio]')];
        return new Set(keys.map((key) => Math.round(key.getBoundingClientRect().top))).size > 1;
      })
      .map((group) => group.getAttribute('aria-label')),
  );

/** The smallest phone we care for. */
const SMALL = { width: 320, height: 640 };

test('at 320 × 640 every question says its answer above the keys, and a touch shows all of it', async () => {
  const app = await openApp('/settle', SMALL);
  const { page } = app;
  const head = page.getByLabel('Відповідь', { exact: true }).getByRole('heading', { level: 2 });
  const strip = page.getByRole('button', { name: /^Відповідь: / });
  const shown = async (what: Locator): Promise<boolean> =>
    (await what.count()) > 0 && (await bareInSight(what));
  const missed: string[] = [];
  let strips = 0;
  let groups = 0;
  try {
    for (const link of ANSWERED_LINKS) {
      await page.goto(`${app.url}${link}`);
      await head.waitFor();
      await settled(page);
      expect(await page.getByText('Ще не все').count()).toBe(0);
      const few = page.getByRole('radiogroup', FEW_KEYS);
      groups += await few.count();
      for (const label of await inTwoRows(few)) missed.push(`${link}: «${label}» in two rows`);
      if (await shown(head)) continue;
      if (!(await shown(strip))) missed.push(link);
      strips += 1;
      await strip.tap();
      await strip.waitFor({ state: 'hidden' });
      await settled(page);
      if (!(await shown(head))) missed.push(`${link} after a touch`);
    }
    expect(missed).toEqual([]);
    // On this phone some cards are below the fold: the strip is not there for nothing.
    expect(strips).toBeGreaterThan(0);
    expect(groups).toBeGreaterThan(5);
    expect(await axeViolations(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
