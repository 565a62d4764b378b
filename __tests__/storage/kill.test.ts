/** A process killed while it writes moves loses nothing that it said was stored. */
import { runKills } from '../support/torture/kills';

jest.setTimeout(600_000);

const KILLS = Number(process.env['TORTURE_KILLS'] ?? 8);

test('no acknowledged move is lost and the database stays sound', async () => {
  const figures = await runKills(KILLS, 11);
  expect(figures).toMatchObject({ kills: KILLS, lost: 0, unsound: 0 });
  expect(figures.acknowledged).toBeGreaterThan(KILLS * 2);
});
