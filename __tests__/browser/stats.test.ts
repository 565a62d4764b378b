/** Statistics in the browser: from the history and the players to a player's page, a game and two players. */
import { axeViolations, openApp } from '../support/browser/app';
import nizam from '../games/nizam/transcripts/score.json';
import split from '../games/split/transcripts/score.json';
import veselka from '../games/veselka/transcripts/score.json';

jest.setTimeout(300_000);

interface Workshop {
  arbitr: { seed(match: unknown): Promise<string> };
}

const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген'];

/** «Нізам»: Оля 7 to 3 six times, then 3 to 7, a day apart; and one long match of three games each. */
const small = Array.from({ length: 7 }, (_, i) => ({
  game: 'nizam',
  setup: { seats: 2, first: 0, mode: 'score' },
  players: PEOPLE.slice(0, 2),
  moves: [
    { type: 'tally', seat: 0, lengths: [i < 6 ? 5 : 3] },
    { type: 'tally', seat: 1, lengths: [i < 6 ? 3 : 5] },
    { type: 'stop' },
  ],
}));
const long = [nizam, split, veselka].map(({ game, setup, steps }) => ({
  game,
  setup,
  players: PEOPLE.slice(0, setup.seats),
  moves: steps.map(({ move }) => move),
}));

test('wins a tap from the history, a player’s page, a game, two players: right, reachable and quiet', async () => {
  const app = await openApp('/');
  const { page, url } = app;
  try {
    await page.waitForFunction(() => 'arbitr' in globalThis);
    for (const match of [...small, ...long])
      await page.evaluate(
        (one) => (globalThis as unknown as Workshop).arbitr.seed(one),
        match as unknown,
      );

    await page.goto(`${url}/history`);
    await page.getByRole('button', { name: 'Статистика' }).click();
    await page.getByRole('heading', { name: 'Статистика', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Перемоги' }).waitFor();
    // Two at eight tables, three and four at two: 10 of 23 seats.
    await page.getByText('10 партій · пунктир — якби порівну').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(`${url}/players`);
    await page.getByRole('button', { name: /^Оля, .*Статистика$/ }).click();
    await page.getByRole('heading', { name: 'Оля', level: 1 }).waitFor();
    // Six small ones; «Нізам» 118 to 225, Split 16 to 32 and «Веселка» 69 to 75 are lost.
    await page.getByLabel('Зіграно: 10').waitFor();
    await page.getByLabel('Перемоги: 60 %, 6 перемог').waitFor();
    await page.getByLabel('Найдовша серія: 6, перемог поспіль').waitFor();
    await page.getByRole('img', { name: /^Частка перемог/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: /^Нізам: 8 партій, 6 перемог/ }).click();
    await page.getByLabel('Найбільший хід: 45').waitFor();
    await page.waitForURL(({ pathname }) => /^\/stats\/[^/]+\/nizam$/.test(pathname));
    await page.getByRole('img', { name: /^Розподіл очок\. / }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('radio', { name: 'Усі ігри' }).click();
    await page.getByRole('button', { name: /^Тарас: вище 6, нижче 4\. Порівняти/ }).click();
    await page.getByLabel('Оля 6, Тарас 4. 10 зустрічей').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Поділ: Оля 16, Тарас 23, / }).click();
    await page.waitForURL(/\/match\//);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
