/** What the viewer of one seat, and the table between all, may know; and what can be told from it. */
import type { Setup, Viewer } from '../../../src/engine/types';
import { createRng } from '../../../src/engine/rng';
import { promin } from '../../../src/games/promin/rules';
import { bids, colours, deal, plays, won } from '../../../src/games/promin/examples';
import { ranges } from '../../../src/games/promin/rules/ranges';
import type { Move, View } from '../../../src/games/promin/rules/types';
import { reach } from './support';

const VIRTUAL: Setup = { seats: 4, first: 0, mode: 'virtual' };
const HANDS = deal(
  'g6 r9 r2 y3 r5 g1 b4 y8 b7 p2',
  'r4 r8 y1 y10 g2 g9 b3 b10 p5 p7',
  'r1 r3 y2 y9 g4 g10 b2 b5 b8 p3',
  'r6 r10 y4 y5 y6 y7 g5 g8 b6 p8',
);
const OPENED: Move[] = [HANDS, ...bids(4, 1, '1 1 1 1')];

function playView(moves: readonly Move[], viewer: Viewer) {
  const view = promin.view(reach(VIRTUAL, moves), viewer);
  if (view.phase !== 'play') throw new Error(view.phase);
  return view;
}

const text = (cards: readonly object[]) =>
  cards.map((card) => Object.values(card).join('')).join(' ');

test('[P-2.2] [P-2.5] A-P14: others’ hands show their fronts, sorted; the own one its colours in that order', () => {
  const view = playView(OPENED, 0);
  expect(view.hands?.map(text)).toEqual([
    'r r r y y g g b b p',
    'r4 r8 y1 y10 g2 g9 b3 b10 p5 p7',
    'r1 r3 y2 y9 g4 g10 b2 b5 b8 p3',
    'r6 r10 y4 y5 y6 y7 g5 g8 b6 p8',
  ]);
  expect(view.hands?.[0]?.every((card) => Object.keys(card).join() === 'colour')).toBe(true);
});

test('[P-2.5] the table sees of every hand what all may see: the colours', () => {
  expect(playView(OPENED, 'table').hands?.map(text)).toEqual([
    'r r r y y g g b b p',
    'r r y y g g b b p p',
    'r r y y g g b b b p',
    'r r y y y y g g b p',
  ]);
});

test('[P-4.2] a card on the table is open to all, and gone from the hand', () => {
  const view = playView([...OPENED, ...plays(4, 1, 'r4 r3')], 1);
  expect(view.trick).toEqual({
    number: 1,
    leader: 1,
    led: 'r',
    cards: [
      { seat: 1, card: { colour: 'r', value: 4 }, rank: 0 },
      { seat: 2, card: { colour: 'r', value: 3 }, rank: 1 },
    ],
  });
  expect(text(view.hands?.[1] ?? [])).toBe('r y y g g b b p p');
  expect(view.toAct).toBe(3);
});

test('[P-4.8] A-P17: a collected trick is counted and not shown', () => {
  const view = playView([...OPENED, ...plays(4, 1, 'r4 r3 r6 r2')], 0);
  expect(view.won).toEqual([0, 0, 0, 1]);
  expect(view.trick).toEqual({ number: 2, leader: 3, led: null, cards: [] });
  const shown = JSON.stringify(view);
  for (const value of [4, 3, 6]) expect(shown).not.toContain(`{"colour":"r","value":${value}}`);
});

test('[P-4.2] at no moment of a deal does a viewer see the value of an own card in hand', () => {
  for (const seats of [3, 4, 5]) {
    const rng = createRng(`promin view ${seats}`);
    let state = promin.begin({ ...VIRTUAL, seats });
    while (promin.turn(state).phase !== 'over') {
      const [actor] = promin.turn(state).actors;
      for (let seat = 0; seat < seats; seat += 1) {
        const view = promin.view(state, seat);
        if ('hands' in view) {
          const hidden = view.hands?.map(
            (hand) => hand.filter((card) => !('value' in card)).length,
          );
          const sizes = view.hands?.map((hand, s) => (s === seat ? hand.length : 0));
          expect(hidden).toEqual(sizes);
        }
      }
      const offered = actor === undefined ? [] : promin.offers(state, actor);
      state = promin.apply(
        state,
        offered[rng.below(offered.length || 1)] ?? promin.chance(state, rng),
      );
    }
  }
});

test('[P-3.1] bets are open as they are made; deal, dealer, holder and opener are named', () => {
  const view = promin.view(reach(VIRTUAL, [HANDS, ...bids(4, 1, '3+ 0')]), 3);
  expect(view).toMatchObject({
    phase: 'bid',
    viewer: 3,
    mode: 'virtual',
    seats: 4,
    highest: 10,
    deal: 1,
    dealer: 0,
    holder: 1,
    opener: 1,
    toAct: 3,
    bids: [null, { beads: 3, shield: true }, { beads: 0, shield: false }, null],
    pad: [],
    totals: [0, 0, 0, 0],
  });
});

