/** Chance, conservation of the 96 cards, and what nobody may see. */
import { createRng } from '../../../src/engine/rng';
import type { Rng } from '../../../src/engine/types';
import { listCounts, NO_CARDS } from '../../../src/games/gems/rules/counts';
import { COPIES, KINDS, countKinds } from '../../../src/games/gems/rules/kinds';
import { veselka } from '../../../src/games/veselka/rules';
import { SEVEN_LEFT, draw, evenDeal, run, swap } from '../../../src/games/veselka/examples';
import { formatCards, parseCards } from '../../../src/games/veselka/rules/notation';
import type { VeselkaMove, VeselkaState } from '../../../src/games/veselka/rules/types';
import { UNSHUFFLED, played, referee, score, virtual } from './play';

const REVERSED: Rng = { below: () => 0, shuffle: (xs) => xs.slice().reverse() };

function chanceCards(state: VeselkaState, rng: Rng): string {
  const move = veselka.chance(state, rng);
  if (move.type !== 'draw') throw new Error('not a draw');
  return formatCards(move.cards);
}

test('the deal takes the top first, then the hands in seat order', () => {
  const move = veselka.chance(veselka.begin(virtual(2)), UNSHUFFLED);
  expect(move).toEqual({
    type: 'deal',
    top: 'red',
    hands: [parseCards('rrrrrrrr'), parseCards('rrrooooo')],
  });
  expect(veselka.chance(veselka.begin(referee(2)), REVERSED)).toEqual({
    type: 'deal',
    top: 'violet',
  });
});

test('[A-V5] a draw takes the old deck to its last card, then the rebuilt one', () => {
  const state = played(virtual(5), [...SEVEN_LEFT, swap(1, 'oylgsbvr')]);
  expect(chanceCards(state, UNSHUFFLED)).toBe('oylgsbvr');
  expect(chanceCards(state, REVERSED)).toBe('vbsglyov');
});

test('chance is refused where nothing is drawn', () => {
  expect(() => veselka.chance(played(virtual(2), [evenDeal(2)]), UNSHUFFLED)).toThrow();
});

test('turn.count says how many cards chance brings', () => {
  expect(veselka.turn(veselka.begin(virtual(3)))).toMatchObject({ chance: true, count: 25 });
  expect(veselka.turn(veselka.begin(referee(3)))).toMatchObject({ chance: true, count: 1 });
});

test.each([2, 3, 4, 5])(
  '[§1] 96 cards stay 96 in 400 random turns of %i, twelve a colour',
  (seats) => {
    const rng = createRng(`veselka-${seats}`);
    let state = veselka.begin(virtual(seats));
    let deals = 0;
    for (let step = 0; step < 800; step += 1) {
      const turn = veselka.turn(state);
      if (turn.phase === 'over') {
        state = veselka.begin(virtual(seats));
        deals += 1;
        continue;
      }
      const moves = turn.chance ? [] : veselka.offers(state, turn.actors[0] as number);
      const runs = moves.filter(({ type }) => type === 'run');
      const among = runs.length > 0 ? runs : moves;
      const move = turn.chance
        ? veselka.chance(state, rng)
        : (among[rng.below(among.length)] as VeselkaMove);
      expect(veselka.judge(state, move)).toEqual({ ok: true });
      state = veselka.apply(state, move);
      expectWholeBox(state);
    }
    expect(deals).toBeLessThan(20);
  },
);

function expectWholeBox(state: VeselkaState): void {
  if (state.phase === 'deal' || state.stock.mode !== 'virtual') return;
  const { pile, deck, discard, hands } = state.stock;
  const rainbows = state.sheets.map(({ rainbow }) => countKinds(rainbow));
  const heaps = [...[pile, deck, discard, ...hands].map(listCounts), ...rainbows];
  const counts = KINDS.map((_, k) => heaps.reduce((n, heap) => n + (heap[k] as number), 0));
  expect(counts).toEqual(KINDS.map(() => COPIES));
  expect(deck).not.toBe(NO_CARDS);
}

