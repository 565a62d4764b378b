/**
 * What the shell must know of a game before its rules and table are loaded: how many may sit down,
 * which modes it has, whether hands are hidden. A test compares it with the rules themselves.
 */
import type { GameId } from '../engine/types';

export interface GameEntry {
  id: GameId;
  seats: { min: number; max: number };
  /** In virtual mode the device goes from hand to hand under a curtain. */
  hidden: boolean;
  /** The chosen first player also deals. */
  firstDeals: boolean;
  /** Dice and sheets instead of cards: the modes are worded differently. */
  dice: boolean;
}

export const CATALOGUE: readonly GameEntry[] = [
  { id: 'promin', seats: { min: 3, max: 5 }, hidden: true, firstDeals: true, dice: false },
  { id: 'split', seats: { min: 3, max: 4 }, hidden: true, firstDeals: false, dice: false },
  { id: 'veselka', seats: { min: 2, max: 5 }, hidden: true, firstDeals: false, dice: false },
  { id: 'qwinto', seats: { min: 2, max: 6 }, hidden: false, firstDeals: false, dice: true },
  { id: 'nizam', seats: { min: 1, max: 5 }, hidden: true, firstDeals: false, dice: false },
  { id: 'perlyna', seats: { min: 2, max: 5 }, hidden: true, firstDeals: false, dice: false },
];

export function gameEntry(id: GameId): GameEntry {
  const entry = CATALOGUE.find((game) => game.id === id);
  if (!entry) throw new Error(`no such game: ${id}`);
  return entry;
}

export function isGameId(value: unknown): value is GameId {
  return CATALOGUE.some((game) => game.id === value);
}
