/** axe over the states that lie between the screens: curtains, replays, sheets, dialogs, a backup before it is taken in. */
import { type GameId, gameIds } from '../../src/games';
import { axeViolations, openApp, type OpenApp } from '../support/browser/app';
import { seedRecorded, settled, visit } from '../support/browser/seeded';
import { openCurtain, openFromMenu, toucher } from '../support/browser/table';

jest.setTimeout(600_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

/** Qwinto hides nothing in a hand. */
const CURTAINED = gameIds().filter((game) => game !== 'qwinto');
/** Where in the recorded match somebody acts in secret. */
const IN_SECRET: Partial<Record<GameId, number>> = { split: 0.05 };

async function open(route: string, scheme: 'light' | 'dark' = 'light') {
  app = await openApp(route, { scheme });
  const { page, url } = app;
  const found: string[] = [];
  const check = async (where: string): Promise<void> => {
    await settled(page);
    for (const violation of await axeViolations(page)) found.push(`${where}: ${violation}`);
  };
  return { page, url, found, check, touch: toucher(page), complaints: app.complaints };
}

test('curtains with what lies open, in both themes', async () => {
  const { page, found, check, complaints } = await open('/');
  for (const game of CURTAINED) {
    const route = await seedRecorded(page, game, 'virtual', IN_SECRET[game] ?? 0.4);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await visit(page, route);
      await page.getByRole('button', { name: /^Тримай/ }).waitFor();
      await check(`${game}, ${scheme}`);
    }
    await openCurtain(page);
    await check(`${game}, opened`);
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

test('replays of dealt matches at their beginning, middle and end, and how fair the chance was', async () => {
  const { page, found, check, complaints } = await open('/', 'dark');
  for (const game of gameIds()) {
    const route = await seedRecorded(page, game, 'virtual', 1);
    await visit(page, `${route}/replay`);
    const slider = page.getByRole('slider', { name: 'Запис партії' });
    await slider.waitFor();
    await check(`${game}, beginning`);
    await visit(page, `${route}/replay?step=20`);
    await slider.waitFor();
    await check(`${game}, middle`);
    await slider.focus();
    await page.keyboard.press('End');
    await check(`${game}, end`);
    await visit(page, route);
    await page.getByRole('button', { name: /^Переглянути хід за ходом/ }).waitFor();
    await check(`${game}, the end screen`);
    await visit(page, `${route}/fairness`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await check(`${game}, fairness`);
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

test('menu, sheets, dialogs, marked boxes and a backup before it is taken in', async () => {
  const { page, found, check, touch, complaints } = await open('/');
  const route = await seedRecorded(page, 'promin', 'virtual', 0.4);
  const over = await seedRecorded(page, 'nizam', 'score', 1);
  await visit(page, route);
  await page.getByRole('button', { name: /^Тримай/ }).waitFor();
  await settled(page);
  await openCurtain(page);
  await page.getByRole('button', { name: 'Меню партії' }).tap();
  await check('the menu');
  await page.keyboard.press('Escape');
  await openFromMenu(page, 'Чесна випадковість');
  await check('fairness before the end');

  await visit(page, over);
  await touch.button('Поділитися');
  await check('sharing');
  await page.keyboard.press('Escape');
  await touch.button('Скасувати останнє');
  await check('asked before an undo');

  await visit(page, '/box/promin');
  const cards = page.locator('[aria-pressed="false"]');
  await cards.first().waitFor();
  await settled(page);
  await cards.first().tap();
  await page.locator('[aria-pressed="true"]').first().waitFor();
  await check('a box with a card missing');

  await visit(page, '/settings');
  const download = page.waitForEvent('download');
  await touch.button('Зберегти все у файл');
  const file = await (await download).path();
  const chooser = page.waitForEvent('filechooser');
  await touch.button('Відновити з файлу');
  await (await chooser).setFiles(file);
  await page.getByRole('heading', { name: 'Що у файлі' }).waitFor();
  await check('what a backup holds');
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});
