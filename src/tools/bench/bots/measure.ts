/**
 * How long the strong bot thinks: matches among strong ones, every decision and every slice by the clock. A thought is the
 * same each time, so it is thought several times and the quickest of each slice counts: other work can only make it slower.
 */
import type { GameRules, Seat } from '../../../engine/types';
import type { Bot } from '../../../bots/kit/types';
import { seeded } from '../../bots/seeded';

export interface Timed {
  /** Milliseconds, ascending. */
  decisions: number[];
  slices: number[];
}

/** `most` decisions of matches at full tables and at small ones in turn. */
export function timed(rules: GameRules, bot: Bot, most: number): Timed {
  const decisions: number[] = [];
  const slices: number[] = [];
  for (let match = 0; decisions.length < most; match += 1) {
    const seats = [4, rules.seats.max, Math.max(2, rules.seats.min)][match % 3] as number;
    timeMatch(rules, bot, seats, match, most, decisions, slices);
  }
  const up = (x: number, y: number): number => x - y;
  return { decisions: decisions.sort(up), slices: slices.sort(up) };
}

function timeMatch(
  rules: GameRules,
  bot: Bot,
  seats: number,
  seed: number,
  most: number,
  decisions: number[],
  slices: number[],
): void {
  let state = rules.begin({ seats, first: 0, mode: 'virtual' });
  const rng = seeded(seed + 11);
  const memories: unknown[] = new Array(seats).fill(null);
  const end = decisions.length + most / 6;
  for (let i = 0; i < 2000 && decisions.length < end; i += 1) {
    const turn = rules.turn(state);
    if (turn.phase === 'over') return;
    if (turn.chance) state = rules.applyJudged(state, rules.chance(state, rng));
    else {
      const seat = turn.actors[0] as Seat;
      const view = rules.view(state, seat);
      const choice = timeThought(bot, view, seat, memories[seat], seed * 1000 + i, slices);
      decisions.push(choice.took);
      state = rules.applyJudged(state, rules.meant(state, seat, choice.said));
    }
    for (let s = 0; s < seats; s += 1)
      memories[s] = bot.remember(memories[s], rules.view(state, s), s);
  }
}

const TIMES = 4;

function timeThought(
  bot: Bot,
  view: unknown,
  seat: Seat,
  memory: unknown,
  seed: number,
  slices: number[],
): { said: unknown; took: number } {
  let said: unknown = null;
  const quickest: number[] = [];
  let least = Infinity;
  for (let time = 0; time < TIMES; time += 1) {
    const thinking = bot.think(view, seat, memory, seeded(seed), {
      level: 'strong',
    });
    const from = Date.now();
    for (let slice = 0; ; slice += 1) {
      const begun = Date.now();
      const step = thinking.next();
      const took = Date.now() - begun;
      quickest[slice] = Math.min(quickest[slice] ?? took, took);
      if (!step.done) continue;
      said = step.value.choice;
      least = Math.min(least, Date.now() - from);
      break;
    }
  }
  for (const slice of quickest) slices.push(slice);
  return { said, took: least };
}