test('[A-V19] nobody sees another hand, the deck or what was swapped', () => {
  const match = (swapped: string, drawn: string, other: string) =>
    played(virtual(2), [
      { type: 'deal', top: 'red', hands: [parseCards('oylgsbvr'), parseCards(other)] },
      swap(0, swapped),
      draw(drawn),
    ]);
  const one = match('rg', 'bb', 'oylgsbvr');
  const same = match('rg', 'bb', 'rrryyyvv');
  const another = match('vs', 'yy', 'oylgsbvr');
  expect(veselka.view(one, 'table')).toEqual(veselka.view(same, 'table'));
  expect(veselka.view(one, 'table')).toEqual(veselka.view(another, 'table'));
  expect(veselka.view(one, 0)).toEqual(veselka.view(same, 0));
  expect(veselka.view(one, 1)).toEqual(veselka.view(another, 1));
  expect(veselka.view(one, 1)).not.toEqual(veselka.view(same, 1));
  expect(veselka.view(one, 'table').hand).toBeNull();
});

test('a view shows the own hand, the open table and the sizes of the rest', () => {
  const state = played(virtual(2), [evenDeal(2), run(0, 'oyl', true)]);
  expect(veselka.view(state, 0)).toEqual({
    phase: 'draw',
    mode: 'virtual',
    first: 0,
    swapNone: false,
    finisherRests: false,
    toAct: 0,
    players: [
      { points: 3, runs: [1, 0, 0, 0, 0, 0], rainbow: ['lime'], hand: 5 },
      { points: 0, runs: [0, 0, 0, 0, 0, 0], rainbow: [], hand: 8 },
    ],
    top: 'yellow',
    pile: 3,
    deck: 79,
    discard: 0,
    seen: [1, 1, 1, 1, 0, 0, 0, 0],
    hand: parseCards('rgsbv'),
    draw: { count: 3, after: 'run' },
    lap: null,
    ended: null,
    winners: [],
  });
});

test.each([virtual, referee, score])(
  'a view says what the table agreed on, and how it ended',
  (mode) => {
    const begun = veselka.begin(mode(3, { 'A-V4': 'none', 'A-V7': 'others' }));
    expect(veselka.view(begun, 1)).toMatchObject({ swapNone: true, finisherRests: true });
    expect(veselka.view(veselka.begin(mode(3, { 'A-V7': 'others' })), 'table')).toMatchObject({
      swapNone: false,
      finisherRests: true,
    });
    const deal = veselka.turn(begun).chance ? [veselka.chance(begun, UNSHUFFLED)] : [];
    const stopped = played(mode(3), [...deal, { type: 'stop' }]);
    expect(veselka.view(stopped, 2)).toMatchObject({ phase: 'over', ended: 'stop' });
  },
);

/** Nothing of a scored match and only sizes of a refereed one are out of sight. */
test.each([
  [
    referee,
    [{ type: 'deal', top: 'red' }, run(0, 'oyl', true), { type: 'swap', seat: 1, count: 4 }],
  ],
  [score, [{ type: 'tally', seat: 0, length: 5, keep: 'red' }]],
] as [typeof referee, VeselkaMove[]][])(
  'a chair at a real table imagines that table',
  (mode, moves) => {
    const state = played(mode(2, { 'A-V4': 'none' }), moves);
    expect(veselka.imagine(veselka.view(state, 1), 1, UNSHUFFLED)).toEqual(state);
  },
);

test('what the deck brings is said by no chair of a dealt match, and by any at a real table', () => {
  const dealt = veselka.begin(virtual(2));
  expect(veselka.meant(dealt, 0, veselka.chance(dealt, UNSHUFFLED))).toBeNull();
  const deal = { type: 'deal', top: 'red' };
  expect(veselka.meant(veselka.begin(referee(2)), 1, deal)).toBe(deal);
});
