/** No network, no server, and nothing in the browser's own cache: what the service worker keeps must be enough. */
import { openApp, type OpenApp } from '../support/browser/app';
import { seedMatch } from '../support/browser/seeded';
import { toucher, turnOf } from '../support/browser/table';
import { startServer, type LocalServer } from '../support/server/localServer';

jest.setTimeout(300_000);

let server: LocalServer;
let app: OpenApp;

beforeEach(async () => {
  server = await startServer(process.env.APP_FOLDER ?? '');
  app = await openApp('/', { url: server.url, serviceWorker: true });
});
afterEach(async () => {
  await app.close();
  await server.stop();
});

async function goOffline({ page, context }: OpenApp): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await context.setOffline(true);
  await server.stop();
}

test('a stored match is played on, reloaded and opened by a link', async () => {
  const { page, url, complaints } = app;
  const touch = toucher(page);
  const setup = { seats: 2, first: 0, mode: 'score' } as const;
  const route = await seedMatch(page, 'nizam', setup, []);
  await goOffline(app);

  await page.goto(`${url}${route}`);
  await turnOf(page, 'Оля');
  await touch.button(/^Додати комбінацію з 5 карт/);
  await touch.button(/^Записати \+7 очок/);
  await turnOf(page, 'Тарас');
  await page.reload();
  await turnOf(page, 'Тарас');
  await touch.button('Хід без очок');
  await turnOf(page, 'Оля');

  await page.goto(`${url}${route}/log`);
  await page.getByRole('button', { name: /^Виправити: Оля/ }).waitFor();
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: /Нізам\. .*Оля — 7/ }).waitFor();
  expect(complaints).toEqual([]);
});
