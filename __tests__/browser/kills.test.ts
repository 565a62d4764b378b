/** Chromium killed while the app is played; `npm run torture` does it a hundred times. */
import { runAppKills } from '../support/torture/appKills';

jest.setTimeout(300_000);

const KILLS = 3;

test('a dealt match goes on where a kill left it, under the right curtain', async () => {
  const figures = await runAppKills(KILLS, Date.now() % 2 ** 31);
  expect(figures).toMatchObject({ kills: KILLS, lost: 0, unsound: 0 });
  expect(figures.acknowledged).toBeGreaterThan(0);
});
