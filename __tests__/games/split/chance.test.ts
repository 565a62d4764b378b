/** What the deck brings, and that no card is ever lost or made. */
import { createRng } from '../../../src/engine/rng';
import type { Rng } from '../../../src/engine/types';
import { split } from '../../../src/games/split/rules';
import { COPIES } from '../../../src/games/split/rules/deck';
import type { SplitState } from '../../../src/games/split/rules/types';
import { pick, quickRng } from '../../support/quickRng';
import { play, tableOf, THREE } from './play';

/** Leaves every list as it is, so that the list itself is seen. */
const still: Rng = { below: () => 0, shuffle: (xs) => xs.slice() };
const virtual = { ...THREE, mode: 'virtual' } as const;

test('the unseen cards are listed ascending, jokers last, and dealt from the front', () => {
  let state: SplitState = split.begin(virtual);
  expect(split.chance(state, still)).toEqual({ type: 'row', cards: [1, 2, 2, 3, 3, 3, 4] });
  state = play(state, { type: 'row', cards: [1, 3, 3, 5, 'joker', 'joker', 10] });
  state = split.apply(state, { type: 'cut', seat: 0, at: [1, 2] });
  for (const seat of [0, 1, 2]) state = split.apply(state, { type: 'vote', seat, part: 0 });
  expect(split.chance(state, still)).toEqual({ type: 'row', cards: [2, 2, 3, 4, 4, 4, 4] });
});

test('the list is shuffled exactly once a row', () => {
  const seed = 'split';
  const box = COPIES.flatMap((copies, kind) =>
    new Array<number | string>(copies).fill(kind === 10 ? 'joker' : kind + 1),
  );
  expect(split.chance(split.begin(virtual), createRng(seed))).toEqual({
    type: 'row',
    cards: createRng(seed).shuffle(box).slice(0, 7),
  });
});

test('the deck brings nothing when it is somebody’s turn', () => {
  const state = play(split.begin(virtual), { type: 'row', cards: [1, 2, 2, 3, 3, 3, 4] });
  expect(() => split.chance(state, still)).toThrow();
});

test.each([3, 4])('%i players: the box is whole at every moment of random matches', (seats) => {
  const jokerTurns = new Set<number>();
  for (let seed = 1; seed <= 30; seed += 1) {
    const rng = quickRng(seed);
    let state = split.begin({ seats, first: seed % seats, mode: 'virtual' });
    for (let turn = split.turn(state); turn.phase !== 'over'; turn = split.turn(state)) {
      const move = turn.chance
        ? split.chance(state, rng)
        : pick(rng, split.offers(state, pick(rng, turn.actors)));
      if (turn.phase === 'joker') jokerTurns.add(seed);
      state = split.apply(state, move);
      expectWholeBox(state);
    }
    // A-S23, S-6.1: nothing is left lying in a row.
    expect(tableOf(state).row.every(({ fate }) => fate !== 'open')).toBe(true);
    expect(tableOf(state).deck).toBe(0);
  }
  expect(jokerTurns.size).toBeGreaterThan(10);
});

function expectWholeBox(state: SplitState): void {
  const table = tableOf(state);
  const total = table.unseen.map((count, kind) => count + (table.discarded[kind] ?? 0));
  const add = (kind: number, count: number): void => {
    total[kind] = (total[kind] ?? 0) + count;
  };
  for (const { card, fate } of table.row)
    if (fate === 'open') add(card === 'joker' ? 10 : card - 1, 1);
  for (const { numbers, jokers, loose } of table.fronts) {
    numbers.forEach((count, kind) => add(kind, count));
    add(10, loose + jokers.reduce((sum, count) => sum + count, 0));
    // S-5.2: no pile of jokers alone.
    if (jokers.some((count, kind) => count > 0 && numbers[kind] === 0)) throw new Error('S-5.2');
  }
  if (table.discarded.some((count) => count < 0)) throw new Error('a discard that never was');
  expect(total).toEqual(COPIES);
}
