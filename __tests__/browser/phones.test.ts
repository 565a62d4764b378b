/**
 * Two real browsers and a bot at one table of the home server, on an origin that is no secure context: made from New
 * match, joined by link, played through the page's own controls, with a reload and a lost network in the middle.
 */
import os from 'node:os';

import type { Page } from 'playwright-core';

import type { GameId } from '../../src/games';
import { openApp, type OpenApp } from '../support/browser/app';
import { PATIENCE_MS } from '../support/browser/eventually';
import { STRATEGIES, type Memory } from '../support/browser/scriptedPlayerGames';
import { look, press } from '../support/browser/scriptedPlayerScreen';
import { homeServer, type HomeServer } from '../support/net/homeServer';

jest.setTimeout(600_000);

/** The browser says of every plain address that it is one; what is lost with the network is the test's own doing. */
const EXPECTED = /Cross-Origin-Opener-Policy|ERR_INTERNET_DISCONNECTED|WebSocket/;

/** A name of this machine that no browser takes for its own. */
function plainAddress(server: HomeServer): string {
  const all = Object.values(os.networkInterfaces()).flatMap((some) => some ?? []);
  const outside = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return server.address.replace('0.0.0.0', outside?.address ?? os.hostname().toLowerCase());
}

let server: HomeServer;
beforeAll(async () => {
  server = await homeServer({ folder: process.env.APP_FOLDER ?? '', host: '0.0.0.0' });
});
afterAll(() => server.stop());

/** Whoever is asked presses what their own page offers, until so many presses were made. */
async function playSome(pages: readonly Page[], game: GameId, presses: number): Promise<void> {
  const memories = pages.map((): Memory => ({ player: '', turns: 0, notes: new Map() }));
  let made = 0;
  let quietSince = Date.now();
  while (made < presses) {
    for (const [i, page] of pages.entries()) {
      const choice = STRATEGIES[game](await look(page), memories[i] as Memory);
      if (choice && (await press(page, choice))) {
        made += 1;
        quietSince = Date.now();
      }
    }
    if (Date.now() - quietSince > PATIENCE_MS) throw new Error('nobody has anything to press');
    await pages[0]?.waitForTimeout(60);
  }
}

async function makeTable(host: OpenApp): Promise<string> {
  const { page } = host;
  await page.getByRole('radio', { name: /^Роздай карти/ }).click();
  await page.getByRole('button', { name: /^Кожен зі свого телефона/ }).click();
  await page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Оля');
  await page.getByRole('button', { name: 'Поставити стіл' }).click();
  await page.getByText(/^відбиток партії/).waitFor();
  return /join\/([A-Z0-9]{6})/.exec(page.url())?.[1] ?? '';
}

test('a table is made, joined by link, played on two phones, and survives a reload and a lost network', async () => {
  const url = plainAddress(server);
  const host = await openApp('/new/promin', { url });
  expect(await host.page.evaluate(() => isSecureContext)).toBe(false);
  const code = await makeTable(host);
  const guest = await openApp(`/join/${code}`, { url });
  await guest.page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Соломія');
  await guest.page.getByRole('button', { name: 'Сісти за стіл' }).click();
  await guest.page.getByText('Чекаємо: починає Оля').waitFor();
  await host.page.getByRole('button', { name: /^Стілець 3, вільний/ }).click();
  await host.page.getByRole('radio', { name: /^легкий бот/ }).click();
  await host.page.getByRole('button', { name: 'Почати втрьох' }).click();
  const pages = [host.page, guest.page];
  for (const page of pages)
    await page
      .getByText(/^(наживо|Твій хід)$/)
      .first()
      .waitFor();
  await playSome(pages, 'promin', 6);

  await guest.page.reload();
  await guest.page
    .getByText(/^(наживо|Твій хід)$/)
    .first()
    .waitFor();
  await playSome(pages, 'promin', 6);

  await guest.context.setOffline(true);
  await guest.page.getByText('Відновлюю зв’язок').waitFor();
  await host.page.getByText('1 без зв’язку').waitFor();
  await guest.context.setOffline(false);
  await guest.page
    .getByText(/^(наживо|Твій хід)$/)
    .first()
    .waitFor();
  const missed = guest.page.getByRole('button', { name: /^До столу/ });
  if (await missed.isVisible()) await missed.click();
  await playSome(pages, 'promin', 6);

  await host.page.getByRole('button', { name: 'Меню партії' }).click();
  await host.page.getByText('Завершити партію зараз').click();
  await host.page.getByRole('button', { name: 'Завершити', exact: true }).click();
  for (const page of pages) await page.getByText(/^Зерно партії: [0-9a-f]{64}$/).waitFor();
  for (const { complaints, close } of [host, guest]) {
    expect(complaints.filter((one) => !EXPECTED.test(one))).toEqual([]);
    await close();
  }
});
