/**
 * A fast seeded source for random play in tests (xorshift128 seeded by SplitMix). Fair enough to
 * explore with, nothing more; the app’s own chance is src/engine/rng.
 */
import { shuffled } from '../../src/engine/arrays';
import type { Rng } from '../../src/engine/types';

function splitMix(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

export function quickRng(seed: number): Rng {
  const next = splitMix(seed);
  let [a, b, c, d] = [next(), next(), next(), next() | 1];

  function word(): number {
    const t = a ^ (a << 11);
    a = b;
    b = c;
    c = d;
    d = d ^ (d >>> 19) ^ t ^ (t >>> 8);
    return d >>> 0;
  }

  function below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % n;
    }
  }

  return { below, shuffle: (xs) => shuffled(xs, below) };
}

/** One of a non-empty list. */
export function pick<T>(rng: Rng, xs: readonly T[]): T {
  return xs[rng.below(xs.length)] as T;
}

export function chanceOf(rng: Rng, oneIn: number): boolean {
  return rng.below(oneIn) === 0;
}
