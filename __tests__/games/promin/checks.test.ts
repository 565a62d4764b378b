/** First the turn, then the form, then the rules in their order. */
import type { Mode, Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import { readCard } from '../../../src/games/promin/rules/cards';
import { bids, deal, won } from '../../../src/games/promin/examples';
import { reach, ruling } from './support';

const at = (mode: Mode): Setup => ({ seats: 3, first: 0, mode });
const OPENED = bids(3, 1, '3 3 3');
const HANDS = deal(
  'r1 r2 r3 y1 g1 g2 b1 b2 p1 p2',
  'r6 r7 r8 y8 g7 g8 b7 b8 p7 p8',
  'r4 r5 y2 g3 g4 b3 b4 p3 p4 p5',
);

test('no object, no type or a strange type is malformed, whoever’s turn it is', () => {
  const state = promin.begin(at('virtual'));
  for (const value of [
    null,
    7,
    'bid',
    true,
    [],
    [{ type: 'bid' }],
    {},
    { type: 'pass' },
    { type: 1 },
  ])
    expect(ruling(state, value)).toBe('form');
  expect(ruling(state, JSON.parse('{"__proto__":{"type":"deal"}}'))).toBe('form');
});

test('an inherited key is no key', () => {
  const state = promin.begin(at('score'));
  expect(ruling(state, Object.create({ type: 'bid', seat: 1, beads: 1, shield: false }))).toBe(
    'form',
  );
});

test('a type of another mode or phase is a matter of turn, however it looks', () => {
  const dealing = promin.begin(at('virtual'));
  for (const type of ['bid', 'play', 'colours', 'tricks'])
    expect(ruling(dealing, { type, x: 1 })).toBe('turn');
  const scored = reach(at('score'), OPENED);
  for (const type of ['bid', 'play', 'colours', 'deal'])
    expect(ruling(scored, { type })).toBe('turn');
  const bidding = promin.begin(at('referee'));
  for (const type of ['play', 'deal', 'tricks']) expect(ruling(bidding, { type })).toBe('turn');
});

test('another seat comes before a malformed bid, no seat at all is malformed', () => {
  const state = promin.begin(at('score'));
  expect(ruling(state, { type: 'bid', seat: 2, beads: 'x' })).toBe('turn');
  expect(ruling(state, { type: 'bid', seat: 9, beads: 1, shield: false })).toBe('turn');
  for (const seat of ['1', null, 1.5, NaN, undefined, [1]])
    expect(ruling(state, { type: 'bid', seat, beads: 1, shield: false })).toBe('form');
});

test.each([
  [{ beads: 1 }],
  [{ shield: true }],
  [{ beads: 1, shield: 1 }],
  [{ beads: '1', shield: true }],
  [{ beads: 1.5, shield: true }],
  [{ beads: -1, shield: true }],
  [{ beads: null, shield: true }],
  [{ beads: 1, shield: false, note: '' }],
])('a bid of %j is malformed', (rest) => {
  expect(ruling(promin.begin(at('score')), { type: 'bid', seat: 1, ...rest })).toBe('form');
});

test.each([
  '',
  'r',
  'r0',
  'r01',
  'r-1',
  'r1.5',
  'R1',
  'x1',
  '1r',
  ' r1',
  'r1 ',
  'r1x',
  'r١',
  7,
  null,
  ['r1'],
])('%j is no card', (card) => {
  const state = reach(at('referee'), OPENED);
  expect(ruling(state, { type: 'play', seat: 1, card })).toBe('form');
});

test.each(['r9', 'r12', 'r13', 'r99', 'r100', 'r1000000000000'])(
  '[P-1.1] %s is a card, but not of this deck',
  (card) => {
    const state = reach(at('referee'), OPENED);
    expect(ruling(state, { type: 'play', seat: 1, card })).toBe('P-1.1');
  },
);

test('every card of the box reads as itself', () => {
  const read = ['r', 'y', 'g', 'b', 'p'].flatMap((c) =>
    Array.from({ length: 12 }, (_, v) => readCard(`${c}${v + 1}`)),
  );
  expect(new Set(read).size).toBe(60);
  expect(Math.min(...read)).toBeGreaterThan(0);
});

test('letting a card stand exists at a real table only', () => {
  const state = reach(at('virtual'), [HANDS, ...OPENED]);
  expect(ruling(state, { type: 'play', seat: 1, card: 'r6' })).toBe('ok');
  expect(ruling(state, { type: 'play', seat: 1, card: 'r6', stands: true })).toBe('form');
});

test('[P-4.1] before [P-4.4]: a card that is not held is not said to be of the wrong colour', () => {
  const state = reach(at('virtual'), [HANDS, ...OPENED, { type: 'play', seat: 1, card: 'r6' }]);
  expect(ruling(state, { type: 'play', seat: 2, card: 'b8' })).toBe('P-4.1');
  expect(ruling(state, { type: 'play', seat: 2, card: 'b3' })).toBe('P-4.4');
});

describe('a deal', () => {
  const state = promin.begin(at('virtual'));
  const swap = (seat: number, place: number, card: unknown) => ({
    type: 'deal',
    hands: HANDS.hands.map((hand, s) =>
      hand.map((own, i) => (s === seat && i === place ? card : own)),
    ),
  });

  test('of anything but cards is malformed', () => {
    for (const hands of [
      null,
      [],
      HANDS.hands.slice(1),
      [...HANDS.hands, []],
      ['', '', ''],
      [[], {}, []],
    ])
      expect(ruling(state, { type: 'deal', hands })).toBe('form');
    expect(ruling(state, swap(2, 3, 'z9'))).toBe('form');
    expect(ruling(state, { ...HANDS, seat: 0 })).toBe('form');
  });

  test('[P-1.1] before [P-2.1]: strange and double cards before wrong sizes', () => {
    expect(promin.judge(state, swap(2, 3, 'r9'))).toEqual({
      ok: false,
      clause: 'P-1.1',
      facts: { card: 'r9', highest: 8 },
    });
    expect(promin.judge(state, swap(2, 3, 'r1'))).toEqual({
      ok: false,
      clause: 'P-1.1',
      facts: { card: 'r1', twice: true },
    });
    const short = { type: 'deal', hands: [HANDS.hands[0], HANDS.hands[1], ['r1']] };
    expect(ruling(state, short)).toBe('P-1.1');
    expect(ruling(state, { type: 'deal', hands: [[], [], []] })).toBe('P-2.1');
  });
});

test('a minus zero leaves no trace in the state', () => {
  const state = reach(at('score'), [
    { type: 'bid', seat: 1, beads: -0, shield: false },
    ...bids(3, 2, '0 10'),
  ]);
  const closed = promin.apply(state, { type: 'tricks', won: [10, -0, 0] });
  expect(JSON.parse(JSON.stringify(closed))).toEqual(closed);
});

test('a refused move is not applied', () => {
  expect(() => promin.apply(promin.begin(at('score')), won('4 3 3'))).toThrow('turn');
});

test('chance deals only when it is time to deal', () => {
  const state = promin.begin(at('score'));
  expect(() => promin.chance(state, { below: () => 0, shuffle: (xs) => xs.slice() })).toThrow(
    'bid',
  );
});

test('[P-2.1] chance deals the shuffled deck from the front, ten to each seat in order', () => {
  const move = promin.chance(promin.begin(at('virtual')), {
    below: () => 0,
    shuffle: (xs) => xs.slice(),
  });
  expect(move).toEqual(
    deal(
      'r1 r2 r3 r4 r5 r6 r7 r8 y1 y2',
      'y3 y4 y5 y6 y7 y8 g1 g2 g3 g4',
      'g5 g6 g7 g8 b1 b2 b3 b4 b5 b6',
    ),
  );
});
