/** Questions about Qwinto settled without a match: verdict, clause and reasoning of each position. */
import { replay } from '../../../src/engine/replay';
import { qwinto } from '../../../src/games/qwinto/rules';
import { CLAUSES } from '../../../src/games/qwinto/rules/clauses';
import { at, EMPTY, kept, round, SARA } from '../../../src/games/qwinto/examples';
import { parseSheet } from '../../../src/games/qwinto/rules/notation';
import { cell, type CellPosition } from '../../../src/games/qwinto/settle/cell';
import type { PlaceOnSheet, SheetPosition } from '../../../src/games/qwinto/settle/form';
import { now } from '../../../src/games/qwinto/settle/now';
import { score } from '../../../src/games/qwinto/settle/score';
import { settleText } from '../../../src/games/qwinto/words/settle';
import { valid } from '../../../src/games/qwinto/settle/valid';
import type { Row as RowName } from '../../../src/games/qwinto/rules/types';
import { type Expected, sentences, testAnswers } from '../../support/settle';
import { PAPER, reach, SCREEN, TABLE } from './support';

const STARTED = parseSheet(`
O        .  3  .  #  9  .  .  .  . 17
Y     1  .  5  .  .  #  .  .  .  .
P  .  .  7  .  #  .  .  .  .  .
X  x . . .`);
const FALLING = parseSheet(`
O        .  9  .  #  3  .  .  .  .  .
Y     .  .  .  .  .  #  .  .  .  .
P  .  .  .  .  #  .  .  .  .  .
X  . . . .`);
const TWINS = parseSheet(`
O        7  .  .  #  .  .  .  .  .  .
Y     .  .  .  .  .  #  .  .  .  .
P  .  .  7  .  #  .  .  .  .  .
X  . . . .`);
const TWO_ROWS = parseSheet(`
O        1  2  3  #  4  5  6  7  8  9
Y     1  2  3  4  5  #  6  7  8  9
P  .  .  .  .  #  .  .  .  .  .
X  . . . .`);
const THREE_ROWS = parseSheet(`
O        2  3  4  #  5  6  7  8  9 10
Y     1  4  5  6  7  #  8  9 10 11
P  3  5  6  7  #  8  9 10 11 12
X  . . . .`);
const HIGH = parseSheet(`
O        .  .  .  #  .  .  .  .  . 19
Y     .  .  .  .  .  #  .  .  .  .
P  .  .  .  .  #  .  .  .  .  .
X  . . . .`);
const FIVE_CROSSES = { ...EMPTY, misthrows: 5 };
const FOUR_CROSSES = { ...EMPTY, misthrows: 4 };

const here = (row: RowName, column: number): PlaceOnSheet => ({ row, column });

type Row<Position> = [string, Position, Expected];

const CELLS: Row<CellPosition>[] = [
  ['nothing thrown', cell.empty, { kind: 'incomplete', says: 'needDice' }],
  [
    '9 by yellow and purple beside 5: it may',
    { sheet: STARTED, faces: { yellow: 4, purple: 5 }, place: here('yellow', 5) },
    {
      ruling: 'yes',
      clause: 'Q-3.5',
      says: 'mayGo',
      steps: ['thrown', 'between', 'columnFree', 'dieThrown', 'elsewhere'],
    },
  ],
  [
    '9 before 5: numbers would fall',
    { sheet: STARTED, faces: { yellow: 4, purple: 5 }, place: here('yellow', 2) },
    { ruling: 'no', clause: 'Q-2.2', says: 'mayNot', steps: ['thrown', 'falls', 'elsewhere'] },
  ],
  [
    '5 where it stands: the cell is taken',
    { sheet: STARTED, faces: { yellow: 5 }, place: here('yellow', 3) },
    { ruling: 'no', clause: 'Q-2.2', says: 'mayNot', steps: ['thrown', 'taken', 'nowhere'] },
  ],
  [
    '7 between the orange 3 and 9: it may, and nowhere else',
    { sheet: STARTED, faces: { orange: 1, purple: 6 }, place: here('orange', 4) },
    {
      ruling: 'yes',
      clause: 'Q-3.5',
      says: 'mayGo',
      steps: ['thrown', 'between', 'columnFree', 'dieThrown', 'nowhere'],
    },
  ],
  [
    '7 into the column of the purple 7',
    {
      sheet: { ...STARTED, orange: STARTED.orange.map(() => null) },
      faces: { orange: 1, purple: 6 },
      place: here('orange', 2),
    },
    {
      ruling: 'no',
      clause: 'Q-2.3',
      says: 'mayNot',
      steps: ['thrown', 'between', 'twin', 'elsewhere'],
    },
  ],
  [
    '9 into a row whose die stayed on the table',
    { sheet: EMPTY, faces: { yellow: 4, purple: 5 }, place: here('orange', 4) },
    {
      ruling: 'no',
      clause: 'Q-3.5',
      says: 'mayNot',
      steps: ['thrown', 'between', 'columnFree', 'dieMissing', 'elsewhere'],
    },
  ],
  [
    'the gap takes nothing',
    { sheet: EMPTY, faces: { yellow: 4 }, place: here('yellow', 6) },
    { ruling: 'no', clause: 'Q-2.4', says: 'mayNot', steps: ['thrown', 'gap', 'elsewhere'] },
  ],
  [
    'a place where the row has no cell',
    { sheet: EMPTY, faces: { yellow: 4 }, place: here('yellow', 11) },
    { ruling: 'no', clause: 'Q-1.1', says: 'mayNot', steps: ['thrown', 'noCell', 'elsewhere'] },
  ],
  [
    'only the throw: where it fits',
    { sheet: STARTED, faces: { yellow: 4, purple: 5 }, place: null },
    { ruling: 'told', clause: 'Q-3.5', says: 'fits', steps: ['thrown', 'places'] },
  ],
  [
    'only the throw: it fits nowhere',
    { sheet: SARA, faces: { yellow: 5 }, place: null },
    { ruling: 'told', clause: 'Q-3.6', says: 'fitsNowhere', steps: ['thrown', 'cross'] },
  ],
  [
    'two rows are full: there is no such throw',
    { sheet: twoRows(), faces: { purple: 5 }, place: null },
    { kind: 'impossible', clause: 'Q-5.1', says: 'overRows' },
  ],
  [
    'four crosses: there is no such throw',
    { sheet: FOUR_CROSSES, faces: { purple: 5 }, place: null },
    { kind: 'impossible', clause: 'Q-5.2', says: 'overCrosses' },
  ],
  [
    'a sheet that falls already',
    { sheet: FALLING, faces: { purple: 5 }, place: null },
    { kind: 'impossible', clause: 'Q-2.2', says: 'falls' },
  ],
  [
    'a 19 on the sheet',
    { sheet: HIGH, faces: { purple: 5 }, place: null },
    { kind: 'impossible', clause: 'Q-3.5', says: 'offDice' },
  ],
];

