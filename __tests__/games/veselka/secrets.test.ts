/** Chance, conservation of the 96 cards, and what nobody may see. */
import { createRng } from '../../../src/engine/rng';
import type { Rng } from '../../../src/engine/types';
import { COPIES, KINDS, countKinds } from '../../../src/games/gems';
import { veselka } from '../../../src/games/veselka';
import { SEVEN_LEFT, draw, evenDeal, run, swap } from '../../../src/games/veselka/examples';
import { formatCards, parseCards } from '../../../src/games/veselka/notation';
import type { VeselkaMove, VeselkaState } from '../../../src/games/veselka/types';
import { UNSHUFFLED, played, referee, virtual } from './play';

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
  const heaps = [pile, deck, discard, ...hands, ...rainbows];
  const counts = KINDS.map((_, k) => heaps.reduce((n, heap) => n + (heap[k] as number), 0));
  expect(counts).toEqual(KINDS.map(() => COPIES));
  expect(Math.min(...heaps.flat())).toBeGreaterThanOrEqual(0);
  expect(deck.some((n) => n > 0)).toBe(true);
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
    toAct: 0,
    players: [
      { points: 3, rainbow: ['lime'], hand: 5 },
      { points: 0, rainbow: [], hand: 8 },
    ],
    top: 'yellow',
    pile: 3,
    deck: 79,
    discard: 0,
    seen: [1, 1, 1, 1, 0, 0, 0, 0],
    hand: parseCards('rgsbv'),
    lap: null,
    winners: [],
  });
});
