/** The real boxes on the shelf: one line a game. Three games share the box of gems. */
import type { GameId } from '../engine/types';
import type { GameBox } from './box';
import { CATALOGUE, gameEntry } from './catalogue';
import { box as nizam } from './nizam/box';
import { box as perlyna } from './perlyna/box';
import { box as promin } from './promin/box';
import { box as qwinto } from './qwinto/box';
import { box as split } from './split/box';
import { box as veselka } from './veselka/box';

const GAMES: Readonly<Record<GameId, GameBox>> = {
  promin,
  split,
  veselka,
  qwinto,
  nizam,
  perlyna,
};

/** Under which game a box is kept: the one that needs the most of it. */
const KEPT_WITH: Readonly<Partial<Record<GameId, GameId>>> = {
  veselka: 'perlyna',
  nizam: 'perlyna',
};

export type Missing = Readonly<Record<string, number>>;
type MissingByGame = Readonly<Partial<Record<GameId, Missing>>>;

export interface ShelfBox {
  id: GameId;
  /** The games that can be played from it. */
  games: readonly GameId[];
  box: GameBox;
}

export function boxIdOf(game: GameId): GameId {
  return KEPT_WITH[game] ?? game;
}

export const SHELF: readonly ShelfBox[] = CATALOGUE.filter(({ id }) => boxIdOf(id) === id).map(
  ({ id }) => ({
    id,
    games: CATALOGUE.map((entry) => entry.id).filter((game) => boxIdOf(game) === id),
    box: GAMES[id],
  }),
);

/** How many pieces are missing from a box. */
export function missingFrom(box: GameId, missing: MissingByGame): number {
  return GAMES[box].cards.reduce((sum, { id }) => sum + (missing[box]?.[id] ?? 0), 0);
}

/** For how many players what is left of the real box suffices. */
export function countsLeft(game: GameId, missing: MissingByGame): number[] {
  const gone = missing[boxIdOf(game)] ?? {};
  const { cards, suffices } = GAMES[game];
  const left = (id: string): number =>
    (cards.find((card) => card.id === id)?.copies ?? 0) - (gone[id] ?? 0);
  const { min, max } = gameEntry(game).seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((seats) =>
    suffices(seats, left),
  );
}
