/** What bots promise to whoever seats them (shared/design/bots.md), on every game. */
import { BOT_VERSION, bots, LEVELS } from '../../src/bots';
import type { Bot, Level } from '../../src/bots';
import { gameIds, type GameId } from '../../src/games';
import { games } from '../../src/games/rules';
import { LEVELS as RECORDED } from '../../src/match/record/types';
import { botBytes } from '../../src/tools/bench/bots';
import { honesty } from '../../src/tools/bots/honesty';
import { agreementsOf, BOTS } from '../../src/tools/bots/ours';
import { seatedBot, thoughtOf } from '../../src/tools/bots/player';
import { seeded } from '../../src/tools/bots/seeded';
import { playMatch } from '../../src/tools/bots/tournament';

const POSITIONS = 1000;

/** The first position in which a seat has something to decide. */
function opening(id: GameId): { view: unknown; seat: number } {
  const rules = games[id];
  const rng = seeded(3);
  let state = rules.begin({ seats: 4, first: 0, mode: 'virtual' });
  while (rules.turn(state).chance) state = rules.apply(state, rules.chance(state, rng));
  const seat = rules.turn(state).actors[0] as number;
  return { view: rules.view(state, seat), seat };
}

test('the registry has a bot for every game, and the levels are those that a log knows', async () => {
  expect(Object.keys(bots).sort()).toEqual(gameIds().sort());
  for (const id of gameIds()) expect(await bots[id]()).toBe(BOTS[id]);
  expect(LEVELS).toEqual(RECORDED);
  expect(BOT_VERSION).toBeGreaterThan(0);
});

describe.each(gameIds())('%s', (id) => {
  const rules = games[id];
  const bot: Bot = BOTS[id];

  test('thoughts are legal, in order, true, and the same where only hidden things differ', () => {
    const { positions, faults } = honesty(rules, bot, POSITIONS, agreementsOf(id));
    expect(faults).toEqual([]);
    expect(positions).toBe(POSITIONS);
  });

  test('a level that does not exist is an error, and so is a question out of turn', () => {
    const { view, seat } = opening(id);
    const ask = (level: string, at: number) =>
      thoughtOf(bot, view, at, null, seeded(1), { level: level as Level });
    expect(() => ask('expert', seat)).toThrow(RangeError);
    expect(() => ask('toString', seat)).toThrow(/no level/);
    expect(() => ask('strong', seat + 1)).toThrow(RangeError);
    expect(() => thoughtOf(bot, view, seat, null, seeded(1), { level: 'easy', effort: 0 })).toThrow(
      RangeError,
    );
  });

  test('without a memory it thinks as well, and more effort tries at least as much', () => {
    const { view, seat } = opening(id);
    const tried = (effort: number): number =>
      thoughtOf(bot, view, seat, null, seeded(1), { level: 'medium', effort }).options.reduce(
        (sum, { visits }) => sum + visits,
        0,
      );
    expect(tried(10)).toBeGreaterThanOrEqual(tried(1));
  });

  test('four easy ones finish their match', () => {
    const easy = seatedBot(bot, 'easy');
    for (let i = 0; i < 3; i += 1) {
      const { over } = playMatch(rules, [easy, easy, easy, easy], i, 900 + i);
      expect(over).toBe(true);
    }
  });
});

test('beginners of «Перлина Сходу» do not gather cards for ever', () => {
  const easy = seatedBot(BOTS.perlyna, 'easy');
  // Two deals in which they once went round 4000 moves and more.
  for (const [first, seed] of [
    [0, 77_004],
    [1, 77_025],
  ] as const)
    expect(playMatch(games.perlyna, [easy, easy, easy, easy], first, seed).over).toBe(true);
});

test('all six weigh no more than 25 kB', () => {
  const bytes = gameIds().reduce((sum, id) => sum + botBytes(id), 0);
  expect(bytes).toBeGreaterThan(3_000);
  expect(bytes).toBeLessThanOrEqual(25_000);
});
