/** Questions about «Перлина Сходу» settled without a match: verdict, clause and reasoning of each position. */
import { replay } from '../../../src/engine/replay';
import type { Setup } from '../../../src/engine/types';
import type { Kind } from '../../../src/games/gems/rules/kinds';
import { parseCards, parseGrid, parseShift } from '../../../src/games/gems/rules/notation';
import { shift } from '../../../src/games/gems/rules/shorthand';
import { perlyna } from '../../../src/games/perlyna/rules';
import { CLAUSES } from '../../../src/games/perlyna/rules/clauses';
import { APART, field, RICH, SHARED, tally } from '../../../src/games/perlyna/examples';
import { blocked, type BlockedPosition } from '../../../src/games/perlyna/settle/blocked';
import type { CostPosition } from '../../../src/games/gems/settle/cost';
import { cost } from '../../../src/games/perlyna/settle/cost';
import { pearl, type PearlPosition } from '../../../src/games/perlyna/settle/pearl';
import { tasks, type TasksPosition } from '../../../src/games/perlyna/settle/tasks';
import { settleText } from '../../../src/games/perlyna/words/settle';
import type { PerlynaMove } from '../../../src/games/perlyna/rules/types';
import { type Expected, expectAnswer, sentences, testAnswers } from '../../support/settle';

const piles = (...letters: string[]): Kind[][] => letters.map(parseCards);
const claim = (grid: string, lie: Kind[][] = piles('', ''), other = {}): TasksPosition => ({
  ...tasks.empty,
  grid: parseGrid(grid),
  piles: lie,
  ...other,
});
const lock = (task: Kind | null, lie: Kind[][], open = false): BlockedPosition => ({
  piles: lie,
  seat: 0,
  task,
  open,
});
const told = (says: string, clause: string, ...steps: string[]): Expected => ({
  ruling: 'told',
  clause,
  says,
  steps,
});

type Row<Position> = [string, Position, Expected];

const FOUR_REDS = 'rrrr./...../...../...../.....';
const TWO_PEARLS = '*...*/...../...../...../.....';

const TASKS: Row<TasksPosition>[] = [
  ['nothing is entered', tasks.empty, { kind: 'incomplete', says: 'needField' }],
  ['four rubies', claim(FOUR_REDS), { kind: 'impossible', clause: 'E-1.3', says: 'tooMany' }],
  ['two pearls', claim(TWO_PEARLS), { kind: 'impossible', clause: 'E-1.3', says: 'tooMany' }],
  [
    'a task twice in a pile',
    claim(RICH, piles('', 'rr')),
    { kind: 'impossible', clause: 'E-1.2', says: 'taskTwice' },
  ],
  [
    'all eight are done',
    claim(RICH, piles('royglsbv', '')),
    { kind: 'impossible', clause: 'E-5.1', says: 'finished' },
  ],
  [
    'no shift yet',
    claim(RICH, piles('', ''), { shifted: false }),
    { ruling: 'no', clause: 'E-3.6', says: 'shiftFirst', steps: ['noShift'] },
  ],
  [
    'two natural lines and one with the pearl',
    claim(RICH),
    told('mayClaim', 'E-4.1', 'natural', 'withPearl', 'natural', 'anyOrder'),
  ],
  [
    'one is done, one is blocked',
    claim(RICH, piles('r', 'og')),
    told('mayClaim', 'E-4.1', 'natural', 'alreadyDone', 'withPearl', 'natural', 'blocked'),
  ],
  [
    'two kinds share the pearl: one of them',
    claim(SHARED),
    told('mayClaim', 'E-4.3', 'withPearl', 'withPearl', 'onePearl'),
  ],
  ['no line', claim(APART), told('claimsNothing', 'E-4.1', 'noLines')],
  [
    'the only line is blocked',
    claim('rrr../...../...../...../.....', piles('', 'r')),
    told('claimsNothing', 'E-4.6', 'natural', 'blocked', 'unpainted'),
  ],
];

const BLOCKED: Row<BlockedPosition>[] = [
  ['no task is chosen', blocked.empty, { kind: 'incomplete', says: 'needTask' }],
  [
    'a card twice in a pile',
    lock('red', piles('', 'bb')),
    { kind: 'impossible', clause: 'E-1.2', says: 'taskTwice' },
  ],
  [
    'on top of an opponent’s pile',
    lock('red', piles('', 'br', '')),
    { ruling: 'no', clause: 'E-4.6', says: 'isBlocked', steps: ['topBlocks', 'top'] },
  ],
  [
    'covered by another card',
    lock('red', piles('', 'rb')),
    { ruling: 'yes', clause: 'E-4.6', says: 'isOpen', steps: ['covered'] },
  ],
  [
    'done by the player himself',
    lock('red', piles('br', '')),
    { ruling: 'no', clause: 'E-4.1', says: 'isDone', steps: ['alreadyDone', 'ownTop'] },
  ],
];

