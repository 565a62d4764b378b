/** Small copies for pure rules: one slice where something changes, nothing deep. */

// A table has few seats: written out, a copy of so few costs two thirds of a `slice`. By index: taken apart by a pattern, a
// list goes through an iterator.

/**
 * Chosen place by place: lists of all kinds pass here, and into such a mixture V8 writes slowly. The place behind the last
 * one makes the list longer.
 */
export function withAt<T>(xs: readonly T[], i: number, x: T): T[] {
  switch (i < xs.length ? xs.length : 0) {
    case 2:
      return [pick(xs, 0, i, x), pick(xs, 1, i, x)];
    case 3:
      return [pick(xs, 0, i, x), pick(xs, 1, i, x), pick(xs, 2, i, x)];
    case 4:
      return [pick(xs, 0, i, x), pick(xs, 1, i, x), pick(xs, 2, i, x), pick(xs, 3, i, x)];
    default: {
      const out = xs.slice();
      out[i] = x;
      return out;
    }
  }
}

function pick<T>(xs: readonly T[], place: number, i: number, x: T): T {
  return place === i ? x : (xs[place] as T);
}

export function copyOf<T>(xs: readonly T[]): T[] {
  const few = xs as readonly [T, T, T, T, T, T];
  switch (xs.length) {
    case 2:
      return [few[0], few[1]];
    case 3:
      return [few[0], few[1], few[2]];
    case 4:
      return [few[0], few[1], few[2], few[3]];
    case 5:
      return [few[0], few[1], few[2], few[3], few[4]];
    case 6:
      return [few[0], few[1], few[2], few[3], few[4], few[5]];
    default:
      return xs.slice();
  }
}

/** The element at an index known to exist; a hole is our mistake and throws. */
export function at<T>(xs: readonly T[], i: number): T {
  const x = xs[i];
  if (x === undefined) throw new Error(`no element ${i} of ${xs.length}`);
  return x;
}

/** Written out for the seats of a table, as copies are. */
export function filled<T>(n: number, x: T): T[] {
  switch (n) {
    case 2:
      return [x, x];
    case 3:
      return [x, x, x];
    case 4:
      return [x, x, x, x];
    case 5:
      return [x, x, x, x, x];
    case 6:
      return [x, x, x, x, x, x];
    default:
      return new Array<T>(n).fill(x);
  }
}

export function sum(xs: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < xs.length; i += 1) total += xs[i] as number;
  return total;
}

/** Seats whose value is the highest. */
export function argmax(xs: readonly number[]): number[] {
  const best = Math.max(...xs);
  const out: number[] = [];
  xs.forEach((x, i) => {
    if (x === best) out.push(i);
  });
  return out;
}

/** In an order that `below` decides, by Fisher–Yates from the end: what a seed deals rests on it. */
export function shuffled<T>(xs: readonly T[], below: (n: number) => number): T[] {
  const out = xs.slice();
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    const kept = out[i] as T;
    out[i] = out[j] as T;
    out[j] = kept;
  }
  return out;
}
