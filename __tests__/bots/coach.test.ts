/** The coach on whole matches: every decision, silent where it is not sure, three costly moves a player. */
import { coach, type Coaching } from '../../src/bots/coach';
import type { GameId } from '../../src/games';
import { games } from '../../src/games/rules';
import { careless } from '../../src/tools/bots/opponents/qwinto';
import { BOTS } from '../../src/tools/bots/ours';
import { seatedBot, type Player } from '../../src/tools/bots/player';
import { seeded } from '../../src/tools/bots/seeded';

/** Moves of a match, chance included. */
function moves(id: GameId, players: readonly Player[], seed: number): unknown[] {
  const rules = games[id];
  const rng = seeded(seed);
  const said: unknown[] = [];
  let state = rules.begin({ seats: players.length, first: 0, mode: 'virtual' });
  for (let turn = rules.turn(state); turn.phase !== 'over'; turn = rules.turn(state)) {
    const seat = turn.actors[0] ?? 0;
    const choose = (): unknown =>
      (players[seat] as Player).choose(rules.view(state, seat), seat, null, rng);
    const move = turn.chance ? rules.chance(state, rng) : rules.meant(state, seat, choose());
    said.push(move);
    state = rules.apply(state, move);
  }
  return said;
}

function coached(id: GameId, said: readonly unknown[], seats: number, effort: number): Coaching {
  const { [id]: rules } = games;
  const rngAt = (move: number, seat: number) => seeded(move * 8 + seat);
  const going = coach(
    { rules, bot: BOTS[id], effort, rngAt },
    { seats, first: 0, mode: 'virtual' },
    said,
  );
  let step = going.next();
  while (!step.done) step = going.next();
  return step.value;
}

test('who writes anywhere is told, who plays as the coach does is not', () => {
  const players = [seatedBot(BOTS.qwinto, 'strong'), careless];
  const said = moves('qwinto', players, 4);
  const { decisions, costliest } = coached('qwinto', said, 2, 1);
  const own = said.filter((move) => 'seat' in (move as object));
  expect(decisions).toHaveLength(own.length);
  for (const { difference, spread, speaks, played } of decisions) {
    expect(difference).toBeGreaterThanOrEqual(0);
    expect(speaks).toBe(difference > 2 * spread);
    expect(played).not.toBeNull();
  }
  expect(costliest[0]).toEqual([]);
  expect(costliest[1]).toHaveLength(3);
  const [first, second, third] = costliest[1]!.map(({ difference }) => difference);
  expect(first).toBeGreaterThanOrEqual(second as number);
  expect(second).toBeGreaterThanOrEqual(third as number);
});

test.each(['promin', 'split', 'veselka', 'nizam', 'perlyna'] as const)(
  '%s: every decision finds its place among what was weighed',
  (id) => {
    const seats = 3;
    const players = Array.from({ length: seats }, () => seatedBot(BOTS[id], 'medium'));
    const said = moves(id, players, 6);
    const { decisions } = coached(id, said.slice(0, 40), seats, 0.2);
    expect(decisions.length).toBeGreaterThan(15);
    const found = decisions.filter(({ played }) => played !== null).length;
    expect(found / decisions.length).toBeGreaterThan(0.8);
    expect(decisions.every(({ reasons }) => reasons.length > 0)).toBe(true);
  },
);
