/** Every registered game with all it brings, found by its folder: what is to hold for one holds for all. */
import { join } from 'node:path';

import type { GameRules, Mode, Setup, Standing, Turn } from '../../src/engine/types';
import { type GameBook, gameIds } from '../../src/games';
import type { Example } from '../../src/games/example';
import type { Sentences } from './sentences';

/** A sample match that comes with the engine's contract. */
export interface Transcript {
  game: string;
  setup: Setup;
  /** Points are left out where nothing has changed. */
  steps: { turn: Partial<Turn>; points?: number[]; move: unknown }[];
  turn: Turn;
  standing: Partial<Standing>;
}

/** How many numbered clauses and open questions (§5) the rulebook has; `silent`: allowed plays that do not say what follows. */
interface Rulebook {
  clauses: number;
  rulings: number;
  silent: number;
}

export interface EveryGame {
  id: string;
  rules: GameRules;
  book: GameBook;
  examples: readonly Example<unknown>[];
  /** What its tests know of it. */
  rulebook: Rulebook;
  sentences: Sentences;
  transcript(mode: Mode): Transcript;
}

/** The library loads the same files, but lazily: a list of tests has to be there at once. */
export function gameIn(id: string, source: string, tests: string): EveryGame {
  const part = (...path: string[]): unknown => jest.requireActual(join(...path));
  const of = <T>(folder: string, file: string, name: string): T =>
    (part(folder, file) as Record<string, T>)[name] as T;
  return {
    id,
    rules: of(source, 'rules', id),
    book: of(source, 'book', 'book'),
    examples: of(source, 'examples', 'EXAMPLES'),
    rulebook: part(tests, 'rulebook.json') as Rulebook,
    sentences: of(tests, 'sentences', 'sentences'),
    transcript: (mode) => part(tests, 'transcripts', `${mode}.json`) as Transcript,
  };
}

export const everyGame = (): EveryGame[] =>
  gameIds().map((id) =>
    gameIn(id, join(__dirname, '../../src/games', id), join(__dirname, '../games', id)),
  );
