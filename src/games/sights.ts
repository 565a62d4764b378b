/**
 * What a view example looks at, by its path: the same question in every language. A path is matched
 * with its numbers left out: «hands.#.#».
 */
import type { Viewer } from '../engine/types';
import type { Say } from './words';

export interface Look {
  say: Say;
  /** Name of who looks; null for the whole table. */
  viewer: string | null;
  value: unknown;
  /** The numbers of the path: seats, places, columns. */
  at: readonly number[];
}

export type Sights = Readonly<Record<string, (look: Look) => string>>;

export function describe(
  sights: Sights,
  path: readonly (string | number)[],
  value: unknown,
  viewer: Viewer,
  say: Say,
): string {
  const shape = path.map((step) => (typeof step === 'number' ? '#' : step)).join('.');
  const sight = sights[shape];
  const at = path.filter((step): step is number => typeof step === 'number');
  const look = { say, viewer: viewer === 'table' ? null : say.name(viewer), value, at };
  return sight ? sight(look) : '';
}

export const seatOf = ({ at }: Look, i = 0): number => at[i] ?? 0;
export const numbers = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(' · ') : String(value);

/** A field of a value that is only data to us: `left` of `{ left: 2 }`. */
export function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** Places of the numbers that are not nought, counted from one: values of piles. */
export function filledPlaces(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((n, i) => (Number(n) > 0 ? [i + 1] : []));
}
