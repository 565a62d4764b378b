/** Settle in a real browser: a trick by touch, the same after a reload and in a fresh profile, and out of a match. */
import { axeViolations, openApp } from '../support/browser/app';
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
    expect(page.url()).toBe(match);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
