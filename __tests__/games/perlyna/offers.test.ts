/** Complete lists of legal moves: the small ones counted by hand, the large ones pinned. */
import type { Setup } from '../../../src/engine/types';
import { KINDS } from '../../../src/games/gems/rules/kinds';
import { perlyna } from '../../../src/games/perlyna/rules';
import {
  APART,
  dealt,
  done,
  field,
  RICH,
  SHARED,
  tally,
} from '../../../src/games/perlyna/examples';
import type { PerlynaMove, PerlynaState } from '../../../src/games/perlyna/rules/types';
import { shift } from '../../../src/games/gems/rules/shorthand';
import { reached } from '../../support/reached';

const virtual: Setup = { seats: 2, first: 0, mode: 'virtual' };
const referee: Setup = { seats: 2, first: 0, mode: 'referee' };
const at = (setup: Setup, ...moves: PerlynaMove[]): PerlynaState => reached(perlyna, setup, moves);
const claims = (state: PerlynaState, seat: number): PerlynaMove[] =>
  perlyna.offers(state, seat).filter(({ type }) => type === 'done');

test('claims are every set once, in circle order: red and green freely, orange with the pearl', () => {
  const state = at(referee, field(RICH), shift(0, 'c0U', 's'));
  const offered = claims(state, 0);
  expect(offered).toHaveLength(8);
  for (const tasks of ['', 'r', 'g', 'o', 'rg', 'ro', 'og', 'rog'])
    expect(offered).toContainEqual(done(0, tasks));
});

test('of two kinds that share the pearl one can be claimed: none, red or blue', () => {
  expect(claims(at(referee, field(SHARED), shift(0, 'r0L', 'o')), 0)).toEqual([
    done(0),
    done(0, 'r'),
    done(0, 'b'),
  ]);
});

test('done and blocked tasks are not offered', () => {
  const state = at(referee, field(RICH), shift(0, 'c0U', 's'), done(0, 'rg'), shift(1, 'c0U', 'b'));
  expect(claims(state, 1)).toEqual([done(1), done(1, 'r'), done(1, 'o'), done(1, 'ro')]);
});

test('at a real table: nineteen gem edges in 1 + 84 ways, the pearl in 120', () => {
  const state = at(referee, field('rrylr/sbvog/ylgsb/*oylv/gsbvo'));
  expect(perlyna.offers(state, 0)).toHaveLength(19 * 85 + 120 + 1);
});

test('a tally is any set of open tasks', () => {
  const state = at({ seats: 2, first: 0, mode: 'score' }, tally(0, 'r'));
  expect(perlyna.offers(state, 1)).toHaveLength(2 ** (KINDS.length - 1));
  expect(perlyna.offers(state, 0)).toEqual([]);
});

/** Leaves of the tree of one turn: shifts until `depth`, counting finished turns and takes as leaves. */
function leaves(state: PerlynaState, depth: number): number {
  if (depth === 0 || perlyna.turn(state).actors[0] !== 0) return 1;
  let count = 0;
  for (const move of perlyna.offers(state, 0))
    count += leaves(perlyna.apply(state, move), depth - 1);
  return count;
}

// Counted a second time by a program of its own that shares no code with the engine.
test.each([
  [APART, 'rgb', [21, 84, 277]],
  [APART, 'ooo', [21, 26, 34]],
  [RICH, 'rgb', [21, 133, 197]],
  [RICH, 'ooo', [21, 112, 152]],
  [SHARED, 'rrg', [21, 58, 83]],
  ['rrylr/sbvog/ylgsb/*oylv/gsbvo', 'rgb', [21, 84, 274]],
])('on %s a turn with %s in hand branches as pinned', (grid, hand, counts) => {
  const state = at(virtual, dealt(grid, hand, 'yyv'));
  expect([1, 2, 3].map((depth) => leaves(state, depth))).toEqual(counts);
});
