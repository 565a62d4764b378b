import type { Refusal } from '../../../src/engine/types';
import { perlyna } from '../../../src/games/perlyna';
import { CLAUSES, HOUSE, RULINGS } from '../../../src/games/perlyna/clauses';
import { APART, dealt, done, EXAMPLES, field, tally } from '../../../src/games/perlyna/examples';
import { text } from '../../../src/games/perlyna/text';
import type { PerlynaFacts } from '../../../src/games/perlyna/types';
import { draw, pass, shift, stop, take } from '../../../src/games/grid/shorthand';
import { refusalsOf, SAY, testWords } from '../grid/checks';
import { sharedRefusals } from '../grid/facts';

const PHASES = ['deal', 'act', 'draw', 'over'];

const OWN: PerlynaFacts[] = [
  { why: 'twice', task: 'red' },
  { why: 'noLine', task: 'blue' },
  { why: 'alreadyDone', task: 'sky' },
  { why: 'onePearl', tasks: ['lime', 'violet'] },
  { why: 'blocked', task: 'green', by: [0] },
  { why: 'blocked', task: 'green', by: [1, 2] },
];

testWords(
  { words: text, clauses: CLAUSES, rulings: RULINGS, house: HOUSE },
  PHASES,
  [
    ...refusalsOf(perlyna, EXAMPLES),
    ...sharedRefusals('E-3.4', PHASES),
    ...OWN.map((facts): Refusal => ({ ok: false, clause: 'E-4.1', facts: { ...facts } })),
  ],
  [
    field(APART),
    dealt(APART, 'rgb', 'yyv'),
    take(0),
    draw('oos'),
    shift(1, 'r2L', 'b'),
    shift(2, 'c0D', 'rry'),
    done(0),
    done(1, 'gr'),
    pass(3),
    tally(0),
    tally(1, 'vob'),
    stop,
  ],
  [{ seat: 1, clause: 'E-4.1', points: 2, facts: { tasks: ['red', 'violet'] } }],
);

test('a claim is told in the order of the pile', () => {
  const setup = { seats: 2, first: 0, mode: 'referee' } as const;
  expect(text.uk.move(done(0, 'gr'), SAY, setup)).toBe('Оля виконує: смарагд, потім рубін');
});

test('a blocked task names who blocks it', () => {
  const refusal: Refusal = {
    ok: false,
    clause: 'E-4.6',
    facts: { why: 'blocked', task: 'red', by: [1, 2] },
  };
  expect(text.uk.refusal(refusal, SAY)).toContain('Закривають: Тарас, Євген');
});