/** Orange and yellow full, without a number twice in a column. */
function twoRows() {
  return { ...TWO_ROWS, yellow: [1, 3, 4, 5, 6, 7, 8, 9, 10] };
}

const SHEETS: Row<SheetPosition>[] = [
  ['a blank sheet', valid.empty, { kind: 'incomplete', says: 'needSheet' }],
  [
    'Sara’s sheet is valid',
    { sheet: SARA },
    {
      ruling: 'yes',
      clause: 'Q-2.2',
      says: 'valid',
      steps: ['rowRises', 'rowRises', 'rowRises', 'noTwins', 'crosses'],
    },
  ],
  [
    'a row falls',
    { sheet: FALLING },
    { ruling: 'no', clause: 'Q-2.2', says: 'invalid', steps: ['falls', 'erase'] },
  ],
  [
    'a number twice in a column',
    { sheet: TWINS },
    {
      ruling: 'no',
      clause: 'Q-2.3',
      says: 'invalid',
      steps: ['rowRises', 'rowRises', 'twin', 'erase'],
    },
  ],
  [
    'two full rows end the game',
    { sheet: twoRows() },
    {
      ruling: 'yes',
      clause: 'Q-2.2',
      says: 'valid',
      steps: ['rowRises', 'rowRises', 'noTwins', 'endsByRows'],
    },
  ],
  [
    'four crosses end the game',
    { sheet: FOUR_CROSSES },
    { ruling: 'yes', clause: 'Q-2.2', says: 'valid', steps: ['noTwins', 'endsByCrosses'] },
  ],
  ['a 19', { sheet: HIGH }, { kind: 'impossible', clause: 'Q-3.5', says: 'offDice' }],
  [
    'three full rows',
    { sheet: THREE_ROWS },
    { kind: 'impossible', clause: 'Q-5.1', says: 'thirdRow' },
  ],
  [
    'five crosses',
    { sheet: FIVE_CROSSES },
    { kind: 'impossible', clause: 'Q-5.2', says: 'fifthCross' },
  ],
];

const SCORES: Row<SheetPosition>[] = [
  ['a blank sheet', score.empty, { kind: 'incomplete', says: 'needSheet' }],
  [
    'Sara has 43',
    { sheet: SARA },
    {
      ruling: 'told',
      clause: 'Q-6.2',
      says: 'total',
      steps: [
        'partRow',
        'fullRow',
        'partRow',
        'triple',
        'triple',
        'triple',
        'misthrows',
        'openTriples',
        'sum',
      ],
    },
  ],
  [
    'five numbers and a cross',
    { sheet: STARTED },
    {
      ruling: 'told',
      clause: 'Q-6.1',
      says: 'total',
      steps: ['partRow', 'partRow', 'partRow', 'misthrows', 'openTriples', 'sum'],
    },
  ],
  [
    'only crosses',
    { sheet: FOUR_CROSSES },
    {
      ruling: 'told',
      clause: 'Q-6.4',
      says: 'total',
      steps: ['misthrows', 'emptyRow', 'emptyRow', 'emptyRow', 'openTriples'],
    },
  ],
  ['a falling row', { sheet: FALLING }, { kind: 'impossible', clause: 'Q-2.2', says: 'falls' }],
  ['a twin', { sheet: TWINS }, { kind: 'impossible', clause: 'Q-2.3', says: 'twin' }],
  [
    'three full rows',
    { sheet: THREE_ROWS },
    { kind: 'impossible', clause: 'Q-5.1', says: 'thirdRow' },
  ],
];

