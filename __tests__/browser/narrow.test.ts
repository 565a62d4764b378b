/**
 * Keeping score where there is little room: all six games on a screen 320 points wide with the largest letters,
 * where nothing may be cut off or overlap, and on a phone on its side, where the main action stays in sight.
 */
import { type GameId, gameIds } from '../../src/games';
import { kept, thrown } from '../../src/games/qwinto/examples';
import { openApp, type OpenApp } from '../support/browser/app';
import { misfitFinder } from '../support/browser/fits';
import { expectInSight } from '../support/browser/sight';
import { seedMatch, seedRecorded, setSetting, settled, visit } from '../support/browser/seeded';

jest.setTimeout(600_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

/** A score match of «Поділ» is one entry: it stands at its beginning. */
const partOf = (game: GameId): number => (game === 'split' ? 0 : 0.55);

test.each(gameIds())(
  '%s: everything fits the narrowest screen with the largest letters',
  async (game) => {
    app = await openApp('/', { width: 320, height: 640 });
    const { page, complaints } = app;
    await setSetting(page, 'textScale', 1.5);
    const first = await seedRecorded(page, game, 'score', 0);
    const middle = await seedRecorded(page, game, 'score', partOf(game));
    const end = await seedRecorded(page, game, 'score', 1);
    const referee = await seedRecorded(page, game, 'referee', 0.4);
    const places = {
      'a new match': `/new/${game}`,
      'the first turn': first,
      'the middle': middle,
      'its standings': `${middle}/standings`,
      'its log': `${middle}/log`,
      'the end': end,
      'the end’s standings': `${end}/standings`,
      'the end’s log': `${end}/log`,
      'its replay': `${end}/replay`,
      'plays that are judged': referee,
    };
    const fits = misfitFinder(page);
    for (const [where, route] of Object.entries(places)) {
      await visit(page, route);
      await fits.check(where);
    }
    expect(fits.found).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

const SHELL = [
  '/',
  '/history',
  '/history?state=deleted',
  '/players',
  '/who-starts',
  '/stats',
  '/settings',
  '/dice',
  '/rules/nizam',
  '/settle',
];

test.each([
  ['ru', 1],
  ['ru', 1.5],
  ['uk', 1.5],
] as const)('in %s, letters × %d, the shell fits the narrowest screen', async (language, scale) => {
  app = await openApp('/', { width: 320, height: 640 });
  const { page, complaints } = app;
  await setSetting(page, 'language', language);
  await setSetting(page, 'textScale', scale);
  await seedRecorded(page, 'promin', 'score', 1);
  await seedRecorded(page, 'nizam', 'referee', 0.4);
  const fits = misfitFinder(page);
  for (const route of SHELL) {
    await visit(page, route);
    await fits.check(route);
  }
  expect(fits.found).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The one thing to do in the middle of a match. */
const ACTIONS: Record<GameId, RegExp> = {
  promin: /^Без щита/,
  split: /^Порахувати/,
  veselka: /^Записати/,
  qwinto: /^Кинути/,
  nizam: /^Хід без очок/,
  perlyna: /^Хід без завдань/,
};

test('on a phone on its side the main action of every game is in sight', async () => {
  app = await openApp('/', { width: 844, height: 390 });
  const { page } = app;
  for (const game of gameIds()) {
    await visit(
      page,
      await seedRecorded(page, game, 'score', game === 'qwinto' ? 0 : partOf(game)),
    );
    const action = page.getByRole('button', { name: ACTIONS[game] });
    await action.waitFor();
    await settled(page);
    const box = await action.boundingBox();
    expect([game, box && box.y >= 0 && box.y + box.height <= 390]).toEqual([game, true]);
  }
});

test('on a phone on its side the buttons of Qwinto’s throw and of its sheets are in sight', async () => {
  app = await openApp('/', { width: 844, height: 390 });
  const { page } = app;
  const inSight = async (name: string | RegExp): Promise<void> => {
    await settled(page);
    await expectInSight(page.getByRole('button', { name }));
  };
  const setup = { seats: 3, first: 0, mode: 'referee' } as const;
  const dice = { orange: 3, yellow: 6 };
  await visit(page, await seedMatch(page, 'qwinto', setup, thrown(0, dice)));
  await inSight('Лишити 9');
  await visit(page, await seedMatch(page, 'qwinto', setup, kept(0, dice)));
  await inSight('Записати 9');
  await inSight(/^Не писати/);
  // The longest tray: a cell that is refused.
  await page.getByRole('button', { name: /^фіолетове поле 1, порожнє/ }).click();
  await inSight('Записати 9');
  const score = { seats: 2, first: 0, mode: 'score' } as const;
  await visit(page, await seedMatch(page, 'qwinto', score, []));
  await page.getByRole('button', { name: 'Закінчити й порахувати аркуші' }).click();
  await inSight('Далі: Тарас');
});
