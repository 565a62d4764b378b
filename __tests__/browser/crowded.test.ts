/** As many at the table as the game takes, or four deep in the red, on a phone with the largest letters: all of it fits. */
import { gameEntry, gameIds, type GameId } from '../../src/games';
import { openApp, type OpenApp } from '../support/browser/app';
import { misfitFinder } from '../support/browser/fits';
import { seedMatch, setSetting, visit } from '../support/browser/seeded';

jest.setTimeout(600_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

const DEALS_LOST = 3;

/** Three deals of «Промінь» in which everybody bids six and nobody comes near. */
const LOSING = Array.from({ length: DEALS_LOST }, (_, deal) => [
  ...[1, 2, 3, 4].map((after) => ({
    type: 'bid',
    seat: (deal + after) % 4,
    beads: 6,
    shield: false,
  })),
  { type: 'tricks', won: [2, 3, 3, 2] },
]).flat();

const SIZES = [
  [390, 844],
  [320, 640],
] as const;

async function cramped(width: number, height: number) {
  app = await openApp('/', { width, height });
  const { page } = app;
  await setSetting(page, 'language', 'ru');
  await setSetting(page, 'textScale', 1.5);
  const fits = misfitFinder(page);
  const look = async (route: string, where: string): Promise<void> => {
    await visit(page, route);
    await fits.check(where);
  };
  return { page, fits, look };
}

test.each(SIZES)('four with negative totals, %i × %i', async (width, height) => {
  const { page, fits, look } = await cramped(width, height);
  const match = await seedMatch(page, 'promin', { seats: 4, first: 0, mode: 'score' }, LOSING);
  await look('/', 'Home');
  expect(await page.getByRole('button', { name: /−\d+.*−\d+.*−\d+.*−\d+/ }).count()).toBe(1);
  await look(match, 'the table');
  await look(`${match}/standings`, 'the standings');
  expect(fits.found).toEqual([]);
});

describe.each(SIZES)('a full table, %i × %i', (width, height) => {
  test.each(gameIds())('%s', async (game: GameId) => {
    const seats = gameEntry(game).seats.max;
    const { page, fits, look } = await cramped(width, height);
    for (const mode of ['score', 'referee'] as const) {
      const match = await seedMatch(page, game, { seats, first: 0, mode }, []);
      await look('/', `Home, ${mode}`);
      await look(match, `the table, ${mode}`);
    }
    expect(fits.found).toEqual([]);
  });
});
