/**
 * Chance for play-outs: xorshift128 on whole numbers, seeded from the generator that a bot is given. Thousands of draws
 * a decision are too many for hashes, and who could guess them gains nothing.
 */
import { shuffled } from '../../engine/arrays';
import type { Rng } from '../../engine/types';

const WORD = 0x1_0000_0000;
const POSITIVE = 0x7fffffff;

export interface Quick extends Rng {
  /** 0 … 2³¹−1. */
  bits(): number;
}

export function quickFrom(rng: Rng): Quick {
  let a = rng.below(WORD) | 0;
  let b = rng.below(WORD) | 0;
  let c = rng.below(WORD) | 0;
  let d = rng.below(WORD) | 1;

  function bits(): number {
    const t = a ^ (a << 11);
    a = b;
    b = c;
    c = d;
    d = d ^ (d >>> 19) ^ t ^ (t >>> 8);
    return d & POSITIVE;
  }

  /** Few enough of 2³¹ that the remainder favours nothing anyone could notice. */
  function below(n: number): number {
    return bits() % n;
  }

  return { bits, below, shuffle: (xs) => shuffled(xs, below) };
}
