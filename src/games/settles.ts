/** The games' questions, words and inputs for the Settle screen: one line a game, loaded when first opened. */
import type { ComponentType } from 'react';

import type { GameId } from '../engine/types';
import type { Catalogues } from '../text/define';
import type { Answer, Question, SettleWords } from './settle';

export interface SettleInputProps<Position> {
  position: Position;
  onChange(position: Position): void;
  /** What the rules make of the position now; inputs mark the winner, the culprit, the legal cells. */
  answer: Answer;
  /** Players by seat: names from the match it was opened in, else «гравець 1». */
  name(seat: number): string;
  /** Which place is being filled in, counted as the question likes; the input and its tray share it. */
  focus: number;
  onFocus(focus: number): void;
}

export type SettleInput = ComponentType<SettleInputProps<unknown>>;

export interface SettleBook {
  /** In the order of the keys. */
  questions: readonly Question[];
  words: Catalogues<SettleWords>;
  /** By question id: the position as it lies on the table, above the answer. */
  inputs: Readonly<Record<string, SettleInput>>;
  /** By question id: the keys at the bottom edge, below the answer. Without one the input brings its own keys. */
  trays?: Readonly<Record<string, SettleInput>>;
  /** By question id: the place to begin at, where a position that is already filled in has another one than 0. */
  firstFocus?: Readonly<Record<string, (position: unknown) => number>>;
}

const BOOKS: Readonly<Partial<Record<GameId, () => Promise<{ settleBook: unknown }>>>> = {
  promin: () => import('./promin/table/settle'),
  split: () => import('./split/table/settle'),
  veselka: () => import('./veselka/table/settle'),
  qwinto: () => import('./qwinto/table/settle'),
  nizam: () => import('./nizam/table/settle'),
  perlyna: () => import('./perlyna/table/settle'),
};

const loaded = new Map<GameId, Promise<SettleBook | null>>();

async function load(game: GameId): Promise<SettleBook | null> {
  const book = BOOKS[game];
  return book ? ((await book()).settleBook as SettleBook) : null;
}

/** Null for a game that has no questions yet. The same promise each time, so that a screen can wait for it. */
export function loadSettleBook(game: GameId): Promise<SettleBook | null> {
  let book = loaded.get(game);
  if (!book) {
    book = load(game);
    loaded.set(game, book);
    // A failed download (offline, first visit) may be tried again.
    book.catch(() => loaded.delete(game));
  }
  return book;
}
