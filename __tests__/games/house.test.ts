/**
 * Every reading a table can agree on at the start can be switched in Settle: a match that agreed on it fills in another
 * position than one that did not.
 */
import { gameIds, gameOf } from '../../src/games';
import { games } from '../../src/games/rules';
import type { Question } from '../../src/games/settle';
import { MODES, type Setup } from '../../src/engine/types';
import { KITS } from '../conformance/kits';
import { follow, playOut } from '../support/playout';
import { quickRng } from '../support/quickRng';

const READINGS = gameIds().flatMap((game) => {
  const { HOUSE } = jest.requireActual<{ HOUSE: Readonly<Record<string, readonly string[]>> }>(
    `../../src/games/${game}/rules/clauses`,
  );
  return Object.entries(HOUSE).flatMap(([id, values]) =>
    values.map((value) => ({ game, id, value })),
  );
});

test('«Промінь» and «Поділ» offer one, too', () => {
  const offering = new Set(READINGS.map(({ game }) => game));
  expect(offering).toEqual(new Set(['promin', 'split', 'veselka', 'nizam', 'perlyna']));
});

test.each(READINGS)(
  '$game: $id agreed at the start is switched on in Settle',
  async ({ game, id, value }) => {
    const rules = games[game];
    const kit = KITS[game];
    const book = await gameOf(game).book();
    const [seats = rules.seats.min] = book.houseSeats?.[id] ?? [];
    const { QUESTIONS } = jest.requireActual<{ QUESTIONS: readonly Question[] }>(
      `../../src/games/${game}/settle`,
    );
    const filledIn = (setup: Setup, state: unknown): string =>
      JSON.stringify(
        QUESTIONS.map((one) => one.fromView?.(rules.view(state, 'table'), setup) ?? null),
      );
    const plain: Setup = { seats, first: 0, mode: 'score' };
    const isSwitched = MODES.some((mode) => {
      const setup = { ...plain, mode };
      const match = playOut(kit, setup, quickRng(7));
      const agreed = { ...setup, house: { [id]: value } };
      const { states } = follow(rules, agreed, match.moves);
      return states.some(
        (state, i) => filledIn(agreed, state) !== filledIn(setup, match.states[i]),
      );
    });
    expect(isSwitched).toBe(true);
  },
);
