/** A game's words in the chosen language; the screen waits (Suspense) until they are loaded. */
import { use } from 'react';

import type { GameId } from '../../../src/engine/types';
import { loadBook, type GameBook } from '../../../src/games/library';
import type { GameWords } from '../../../src/games/words';
import { useLocale } from '../../../src/text/locale';

export function useBook(game: GameId): { book: GameBook; words: GameWords } {
  const book = use(loadBook(game));
  return { book, words: book.words[useLocale()] };
}
