/**
 * Are dice and deals fair? A million dice and a hundred thousand deals against equal shares, at
 * 99.9 % and from a fixed seed, so that the answer never changes by luck. The same test has to
 * catch three generators that are unfair in the ways people really get it wrong.
 */
import { createRng } from '../../src/engine/rng';
import type { Rng } from '../../src/engine/types';
import { chiSquare, critical999 } from '../support/chiSquare';
import { quickRng } from '../support/quickRng';

const SEED = 'b3a1f0c4d29e587766554433221100ffeeddccbbaa99887766554433221100aa';
const DICE = 1_000_000;
const DEALS = 100_000;
const DECK_SIZE = 30;

interface Fairness {
  faces: boolean;
  pairsOfThrows: boolean;
  placesOfCards: boolean;
  neighboursInDeal: boolean;
}

function isFair(counts: Float64Array, degrees: number): boolean {
  return chiSquare(counts) < critical999(degrees);
}

/** Faces, and every ordered pair of two throws that follow each other without overlapping. */
function throwDice(rng: Rng): Pick<Fairness, 'faces' | 'pairsOfThrows'> {
  const faces = new Float64Array(6);
  const pairs = new Float64Array(36);
  for (let i = 0; i < DICE; i += 2) {
    const first = rng.below(6);
    const second = rng.below(6);
    faces[first] = (faces[first] as number) + 1;
    faces[second] = (faces[second] as number) + 1;
    const pair = first * 6 + second;
    pairs[pair] = (pairs[pair] as number) + 1;
  }
  return { faces: isFair(faces, 5), pairsOfThrows: isFair(pairs, 35) };
}

/**
 * Every card in every place; and which card follows which, at one pair of places, because a shuffle
 * can be even place by place and still keep neighbours together.
 */
function dealCards(rng: Rng): Pick<Fairness, 'placesOfCards' | 'neighboursInDeal'> {
  const deck = Array.from({ length: DECK_SIZE }, (_, i) => i);
  const places = new Float64Array(DECK_SIZE * DECK_SIZE);
  const neighbours = new Float64Array(DECK_SIZE * (DECK_SIZE - 1));
  for (let deal = 0; deal < DEALS; deal += 1) {
    const dealt = rng.shuffle(deck);
    for (let place = 0; place < DECK_SIZE; place += 1) {
      const cell = place * DECK_SIZE + (dealt[place] as number);
      places[cell] = (places[cell] as number) + 1;
    }
    const first = dealt[0] as number;
    const next = dealt[1] as number;
    const pair = first * (DECK_SIZE - 1) + (next > first ? next - 1 : next);
    neighbours[pair] = (neighbours[pair] as number) + 1;
  }
  return {
    // Rows and columns of the table both have fixed sums: (n − 1)² of its cells are free, and the
    // statistic is (n − 1) / n of Pearson’s.
    placesOfCards:
      (chiSquare(places) * (DECK_SIZE - 1)) / DECK_SIZE < critical999((DECK_SIZE - 1) ** 2),
    neighboursInDeal: isFair(neighbours, DECK_SIZE * (DECK_SIZE - 1) - 1),
  };
}

function fairnessOf(rng: Rng): Fairness {
  return { ...throwDice(rng), ...dealCards(rng) };
}

/** One byte for a die, the rest of the division: 256 is not a multiple of six. */
function moduloBiased(rng: Rng): Rng {
  return { below: (n) => rng.below(256) % n, shuffle: (xs) => rng.shuffle(xs) };
}

/** Every card changes places with any card: 30³⁰ ways do not divide by 30! orders. */
function naiveShuffle(rng: Rng): Rng {
  return {
    below: (n) => rng.below(n),
    shuffle: (xs) => exchanging(xs, xs.length - 1, 0, () => rng.below(xs.length)),
  };
}

/** Fisher–Yates that stops one exchange early: the first two cards are never told apart. */
function lastSwapSkipped(rng: Rng): Rng {
  return {
    below: (n) => rng.below(n),
    shuffle: (xs) => exchanging(xs, xs.length - 1, 2, (i) => rng.below(i + 1)),
  };
}

/** Off by one: no card may stay where it was (Sattolo’s cycles instead of all orders). */
function neverInPlace(rng: Rng): Rng {
  return {
    below: (n) => rng.below(n),
    shuffle: (xs) => exchanging(xs, xs.length - 1, 1, (i) => rng.below(i)),
  };
}

function exchanging<T>(
  xs: readonly T[],
  from: number,
  downTo: number,
  partner: (i: number) => number,
): T[] {
  const out = xs.slice();
  for (let i = from; i >= downTo; i -= 1) {
    const j = partner(i);
    const kept = out[i] as T;
    out[i] = out[j] as T;
    out[j] = kept;
  }
  return out;
}

test('a million dice and a hundred thousand deals of our generator are fair', () => {
  expect(fairnessOf(createRng(SEED))).toEqual({
    faces: true,
    pairsOfThrows: true,
    placesOfCards: true,
    neighboursInDeal: true,
  });
});

describe('an unfair generator is caught', () => {
  const FAST_SEED = 2026;

  test('which is not the fault of the source they are built on: that one is fair', () => {
    const source = quickRng(FAST_SEED);
    expect(throwDice(source)).toEqual({ faces: true, pairsOfThrows: true });
    expect(dealCards(source)).toEqual({ placesOfCards: true, neighboursInDeal: true });
  });

  test('a byte modulo six favours the low faces', () => {
    expect(throwDice(moduloBiased(quickRng(FAST_SEED)))).toEqual({
      faces: false,
      pairsOfThrows: false,
    });
  });

  test.each([
    ['a shuffle that lets every card change with any other', naiveShuffle],
    ['a shuffle that stops before its last exchange', lastSwapSkipped],
    ['a shuffle that never leaves a card in its place', neverInPlace],
  ])('%s', (_, unfair) => {
    expect(dealCards(unfair(quickRng(FAST_SEED))).placesOfCards).toBe(false);
  });
});

describe('the yardstick', () => {
  test.each([
    [5, 20.515],
    [35, 66.619],
    [100, 149.449],
    [1000, 1143.917],
  ])('with %d degrees of freedom one in a thousand lies above %d', (degrees, printed) => {
    expect(critical999(degrees)).toBeCloseTo(printed, 2);
  });
});
