import { qwinto } from '../../../src/games/qwinto/rules';
import { at, kept, round, SARA, THREE_CROSSES, thrown } from '../../../src/games/qwinto/examples';
import { parseSheet } from '../../../src/games/qwinto/rules/notation';
import {
  cellIndex,
  COLUMNS,
  GAP,
  GAPS,
  NO_CELL,
  PENTAGONS,
} from '../../../src/games/qwinto/rules/sheet';
import type { Move, Row, State } from '../../../src/games/qwinto/rules/types';
import { ROWS } from '../../../src/games/qwinto/rules/types';
import { judged, PAPER, reach, refusal, SCREEN, TABLE } from './support';

function write(seat: number, row: Row, column: number): Move {
  return { type: 'write', seat, row, column };
}

describe('the sheet', () => {
  const rowsIn = (column: number) => ROWS.filter((row) => COLUMNS[row].includes(column));

  test('[Q-1.1] has 27 cells in five triples, five doubles and two singles', () => {
    const columns = Array.from({ length: 12 }, (_, column) => column);
    const ofSize = (n: number) => columns.filter((column) => rowsIn(column).length === n);
    expect(ofSize(3)).toEqual([2, 3, 7, 8, 9]);
    expect(ofSize(2).map((c) => [c, ...rowsIn(c)])).toEqual([
      [1, 'yellow', 'purple'],
      [4, 'orange', 'yellow'],
      [5, 'yellow', 'purple'],
      [6, 'orange', 'purple'],
      [10, 'orange', 'yellow'],
    ]);
    expect(ofSize(1)).toEqual([0, 11]);
  });

  test('[Q-2.4] has one gap a row, between its cells', () => {
    expect(GAPS).toEqual({ orange: 5, yellow: 6, purple: 4 });
    for (const row of ROWS) {
      expect(cellIndex(row, GAPS[row])).toBe(GAP);
      const outside = Array.from({ length: 12 }, (_, c) => cellIndex(row, c)).filter(
        (index) => index === NO_CELL,
      );
      expect(outside).toHaveLength(2);
    }
  });

  test('[A-Q11] has one pentagon in each triple column', () => {
    expect(PENTAGONS.map(({ row, column }) => `${row} ${column}`)).toEqual([
      'purple 2',
      'orange 3',
      'orange 7',
      'yellow 8',
      'purple 9',
    ]);
  });
});

describe('a number in its row and column', () => {
  const five = round(0, { yellow: 5 }, at('yellow', 4), at('yellow', 4));

  test.each([
    [4, 3, true],
    [4, 5, false],
    [5, 5, false],
    [5, 3, false],
    [6, 5, true],
    [6, 3, false],
  ])('[Q-2.2] beside yellow 5 in column 4, %i into column %i: %s', (number, column, ok) => {
    const verdict = judged(
      TABLE,
      [...five, ...kept(1, { yellow: number })],
      write(0, 'yellow', column),
    );
    expect(verdict.ok).toBe(ok);
    if (!verdict.ok) expect(verdict.clause).toBe('Q-2.2');
  });

  test('[Q-2.2] the nearest numbers decide, over empty cells and over the gap', () => {
    const ends = [
      ...round(0, { orange: 2 }, at('orange', 2), 'pass'),
      ...round(1, { orange: 6, purple: 6 }, at('orange', 11), at('orange', 11)),
    ];
    const roll = kept(0, { orange: 6, purple: 6 });
    expect(refusal(TABLE, [...ends, ...roll], write(0, 'orange', 6)).facts).toEqual({
      seat: 0,
      cells: [
        { row: 'orange', column: 6, number: 12 },
        { row: 'orange', column: 11, number: 12 },
      ],
    });
    expect(
      judged(TABLE, [...ends, ...kept(0, { orange: 6, purple: 5 })], write(0, 'orange', 6)).ok,
    ).toBe(true);
  });

  test.each<[Row, number, string]>([
    ['orange', 4, 'Q-2.3'],
    ['orange', 3, 'ok'],
    ['purple', 3, 'ok'],
  ])('[Q-2.3] a second 5, in %s column %i: %s', (row, column, clause) => {
    const verdict = judged(TABLE, [...five, ...kept(1, { [row]: 5 })], write(0, row, column));
    expect(verdict.ok ? 'ok' : verdict.clause).toBe(clause);
  });

  test('[Q-2.3] holds across a triple column, top to bottom', () => {
    const orange = round(0, { orange: 5 }, at('orange', 8), at('orange', 8));
    expect(refusal(TABLE, [...orange, ...kept(1, { purple: 5 })], write(1, 'purple', 8))).toEqual({
      ok: false,
      clause: 'Q-2.3',
      facts: {
        seat: 1,
        cells: [
          { row: 'purple', column: 8, number: 5 },
          { row: 'orange', column: 8, number: 5 },
        ],
      },
    });
  });

  test('[Q-3.5] only the sum may be written, and each seat once a roll', () => {
    const moves = [...kept(0, { orange: 2, purple: 3 }), write(0, 'orange', 2)];
    expect(refusal(TABLE, moves, write(0, 'purple', 5))).toEqual({
      ok: false,
      clause: 'turn',
      facts: { phase: 'write', turnOf: [1] },
    });
    const state = reach(TABLE, [...moves, write(1, 'purple', 5)]);
    expect(state.sheets[0]?.orange[0]).toBe(5);
    expect(state.sheets[1]?.purple[4]).toBe(5);
  });
});