test('[P-1.2] a refereed table shows entered colours as they are used up, and no hands', () => {
  const setup: Setup = { ...VIRTUAL, mode: 'referee' };
  const state = reach(setup, [
    colours('32221 13222 22222 22222'),
    ...bids(4, 1, '1 1 1 1'),
    ...plays(4, 1, 'r9'),
  ]);
  const view = promin.view(state, 'table') as Extract<View, { phase: 'play' }>;
  expect(view.hands).toBeNull();
  expect(view.colours?.[1]).toEqual({ r: 0, y: 3, g: 2, b: 2, p: 2 });
  expect(promin.view(reach(setup, bids(4, 1, '1 1 1 1')), 0)).toMatchObject({
    hands: null,
    colours: null,
  });
});

test('[P-6.1] at the end the pad, the winner and the deciding clause are shown', () => {
  let moves: Move[] = [];
  for (const opener of [1, 2, 3, 1])
    moves = [...moves, ...bids(4, opener, '3 3 3 3'), won('2 3 2 3')];
  const view = promin.view(reach({ ...VIRTUAL, mode: 'score' }, moves), 'table');
  expect(view).toMatchObject({
    phase: 'over',
    deal: 4,
    winner: 1,
    decidedBy: 'P-6.3',
    totals: [-20, 100, -20, 100],
  });
  expect(view.pad.map((row) => row.points)).toEqual([
    [-5, 10, -5, 10],
    [-5, 20, -5, 20],
    [-5, 30, -5, 30],
    [-5, 40, -5, 40],
  ]);
});

describe('what an own card can be', () => {
  test('the unseen values of its colour, without those needed below and above it', () => {
    // Seat 0 sees red 1 3 4 6 8 10, so 2 5 7 9 are left for three reds: lowest 2 or 5, and so on.
    const [low, middle, high, ...rest] = ranges(playView(OPENED, 0));
    expect([low, middle, high]).toEqual([
      [2, 5],
      [5, 7],
      [7, 9],
    ]);
    // Yellow 1 2 4 5 6 7 9 10 are seen: the two own ones are certain. Green: 1 3 6 7 for two.
    expect(rest.slice(0, 4)).toEqual([[3], [8], [1, 3, 6], [3, 6, 7]]);
    expect(rest).toHaveLength(7);
  });

  test('a card on the table is seen, whoever played it', () => {
    // Seat 1 sees red 1 2 3 5 6 9 10: 4 7 8 are left for two reds. Its 4 is played: 7 or 8 remains.
    expect(ranges(playView(OPENED, 1)).slice(0, 2)).toEqual([
      [4, 7],
      [7, 8],
    ]);
    expect(ranges(playView([...OPENED, ...plays(4, 1, 'r4')], 1))[0]).toEqual([7, 8]);
  });

  test('the true value is always among them, and there is one range for each card', () => {
    const rng = createRng('promin ranges');
    let state = promin.begin({ ...VIRTUAL, seats: 5 });
    const hands: string[][] = [];
    for (let i = 0; i < 100; i += 1) {
      const [actor] = promin.turn(state).actors;
      if (actor === undefined) {
        const dealt = promin.chance(state, rng);
        if (dealt.type === 'deal')
          hands.splice(0, hands.length, ...dealt.hands.map((hand) => sorted(hand)));
        state = promin.apply(state, dealt);
        continue;
      }
      for (let seat = 0; seat < 5; seat += 1) {
        const can = ranges(promin.view(state, seat));
        expect(can).toHaveLength(hands[seat]?.length ?? -1);
        hands[seat]?.forEach((card, place) => expect(can[place]).toContain(Number(card.slice(1))));
      }
      const offered = promin.offers(state, actor);
      const move = offered[rng.below(offered.length)];
      if (move === undefined) throw new Error('nothing offered');
      if (move.type === 'play')
        hands[actor] = hands[actor]?.filter((card) => card !== move.card) ?? [];
      state = promin.apply(state, move);
    }
  });

  test('the open table and a table without dealt cards get none', () => {
    expect(ranges(playView(OPENED, 'table'))).toEqual([]);
    expect(ranges(promin.view(promin.begin({ ...VIRTUAL, mode: 'referee' }), 0))).toEqual([]);
    expect(ranges(promin.view(promin.begin(VIRTUAL), 0))).toEqual([]);
  });
});

function sorted(hand: readonly string[]): string[] {
  const place = (card: string) => 'rygbp'.indexOf(card.charAt(0)) * 20 + Number(card.slice(1));
  return [...hand].sort((a, b) => place(a) - place(b));
}
