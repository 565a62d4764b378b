/** What a bot is: a chair that thinks. Types, the levels and the version that a log notes. */
import type { Rng, Seat } from '../../engine/types';

export const LEVELS = ['easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Noted with every move of a bot (`happened.bot.version`). To be raised with every change after which some bot may
 * choose otherwise: a move of another version cannot be worked out again.
 */
export const BOT_VERSION = 4;

export interface Wish {
  level: Level;
  /** Multiplies the work of the level; 1 unless told. */
  effort?: number;
}

export interface Option<Choice> {
  choice: Choice;
  /** Expected points more than the others have on average, counted from now on. */
  value: number;
  /** How sure: the standard error of the value; 0 where nothing was guessed. */
  spread: number;
  /** How often it was tried, or the positions that were looked at for it. */
  visits: number;
}

export interface Reason {
  key: string;
  /** All of them true of the position the thought is about. */
  facts: Record<string, unknown>;
}

export interface Thought<Choice = unknown> {
  /** One of the options. */
  choice: Choice;
  /** Best first; all of them legal and distinct. */
  options: Option<Choice>[];
  reasons: Reason[];
}

export type Thinking<Choice = unknown> = Generator<void, Thought<Choice>>;

export interface Bot<View = unknown, Choice = unknown> {
  /** What this seat remembers, folded over each view it is shown; plain JSON. */
  remember(memory: unknown | null, view: View, seat: Seat): unknown;
  /** Yields between slices of work; the same arguments give the same thought on every engine. */
  think(view: View, seat: Seat, memory: unknown, rng: Rng, wish: Wish): Thinking<Choice>;
}

/** What a game's bot wants to know of a level, by its name. */
export type ByLevel<T> = Readonly<Record<Level, T>>;

export function isLevel(value: unknown): value is Level {
  return (LEVELS as readonly unknown[]).includes(value);
}

/** Throws RangeError where there is no such level. */
export function ofLevel<T>(table: ByLevel<T>, { level }: Wish): T {
  if (!isLevel(level)) throw new RangeError(`no level ${String(level)}: ${LEVELS.join(', ')}`);
  return table[level];
}

/** How many times the work of the level; anything but a positive number is our mistake. */
export function effortOf({ effort = 1 }: Wish): number {
  if (!(effort > 0) || !Number.isFinite(effort)) throw new RangeError(`no effort ${effort}`);
  return effort;
}

/** Asked out of turn a bot has nothing to say. */
export function notMyTurn(seat: Seat, phase: string): RangeError {
  return new RangeError(`seat ${seat} has nothing to decide in ${phase}`);
}