describe('the order of checks', () => {
  const moves = [
    ...round(0, { orange: 5 }, at('orange', 3), at('orange', 3)),
    ...kept(1, { purple: 5 }),
  ];

  test.each<[string, unknown, string]>([
    ['a decided seat with a bad shape', { type: 'dice', seat: 0, nonsense: 1 }, 'turn'],
    ['a seat that is not at the table', { type: 'pass', seat: 7 }, 'turn'],
    ['a seat that is no number', { type: 'pass', seat: '0' }, 'form'],
    ['a fraction of a seat', { type: 'pass', seat: 0.5 }, 'form'],
    ['no seat', { type: 'pass' }, 'form'],
    ['a key too many', { type: 'pass', seat: 0, why: 'no room' }, 'form'],
    ['an unknown type', { type: 'erase', seat: 0 }, 'form'],
    ['no object', 'pass', 'form'],
    [
      'an unknown row before the column',
      { type: 'write', seat: 0, row: 'green', column: 3 },
      'form',
    ],
    ['a column off the grid', write(0, 'orange', 12), 'form'],
    ['sheets at a table without paper', { type: 'sheets', sheets: [] }, 'turn'],
    ['no cell there, and the die not thrown', write(0, 'orange', 0), 'Q-1.1'],
    ['the gap, and the die not thrown', write(0, 'orange', 5), 'Q-2.4'],
    ['equal in the row, and the die not thrown', write(0, 'orange', 4), 'Q-2.2'],
    ['twice in the column, and the die not thrown', write(0, 'yellow', 3), 'Q-2.3'],
    ['only the die not thrown', write(0, 'yellow', 4), 'Q-3.5'],
    ['twice in the column', write(0, 'purple', 3), 'Q-2.3'],
  ])('%s', (_, tried, clause) => {
    expect(refusal(TABLE, moves, tried).clause).toBe(clause);
  });

  test.each<[string, Move[], unknown, string]>([
    [
      'a seven',
      [{ type: 'dice', seat: 0, dice: ['orange'] }],
      { type: 'roll', values: [7] },
      'form',
    ],
    [
      'a zero',
      [{ type: 'dice', seat: 0, dice: ['orange'] }],
      { type: 'roll', values: [0] },
      'form',
    ],
    [
      'a die too many',
      [{ type: 'dice', seat: 0, dice: ['orange'] }],
      { type: 'roll', values: [1, 1] },
      'form',
    ],
    ['no dice', [], { type: 'dice', seat: 0, dice: [] }, 'Q-3.1'],
    [
      'four dice',
      [],
      { type: 'dice', seat: 0, dice: ['orange', 'yellow', 'purple', 'orange'] },
      'Q-3.1',
    ],
    ['a green die', [], { type: 'dice', seat: 0, dice: ['green'] }, 'form'],
    [
      'a third throw',
      [...thrown(0, { orange: 1 }), { type: 'reroll', seat: 0 }, { type: 'roll', values: [2] }],
      { type: 'reroll', seat: 0 },
      'turn',
    ],
    ['the neighbour keeping', thrown(0, { orange: 1 }), { type: 'keep', seat: 1 }, 'turn'],
  ])('at the dice: %s', (_, before, tried, clause) => {
    expect(refusal(TABLE, before, tried).clause).toBe(clause);
  });

  test('what belongs to another mode says so', () => {
    expect(refusal(PAPER, [], write(0, 'orange', 2)).facts).toMatchObject({ mode: 'score' });
    expect(refusal(TABLE, [], { type: 'sheets', sheets: [] }).facts).toMatchObject({
      mode: 'referee',
    });
  });

  test('[Q-3.1] the dice may be named in any order, and the values follow it', () => {
    const dice: Move = { type: 'dice', seat: 0, dice: ['purple', 'orange'] };
    const state = reach(TABLE, [dice, { type: 'roll', values: [6, 1] }]);
    expect(qwinto.view(state, 'table')).toMatchObject({
      dice: ['purple', 'orange'],
      values: [6, 1],
      sum: 7,
    });
  });
});

