/** Chromium killed while the app is played; `npm run torture` does it three hundred times. */
import { runAppKills } from '../support/torture/appKills';
import { runTableKills } from '../support/torture/tableKills';

jest.setTimeout(300_000);

const KILLS = 3;

test('a dealt match goes on where a kill left it, under the right curtain', async () => {
  const figures = await runAppKills(KILLS, Date.now() % 2 ** 31);
  expect(figures).toMatchObject({ kills: KILLS, lost: 0, unsound: 0 });
  expect(figures.acknowledged).toBeGreaterThan(0);
});

test('whatever is played and however, what was acknowledged is there after a kill', async () => {
  const figures = await runTableKills(KILLS, Date.now() % 2 ** 31);
  expect(figures).toMatchObject({ kills: KILLS, lost: 0, unsound: 0 });
});
