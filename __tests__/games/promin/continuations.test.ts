/** How many ways a position can go on; the small counts are made by hand. */
import type { Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import { bids, colours, deal, plays } from '../../../src/games/promin/examples';
import { playByRank } from '../../../src/games/promin/rules/offers';
import type { State } from '../../../src/games/promin/rules/types';
import { reach } from './support';

function continuations(state: State, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = promin.turn(state).actors;
  if (seat === undefined) return 0;
  let count = 0;
  for (const move of promin.offers(state, seat))
    count += continuations(promin.apply(state, move), depth - 1);
  return count;
}

const counts = (state: State, depths: number[]) =>
  depths.map((depth) => continuations(state, depth));

const VIRTUAL: Setup = { seats: 4, first: 0, mode: 'virtual' };
const REFEREE: Setup = { seats: 4, first: 0, mode: 'referee' };
const HANDS = deal(
  'r2 r5 r9 y3 y8 g1 g6 b4 b7 p2',
  'r4 r8 y1 y10 g2 g9 b3 b10 p5 p7',
  'r1 r3 y2 y9 g4 g10 b2 b5 b8 p3',
  'r6 r10 y4 y5 y6 y7 g5 g8 b6 p8',
);

test('[P-3.2] [P-3.3] a bet is one of eleven numbers, with or without a shield', () => {
  // 22, 22², 22³.
  expect(counts(reach(VIRTUAL, [HANDS]), [1, 2, 3])).toEqual([22, 484, 10_648]);
});

test('[P-4.3] [P-4.4] the first trick of four full hands', () => {
  // Seats 1, 2, 3, 0 hold of red 2 2 2 3, yellow 2 2 4 2, green 2 2 2 2, blue 2 3 1 2, purple 2 1 1 1,
  // so everybody follows: 24 + 32 + 16 + 12 + 2 = 86. Whoever wins leads any of nine cards: 86 · 9 = 774.
  const state = reach(VIRTUAL, [HANDS, ...bids(4, 1, '1 1 1 1')]);
  expect(counts(state, [1, 2, 3, 4, 5])).toEqual([10, 20, 40, 86, 774]);
  // Counted by an independent program.
  expect(counts(state, [8])).toEqual([5_732]);
});

test('[P-4.5] who has none of the colour has every card to choose from', () => {
  // Purple is led again: seat 2 is void (8 cards), seat 3 is void (8), seat 0 is void (8).
  const twoTricks = [
    ...plays(4, 1, 'p5 p3 p8 p2'),
    ...plays(4, 3, 'r6 r2 r8 r1'),
    ...plays(4, 1, 'p7'),
  ];
  const state = reach(VIRTUAL, [HANDS, ...bids(4, 1, '1 1 1 1'), ...twoTricks]);
  expect(counts(state, [1, 2, 3])).toEqual([8, 64, 512]);
});

test('[P-4.10] the last trick plays itself', () => {
  const hands = deal(
    'r1 r2 r3 y1 g1 g2 b1 b2 p1 p2',
    'r6 r7 r8 y8 g7 g8 b7 b8 p7 p8',
    'r4 r5 y2 g3 g4 b3 b4 p3 p4 p5',
  );
  const nine = 'y8 y2 y1 g8 g3 g1 g7 g4 g2 b8 b3 b1 b7 b4 b2 p8 p3 p1 p7 p4 p2 r8 r4 r1 r7 r5 r2';
  const state = reach({ ...VIRTUAL, seats: 3 }, [
    hands,
    ...bids(3, 1, '10 0 0'),
    ...plays(3, 1, nine),
  ]);
  // Then the deck is dealt anew: no seat acts.
  expect(counts(state, [1, 2, 3, 4])).toEqual([1, 1, 1, 0]);
});

test('[P-1.1] a referee without colours has seen fewer cards each time', () => {
  // 50, 50 · 49, 50 · 49 · 48.
  expect(counts(reach(REFEREE, bids(4, 1, '1 1 1 1')), [1, 2, 3])).toEqual([50, 2_450, 117_600]);
});

test('[P-4.4] a referee with colours lets each follow with what nobody has shown', () => {
  // Everybody has every colour: 50, then nine, eight and seven others of it.
  const state = reach(REFEREE, [colours('32221 13222 22222 22222'), ...bids(4, 1, '1 1 1 1')]);
  expect(counts(state, [1, 2, 3, 4])).toEqual([50, 450, 3_600, 25_200]);
});

test('nothing is offered to who is not to act, nor where only entries can be made', () => {
  const state = reach(REFEREE, bids(4, 1, '1 1 1 1'));
  expect([0, 2, 3].map((seat) => promin.offers(state, seat))).toEqual([[], [], []]);
  const scored = reach({ ...REFEREE, mode: 'score' }, bids(4, 1, '1 1 1 1'));
  expect(promin.turn(scored).actors).toEqual([]);
  expect([0, 1, 2, 3].map((seat) => promin.offers(scored, seat))).toEqual([[], [], [], []]);
});

test('[P-4.2] the owner plays by place: the rank-th lowest card of a colour', () => {
  const state = reach(VIRTUAL, [HANDS, ...bids(4, 1, '1 1 1 1')]);
  const offered = promin.offers(state, 1);
  expect(playByRank(offered, 'y', 0)).toEqual({ type: 'play', seat: 1, card: 'y1' });
  expect(playByRank(offered, 'y', 1)).toEqual({ type: 'play', seat: 1, card: 'y10' });
  expect(playByRank(offered, 'y', 2)).toBeNull();
});
