/** Whole dealt matches between players, seats rotated, seeds fixed; what the first of them wins. */
import type { GameRules, Seat } from '../../engine/types';
import type { Player } from './player';
import { seeded } from './seeded';

/** Longer than any match of people who want it to end. */
const MOST_MOVES = 4000;

export interface Played {
  winners: readonly Seat[];
  points: readonly number[];
  moves: number;
  over: boolean;
}

/** `players` by seat. */
export function playMatch(
  rules: GameRules,
  players: readonly Player[],
  first: Seat,
  seed: number,
  house?: Record<string, unknown>,
): Played {
  const seats = players.length;
  let state = rules.begin({ seats, first, mode: 'virtual', ...(house ? { house } : {}) });
  const deck = seeded(seed * 2 + 1);
  const heads = players.map((_, seat) => seeded(seed * 64 + 7 + seat));
  const memories: unknown[] = players.map(() => null);
  let moves = 0;
  for (; moves < MOST_MOVES; moves += 1) {
    const turn = rules.turn(state);
    if (turn.phase === 'over') break;
    if (turn.chance) state = rules.apply(state, rules.chance(state, deck));
    else {
      const seat = turn.actors[0] as Seat;
      const { choose } = players[seat] as Player;
      const rng = heads[seat] as ReturnType<typeof seeded>;
      const choice = choose(rules.view(state, seat), seat, memories[seat], rng);
      const move = rules.meant(state, seat, choice);
      if (move === null) throw new Error(`${JSON.stringify(choice)} cannot be said`);
      state = rules.apply(state, move);
    }
    players.forEach((player, seat) => {
      if (player.remember)
        memories[seat] = player.remember(memories[seat], rules.view(state, seat), seat);
    });
  }
  const { winners, points, over } = rules.standing(state);
  return { winners, points, moves, over };
}

export interface Result {
  matches: number;
  seats: number;
  /** Win share × seats: 1 is an equal player. */
  share: number;
  /** Half of the 95 % interval. */
  within: number;
  /** Points above the others' average. */
  ahead: number;
  unfinished: number;
  moves: number;
}

/** One against copies of another. Seat and first player go round together with the matches. */
export function tournament(
  rules: GameRules,
  one: Player,
  other: Player,
  seats: number,
  matches: number,
  seed = 1,
): Result {
  let won = 0;
  let squares = 0;
  let ahead = 0;
  let unfinished = 0;
  let moves = 0;
  for (let i = 0; i < matches; i += 1) {
    const seat = i % seats;
    const first = Math.floor(i / seats) % seats;
    const players = Array.from({ length: seats }, (_, s) => (s === seat ? one : other));
    const played = playMatch(rules, players, first, seed * 100_003 + i);
    const share = played.winners.includes(seat) ? 1 / played.winners.length : 0;
    won += share;
    squares += share * share;
    const points = played.points;
    const total = points.reduce((a, b) => a + b, 0);
    const own = points[seat] as number;
    ahead += own - (total - own) / Math.max(1, seats - 1);
    if (!played.over) unfinished += 1;
    moves += played.moves;
  }
  const mean = won / matches;
  const deviation = Math.sqrt(Math.max(0, squares / matches - mean * mean) / matches);
  return {
    matches,
    seats,
    share: mean * seats,
    within: 1.96 * deviation * seats,
    ahead: ahead / matches,
    unfinished,
    moves: moves / matches,
  };
}