describe('open questions', () => {
  test('[A-Q1] two to six players', () => {
    expect(() => qwinto.begin({ seats: 1, first: 0, mode: 'virtual' })).toThrow(RangeError);
    expect(() => qwinto.begin({ seats: 7, first: 0, mode: 'virtual' })).toThrow(RangeError);
    expect(qwinto.begin({ seats: 6, first: 5, mode: 'virtual' }).sheets).toHaveLength(6);
  });

  test('[A-Q2, A-Q20] the second throw replaces the first for everyone', () => {
    const state = reach(TABLE, [
      ...thrown(0, { yellow: 6 }),
      { type: 'reroll', seat: 0 },
      { type: 'roll', values: [1] },
      write(0, 'yellow', 1),
      write(1, 'yellow', 1),
    ]);
    expect(state.sheets.map((sheet) => sheet.yellow[0])).toEqual([1, 1]);
  });

  test('[A-Q3] dice that fit nowhere may be chosen; it ends in a misthrow', () => {
    const moves = [
      ...round(0, { orange: 1 }, at('orange', 11), 'pass'),
      ...round(1, { orange: 2 }, 'pass', at('orange', 2)),
      ...kept(0, { orange: 3 }),
    ];
    expect(qwinto.offers(reach(TABLE, moves), 0)).toEqual([{ type: 'pass', seat: 0 }]);
    const after = reach(TABLE, [...moves, { type: 'pass', seat: 0 }, { type: 'pass', seat: 1 }]);
    expect(after.sheets.map((sheet) => sheet.misthrows)).toEqual([1, 0]);
  });

  test('[A-Q4] the roll that ends the game is finished by everyone', () => {
    const last = [...THREE_CROSSES, ...kept(0, { orange: 5 }), { type: 'pass', seat: 0 } as Move];
    expect(qwinto.turn(reach(TABLE, last))).toMatchObject({ phase: 'write', actors: [1] });
    const state = reach(TABLE, [...last, write(1, 'orange', 6)]);
    expect(qwinto.turn(state)).toEqual({ phase: 'over', actors: [], chance: false });
    expect(qwinto.standing(state)).toMatchObject({ points: [-20, 4], winners: [1] });
  });

  test('[A-Q4, A-Q9] several may end the game together and win together', () => {
    const pairs: Move[] = [];
    let seat = 0;
    for (const row of ['orange', 'yellow'] as const)
      COLUMNS[row].forEach((column, i) => {
        const sum = i + 2;
        pairs.push(
          ...round(
            seat,
            { orange: 1 + (sum > 6 ? 4 : 0), yellow: sum - 1 - (sum > 6 ? 4 : 0) },
            at(row, column),
            at(row, column),
          ),
        );
        seat = 1 - seat;
      });
    const state = reach(TABLE, pairs);
    expect(qwinto.standing(state)).toMatchObject({ over: true, points: [20, 20], winners: [0, 1] });
  });

  test('[A-Q14] on the screen entries are revealed together', () => {
    const moves = [...kept(0, { orange: 5 }), write(0, 'orange', 3)];
    const state = reach(SCREEN, moves);
    expect(qwinto.view(state, 0).entries).toEqual([{ row: 'orange', column: 3 }, null]);
    for (const viewer of [1, 'table'] as const) {
      const passed = reach(SCREEN, [...kept(0, { orange: 5 }), { type: 'pass', seat: 0 }]);
      expect(qwinto.view(state, viewer).entries).toEqual(['secret', null]);
      expect(qwinto.view(passed, viewer)).toEqual(qwinto.view(state, viewer));
    }
    expect(qwinto.standing(state).points).toEqual([0, 0]);
    expect(
      qwinto.view(reach(SCREEN, [...moves, { type: 'pass', seat: 1 }]), 1).sheets[0]?.orange[1],
    ).toBe(5);
  });

  test('[Q-4.3] at a real table what has been entered is open', () => {
    const state = reach(TABLE, [...kept(0, { orange: 5 }), write(0, 'orange', 3)]);
    expect(qwinto.view(state, 1).entries).toEqual([{ row: 'orange', column: 3 }, null]);
  });

  test('[A-Q15] the active player may decide last or first; the cross waits for all', () => {
    const early = reach(TABLE, [...kept(0, { orange: 5 }), { type: 'pass', seat: 0 }]);
    expect(qwinto.standing(early).points).toEqual([0, 0]);
    expect(qwinto.standing(qwinto.apply(early, { type: 'pass', seat: 1 })).points).toEqual([-5, 0]);
  });

  test('[A-Q17] after the fourth misthrow nothing more can be thrown', () => {
    const over = [...THREE_CROSSES, ...round(0, { orange: 1 }, 'pass', 'pass')];
    expect(refusal(TABLE, over, { type: 'dice', seat: 1, dice: ['orange'] })).toEqual({
      ok: false,
      clause: 'turn',
      facts: { phase: 'over', turnOf: [] },
    });
  });
});

