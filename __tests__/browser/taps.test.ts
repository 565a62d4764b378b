/**
 * What an entry costs in touches: nothing may be slower than paper. Counted by the page itself, so that a touch more
 * is a failure here before anybody at a table notices.
 */
import type { GameId } from '../../src/games';
import { openApp, type OpenApp } from '../support/browser/app';
import { seedMatch } from '../support/browser/seeded';
import { toucher, turnOf } from '../support/browser/table';
import { counted, countTaps, tapsOf } from '../support/browser/taps';

jest.setTimeout(300_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

/** A score match that has just begun, and the touches of its keeper. */
async function keepScore(game: GameId, seats: number) {
  app = await openApp('/');
  const { page, url } = app;
  const route = await seedMatch(page, game, { seats, first: 0, mode: 'score' }, []);
  await page.goto(`${url}${route}`);
  await countTaps(page);
  return { page, touch: toucher(page), complaints: app.complaints };
}

test('the first match of all begins with at most six touches and no letter typed', async () => {
  app = await openApp('/', { firstVisit: true });
  const { page } = app;
  const touch = toucher(page);
  await countTaps(page);
  await page.getByRole('dialog', { name: 'Вітаю за столом' }).waitFor();
  await touch.button('Пропустити');
  await touch.button(/^Промінь, /);
  await touch.button('Почати вчотирьох');
  await page.getByRole('dialog', { name: 'Промінь. Як це вписати?' }).waitFor();
  await touch.button('Пропустити');
  await page.getByRole('button', { name: 'ставка 3', exact: true }).waitFor();
  const { taps, keys } = await counted(page);
  expect(taps).toBeLessThanOrEqual(6);
  expect(keys).toBe(0);
  expect(app.complaints).toEqual([]);
});

test('a deal of «Промінь» for four takes at most twelve', async () => {
  const { page, touch } = await keepScore('promin', 4);
  const taps = await tapsOf(page, async () => {
    for (const [name, beads] of [
      ['Тарас', 2],
      ['Соломія', 4],
      ['Євген', 1],
      ['Оля', 3],
    ] as const) {
      await page.getByRole('heading', { name: `Ставить ${name}` }).waitFor();
      await touch.button(`ставка ${beads}`);
      await touch.button(new RegExp(`^Ставка ${beads}`));
    }
    await touch.button(/^Тарас: 2 взят/);
    await touch.button(/^Соломія: 4 взят/);
    await touch.button(/^Євген: 1 взят/);
    await touch.button(/^Закрити роздачу/);
    await page.getByRole('heading', { name: 'Ставить Соломія' }).waitFor();
  });
  expect(taps).toBeLessThanOrEqual(12);
});

test.each([
  ['one die', { жовтий: 5 }],
  ['two dice', { жовтий: 5, фіолетовий: 4 }],
  ['three dice', { помаранчевий: 2, жовтий: 5, фіолетовий: 4 }],
] as const)('Qwinto, a throw of %s typed in and kept takes at most three', async (_, dice) => {
  const { page, touch } = await keepScore('qwinto', 2);
  await touch.radio('Справжні кубики');
  const sum = Object.values(dice).reduce((a, b) => a + b, 0);
  const taps = await tapsOf(page, async () => {
    for (const [colour, face] of Object.entries(dice))
      await touch.checkbox(`${colour} кубик: ${face}`);
    // With the third face there is nothing left to ask.
    if (Object.keys(dice).length < 3) await touch.button(`Записати й лишити ${sum}`);
    await turnOf(page, 'Тарас');
  });
  expect(taps).toBeLessThanOrEqual(3);
});

test('the final count of «Поділ» for three takes at most thirty', async () => {
  const { page, touch } = await keepScore('split', 3);
  const piles = [
    [1, 0, 2, 2, 1, 3, 4, 3, 3, 4],
    [0, 2, 1, 1, 3, 2, 2, 4, 5, 3],
    [0, 1, 0, 1, 2, 1, 1, 2, 2, 4],
  ];
  const taps = await tapsOf(page, async () => {
    for (const [seat, name] of ['Оля', 'Тарас', 'Соломія'].entries())
      for (const [i, count] of piles[seat]?.entries() ?? [])
        // There is one card of one in the box, and Оля has it: nobody else is asked.
        if (seat === 0 || i > 0) await touch.button(`${name} · стопка ${i + 1}. Записати ${count}`);
    await touch.button(/^Порахувати/);
    await page.getByRole('heading', { name: 'Перемагає Оля', level: 1 }).waitFor();
  });
  expect(taps).toBeLessThanOrEqual(30);
});

test('a turn of «Веселка», of «Нізам» and of «Перлина» takes at most three', async () => {
  const { page, touch } = await keepScore('veselka', 2);
  const rainbow = await tapsOf(page, async () => {
    await touch.radio(/^4 карти, /);
    await touch.checkbox(/^червон\S* у веселку/);
    await touch.button(/^Записати 4 карти, /);
    await turnOf(page, 'Тарас');
  });
  const next = async (game: GameId): Promise<void> => {
    const route = await seedMatch(page, game, { seats: 2, first: 0, mode: 'score' }, []);
    await page.goto(`${app?.url ?? ''}${route}`);
  };
  await next('nizam');
  const lines = await tapsOf(page, async () => {
    await touch.button(/^Додати комбінацію з 3 карт/);
    await touch.button(/^Додати комбінацію з 4 карт/);
    await touch.button(/^Записати \+9/);
    await turnOf(page, 'Тарас');
  });
  await next('perlyna');
  const tasks = await tapsOf(page, async () => {
    await touch.checkbox(/^рубін: /);
    await touch.checkbox(/^топаз: /);
    await touch.button('Виконати: рубін, потім топаз');
    await turnOf(page, 'Тарас');
  });
  expect(Math.max(rainbow, lines, tasks)).toBeLessThanOrEqual(3);
});
