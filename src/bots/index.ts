/** Who takes an empty chair: a bot a game, loaded on demand, from the one registry. */
import { GAMES, type Game, type GameId } from '../games';
import type { Bot } from './kit/types';

export { BOT_VERSION, isLevel, LEVELS } from './kit/types';
export type { Bot, Level, Option, Reason, Thinking, Thought, Wish } from './kit/types';

async function botOf({ id, bot }: Pick<Game, 'id' | 'bot'>): Promise<Bot> {
  const found = await bot();
  if (found === null) throw new RangeError(`nobody plays ${id} by itself`);
  return found;
}

export const bots: Readonly<Record<GameId, () => Promise<Bot>>> = Object.fromEntries(
  GAMES.map((game) => [game.id, () => botOf(game)]),
) as Record<GameId, () => Promise<Bot>>;
