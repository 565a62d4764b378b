/** The game's book while a match is set up: facts about the game, and the agreements this table can make. */
import { useEffect, useState } from 'react';

import { type GameBook, type GameId, gameOf } from '../../../src/games';
import type { GameWords } from '../../../src/games/words';
import { useLocale } from '../../../src/text/locale';

export interface House {
  /** Null while it is on its way. */
  words: GameWords | null;
  /** Open questions with their other readings, as far as so many players can meet them. */
  offered: readonly (readonly [ruling: string, readings: readonly string[]])[];
  /** What is agreed on among them. */
  agreed: Readonly<Record<string, string>>;
}

export function useHouse(
  game: GameId,
  seats: number,
  chosen: Readonly<Record<string, string>>,
): House {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ game: GameId; book: GameBook } | null>(null);
  useEffect(() => {
    let current = true;
    gameOf(game)
      .book()
      .then(
        (book) => current && setLoaded({ game, book }),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [game]);
  const book = loaded?.game === game ? loaded.book : null;
  const offered = Object.entries(book?.house ?? {}).filter(
    ([ruling]) => book?.houseSeats?.[ruling]?.includes(seats) ?? true,
  );
  const meant = new Set(offered.map(([ruling]) => ruling));
  return {
    words: book?.words[locale] ?? null,
    offered,
    agreed: Object.fromEntries(Object.entries(chosen).filter(([ruling]) => meant.has(ruling))),
  };
}
