/** A small repeatable generator for torture runs: the same number, the same run. */
export interface Dice {
  below(n: number): number;
  pick<T>(xs: readonly T[]): T;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0 || 1;
  const below = (n: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
  return {
    below,
    pick: (xs) => {
      const x = xs[below(xs.length)];
      if (x === undefined) throw new Error('nothing to pick from');
      return x;
    },
  };
}
