import type { Rng } from '../../../src/engine/types';
import { auditSheets } from '../../../src/games/qwinto/rules/audit';
import { EMPTY, kept, SARA } from '../../../src/games/qwinto/examples';
import { parseSheet } from '../../../src/games/qwinto/rules/notation';
import { COLUMNS } from '../../../src/games/qwinto/rules/sheet';
import type { Move, Roll, Row, Sheet } from '../../../src/games/qwinto/rules/types';
import { ROWS } from '../../../src/games/qwinto/rules/types';
import { quickRng } from '../../support/quickRng';
import { judged, PAPER, refusal } from './support';

function sheets(...all: unknown[]): { type: 'sheets'; sheets: unknown[] } {
  return { type: 'sheets', sheets: all };
}

/** A sheet with these numbers only. */
function sheet(misthrows: number, ...written: [Row, number, number][]): Sheet {
  const cells = {
    orange: EMPTY.orange.slice(),
    yellow: EMPTY.yellow.slice(),
    purple: EMPTY.purple.slice(),
  };
  for (const [row, column, number] of written) cells[row][COLUMNS[row].indexOf(column)] = number;
  return { ...cells, misthrows };
}

describe('a sheet alone', () => {
  test('[Q-2.2] names the two numbers that do not rise', () => {
    const wrong = parseSheet(`
      O        .  .  .  #  .  .  .  .  .  .
      Y     3  .  9  .  .  #  9  .  . 12
      P  .  .  .  .  #  .  .  .  .  .
      X  . . . .`);
    expect(refusal(PAPER, [], sheets(EMPTY, wrong))).toEqual({
      ok: false,
      clause: 'Q-2.2',
      facts: {
        seat: 1,
        cells: [
          { row: 'yellow', column: 3, number: 9 },
          { row: 'yellow', column: 7, number: 9 },
        ],
      },
    });
  });

  test('[Q-2.2] a row that starts lower than the row above ended is fine', () => {
    expect(
      judged(PAPER, [], sheets(sheet(0, ['orange', 11, 12], ['yellow', 1, 3]), EMPTY)).ok,
    ).toBe(true);
  });

  test('[Q-2.3] names the two cells of the column', () => {
    expect(refusal(PAPER, [], sheets(sheet(0, ['orange', 9, 8], ['purple', 9, 8]), EMPTY))).toEqual(
      {
        ok: false,
        clause: 'Q-2.3',
        facts: {
          seat: 0,
          cells: [
            { row: 'orange', column: 9, number: 8 },
            { row: 'purple', column: 9, number: 8 },
          ],
        },
      },
    );
  });

  test.each([0, 19, -3])('[Q-3.5] no dice show %i', (number) => {
    expect(refusal(PAPER, [], sheets(sheet(0, ['orange', 9, number]), EMPTY))).toMatchObject({
      clause: 'Q-3.5',
      facts: { seat: 0, cells: [{ row: 'orange', column: 9, number }], rolls: 0 },
    });
  });

  test('the clauses come in the rulebook’s order, whichever seat broke them', () => {
    const twin = sheet(5, ['orange', 9, 8], ['purple', 9, 8]);
    const falling = sheet(0, ['orange', 2, 8], ['orange', 3, 7]);
    expect(refusal(PAPER, [], sheets(twin, falling))).toMatchObject({
      clause: 'Q-2.2',
      facts: { seat: 1 },
    });
  });

  test.each<[string, unknown]>([
    ['a sheet too few', sheets(SARA)],
    ['a sheet too many', sheets(SARA, SARA, SARA)],
    ['ten cells', sheets({ ...SARA, orange: [...SARA.orange, null] }, EMPTY)],
    ['a word in a cell', sheets({ ...EMPTY, orange: ['2', ...EMPTY.orange.slice(1)] }, EMPTY)],
    ['a fraction', sheets({ ...EMPTY, orange: [2.5, ...EMPTY.orange.slice(1)] }, EMPTY)],
    ['crosses below none', sheets({ ...EMPTY, misthrows: -1 }, EMPTY)],
    ['a key too many', sheets({ ...EMPTY, bonus: 5 }, EMPTY)],
    ['otherDice that is not true', { ...sheets(SARA, SARA), otherDice: false }],
    ['a seat', { ...sheets(SARA, SARA), seat: 0 }],
  ])('is malformed: %s', (_, move) => {
    expect(refusal(PAPER, [], move).clause).toBe('form');
  });

  test('is not asked for in the middle of a roll', () => {
    const dice: Move = { type: 'dice', seat: 0, dice: ['orange'] };
    expect(refusal(PAPER, [dice], sheets(EMPTY, EMPTY))).toMatchObject({
      clause: 'turn',
      facts: { phase: 'roll' },
    });
    const thrown: Move[] = [dice, { type: 'roll', values: [3] }];
    expect(refusal(PAPER, thrown, sheets(EMPTY, EMPTY))).toMatchObject({
      clause: 'turn',
      facts: { phase: 'keep' },
    });
  });

  test('[Q-5.1, Q-5.2] need not fulfil an end condition: the table may stop', () => {
    expect(judged(PAPER, [], sheets(EMPTY, EMPTY)).ok).toBe(true);
  });
});

