/** Chance for tournaments: from a whole number, quick, the same everywhere. */
import { quickFrom, type Quick } from '../../bots/kit/quick';

/** SplitMix: numbers that follow each other give streams that do not. */
export function seeded(seed: number): Quick {
  let state = seed | 0;
  const word = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return quickFrom({ below: (n) => word() % n, shuffle: (xs) => xs.slice() });
}

export function pick<T>(rng: { below(n: number): number }, xs: readonly T[]): T {
  return xs[rng.below(xs.length)] as T;
}
