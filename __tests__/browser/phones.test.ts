/**
 * Every game on four real browsers at one table of the home server, on an origin that is no secure context: a whole match
 * through the pages' own controls, while one page is reloaded, one sleeps and one is out of the network. At two of the
 * tables a fifth window looks on as the open table.
 */
import { gameIds, type GameId } from '../../src/games';
import { openApp, type OpenApp } from '../support/browser/app';
import {
  isAtTable,
  isOver,
  loseNetwork,
  plainAddress,
  play,
  podium,
  reload,
  sitDownTogether,
  sleep,
  type Phone,
} from '../support/browser/phones';
import { homeServer, type HomeServer } from '../support/net/homeServer';

jest.setTimeout(900_000);

/** The browser says of every plain address that it is one; what is lost with the network is the test's own doing. */
const EXPECTED = /Cross-Origin-Opener-Policy|ERR_INTERNET_DISCONNECTED|WebSocket/;
const SEATS = 4;
const WATCHED: readonly GameId[] = ['promin', 'split'];

let server: HomeServer;
beforeAll(async () => {
  server = await homeServer({ folder: process.env.APP_FOLDER ?? '', host: '0.0.0.0' });
});
afterAll(() => server.stop());

async function closed(apps: readonly OpenApp[]): Promise<void> {
  for (const { complaints, close } of apps) {
    expect(complaints.filter((one) => !EXPECTED.test(one))).toEqual([]);
    await close();
  }
}

test.each(gameIds())('%s: a whole match on four phones', async (game) => {
  const url = plainAddress(server);
  const { code, phones } = await sitDownTogether(url, game, SEATS);
  const [host, reloaded, asleep, offline] = phones as [Phone, Phone, Phone, Phone];
  expect(await host.page.evaluate(() => isSecureContext)).toBe(false);
  const look = { url, width: 1180, height: 820 };
  const middle = WATCHED.includes(game) ? await openApp(`/join/${code}?watch=1`, look) : null;
  await host.page.getByRole('button', { name: 'Почати вчотирьох' }).click();
  for (const phone of phones) await isAtTable(phone);

  await play(phones, game, 6);
  await reload(reloaded);
  await play(phones, game, 6);
  await sleep(asleep, () => play(phones, game, 6));
  await play(phones, game, 6);
  await loseNetwork(offline, async () => {
    await host.page.getByText('1 без зв’язку').waitFor();
    await play(phones, game, 6);
  });
  await play(phones, game, 4);
  if (middle) {
    // A plate for everyone, a card's number for nobody.
    await middle.page
      .getByLabel(/очок|очко|очки/)
      .nth(SEATS - 1)
      .waitFor();
    expect(await middle.page.title()).not.toContain('●');
  }
  await play(phones, game);

  for (const phone of phones) {
    expect(await isOver(phone)).toBe(true);
    await phone.page.getByText(/^Зерно партії: [0-9a-f]{64}$/).waitFor();
  }
  const ends = await Promise.all(phones.map(podium));
  expect(new Set(ends.map((end) => end.join())).size).toBe(1);
  if (middle) expect(await podium(middle)).toEqual(ends[0]);
  await closed([...phones.map(({ app }) => app), ...(middle ? [middle] : [])]);
});

test('a table is made in New match, a bot sits down, and whoever leads ends it early', async () => {
  const url = plainAddress(server);
  const host = await openApp('/new/promin', { url });
  const { page } = host;
  await page.getByRole('radio', { name: /^Роздай карти/ }).click();
  await page.getByRole('button', { name: /^Кожен зі свого телефона/ }).click();
  await page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Оля');
  await page.getByRole('button', { name: 'Поставити стіл' }).click();
  await page.getByText(/^відбиток партії/).waitFor();
  const code = /join\/([A-Z0-9]{6})/.exec(page.url())?.[1] ?? '';
  const guest = await openApp(`/join/${code}`, { url });
  await guest.page.getByRole('textbox', { name: 'Твоє ім’я' }).fill('Соломія');
  await guest.page.getByRole('button', { name: 'Сісти за стіл' }).click();
  await guest.page.getByText('Чекаємо: починає Оля').waitFor();
  await page.getByRole('button', { name: /^Стілець 3, вільний/ }).click();
  await page.getByRole('radio', { name: /^легкий бот/ }).click();
  await page.getByRole('button', { name: 'Почати втрьох' }).click();
  for (const one of [host, guest]) await isAtTable(one);
  await page.getByRole('button', { name: 'Меню партії' }).click();
  await page.getByText('Завершити партію зараз').click();
  await page.getByRole('button', { name: 'Завершити', exact: true }).click();
  for (const one of [host, guest])
    await one.page.getByText(/^Зерно партії: [0-9a-f]{64}$/).waitFor();
  await closed([host, guest]);
});
