import type { Refusal, ScoreLine } from '../../../src/engine/types';
import { nizam } from '../../../src/games/nizam';
import { CLAUSES, HOUSE, RULINGS } from '../../../src/games/nizam/clauses';
import {
  APART,
  dealt,
  done,
  EXAMPLES,
  field,
  refill,
  tally,
} from '../../../src/games/nizam/examples';
import { text } from '../../../src/games/nizam/text';
import type { NizamFacts } from '../../../src/games/nizam/types';
import { draw, pass, shift, stop, take } from '../../../src/games/grid/shorthand';
import { refusalsOf, SAY, testWords } from '../grid/checks';
import { sharedRefusals } from '../grid/facts';

const PHASES = ['deal', 'act', 'draw', 'refill', 'over'];

const OWN: NizamFacts[] = [
  { why: 'limit', hand: 6, limit: 8 },
  { why: 'limit', hand: 8, limit: 8, house: 'A-N20' },
  { why: 'length', length: 2 },
  { why: 'tooMany', given: 11, most: 10 },
];

const LINES: ScoreLine[] = [3, 4, 5].flatMap((length) =>
  [1, 2, 5].map((count) => ({ seat: 0, clause: 'N-4.2', points: 9, facts: { length, count } })),
);

testWords(
  { words: text, clauses: CLAUSES, rulings: RULINGS, house: HOUSE },
  PHASES,
  [
    ...refusalsOf(nizam, EXAMPLES),
    ...sharedRefusals('N-3.5', PHASES),
    ...OWN.map((facts): Refusal => ({ ok: false, clause: 'N-7.1', facts: { ...facts } })),
  ],
  [
    field(APART),
    dealt(APART, 'rgb', 'yyv'),
    take(0),
    draw('oos'),
    draw('o'),
    shift(1, 'r2L', 'b'),
    shift(2, 'c0D', 'rry'),
    done(0),
    refill('vvb'),
    pass(3),
    tally(0),
    tally(1, 3),
    tally(0, 3, 4, 5),
    stop,
  ],
  [...LINES, { seat: 1, clause: 'N-4.3', points: 2, facts: { count: 2 } }],
);

test('the log tells what the table saw and hides what it did not', () => {
  const say = (move: Parameters<typeof text.uk.move>[0]): string =>
    text.uk.move(move, SAY, { seats: 3, first: 0, mode: 'virtual' });
  expect(say(shift(1, 'r2L', 'b'))).toBe('Тарас зсуває рядок 3 вліво; плата: сапфір');
  expect(say(shift(0, 'c0D', 'rry'))).toBe('Оля зсуває стовпець 1 вниз; плата: 2 рубіни, топаз');
  expect(say(draw('oos'))).toBe('З колоди взято 3 карти');
  expect(say(dealt(APART, 'rgb', 'yyv'))).toBe('Поле викладено, карти роздано');
  expect(say(tally(0, 3, 4))).toBe('Оля збирає комбінації (3 + 4): 9 очок');
});

test('a refusal names the facts of the position', () => {
  const state = nizam.apply(nizam.begin({ seats: 2, first: 0, mode: 'referee' }), field(APART));
  const verdict = nizam.judge(state, shift(0, 'r0R', 'y'));
  expect(verdict.ok ? '' : text.uk.refusal(verdict, SAY)).toBe(
    'На краю рубін: платять одним таким каменем або, якщо рубіна немає, трьома будь-якими картами, а не так, як тут: топаз.',
  );
});
