/** What somebody on one chair can say, and what it tells him. */
import type { Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import { bids, deal, plays } from '../../../src/games/promin/examples';
import type { Move } from '../../../src/games/promin/rules/types';
import { reach } from './support';

const VIRTUAL: Setup = { seats: 4, first: 0, mode: 'virtual' };
const REFEREE: Setup = { ...VIRTUAL, mode: 'referee' };
const OPENED: Move[] = [
  deal(
    'g6 r9 r2 y3 r5 g1 b4 y8 b7 p2',
    'r4 r8 y1 y10 g2 g9 b3 b10 p5 p7',
    'r1 r3 y2 y9 g4 g10 b2 b5 b8 p3',
    'r6 r10 y4 y5 y6 y7 g5 g8 b6 p8',
  ),
  ...bids(4, 1, '1 1 1 1'),
];
const LED = reach(VIRTUAL, [...OPENED, ...plays(4, 1, 'r4')]);

const own = (colour: string, rank: unknown) => ({ type: 'play', seat: 2, colour, rank });

test('[P-4.2] an own card is named by its place among its colour, the lowest first', () => {
  expect(promin.meant(LED, 2, own('r', 0))).toEqual({ type: 'play', seat: 2, card: 'r1' });
  expect(promin.meant(LED, 2, own('r', 1))).toEqual({ type: 'play', seat: 2, card: 'r3' });
  expect(promin.meant(LED, 2, own('b', 2))).toEqual({ type: 'play', seat: 2, card: 'b8' });
  expect(promin.meant(LED, 2, own('r', 2))).toBeNull();
});

test('[P-4.2] nobody can ask what he holds: naming a card means nothing, and a refusal tells no value', () => {
  for (const card of ['r1', 'r2', 'g4', 'x', 7])
    expect(promin.meant(LED, 2, { type: 'play', seat: 2, card })).toBeNull();
  expect(promin.meant(LED, 2, { ...own('r', 0), card: 'r1' })).toBeNull();
  const refused = promin.judge(LED, promin.meant(LED, 2, own('g', 1)));
  expect(refused).toEqual({ ok: false, clause: 'P-4.4', facts: { seat: 2, led: 'r', held: 2 } });
});

test('others’ moves and the deal are nothing a chair can say', () => {
  expect(promin.meant(LED, 1, own('r', 0))).toBeNull();
  expect(promin.meant(LED, 2, { type: 'bid', seat: 3, beads: 1, shield: false })).toBeNull();
  expect(promin.meant(promin.begin(VIRTUAL), 0, OPENED[0])).toBeNull();
});

test.each([
  own('r', -1),
  own('r', 0.5),
  own('r', '0'),
  own('x', 0),
  { ...own('r', 0), more: 1 },
  { type: 'play', seat: 2 },
  { type: 'play', colour: 'r', rank: 0 },
])('%j is malformed', (choice) => {
  expect(promin.judge(LED, promin.meant(LED, 2, choice))).toMatchObject({ clause: 'form' });
});

test('before the cards are dealt a play is out of turn', () => {
  const state = promin.begin(VIRTUAL);
  expect(promin.judge(state, promin.meant(state, 2, own('r', 0)))).toMatchObject({
    clause: 'turn',
  });
});

test('at a real table the card lies open and is named; anyone may enter colours and tricks', () => {
  const state = reach(REFEREE, bids(4, 1, '1 1 1 1'));
  const play = { type: 'play', seat: 1, card: 'r4' };
  expect(promin.meant(state, 1, play)).toEqual(play);
  expect(promin.meant(state, 2, play)).toBeNull();
  const tricks = { type: 'tricks', won: [1, 2, 3, 4] };
  for (const seat of [0, 3]) expect(promin.meant(state, seat, tricks)).toEqual(tricks);
  expect(promin.judge(state, promin.meant(state, 1, { ...own('r', 0), seat: 1 }))).toMatchObject({
    clause: 'form',
  });
});
