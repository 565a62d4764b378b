/** What a game says of its bots, in the language spoken now; suspends until it is here. */
import { use } from 'react';

import { type GameId, gameOf } from '../../src/games';
import type { BotWords } from '../../src/games/botWords';
import { useLocale } from '../../src/text/locale';

const NOTHING: BotWords = {
  sees: [],
  hidden: [],
  reasons: {},
  clauses: {},
  sight: { others: 'backs', own: 'faces', table: 'card', next: 'deck' },
};

export function useBotWords(game: GameId): BotWords {
  const words = use(gameOf(game).botWords());
  const locale = useLocale();
  return words?.[locale] ?? NOTHING;
}
