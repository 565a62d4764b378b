import { createRng } from '../../../src/engine/rng';
import { qwinto } from '../../../src/games/qwinto/rules';
import { at, kept, round, SARA } from '../../../src/games/qwinto/examples';
import { parseSheet } from '../../../src/games/qwinto/rules/notation';
import type { Move, State } from '../../../src/games/qwinto/rules/types';
import { PAPER, reach, SCREEN, TABLE } from './support';

describe('offers', () => {
  test('[Q-3.1] seven sets of dice, each once, to the active player only', () => {
    const state = reach(TABLE, []);
    const names = qwinto
      .offers(state, 0)
      .map((move) => (move.type === 'dice' ? move.dice.join('+') : ''));
    expect(names).toEqual([
      'orange',
      'yellow',
      'purple',
      'orange+yellow',
      'orange+purple',
      'yellow+purple',
      'orange+yellow+purple',
    ]);
    expect(qwinto.offers(state, 1)).toEqual([]);
  });

  test('sheets are entered, not offered; neither is a seat that does not exist', () => {
    expect(qwinto.offers(reach(PAPER, []), 0).every((move) => move.type === 'dice')).toBe(true);
    expect(qwinto.offers(reach(TABLE, kept(0, { orange: 1 })), 5)).toEqual([]);
  });
});

/** Sequences of moves of the given length; the dice count as one throw of ones. */
function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  const turn = qwinto.turn(state);
  if (turn.chance) {
    const values = Array.from({ length: turn.count ?? 0 }, () => 1);
    return perft(qwinto.apply(state, { type: 'roll', values }), depth - 1);
  }
  let count = 0;
  for (const seat of turn.actors)
    for (const move of qwinto.offers(state, seat))
      count += perft(qwinto.apply(state, move), depth - 1);
  return count;
}

describe('counts of legal continuations', () => {
  test.each<[string, Move[], number[]]>([
    // One die: nine cells and a pass for each of two seats, in two orders: 2·10, then 2·10·10,
    // then seven sets of dice each.
    ['one orange die on blank sheets', kept(0, { orange: 1 }), [20, 200, 1400]],
    // Three dice: 27 cells and a pass: 2·28, 2·28·28.
    ['three dice on blank sheets', kept(0, { orange: 1, yellow: 1, purple: 1 }), [56, 1568]],
    // Both have orange 4 in column 3. Orange 5: seven cells right of it (columns 4, 6–11) and a pass.
    [
      'orange 5 after orange 4',
      [...round(0, { orange: 4 }, at('orange', 3), at('orange', 3)), ...kept(1, { orange: 5 })],
      [16, 128],
    ],
    // Yellow 4 after orange 4 in column 3: nine cells but column 3, and a pass: 2·9, 2·9·9.
    [
      'yellow 4 beside orange 4 in a triple column',
      [...round(0, { orange: 4 }, at('orange', 3), at('orange', 3)), ...kept(1, { yellow: 4 })],
      [18, 162],
    ],
    // Seven sets, one throw each, keep or once more: 7, 7, 14; then 7 throws again, and the entries
    // of 7 kept ones: three single dice 20, three pairs 2·19, one triple 2·28 = 60 + 114 + 56.
    ['the beginning', [], [7, 7, 14, 7 + 230]],
  ])('%s', (_, moves, counts) => {
    const state = reach(SCREEN, moves);
    expect(counts.map((_count, i) => perft(state, i + 1))).toEqual(counts);
  });

  // Seat 0 has yellow 9: 8 fits all of orange and purple, 18 cells. Seat 1 has purple 9 in its eighth
  // cell: seven purple and nine orange. With the passes 19 + 17, 2·19·17, and seven sets of dice each.
  test('after one roll, an orange and purple eight', () => {
    const moves = [
      ...round(0, { orange: 4, yellow: 4, purple: 1 }, at('yellow', 5), at('purple', 8)),
      ...kept(1, { orange: 3, purple: 5 }),
    ];
    expect([1, 2, 3].map((depth) => perft(reach(SCREEN, moves), depth))).toEqual([36, 646, 4522]);
  });
});

describe('chance', () => {
  test('one throw for each chosen die, in the order they were chosen', () => {
    const dice: Move = { type: 'dice', seat: 0, dice: ['purple', 'orange'] };
    const state = reach(SCREEN, [dice]);
    const rng = createRng('seed');
    const values = [1 + rng.below(6), 1 + rng.below(6)];
    expect(qwinto.chance(state, createRng('seed'))).toEqual({ type: 'roll', values });
    expect(() => qwinto.chance(reach(SCREEN, []), rng)).toThrow();
  });
});

describe('notation', () => {
  test('reading goes by the marks', () => {
    const rows = [
      'O 3 . . # . 10 . 13 . 17',
      'Y 2 4 6 7 8 # 9 11 14 16',
      'P 1 3 5 7 # . . 11 . 12',
    ];
    expect(parseSheet([...rows, 'X x x . .'].join('\n'))).toEqual(SARA);
  });

  test.each([
    ['no line of boxes', 'O . . . # . . . . . .\nY . . . . . # . . . .\nP . . . . # . . . . .'],
    [
      'the gap elsewhere',
      'O . . # . . . . . . .\nY . . . . . # . . . .\nP . . . . # . . . . .\nX ....',
    ],
    [
      'rows out of order',
      'Y . . . . . # . . . .\nO . . . # . . . . . .\nP . . . . # . . . . .\nX ....',
    ],
    [
      'a letter in a cell',
      'O a . . # . . . . . .\nY . . . . . # . . . .\nP . . . . # . . . . .\nX ....',
    ],
    ['no gap', 'O . . . . . . . . . .\nY . . . . . # . . . .\nP . . . . # . . . . .\nX ....'],
    ['five boxes', 'O . . . # . . . . . .\nY . . . . . # . . . .\nP . . . . # . . . . .\nX x....'],
  ])('is no sheet: %s', (_, picture) => {
    expect(() => parseSheet(picture)).toThrow('sheet:');
  });
});
