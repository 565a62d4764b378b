/** Who can sit in a tournament: anything that says a choice, and the app's own bots among them. */
import type { Rng, Seat } from '../../engine/types';
import type { Bot, Level, Thought } from '../../bots/kit/types';

export interface Player {
  name: string;
  remember?(memory: unknown, view: unknown, seat: Seat): unknown;
  choose(view: unknown, seat: Seat, memory: unknown, rng: Rng): unknown;
}

export function thoughtOf(
  bot: Bot,
  view: unknown,
  seat: Seat,
  memory: unknown,
  rng: Rng,
  wish: { level: Level; effort?: number },
): Thought {
  const thinking = bot.think(view, seat, memory, rng, wish);
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
}

export function seatedBot(bot: Bot, level: Level, effort = 1): Player {
  return {
    name: level,
    remember: bot.remember.bind(bot),
    choose: (view, seat, memory, rng) =>
      thoughtOf(bot, view, seat, memory, rng, { level, effort }).choice,
  };
}

/** A player written for the views of one game. */
export function player<View>(
  name: string,
  choose: (view: View, seat: Seat, rng: Rng) => unknown,
): Player {
  return { name, choose: (view, seat, _memory, rng) => choose(view as View, seat, rng) };
}
