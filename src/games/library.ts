/** What each game brings beside its rules: words, clauses, rulings, examples. Loaded when first opened. */
import type { GameId, Refusal } from '../engine/types';
import type { Catalogues } from '../text/define';
import type { ClauseEntry, HouseReadings, RulingEntry } from './clauses';
import type { Example } from './example';
import type { GameWords } from './words';

export interface GameBook {
  words: Catalogues<GameWords>;
  clauses: readonly ClauseEntry[];
  rulings: readonly RulingEntry[];
  house: HouseReadings;
  /**
   * In a dealt match: after this move the open table stays as it was until somebody waves it on. Gets the
   * open table's view before the move.
   */
  lingers?(before: unknown, move: unknown, over: boolean): boolean;
  /**
   * In a dealt match: after this decision and so many draws by the generator things are still on their way to
   * their places, and the device stays in the same hands for that moment.
   */
  flies?(move: unknown, drawn: number): boolean;
  /** The earlier move a refused one contradicts, by its place among the moves that count. */
  contradicts?(refusal: Refusal, moves: readonly unknown[]): number | null;
}

type Load = () => Promise<GameBook>;

// One line a game; each is a chunk of its own in the browser.
const BOOKS: Readonly<Record<GameId, Load>> = {
  promin: () => import('./promin/book').then((m) => m.book as GameBook),
  split: () => import('./split/book').then((m) => m.book as GameBook),
  veselka: () => import('./veselka/book').then((m) => m.book as GameBook),
  qwinto: () => import('./qwinto/book').then((m) => m.book as GameBook),
  nizam: () => import('./nizam/book').then((m) => m.book as GameBook),
  perlyna: () => import('./perlyna/book').then((m) => m.book as GameBook),
};

const loaded = new Map<GameId, Promise<GameBook>>();

export function loadBook(game: GameId): Promise<GameBook> {
  let book = loaded.get(game);
  if (!book) {
    book = BOOKS[game]();
    loaded.set(game, book);
    // A failed download (offline, first visit) may be tried again.
    book.catch(() => loaded.delete(game));
  }
  return book;
}

const EXAMPLES: Readonly<Record<GameId, () => Promise<readonly Example<unknown>[]>>> = {
  promin: () => import('./promin/examples').then((m) => m.EXAMPLES),
  split: () => import('./split/examples').then((m) => m.EXAMPLES),
  veselka: () => import('./veselka/examples').then((m) => m.EXAMPLES),
  qwinto: () => import('./qwinto/examples').then((m) => m.EXAMPLES),
  nizam: () => import('./nizam/examples').then((m) => m.EXAMPLES),
  perlyna: () => import('./perlyna/examples').then((m) => m.EXAMPLES),
};

export function loadExamples(game: GameId): Promise<readonly Example<unknown>[]> {
  return EXAMPLES[game]();
}
