/** Weak like a beginner, never silly: no payment for nothing, no bid that nobody would make (shared/design/bots.md). */
import type { Seat } from '../../src/engine/types';
import type { Level } from '../../src/bots';
import { games } from '../../src/games/rules';
import { BOTS } from '../../src/tools/bots/ours';
import { thoughtOf } from '../../src/tools/bots/player';
import { seeded } from '../../src/tools/bots/seeded';

interface Step {
  state: unknown;
  seat: Seat;
  move: { type: string } & Record<string, unknown>;
}

/** Every decision of matches between bots of one level. */
function* decisions(
  id: 'promin' | 'nizam' | 'perlyna',
  level: Level,
  seats: number,
  matches: number,
): Generator<Step> {
  const { [id]: rules } = games;
  for (let match = 0; match < matches; match += 1) {
    const rng = seeded(match + 70);
    let state = rules.begin({ seats, first: 0, mode: 'virtual' });
    for (let i = 0; i < 3000; i += 1) {
      const { chance, actors, phase } = rules.turn(state);
      if (phase === 'over') break;
      const seat = actors[0] ?? 0;
      const rethought = seeded(match * 10_007 + i);
      const move = chance
        ? rules.chance(state, rng)
        : rules.meant(
            state,
            seat,
            thoughtOf(BOTS[id], rules.view(state, seat), seat, null, rethought, { level }).choice,
          );
      if (!chance) yield { state, seat, move: move as Step['move'] };
      state = rules.applyJudged(state, move);
    }
  }
}

/** What the turn would bring if it ended here: points or tasks. */
function gained(id: 'nizam' | 'perlyna', state: unknown, seat: Seat): number {
  const { [id]: rules } = games;
  const now = rules.standing(state).points[seat] as number;
  const ends = rules.offers(state, seat).filter((move) => (move as Step['move']).type === 'done');
  const after = ends.map((end) => rules.standing(rules.applyJudged(state, end)).points[seat] ?? 0);
  return Math.max(0, ...after.map((points) => points - now));
}

describe.each(['nizam', 'perlyna'] as const)('%s', (id) => {
  test.each([
    ['easy', 6],
    ['medium', 4],
    ['strong', 2],
  ] as const)(
    '%s: the last shift of a turn brings more than the turn had without it',
    (level, matches) => {
      const { [id]: rules } = games;
      let before: { gained: number; free: boolean } | null = null;
      const idle: unknown[] = [];
      let turns = 0;
      for (const { state, seat, move } of decisions(id, level, 4, matches)) {
        if (move.type === 'shift') {
          const had = gained(id, state, seat);
          const free = rules
            .offers(state, seat)
            .some((other) => ['done', 'take'].includes((other as Step['move']).type));
          before = { gained: had, free };
        } else {
          if (move.type === 'done') {
            turns += 1;
            if (before?.free && gained(id, state, seat) <= before.gained) idle.push(state);
          }
          before = null;
        }
      }
      expect(turns).toBeGreaterThan(10);
      expect(idle).toHaveLength(0);
    },
  );
});

/** About so many tricks go to a hand with so many trumps. */
const usual = (seats: number, trumps: number): number => 10 / seats + 0.6 * (trumps - 2);

test.each([
  [3, 'easy', 12],
  [4, 'easy', 12],
  [5, 'easy', 12],
  [4, 'medium', 6],
] as const)('promin, %i at the table: %s bids what somebody might bid', (seats, level, matches) => {
  const odd: unknown[] = [];
  let bids = 0;
  for (const { state, seat, move } of decisions('promin', level, seats, matches)) {
    if (move.type !== 'bid') continue;
    bids += 1;
    const { hands } = games.promin.view(state, seat) as { hands: { colour: string }[][] };
    const trumps = (hands[seat] ?? []).filter(({ colour }) => colour === 'y').length;
    if (Math.abs((move['beads'] as number) - usual(seats, trumps)) > 2.5) odd.push([move, trumps]);
  }
  expect(bids).toBe(matches * 4 * seats);
  expect(odd).toEqual([]);
});
