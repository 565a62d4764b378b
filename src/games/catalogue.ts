/**
 * What the shell must know of a game before its rules and table are loaded: how many may sit down,
 * what is secret and when, which chance waits for a hand. A test compares it with the rules themselves.
 */
import type { GameId, Mode } from '../engine/types';

export interface GameEntry {
  id: GameId;
  seats: { min: number; max: number };
  /**
   * In a dealt match: the phases in which a player sees what the others may not. Then the device goes from
   * hand to hand under a curtain; in every other phase it lies open on the table.
   */
  secret: readonly string[];
  /** Phases in which everyone chooses and all choices are turned up together: until then none is told. */
  together: readonly string[];
  /** Phases whose chance waits for a hand (dice, a row turned up); everywhere else the deck plays by itself. */
  byHand: readonly string[];
  /** The chosen first player also deals. */
  firstDeals: boolean;
  /** Dice and sheets instead of cards: the modes are worded differently. */
  dice: boolean;
}

const CARDS = { together: [], byHand: [], firstDeals: false, dice: false } as const;

export const CATALOGUE: readonly GameEntry[] = [
  {
    ...CARDS,
    id: 'promin',
    seats: { min: 3, max: 5 },
    secret: ['bid', 'play'],
    firstDeals: true,
  },
  {
    ...CARDS,
    id: 'split',
    seats: { min: 3, max: 4 },
    secret: ['vote'],
    together: ['vote'],
    byHand: ['row'],
  },
  { ...CARDS, id: 'veselka', seats: { min: 2, max: 5 }, secret: ['act'] },
  {
    ...CARDS,
    id: 'qwinto',
    seats: { min: 2, max: 6 },
    secret: [],
    together: ['write'],
    byHand: ['roll'],
    dice: true,
  },
  { ...CARDS, id: 'nizam', seats: { min: 1, max: 5 }, secret: ['act'] },
  { ...CARDS, id: 'perlyna', seats: { min: 2, max: 5 }, secret: ['act'] },
];

export function gameEntry(id: GameId): GameEntry {
  const entry = CATALOGUE.find((game) => game.id === id);
  if (!entry) throw new Error(`no such game: ${id}`);
  return entry;
}

/** The app deals or rolls, so its chance has to be open to checking. */
export function appRolls(game: GameId, mode: Mode): boolean {
  return mode === 'virtual' || (mode === 'score' && gameEntry(game).dice);
}

export function isGameId(value: unknown): value is GameId {
  return CATALOGUE.some((game) => game.id === value);
}
