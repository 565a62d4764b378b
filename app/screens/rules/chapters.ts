/** What the rulebook reads: a game's book with its examples. Loaded game by game, once. */
import { type GameBook, type GameId, gameIds, gameOf } from '../../../src/games';
import type { Example } from '../../../src/games/example';

export interface Chapter {
  game: GameId;
  book: GameBook;
  examples: readonly Example<unknown>[];
}

const chapters = new Map<GameId, Promise<Chapter>>();

function loadChapter(game: GameId): Promise<Chapter> {
  let chapter = chapters.get(game);
  if (!chapter) {
    chapter = Promise.all([gameOf(game).book(), gameOf(game).examples()]).then(
      ([book, examples]) => ({
        game,
        book,
        examples,
      }),
    );
    chapters.set(game, chapter);
    // A failed download (offline, first visit) may be tried again.
    chapter.catch(() => chapters.delete(game));
  }
  return chapter;
}

let whole: Promise<readonly Chapter[]> | null = null;
const alone = new Map<GameId, Promise<readonly Chapter[]>>();

/** One game's chapter, or the six of them; the same promise each time, as `use` wants it. */
export function loadChapters(game: GameId | null): Promise<readonly Chapter[]> {
  if (game === null) {
    if (!whole) {
      whole = Promise.all(gameIds().map(loadChapter));
      whole.catch(() => (whole = null));
    }
    return whole;
  }
  let one = alone.get(game);
  if (!one) {
    one = loadChapter(game).then((chapter) => [chapter]);
    alone.set(game, one);
    one.catch(() => alone.delete(game));
  }
  return one;
}