describe('a sheet and the rolls', () => {
  /** Seat 0 rolls orange + yellow 5, seat 1 purple 4, seat 0 yellow 5. */
  const rolls: Move[] = [
    ...kept(0, { orange: 2, yellow: 3 }),
    ...kept(1, { purple: 4 }),
    ...kept(0, { yellow: 5 }),
  ];
  const idle = sheet(1);

  test.each<[string, Sheet, string]>([
    [
      'both fives and the four',
      sheet(0, ['orange', 2, 5], ['yellow', 3, 5], ['purple', 0, 4]),
      'ok',
    ],
    ['a five in purple', sheet(1, ['purple', 2, 5]), 'Q-3.5'],
    ['a four in yellow', sheet(2, ['yellow', 2, 4]), 'Q-3.5'],
    ['a six nobody rolled', sheet(2, ['yellow', 2, 6]), 'Q-3.5'],
    ['one five, one cross', sheet(1, ['orange', 2, 5]), 'ok'],
    ['one five, a cross forgotten', sheet(0, ['orange', 2, 5]), 'Q-3.6'],
    ['nothing but crosses', sheet(2), 'ok'],
    ['a cross too many', sheet(3), 'Q-3.6'],
    ['a cross beside two own numbers', sheet(1, ['orange', 2, 5], ['yellow', 3, 5]), 'Q-3.6'],
    ['the other’s four and two crosses', sheet(2, ['purple', 0, 4]), 'ok'],
  ])('[Q-3.5, Q-3.6] %s', (_, own, clause) => {
    const verdict = judged(PAPER, rolls, sheets(own, idle));
    expect(verdict.ok ? 'ok' : verdict.clause).toBe(clause);
  });

  test('[Q-3.5] one roll gives one number: the yellow five that remains has no roll', () => {
    const once = kept(0, { orange: 2, yellow: 3 });
    const twice = sheet(0, ['orange', 2, 5], ['yellow', 3, 5]);
    expect(refusal(PAPER, once, sheets(twice, EMPTY))).toEqual({
      ok: false,
      clause: 'Q-3.5',
      facts: { seat: 0, cells: [{ row: 'yellow', column: 3, number: 5 }], rolls: 1 },
    });
  });

  test('[Q-3.3] only the binding throw counts', () => {
    const again: Move[] = [
      { type: 'dice', seat: 0, dice: ['orange'] },
      { type: 'roll', values: [6] },
      { type: 'reroll', seat: 0 },
      { type: 'roll', values: [2] },
    ];
    expect(refusal(PAPER, again, sheets(sheet(0, ['orange', 2, 6]), EMPTY)).clause).toBe('Q-3.5');
    expect(judged(PAPER, again, sheets(sheet(0, ['orange', 2, 2]), EMPTY)).ok).toBe(true);
  });

  test('[Q-3.6] a number that an own or another’s roll can give leaves the crosses open', () => {
    const same: Move[] = [...kept(0, { orange: 5 }), ...kept(1, { orange: 5 })];
    const five = (crosses: number) => sheet(crosses, ['orange', 4, 5]);
    for (const [a, b, ok] of [
      [0, 0, true],
      [1, 1, true],
      [0, 1, true],
      [2, 0, false],
    ] as const)
      expect(judged(PAPER, same, sheets(five(a), five(b))).ok).toBe(ok);
    expect(refusal(PAPER, same, sheets(five(0), five(2)))).toEqual({
      ok: false,
      clause: 'Q-3.6',
      facts: { seat: 1, misthrows: 2, own: 1, least: 0, most: 1 },
    });
  });

  test('[Q-3.6] a whole word of bits too many or too few is noticed as well', () => {
    const one = kept(0, { orange: 5 });
    expect(refusal(PAPER, one, sheets(sheet(33), EMPTY)).clause).toBe('Q-3.6');
    const rounds = Array.from({ length: 32 }, () => [
      ...kept(0, { orange: 5 }),
      ...kept(1, { orange: 5 }),
    ]);
    expect(refusal(PAPER, rounds.flat(), sheets(EMPTY, EMPTY))).toMatchObject({
      clause: 'Q-3.6',
      facts: { own: 32, least: 32, most: 32 },
    });
  });

  test('otherDice: the sheet alone is judged', () => {
    const elsewhere = { ...sheets(SARA, SARA), otherDice: true };
    expect(refusal(PAPER, rolls, sheets(SARA, SARA)).clause).toBe('Q-3.5');
    expect(judged(PAPER, rolls, elsewhere).ok).toBe(true);
    const falling = {
      ...sheets(sheet(0, ['orange', 2, 8], ['orange', 3, 7]), EMPTY),
      otherDice: true,
    };
    expect(refusal(PAPER, rolls, falling).clause).toBe('Q-2.2');
  });

  test('the shares are exact: they agree with trying every assignment of numbers to rolls', () => {
    const rng = quickRng(41);
    const seen = { ok: 0, 'Q-3.5': 0, 'Q-3.6': 0 };
    for (let i = 0; i < 4000; i += 1) {
      const log = Array.from({ length: 1 + rng.below(7) }, () => randomRoll(rng));
      const paper = randomSheet(rng);
      const expected = byTryingAll(paper, log);
      const refused = auditSheets([paper, EMPTY], log);
      const own = refused && refused.facts.seat === 0 ? refused.clause : 'ok';
      expect(own).toBe(expected);
      seen[expected] += 1;
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
  });
});

/** Sums from few values, so that rolls compete for cells. */
function randomRoll(rng: Rng): Roll {
  const dice = ROWS.filter(() => rng.below(2) === 1);
  return {
    seat: rng.below(2),
    dice: dice.length > 0 ? dice : ['yellow'],
    values: [],
    sum: 4 + rng.below(2),
  };
}

/** Up to one four and one five a row, never clashing in a column. */
function randomSheet(rng: Rng): Sheet {
  const places: [Row, number, number][] = [
    ['orange', 4, 4],
    ['orange', 11, 5],
    ['yellow', 1, 4],
    ['yellow', 10, 5],
    ['purple', 0, 4],
    ['purple', 9, 5],
  ];
  return sheet(rng.below(4), ...places.filter(() => rng.below(3) === 0));
}

/** The plain reading of the rules, without any cleverness: each number picks any unused roll. */
function byTryingAll(paper: Sheet, log: readonly Roll[]): 'ok' | 'Q-3.5' | 'Q-3.6' {
  const numbers = ROWS.flatMap((row) =>
    paper[row].flatMap((number) => (number === null ? [] : [{ row, number }])),
  );
  const used = log.map(() => false);
  let matched = false;
  const tryFrom = (n: number): boolean => {
    const next = numbers[n];
    if (!next) {
      matched = true;
      return log.filter((roll, i) => roll.seat === 0 && !used[i]).length === paper.misthrows;
    }
    return log.some((roll, i) => {
      if (used[i] || roll.sum !== next.number || !roll.dice.includes(next.row)) return false;
      used[i] = true;
      const done = tryFrom(n + 1);
      used[i] = false;
      return done;
    });
  };
  const balanced = tryFrom(0);
  if (!matched) return 'Q-3.5';
  return balanced ? 'ok' : 'Q-3.6';
}

describe('sheets that cannot be (A-Q21)', () => {
  const FULL = parseSheet(`
    O        1  2  3  #  4  5  6  7  8  9
    Y     2  3  4  5  6  #  7  8  9 10
    P  .  .  .  .  #  .  .  .  .  .
    X  . . . .`);

  test('[Q-5.1] two full rows and four crosses on one sheet', () => {
    expect(refusal(PAPER, [], sheets(EMPTY, { ...FULL, misthrows: 4 }))).toEqual({
      ok: false,
      clause: 'Q-5.1',
      facts: { seat: 1, full: 2, misthrows: 4 },
    });
    expect(judged(PAPER, [], sheets(EMPTY, { ...FULL, misthrows: 3 })).ok).toBe(true);
  });

  test('[Q-5.2] four crosses on two sheets, also with other dice', () => {
    const both = sheets({ ...EMPTY, misthrows: 4 }, { ...EMPTY, misthrows: 4 });
    const expected = { clause: 'Q-5.2', facts: { seats: [0, 1], misthrows: 4 } };
    expect(refusal(PAPER, [], both)).toMatchObject(expected);
    expect(refusal(PAPER, kept(0, { orange: 3 }), { ...both, otherDice: true })).toMatchObject(
      expected,
    );
  });

  test('one rolls the fourth cross while another fills the second row: both may end it', () => {
    expect(judged(PAPER, [], sheets({ ...EMPTY, misthrows: 4 }, FULL)).ok).toBe(true);
  });

  /** Seats 0 and 1 in turn; nobody writes anything. */
  const idle = (count: number): Move[] =>
    Array.from({ length: count }, (_, i) => kept(i % 2, { orange: 3 })).flat();
  const crossed = (one: number, other: number) =>
    sheets({ ...EMPTY, misthrows: one }, { ...EMPTY, misthrows: other });

  test('[Q-5.2] crosses after the roll that ended the game', () => {
    // Seat 0 marks the fourth cross with roll 7; roll 8 is seat 1's.
    expect(judged(PAPER, idle(7), crossed(4, 3)).ok).toBe(true);
    const wrote = [...idle(1), ...kept(1, { purple: 5 }), ...idle(7).slice(6)];
    const other = sheet(2, ['purple', 9, 5]);
    const four = { ...EMPTY, misthrows: 4 };
    expect(judged(PAPER, wrote, sheets(four, other)).ok).toBe(true);
    const late = [...wrote, ...kept(1, { orange: 3 })];
    expect(refusal(PAPER, late, sheets(four, { ...other, misthrows: 3 }))).toEqual({
      ok: false,
      clause: 'Q-5.2',
      facts: { seat: 0, roll: 7, rolls: 8 },
    });
  });

  test('[Q-5.2] a number that only a later roll can have brought', () => {
    const late = [...idle(7), ...kept(1, { purple: 5 })];
    const other = sheet(3, ['purple', 9, 5]);
    expect(refusal(PAPER, late, sheets({ ...EMPTY, misthrows: 4 }, other))).toMatchObject({
      clause: 'Q-5.2',
      facts: { seat: 0, roll: 7, rolls: 8 },
    });
  });

  test('dice thrown after the end ask nothing of anybody', () => {
    expect(judged(PAPER, idle(9), crossed(4, 3)).ok).toBe(true);
    // But crosses that were due before it are.
    expect(refusal(PAPER, idle(9), crossed(4, 2))).toMatchObject({
      clause: 'Q-3.6',
      facts: { seat: 1, misthrows: 2, own: 3, least: 3, most: 3 },
    });
  });

  test('[Q-5.1] crosses after the roll that filled the second row', () => {
    const numbers: [Row, number][] = [
      ...FULL.orange.map((n): [Row, number] => ['orange', n as number]),
      ...FULL.yellow.map((n): [Row, number] => ['yellow', n as number]),
    ];
    const dice = (row: Row, n: number) => ({
      [row]: Math.min(n, 6),
      ...(n > 6 ? { purple: n - 6 } : {}),
    });
    // Both write every roll; with the last one, its own, seat 1 marks a cross.
    const rolls = numbers.flatMap(([row, n], i) => kept(i % 2, dice(row, n)));
    const other = { ...FULL, yellow: [...FULL.yellow.slice(0, -1), null], misthrows: 1 };
    expect(judged(PAPER, rolls, sheets(FULL, other)).ok).toBe(true);
    const late = [...rolls, ...kept(0, { purple: 1 }), ...kept(1, { purple: 1 })];
    expect(judged(PAPER, late, sheets(FULL, other)).ok).toBe(true);
    expect(refusal(PAPER, late, sheets(FULL, { ...other, misthrows: 2 }))).toEqual({
      ok: false,
      clause: 'Q-5.1',
      facts: { seat: 0, roll: 18, rolls: 20 },
    });
  });
});
