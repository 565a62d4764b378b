/** What a finished match leaves to be looked at, made from the sample matches of every game and mode. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Setup } from '../../src/engine/types';
import { type GameId, gameIds, gameOf } from '../../src/games';
import { type Keepsake, turningStep } from '../../src/games/keepsake';
import { games } from '../../src/games/rules';
import { stepsOf } from '../../src/match/facts';
import { LOCALES } from '../../src/text/define';
import { printShapes } from '../../src/ui/drawings/print';
import { PLAYERS } from '../../src/ui/theme/tokens';

interface Sample {
  setup: Setup;
  steps: { move: unknown }[];
}

function samples(game: GameId): [name: string, sample: Sample][] {
  const folder = path.join(__dirname, game, 'transcripts');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      `${game}, ${file}`,
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Sample,
    ]);
}

const NAMES = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Ія', 'Лев'];

async function keepsakeOf(
  game: GameId,
  { setup, steps }: Sample,
  locale: (typeof LOCALES)[number] = 'uk',
): Promise<{ keepsake: Keepsake; points: readonly number[]; winners: readonly number[] }> {
  const rules = games[game];
  const moves = steps.map(({ move }) => move);
  const all = [...stepsOf(rules, setup, moves)];
  const standing = rules.standing(all[all.length - 1]?.after);
  const make = await gameOf(game).keepsake();
  if (!make) throw new Error(`${game} has no window`);
  const players = NAMES.slice(0, setup.seats).map((name, seat) => ({
    seat,
    name,
    colour: 6 - seat,
  }));
  const dye = (colour: number) => {
    const { shape, light, on } = PLAYERS[colour - 1] ?? { shape: 'circle', light: '', on: '' };
    return { shape, face: light, on };
  };
  const match = { setup, standing, steps: () => stepsOf(rules, setup, moves) };
  return {
    keepsake: make(match, { players, dye, locale }),
    points: standing.points,
    winners: standing.winners,
  };
}

describe.each(
  gameIds().flatMap((game) => samples(game).map(([name, sample]) => [name, game, sample] as const)),
)('%s', (_, game, sample) => {
  test('the rows on a step add up to its total', async () => {
    const { keepsake, points } = await keepsakeOf(game, sample);
    expect(keepsake.sums).toHaveLength(sample.setup.seats);
    keepsake.sums.forEach(({ rows }, seat) => {
      if (rows.length === 0) return;
      expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(points[seat]);
    });
  });

  test('what decided and what the sums rest on are clauses of the game, told in every language', async () => {
    const { clauses } = await gameOf(game).book();
    const known = clauses.map(({ id }) => id);
    const told = new Set<string>();
    for (const locale of LOCALES) {
      const { keepsake } = await keepsakeOf(game, sample, locale);
      for (const { clause, note } of keepsake.clauses) {
        expect(known).toContain(clause);
        expect(note).not.toBe('');
      }
      if (keepsake.decided) expect(known).toContain(keepsake.decided.clause);
      told.add(keepsake.legend);
    }
    expect(told.size).toBe(LOCALES.length);
  });

  test('the window has glass, and prints as sound markup that carries nobody’s name', async () => {
    const { keepsake } = await keepsakeOf(game, sample);
    expect(keepsake.layers.length).toBeGreaterThan(1);
    const printed = printShapes(keepsake.layers.flat());
    expect(printed).not.toMatch(/NaN|undefined|null/);
    for (const name of NAMES) expect(printed).not.toContain(name);
    const opened = printed.match(/<[a-zA-Z]+/g)?.length ?? 0;
    const closed = printed.match(/<\/[a-zA-Z]+>|\/>/g)?.length ?? 0;
    expect(closed).toBe(opened);
  });
});

describe('the step that decided', () => {
  test('is the last one before which somebody else was ahead', () => {
    const points = [
      [0, 0],
      [5, 3],
      [5, 9],
      [12, 9],
      [14, 10],
    ];
    expect(turningStep(points, 0)).toEqual({
      index: 3,
      gain: 7,
      before: { leader: 1, points: 9, own: 5 },
    });
  });

  test('is the one that brought most where nobody was ever ahead', () => {
    const points = [
      [0, 0],
      [5, 3],
      [14, 3],
      [15, 10],
    ];
    expect(turningStep(points, 0)).toEqual({ index: 2, gain: 9, before: null });
  });

  test('is none where the winner never got a point', () => {
    expect(
      turningStep(
        [
          [0, 0],
          [0, -5],
        ],
        0,
      ),
    ).toBeNull();
  });
});
