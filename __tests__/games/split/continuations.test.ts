/** How many ways there are to go on, pinned; the small ones counted by hand. */
import { split } from '../../../src/games/split/rules';
import type { SplitState } from '../../../src/games/split/rules/types';
import { after, FOUR, laid, row, THREE, votes } from './play';

/** Sequences of `depth` moves, every actor in every order; a chance move ends a line. */
function sequences(state: SplitState, depth: number): number {
  const { actors, chance } = split.turn(state);
  if (depth === 0 || chance) return 1;
  let total = 0;
  for (const seat of actors)
    for (const move of split.offers(state, seat))
      total += sequences(split.apply(state, move), depth - 1);
  return total;
}

/** Ways a round can end when the lowest seat always votes first, so that order does not multiply them. */
function endings(state: SplitState): number {
  const { actors, phase } = split.turn(state);
  if (phase === 'row' || phase === 'over') return 1;
  return split
    .offers(state, actors[0] as number)
    .reduce((sum, move) => sum + endings(split.apply(state, move)), 0);
}

/**
 * The same number from the rules alone: `k` contenders for `n` cards without jokers. A part with one
 * contender or one card is settled in one way.
 */
function settled(n: number, k: number): number {
  if (n === 1 || k < 2) return 1;
  const cuts: number[][] = [];
  if (n === 2) cuts.push([1, 1]);
  else
    for (let a = 1; a < n - 1; a += 1)
      for (let b = 1; a + b < n; b += 1) cuts.push([a, b, n - a - b]);
  let total = 0;
  for (const sizes of cuts)
    for (let code = 0; code < sizes.length ** k; code += 1) {
      const claims = sizes.map(() => 0);
      for (let seat = 0, rest = code; seat < k; seat += 1) {
        const part = rest % sizes.length;
        claims[part] = (claims[part] ?? 0) + 1;
        rest = Math.floor(rest / sizes.length);
      }
      total += sizes.reduce((product, size, part) => product * settled(size, claims[part] ?? 0), 1);
    }
  return total;
}

test('a halved pair between two: one cut, two seats × two halves, then two: 1, 4, 8', () => {
  const state = after(THREE, ...laid(0, '4 9 | 5 5 3 | 8 10'), ...votes(0, 0, 1));
  expect([1, 2, 3].map((depth) => sequences(state, depth))).toEqual([1, 4, 8]);
});

test('three cards between two: one cut, 2 × 3 first votes, 3 second ones: 1, 6, 18', () => {
  const state = after(THREE, ...laid(0, '4 9 10 | 5 5 3 | 8'), ...votes(0, 0, 1));
  expect([1, 2, 3].map((depth) => sequences(state, depth))).toEqual([1, 6, 18]);
});

test('a row of seven: C(6,2) = 15 cuts, then 9, 6 and 3 votes: 15, 135, 810, 2430', () => {
  const state = after(THREE, row('4 9 10 5 5 3 8'));
  expect([1, 2, 3, 4].map((depth) => sequences(state, depth))).toEqual([15, 135, 810, 2430]);
});

test('a row of nine: C(8,2) = 28 cuts, then 12, 9, 6 and 3 votes', () => {
  const state = after(FOUR, row('4 9 10 5 5 3 8 8 8'));
  expect([1, 2, 3, 4, 5].map((depth) => sequences(state, depth))).toEqual([
    28, 336, 3024, 18144, 54432,
  ]);
});

test('four cards between two end in 36 ways', () => {
  // Three cuts (1,1,2 in each order); of the nine votes six agree, two meet on a single card, and one
  // meets on the pair, which has 2² votes: 6 + 2 + 4 = 12 a cut.
  const state = after(THREE, ...laid(0, '4 9 10 5 | 5 3 | 8'), ...votes(0, 0, 1));
  expect(endings(state)).toBe(36);
  expect(settled(4, 2)).toBe(36);
});

test('a whole round of three players ends in as many ways as the rules alone give', () => {
  const state = after(THREE, row('4 9 10 5 5 3 8'));
  // With ways(n, k) for n cards between k: two have 1, 4, 9, 36, 96 ways for 1 … 5 cards, three have
  // 1, 8, 27, 156, 534. A cut a/b/c has 6 + 6·Σ ways(x, 2) + Σ ways(x, 3):
  // 1/1/5 3 × 1130, 1/2/4 6 × 417, 1/3/3 3 × 175, 2/2/3 3 × 151.
  expect(endings(state)).toBe(6870);
  expect(settled(7, 3)).toBe(6870);
});

test('jokers multiply the ways: one joker beside two new values has two', () => {
  // All apart: 6 × 2 placings. Two on white, cut 9 | 10 | J, where a joker alone waits: 6 × 9. Two on the
  // four: 3 × (2 + 1). Two on black: 3 × 9 × (2 + 1). All together: 27 + 1 + 27. In all 211.
  const state = after(THREE, ...laid(0, '9 10 J | 4 | 6 6 7'));
  expect(endings(state)).toBe(211);
});