const BOOK = { words: settleText, clauses: CLAUSES };
testAnswers('may it go here', cell, BOOK, CELLS);
testAnswers('is the sheet valid', valid, BOOK, SHEETS);
testAnswers('what does it score', score, BOOK, SCORES);

test('the reasoning reads in order', () => {
  const position = CELLS[2]?.[1] as CellPosition;
  expect(sentences(cell.answer(position), settleText.uk)).toEqual([
    'Ні, 9 сюди не можна',
    'Кинуто кубики: жовтий і фіолетовий. 4 + 5 = 9.',
    'У жовтому ряді після 9 (поле 2) не може йти 5 (поле 3): числа мають зростати.',
    'А сюди 9 можна: жовтий ряд — поля 4, 5, 6, 7, 8, 9; фіолетовий ряд — поля 4, 5, 7, 8, 9.',
  ]);
  expect(sentences(score.answer({ sheet: SARA }), settleText.uk)).toEqual([
    '43 очки',
    'Помаранчевий ряд неповний: 4 числа, 4 очки.',
    'Жовтий ряд повний: рахують його останнє число, 16 очок.',
    'Фіолетовий ряд неповний: 6 чисел, 6 очок.',
    'Потрійний стовпчик заповнено: у п’ятикутнику фіолетового ряду 5, це 5 очок.',
    'Потрійний стовпчик заповнено: у п’ятикутнику помаранчевого ряду 10, це 10 очок.',
    'Потрійний стовпчик заповнено: у п’ятикутнику фіолетового ряду 12, це 12 очок.',
    '2 хрестики по −5: −10 очок.',
    'Незаповнених потрійних стовпчиків 2: вони не дають нічого.',
    'Разом 4 + 16 + 6 + 5 + 10 + 12 − 10 = 43.',
  ]);
});

describe('opened in a match', () => {
  const view = (setup: typeof TABLE, moves: Parameters<typeof reach>[1]) =>
    qwinto.view(replay(qwinto, setup, moves).state, 'table');

  test('the throw and the thrower’s sheet are filled in', () => {
    const first = round(0, { orange: 4 }, at('orange', 4), 'pass');
    const position = cell.fromView?.(view(TABLE, [...first, ...kept(1, { yellow: 2 })]), TABLE);
    expect(position).toEqual({ sheet: EMPTY, faces: { yellow: 2 }, place: null });
  });

  test('once the thrower has written, the sheet is that of whoever still has to', () => {
    const first = round(0, { orange: 4 }, at('orange', 4), 'pass');
    const wrote = [...kept(1, { yellow: 2 }), { type: 'pass', seat: 1 } as const];
    const position = cell.fromView?.(view(TABLE, [...first, ...wrote]), TABLE);
    expect(position?.sheet.orange[2]).toBe(4);
  });

  test('before a throw the sheet alone is filled in', () => {
    expect(cell.fromView?.(view(SCREEN, []), SCREEN)).toEqual(cell.empty);
    expect(valid.fromView?.(view(SCREEN, []), SCREEN)).toEqual(valid.empty);
  });

  test('sheets on paper are not known before the end', () => {
    expect(cell.fromView?.(view(PAPER, []), PAPER)).toBeNull();
    expect(score.fromView?.(view(PAPER, []), PAPER)).toBeNull();
    const handedIn = view(PAPER, [{ type: 'sheets', sheets: [SARA, EMPTY] }]);
    expect(score.fromView?.(handedIn, PAPER)).toEqual({ sheet: SARA });
  });
});

test('[Q-4.2] A-Q5: an error found on a sheet: the rule, what the table may agree, what the app does', () => {
  const answer = now.answer({ what: 'which' });
  expect(answer).toMatchObject({ kind: 'settled', clause: 'Q-4.2' });
  expect(sentences(answer, settleText.uk)[0]).toBe('Пізніше записане');
});

test('[Q-5.1] A-Q21: one sheet is judged alone, and shows two ends at most', () => {
  const full = Array.from({ length: 9 }, (_, i) => i + 1);
  const sheet = { ...EMPTY, orange: full, yellow: full.map((n) => n + 4), misthrows: 4 };
  expect(valid.answer({ sheet })).toMatchObject({
    kind: 'impossible',
    remark: { id: 'twoEnds', clause: 'Q-5.1' },
  });
});
