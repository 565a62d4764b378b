/** The rules of a game as a record is read by them; the screen waits (Suspense) until they are loaded. */
import { use } from 'react';

import type { GameRules } from '../../../src/engine/types';
import { type GameId, gameOf } from '../../../src/games';
import { withResults } from '../../../src/match/late';

export function useResultRules(game: GameId): GameRules {
  return withResults(use(gameOf(game).rules()));
}
