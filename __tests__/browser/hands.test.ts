/** Dealt games on a phone: however large a hand grows, the table above it stays in reach. */
import { games } from '../../src/games/rules';
import type { Setup } from '../../src/engine/types';
import { openApp, type OpenApp } from '../support/browser/app';
import { misfitFinder } from '../support/browser/fits';
import { seedMatch, settled } from '../support/browser/seeded';
import { openCurtain } from '../support/browser/table';
import { quickRng } from '../support/quickRng';

jest.setTimeout(300_000);

let app: OpenApp | null = null;

afterEach(async () => {
  await app?.close();
  app = null;
});

const SETUP: Setup = { seats: 2, first: 0, mode: 'virtual' };

/** Both take cards until whoever is to act has at least so many. */
function untilHandOf(cards: number): unknown[] {
  const { nizam } = games;
  const rng = quickRng(7);
  const moves: unknown[] = [];
  let state = nizam.begin(SETUP);
  for (;;) {
    const { chance, actors } = nizam.turn(state);
    const [seat = 0] = actors;
    if (!chance) {
      const { hands } = nizam.view(state, seat) as { hands: { size: number }[] };
      if ((hands[seat]?.size ?? 0) >= cards) return moves;
    }
    const move: unknown = chance ? nizam.chance(state, rng) : { type: 'take', seat };
    moves.push(move);
    state = nizam.apply(state, move);
  }
}

test.each([5, 12, 17, 25])(
  '«Нізам» with a hand of %i: every handle of the field is in sight and free',
  async (cards) => {
    app = await openApp('/');
    const { page, url, complaints } = app;
    await page.goto(`${url}${await seedMatch(page, 'nizam', SETUP, untilHandOf(cards))}`);
    await page.getByRole('button', { name: /^Тримай/ }).waitFor();
    await settled(page);
    await openCurtain(page);
    const handles = page.getByRole('button', { name: /^Зсунути / });
    await handles.first().waitFor();
    await settled(page);
    const fits = misfitFinder(page);
    await fits.check('the turn');
    const covered = await handles.evaluateAll((all) =>
      all
        .filter((handle) => {
          const box = handle.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return !top || !handle.contains(top);
        })
        .map((handle) => handle.getAttribute('aria-label')),
    );
    expect(await handles.count()).toBe(20);
    expect(covered).toEqual([]);
    expect(fits.found).toEqual([]);
    // The last card is reached by pushing the hand along.
    const last = page.getByRole('group', { name: 'Твоя рука' }).getByRole('img').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(complaints).toEqual([]);
  },
);
