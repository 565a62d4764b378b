/**
 * A whole match on four real browsers at one table of the home server, on an origin that is no secure context, through
 * the pages' own controls, while one page is reloaded, one sleeps and one is out of the network. `watched`: a fifth window
 * looks on as the open table. A file a game, so that they go side by side.
 */
import type { GameId } from '../../../src/games';
import { homeServer, type HomeServer } from '../net/homeServer';
import { openApp, type OpenApp } from './app';
import { eventually } from './eventually';
import {
  ending,
  isAtTable,
  loseNetwork,
  plainAddress,
  play,
  reload,
  sitDownTogether,
  sleep,
  type Phone,
} from './phones';

/** The browser says of every plain address that it is one; what is lost with the network is the test's own doing. */
const EXPECTED = /Cross-Origin-Opener-Policy|ERR_INTERNET_DISCONNECTED|WebSocket/;
const SEATS = 4;

/** What the server serves and keeps; it goes with the suite. */
export function atHome(): { url(): string } {
  let server: HomeServer;
  beforeAll(async () => {
    server = await homeServer({ folder: process.env.APP_FOLDER ?? '', host: '0.0.0.0' });
  });
  afterAll(() => server.stop());
  return { url: () => plainAddress(server) };
}

export async function closed(apps: readonly OpenApp[]): Promise<void> {
  for (const { complaints, close } of apps) {
    expect(complaints.filter((one) => !EXPECTED.test(one))).toEqual([]);
    await close();
  }
}

/** A plate for everyone; turned, whoever sat at the left sits below. */
async function isTurned({ page }: OpenApp): Promise<void> {
  const names = async (): Promise<string[]> => {
    const labels = await page
      .locator('[aria-label$="очок"], [aria-label$="очко"], [aria-label$="очки"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return labels.flatMap((label) => /^(.+): .+, −?\d+ оч\S+$/.exec(label)?.[1] ?? []);
  };
  await eventually(names, (found) => expect(found).toHaveLength(SEATS));
  const before = await names();
  await page.getByRole('button', { name: 'Меню партії' }).click();
  await page.getByText('Повернути стіл').click();
  await page.keyboard.press('Escape');
  await eventually(names, (found) => {
    expect(found).toHaveLength(SEATS);
    expect(found.at(-1)).not.toBe(before.at(-1));
  });
  expect(await page.title()).not.toContain('●');
}

export function wholeMatch(game: GameId, { watched = false } = {}): void {
  jest.setTimeout(900_000);
  const home = atHome();

  test('a whole match on four phones, with a reload, a sleep and a lost network', async () => {
    const url = home.url();
    const { code, phones } = await sitDownTogether(url, game, SEATS);
    const [host, reloaded, asleep, offline] = phones as [Phone, Phone, Phone, Phone];
    expect(await host.page.evaluate(() => isSecureContext)).toBe(false);
    const look = { url, width: 1180, height: 820 };
    const middle = watched ? await openApp(`/join/${code}?watch=1`, look) : null;
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
    if (middle) await isTurned(middle);
    await play(phones, game);

    const ends = await Promise.all(phones.map(ending));
    expect(ends[0]).toMatch(/^(Перемагає |Спільна перемога).*Зерно партії: [0-9a-f]{64}$/);
    expect(new Set(ends).size).toBe(1);
    if (middle) expect(await ending(middle)).toBe(ends[0]);
    await closed([...phones.map(({ app }) => app), ...(middle ? [middle] : [])]);
  });
}
