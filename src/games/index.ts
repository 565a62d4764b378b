/** The games of this app: the only registry. A game more is one line here, and one in ./rules for Node. */
import type { Mode } from '../engine/types';
import type { GameLook } from '../ui/theme/look';
import type { Game, GameEntry } from './game';
import { nizam } from './nizam/game';
import { perlyna } from './perlyna/game';
import { promin } from './promin/game';
import { qwinto } from './qwinto/game';
import { split } from './split/game';
import { veselka } from './veselka/game';

export type { After, Flow, Game, GameBook, GameEntry } from './game';

/** In the order of the shelf. */
export const GAMES = [promin, split, veselka, qwinto, nizam, perlyna];

export type GameId = (typeof GAMES)[number]['id'];

export function gameIds(): GameId[] {
  return GAMES.map(({ id }) => id);
}

export function isGameId(value: unknown): value is GameId {
  return GAMES.some(({ id }) => id === value);
}

/** The first on the shelf, where nobody has chosen yet. */
export function firstGame(): GameId {
  return gameIds()[0] as GameId;
}

/** How a game looks; nothing for one that is not here. */
export function lookOf(id: string): GameLook | undefined {
  return GAMES.find((game) => game.id === id)?.look;
}

/** Throws RangeError where there is no such game. */
export function gameOf(id: GameId): Game<GameId> {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new RangeError(`no game ${String(id)}`);
  return game;
}

export function gameEntry(id: GameId): GameEntry {
  return gameOf(id).entry;
}

/** The app deals or rolls, so its chance has to be open to checking. */
export function appRolls(game: GameId, mode: Mode): boolean {
  return mode === 'virtual' || (mode === 'score' && gameEntry(game).dice);
}

// ── real boxes ──────────────────────────────────────────────────────────────────────────────────

export interface ShelfBox {
  id: GameId;
  /** The games that can be played from it. */
  games: readonly GameId[];
}

/** Under which game a box is kept. */
export function boxIdOf(game: GameId): GameId {
  const { boxKeptWith } = gameOf(game);
  return isGameId(boxKeptWith) ? boxKeptWith : game;
}

export function boxesOnShelf(): ShelfBox[] {
  const ids = gameIds();
  return ids
    .filter((id) => boxIdOf(id) === id)
    .map((id) => ({ id, games: ids.filter((game) => boxIdOf(game) === id) }));
}
