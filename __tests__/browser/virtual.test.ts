/**
 * Dealt matches played to their end through the interface: every table size of two games, one of the
 * others, and «Нізам» alone. The end must be what the rules make of the stored log.
 */
import type { Page } from 'playwright-core';

import { games } from '../../src/games/rules';
import type { Setup, Standing } from '../../src/engine/types';
import type { GameId } from '../../src/games';
import type { Entry } from '../../src/storage';
import { fold } from '../../src/match/record';
import { minus } from '../../src/text/plural';
import { axeViolations, openApp } from '../support/browser/app';
import { eventually } from '../support/browser/eventually';
import { playToEnd } from '../support/browser/scriptedPlayer';
import { sitDown } from '../support/browser/table';

jest.setTimeout(600_000);

const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Юрко', 'Ніна'];
const NAMES: Record<GameId, string> = {
  promin: 'Промінь',
  split: 'Поділ',
  veselka: 'Веселка',
  qwinto: 'Qwinto',
  nizam: 'Нізам',
  perlyna: 'Перлина Сходу',
};

function everySize(game: GameId): { game: GameId; seats: number }[] {
  const { min, max } = games[game].seats;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ game, seats: min + i }));
}

const TABLES = [
  ...everySize('qwinto'),
  ...everySize('split'),
  { game: 'promin' as const, seats: 3 },
  { game: 'veselka' as const, seats: 2 },
  { game: 'nizam' as const, seats: 1 },
  { game: 'nizam' as const, seats: 2 },
  { game: 'perlyna' as const, seats: 2 },
];

/** What the rules say of the log that the app has stored. */
async function standingOf(page: Page): Promise<Standing> {
  const id = /\/match\/([^/?]+)/.exec(page.url())?.[1];
  const { match, entries } = await page.evaluate(async (matchId) => {
    const { store } = (globalThis as unknown as { arbitr: { store: WorkshopStore } }).arbitr;
    return { match: await store.match(matchId), entries: (await store.log(matchId)).entries };
  }, id ?? '');
  const rules = games[match.game];
  const moves = fold(entries).moves.map(({ move }) => move);
  expect(entries.filter(({ payload }) => (payload as { drawn?: true }).drawn)).not.toEqual([]);
  const state = moves.reduce(
    (before: unknown, move) => rules.apply(before, move),
    rules.begin(match.setup),
  );
  return rules.standing(state);
}

interface WorkshopStore {
  match(id: string): Promise<{ game: GameId; setup: Setup }>;
  log(id: string): Promise<{ entries: Entry[] }>;
}

/** Points as the podium speaks them, by name. */
async function podium(page: Page): Promise<Record<string, string>> {
  const labels = await page
    .getByRole('link', { name: /місце/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return Object.fromEntries(
    labels.map((label) => {
      const [, name = '', points = ''] = /місце: (.+), (\S+)$/.exec(label) ?? [];
      return [name, points];
    }),
  );
}

test.each(TABLES)('$game with $seats: dealt, played and counted to the end', async (table) => {
  const { game, seats } = table;
  const app = await openApp('/');
  const { page } = app;
  const people = PEOPLE.slice(0, seats);
  const axe: string[] = [];
  try {
    const mode = game === 'qwinto' ? 'Усе в телефоні' : 'Роздай карти';
    await sitDown(page, NAMES[game], { mode, people });
    const played = await playToEnd(page, game, {
      onPrivateView: async () => void axe.push(...(await axeViolations(page))),
    });
    const standing = await standingOf(page);
    expect(standing.over).toBe(true);
    people.forEach((_, seat) => {
      const lines = standing.lines.filter((line) => line.seat === seat);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(standing.points[seat]);
    });
    const winners = standing.winners.map((seat) => people[seat]);
    if (seats === 1) expect(played.headline).toContain(minus(standing.points[0] ?? 0));
    else {
      const points = people.map((name, seat) => [name, minus(standing.points[seat] ?? 0)]);
      await eventually(
        () => podium(page),
        (spoken) => expect(spoken).toEqual(Object.fromEntries(points)),
      );
      if (winners.length === 1) expect(played.headline).toBe(`Перемагає ${winners[0]}`);
    }
    axe.push(...(await axeViolations(page)));
    expect(axe).toEqual([]);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
