/** Positions as links bring them in: random JSON, and positions with some of their parts broken. */
import { quickRng } from './quickRng';

export type Rng = ReturnType<typeof quickRng>;

const ODD = [
  null,
  true,
  false,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  'joker',
  'r7',
  'y13',
  'red',
  'pearl',
  'orange',
  [],
  {},
  { length: 3 },
  [[[]]],
];

/** What boards and hands are made of. */
const PARTS = [
  null,
  0,
  1,
  2,
  5,
  10,
  'r',
  'r7',
  'y1',
  'joker',
  'red',
  'blue',
  'sky',
  'pearl',
  true,
  false,
];

export function pick<T>(rng: Rng, xs: readonly T[]): T {
  return xs[rng.below(xs.length)] as T;
}

export function anything(rng: Rng, depth: number): unknown {
  const roll = rng.below(depth > 2 ? 3 : 6);
  if (roll < 2) return pick(rng, ODD);
  if (roll === 2) return rng.below(30) - 5;
  const size = rng.below(6);
  if (roll < 5) return Array.from({ length: size }, () => anything(rng, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, (_, i) => [`k${i}`, anything(rng, depth + 1)]),
  );
}

/**
 * A position with some of its parts replaced, dropped or doubled: near misses find more. One part in `calm`
 * changes, so that large boards too come out whole now and then.
 */
export function disturbed(rng: Rng, value: unknown, calm: number, depth = 0): unknown {
  const changes = (): boolean => rng.below(calm) === 0;
  if (changes() && rng.below(4) === 0) return anything(rng, depth);
  if (Array.isArray(value)) {
    const list = value.map((item) => disturbed(rng, item, calm, depth + 1));
    const roll = changes() ? rng.below(3) : 3;
    if (roll === 0) return list.slice(1);
    if (roll === 1 && list.length > 0) return [...list, pick(rng, list)];
    return roll === 2 ? [...list, pick(rng, PARTS)] : list;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, disturbed(rng, part, calm, depth + 1)]),
    );
  if (!changes()) return value;
  return typeof value === 'number' ? rng.below(14) : pick(rng, PARTS);
}

/** As JSON brings it over. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