describe('the rulebook’s own examples', () => {
  const LINUS = 0;
  const TIM = 1;
  const SARA_SEAT = 2;
  const three = { seats: 3, first: LINUS, mode: 'referee' } as const;
  const nine: Move[] = [
    { type: 'dice', seat: LINUS, dice: ['purple', 'yellow'] },
    { type: 'roll', values: [2, 4] },
    { type: 'reroll', seat: LINUS },
    { type: 'roll', values: [4, 5] },
  ];

  test('[Q-3.5] Linus throws nine; it goes to purple or yellow, wherever each likes', () => {
    const state: State = reach(three, nine);
    expect(qwinto.view(state, 'table').sum).toBe(9);
    expect(qwinto.judge(state, write(SARA_SEAT, 'orange', 7))).toMatchObject({ clause: 'Q-3.5' });
    const after = reach(three, [
      ...nine,
      write(LINUS, 'yellow', 4),
      write(TIM, 'yellow', 7),
      write(SARA_SEAT, 'purple', 5),
    ]);
    expect(qwinto.turn(after)).toMatchObject({ phase: 'dice', actors: [TIM] });
    expect(qwinto.standing(after).points).toEqual([1, 1, 1]);
  });

  test('[A-Q16] Tim’s first yellow cell still takes a 1; between purple 6 and 7 nothing fits', () => {
    const moves = [
      ...round(0, { yellow: 2 }, 'pass', at('yellow', 2)),
      ...round(1, { purple: 6 }, at('purple', 2), at('purple', 2)),
      ...round(0, { purple: 3, orange: 4 }, at('purple', 5), at('purple', 5)),
    ];
    const offered = (roll: Move[]) => qwinto.offers(reach(TABLE, [...moves, ...roll]), 1);
    expect(offered(kept(1, { yellow: 1 }))).toEqual([
      write(1, 'yellow', 1),
      { type: 'pass', seat: 1 },
    ]);
    for (let sum = 1; sum <= 6; sum += 1)
      expect(offered(kept(1, { purple: sum }))).not.toContainEqual(write(1, 'purple', 3));
    for (let sum = 2; sum <= 12; sum += 1) {
      const purple = Math.ceil(sum / 2);
      expect(offered(kept(1, { orange: sum - purple, purple }))).not.toContainEqual(
        write(1, 'purple', 3),
      );
    }
  });

  test('[Q-6.3] Tim’s two full triple columns count, and no double column does', () => {
    const tim = parseSheet(`
      O        3  4  .  #  .  .  .  .  .  .
      Y     .  2  5  6  .  #  .  .  .  .
      P  .  .  6  7  #  .  .  .  .  .
      X  . . . .`);
    const state = reach(PAPER, [{ type: 'sheets', sheets: [tim, tim] }]);
    expect(qwinto.standing(state).lines.filter((line) => line.seat === 0)).toEqual([
      { seat: 0, clause: 'Q-6.1', points: 2, facts: { row: 'orange', numbers: 2 } },
      { seat: 0, clause: 'Q-6.1', points: 3, facts: { row: 'yellow', numbers: 3 } },
      { seat: 0, clause: 'Q-6.1', points: 2, facts: { row: 'purple', numbers: 2 } },
      { seat: 0, clause: 'Q-6.3', points: 6, facts: { row: 'purple', column: 2 } },
      { seat: 0, clause: 'Q-6.3', points: 4, facts: { row: 'orange', column: 3 } },
    ]);
  });

  test('[Q-6.1, Q-6.2, Q-6.3, Q-6.4] Sara: 4 + 16 + 6 + 5 + 10 + 12 − 10 = 43', () => {
    const { lines, points } = qwinto.standing(
      reach(PAPER, [{ type: 'sheets', sheets: [SARA, SARA] }]),
    );
    expect(points).toEqual([43, 43]);
    expect(
      lines.filter((line) => line.seat === 1).map((line) => [line.clause, line.points]),
    ).toEqual([
      ['Q-6.1', 4],
      ['Q-6.2', 16],
      ['Q-6.1', 6],
      ['Q-6.3', 5],
      ['Q-6.3', 10],
      ['Q-6.3', 12],
      ['Q-6.4', -10],
    ]);
  });

  test('[A-Q12] the last purple number counts as row end and as pentagon', () => {
    const sheet = parseSheet(`
      O        .  .  .  #  .  .  . 17  .  .
      Y     .  .  .  .  .  #  .  . 16  .
      P  1  2  3  4  #  5  6  7  8 18
      X  . . . .`);
    const { points } = qwinto.standing(reach(PAPER, [{ type: 'sheets', sheets: [sheet, sheet] }]));
    expect(points[0]).toBe(1 + 1 + 18 + 18);
  });

  test('[A-Q19] the lowest total is −20', () => {
    const none = parseSheet(`
      O        .  .  .  #  .  .  .  .  .  .
      Y     .  .  .  .  .  #  .  .  .  .
      P  .  .  .  .  #  .  .  .  .  .
      X  x x x x`);
    expect(
      qwinto.standing(reach(PAPER, [{ type: 'sheets', sheets: [none, SARA] }])).points,
    ).toEqual([-20, 43]);
  });
});