const PEARLS: Row<PearlPosition>[] = [
  ['nothing is entered', pearl.empty, { kind: 'incomplete', says: 'needPearl' }],
  [
    'two pearls',
    { grid: parseGrid(TWO_PEARLS) },
    { kind: 'impossible', clause: 'E-1.3', says: 'tooMany' },
  ],
  [
    'one kind or the other',
    { grid: parseGrid(SHARED) },
    told('standsFor', 'E-4.3', 'withPearl', 'withPearl', 'oneKind'),
  ],
  [
    'one kind; natural lines do without it (A-E5)',
    { grid: parseGrid(RICH) },
    told('standsFor', 'E-4.2', 'withPearl', 'enoughWithout', 'enoughWithout'),
  ],
  ['nothing', { grid: parseGrid(APART) }, told('standsForNothing', 'E-4.2', 'needsTwo')],
];

const BOOK = { words: settleText, clauses: CLAUSES };
testAnswers('which tasks may be claimed', tasks, BOOK, TASKS);
testAnswers('is it blocked', blocked, BOOK, BLOCKED);
testAnswers('what the pearl may be', pearl, BOOK, PEARLS);

const pay = (grid: string, end: string | null, hand = '', free = false): CostPosition => ({
  grid: parseGrid(grid),
  end: end === null ? null : parseShift(end),
  hand: parseCards(hand),
  free,
});
const EDGED = '*...r/...../...../...../.....';
const COSTS: readonly (readonly [string, CostPosition, Expected])[] = [
  [
    '[E-3.5] the pearl goes round',
    pay(EDGED, 'r0L'),
    told('costsPearl', 'E-3.5', 'edge', 'pearlEdge', 'appPearl'),
  ],
  [
    '[E-3.5] A-E3 from the other end the price is the usual one',
    pay(EDGED, 'r0R'),
    told(
      'costsOneElseThree',
      'E-3.1',
      'edge',
      'sameKind',
      'otherEnd',
      'unknownHand',
      'mayAgree',
      'appPrice',
    ),
  ],
  [
    '[E-3.4] the kind is lacking',
    pay(EDGED, 'r0R', 'bbb'),
    told('costsThree', 'E-3.4', 'edge', 'sameKind', 'otherEnd', 'lacking', 'appTrusts'),
  ],
  [
    '[E-3.5] two cards do not pay for the pearl',
    pay(EDGED, 'r0L', 'rr'),
    { ...told('cannotPay', 'E-3.5', 'edge', 'pearlEdge', 'tooFew'), ruling: 'no' },
  ],
  ['the shift is needed', pay(EDGED, null), { kind: 'incomplete', says: 'needEnd' }],
  [
    'two pearls cannot lie there',
    pay('**.../...../...../...../.....', 'r0L'),
    { kind: 'impossible', clause: 'E-1.3', says: 'tooMany' },
  ],
];
testAnswers('what a shift costs', cost, BOOK, COSTS);

test('[A-E10] a deadlock ends the match, or lifts the block where the table agreed so', () => {
  expectAnswer(blocked, settleText, lock('violet', piles('royglsb', 'oyglsrv')), {
    ruling: 'no',
    clause: 'E-4.6',
    says: 'isBlocked',
    steps: ['topBlocks', 'deadlock'],
  });
  expectAnswer(blocked, settleText, lock('violet', piles('royglsb', 'royglsv'), true), {
    ruling: 'yes',
    clause: 'E-4.6',
    says: 'isOpen',
    steps: ['topBlocks', 'lifted'],
  });
});

test('the reasoning reads in order', () => {
  expect(sentences(tasks.answer(claim(SHARED)), settleText.uk)).toEqual([
    'Рубін або сапфір — одне з двох',
    'Рядок 3: рубін двічі, а третій камінь заміняє перлина.',
    'Рядок 3: сапфір двічі, а третій камінь заміняє перлина.',
    'За хід перлина заміняє лише один вид: рубін або сапфір, а не все разом.',
  ]);
});

describe('opened in a match', () => {
  const TABLE: Setup = { seats: 2, first: 0, mode: 'referee' };
  const SCORE: Setup = { seats: 2, first: 0, mode: 'score' };
  const view = (setup: Setup, moves: readonly PerlynaMove[]) =>
    perlyna.view(replay(perlyna, setup, moves).state, 'table');

  test('field, piles, who acts and whether a line was shifted are filled in', () => {
    const before = tasks.fromView?.(view(TABLE, [field(APART)]), TABLE);
    expect(before).toEqual(claim(APART, piles('', ''), { shifted: false }));
    const after = view(TABLE, [field(APART), shift(0, 'r0R', 'r')]);
    expect(tasks.fromView?.(after, TABLE)?.shifted).toBe(true);
    expect(pearl.fromView?.(after, TABLE)?.grid[0]).toBe('red');
  });

  test('where only results are kept, the piles are', () => {
    const seen = view(SCORE, [tally(0, 'rg')]);
    expect(tasks.fromView?.(seen, SCORE)).toBeNull();
    expect(blocked.fromView?.(seen, SCORE)).toEqual({ ...lock(null, piles('rg', '')), seat: 1 });
    expect(blocked.fromView?.(view(TABLE, []), TABLE)).toBeNull();
  });
});
