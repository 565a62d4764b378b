/** The history in the browser: filter, open, read and replay a match by keys; the address keeps the filters. */
import { axeViolations, openApp } from '../support/browser/app';
import { eventually } from '../support/browser/eventually';
import { settled } from '../support/browser/seeded';
import promin from '../games/promin/transcripts/virtual.json';
import veselka from '../games/veselka/transcripts/referee.json';

jest.setTimeout(300_000);

interface Workshop {
  arbitr: { seed(match: unknown): Promise<string> };
}

const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген'];

const nizam = Array.from({ length: 3 }, () => ({
  game: 'nizam',
  setup: { seats: 2, first: 0, mode: 'score' },
  players: PEOPLE.slice(0, 2),
  moves: [
    { type: 'tally', seat: 0, lengths: [5] },
    { type: 'tally', seat: 1, lengths: [3] },
    { type: 'stop' },
  ],
}));
const long = [promin, veselka].map(({ game, setup, steps }) => ({
  game,
  setup,
  players: PEOPLE.slice(0, setup.seats),
  moves: steps.map(({ move }) => move),
}));

test('the tabs are made ready out of sight, rest there, and show what happened meanwhile', async () => {
  const app = await openApp('/');
  const { page } = app;
  const rows = page.locator('[aria-label$="Відкрити"]');
  const seed = (match: unknown) =>
    page.evaluate((one) => (globalThis as unknown as Workshop).arbitr.seed(one), match);
  try {
    await page.waitForFunction(() => 'arbitr' in globalThis);
    await seed(nizam[0]);
    // What is made ready is made of what is there by then.
    await page.reload();
    await rows.waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { name: 'Історія' }).count()).toBe(0);
    expect(await page.title()).not.toContain('Історія');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]'))).toBeNull();

    await seed(nizam[1]);
    await page.getByRole('link', { name: 'Історія' }).click();
    await rows.nth(1).waitFor();
    await page.getByRole('heading', { name: 'Історія' }).waitFor();
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});

test('matches are filtered, found by name, opened and replayed move by move', async () => {
  const app = await openApp('/');
  const { page, url } = app;
  const rows = page.getByRole('button', { name: /Відкрити$/ });
  const oneRow = () =>
    eventually(
      () => rows.count(),
      (count) => expect(count).toBe(1),
    );
  try {
    await page.waitForFunction(() => 'arbitr' in globalThis);
    for (const match of [...nizam, ...long])
      await page.evaluate(
        (one) => (globalThis as unknown as Workshop).arbitr.seed(one),
        match as unknown,
      );

    await page.goto(`${url}/history`);
    await rows.nth(4).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Знайти за іменем' }).click();
    await page.getByLabel('Ім’я гравця').fill('єв');
    await oneRow();
    await page.getByRole('button', { name: 'Закрити пошук' }).click();

    await page.getByRole('button', { name: 'Усі способи' }).click();
    await page.getByRole('radio', { name: 'Усе в телефоні' }).click();
    await oneRow();
    await page.waitForURL(/mode=virtual/);
    expect(await axeViolations(page)).toEqual([]);
    await rows.first().click();
    await page.getByRole('button', { name: /^Переглянути хід за ходом/ }).click();

    const slider = page.getByRole('slider', { name: 'Запис партії' });
    const standsAt = (entry: number) =>
      eventually(
        () => slider.getAttribute('aria-valuenow'),
        (now) => expect(now).toBe(String(entry)),
      );
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await standsAt(2);
    await page.getByRole('button', { name: /^Що ще було можливо/ }).click();
    expect(await axeViolations(page)).toEqual([]);
    await slider.focus();
    await page.keyboard.press('End');
    await standsAt(promin.steps.length);
    await page.keyboard.press('PageDown');
    expect(await axeViolations(page)).toEqual([]);
    // Nothing on the table takes the focus.
    const table = page.getByRole('region', { name: 'Стіл у цю мить' });
    await table.waitFor();
    await settled(page);
    const reachable = table.locator(
      '[tabindex="0"], button:not([disabled]):not([tabindex="-1"]), input',
    );
    expect(await reachable.count()).toBe(0);

    await page.goBack();
    await page.goBack();
    await oneRow();
    await page.waitForURL(({ search }) => search === '?mode=virtual');
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
