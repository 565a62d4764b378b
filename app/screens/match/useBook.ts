/** A game's words in the chosen language; the screen waits (Suspense) until they are loaded. */
import { use, useMemo } from 'react';

import { type GameBook, type GameId, gameOf } from '../../../src/games';
import type { GameWords } from '../../../src/games/words';
import { isResultMove } from '../../../src/match/late';
import { useLocale, useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { matchText } from './text';

export function useBook(game: GameId): { book: GameBook; words: GameWords } {
  const book = use(gameOf(game).book());
  const texts = useText(matchText);
  const spoken = book.words[useLocale()];
  const words = useMemo(() => withResult(spoken, texts), [spoken, texts]);
  return { book, words };
}

/** A result that was entered afterwards is no game's move: it is told here, for all of them. */
function withResult(game: GameWords, texts: (typeof matchText)['uk']): GameWords {
  const telling =
    (tell: GameWords['move']): GameWords['move'] =>
    (move, say, setup) => {
      if (!isResultMove(move)) return tell(move, say, setup);
      const totals =
        'points' in move
          ? move.points.map((points, seat) => `${say.name(seat)} — ${minus(points)}`)
          : move.places.map((place, seat) => texts.resultPlace(say.name(seat), place));
      return texts.logResult(totals.join(', '));
    };
  return {
    ...game,
    move: telling(game.move),
    ...(game.told && { told: telling(game.told) }),
  };
}
