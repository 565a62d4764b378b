/** Complete lists of legal moves: the small ones counted by hand, the large ones pinned. */
import type { Setup } from '../../../src/engine/types';
import { KINDS } from '../../../src/games/gems/rules/kinds';
import { nizam } from '../../../src/games/nizam/rules';
import { APART, dealt, field } from '../../../src/games/nizam/examples';
import type { NizamMove, NizamState } from '../../../src/games/nizam/rules/types';
import { formatCards, formatShift } from '../../../src/games/gems/rules/notation';
import { shift } from '../../../src/games/gems/rules/shorthand';
import { reached } from '../../support/reached';

const virtual: Setup = { seats: 2, first: 0, mode: 'virtual' };
const referee: Setup = { seats: 2, first: 0, mode: 'referee' };
const at = (setup: Setup, ...moves: NizamMove[]): NizamState => reached(nizam, setup, moves);

/** 'take', 'r0L rgb' … */
function short(move: NizamMove): string {
  return move.type === 'shift' ? `${formatShift(move)} ${formatCards(move.pay)}` : move.type;
}

// The twenty edges of APART are red 7, green 3 and sky, yellow, violet, blue, lime 2 each; no orange.

test('one of each: ten edges and two are paid with one card, the eight others with all three', () => {
  const offered = nizam.offers(at(virtual, dealt(APART, 'rgb', 'yyv')), 0).map(short);
  expect(offered.filter((move) => / r$/.test(move))).toHaveLength(7);
  expect(offered.filter((move) => / g$/.test(move))).toHaveLength(3);
  expect(offered.filter((move) => / b$/.test(move))).toHaveLength(2);
  expect(offered.filter((move) => / rgb$/.test(move))).toHaveLength(8);
  expect(offered).toHaveLength(7 + 3 + 2 + 8 + 1);
  expect(new Set(offered).size).toBe(offered.length);
});

test('three that match nothing pay for every edge, in one way', () => {
  expect(nizam.offers(at(virtual, dealt(APART, 'ooo', 'yyv')), 0)).toHaveLength(20 + 1);
});

test('the other seat has no move', () => {
  expect(nizam.offers(at(virtual, dealt(APART, 'ooo', 'yyv')), 1)).toEqual([]);
});

test('at a real table any payment is possible: one card, or three of seven kinds in 84 ways', () => {
  const state = at(referee, field(APART));
  expect(nizam.offers(state, 0)).toHaveLength(20 * (1 + 84) + 1);
  // Two cards left: only single ones, and the turn can be finished.
  const shifted = nizam.apply(state, shift(0, 'r0L', 'r'));
  expect(nizam.offers(shifted, 0)).toHaveLength(20 + 1);
});

test('a tally is any multiset of at most ten lengths: C(13, 3)', () => {
  const state = nizam.begin({ seats: 3, first: 2, mode: 'score' });
  const offered = nizam.offers(state, 2);
  expect(offered).toHaveLength(286);
  expect(new Set(offered.map((move) => JSON.stringify(move))).size).toBe(286);
  expect(offered.every((move) => nizam.judge(state, move).ok)).toBe(true);
});

/** Leaves of the tree of one turn: shifts until `depth`, counting finished turns and takes as leaves. */
function leaves(state: NizamState, depth: number): number {
  if (depth === 0 || nizam.turn(state).actors[0] !== 0) return 1;
  let count = 0;
  for (const move of nizam.offers(state, 0)) count += leaves(nizam.apply(state, move), depth - 1);
  return count;
}

// Counted a second time by a program of its own that shares no code with the engine.
test.each([
  ['rgb', [21, 101, 344]],
  ['rrg', [21, 106, 466]],
  ['ooo', [21, 21, 21]],
])('a turn with %s in hand branches as pinned', (hand, counts) => {
  const state = at(virtual, dealt(APART, hand, 'yyv'));
  expect([1, 2, 3].map((depth) => leaves(state, depth))).toEqual(counts);
});

test('every well-formed shift that is not offered is refused', () => {
  const state = at(virtual, dealt(APART, 'rgg', 'yyv'));
  const offered = new Set(nizam.offers(state, 0).map(short));
  let accepted = 0;
  for (const line of ['row', 'column'] as const)
    for (const edge of ['start', 'end'] as const)
      for (let index = 0; index < 5; index += 1)
        for (const a of KINDS)
          for (const pay of [[a], ...KINDS.flatMap((b) => KINDS.map((c) => [a, b, c]))]) {
            const move = { type: 'shift', seat: 0, line, index, edge, pay } as const;
            const sorted = KINDS.flatMap((kind) => pay.filter((card) => card === kind));
            expect(nizam.judge(state, move).ok).toBe(offered.has(short({ ...move, pay: sorted })));
            if (nizam.judge(state, move).ok) accepted += 1;
          }
  // Seven red and three green edges for one card; ten others for three cards in their three orders.
  expect(accepted).toBe(7 + 3 + 10 * 3);
});
