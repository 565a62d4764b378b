/** Questions about «Нізам» settled without a match: verdict, clause and reasoning of each position. */
import { replay } from '../../../src/engine/replay';
import type { Setup } from '../../../src/engine/types';
import { parseCards, parseGrid, parseShift } from '../../../src/games/gems/rules/notation';
import { shift } from '../../../src/games/gems/rules/shorthand';
import type { Kind } from '../../../src/games/gems/rules/kinds';
import { nizam } from '../../../src/games/nizam/rules';
import { CLAUSES } from '../../../src/games/nizam/rules/clauses';
import { APART, dealt, done, field } from '../../../src/games/nizam/examples';
import type { CostPosition } from '../../../src/games/gems/settle/cost';
import { cost } from '../../../src/games/nizam/settle/cost';
import { play, runs, type RunsPosition } from '../../../src/games/nizam/settle/runs';
import { solo, type SoloPosition } from '../../../src/games/nizam/settle/solo';
import { settleText } from '../../../src/games/nizam/words/settle';
import type { NizamMove } from '../../../src/games/nizam/rules/types';
import { type Expected, sentences, testAnswers } from '../../support/settle';

const grid = (text: string) => parseGrid(text) as (Kind | null)[];
const turn = (text: string, ...shifts: string[]): RunsPosition => ({
  grid: grid(text),
  shifts: shifts.map(parseShift),
});
const pay = (text: string, end: string | null, hand = '', free = false): CostPosition => ({
  grid: grid(text),
  end: end === null ? null : parseShift(end),
  hand: parseCards(hand),
  free,
});

const NOTHING = '...../...../...../...../.....';
/** Red three at the left of the top row. */
const LYING = 'rrrog/...../...../...../.....';
const THIRTEEN = 'rrrrr/rrrrr/rrr../...../.....';

type Row<Position> = [string, Position, Expected];

const told = (says: string, clause: string, ...steps: string[]): Expected => ({
  ruling: 'told',
  clause,
  says,
  steps,
});

const RUNS: Row<RunsPosition>[] = [
  ['nothing is entered', runs.empty, { kind: 'incomplete', says: 'needField' }],
  ['nothing is shifted', turn(LYING), { kind: 'incomplete', says: 'needShift' }],
  [
    'thirteen rubies',
    turn(THIRTEEN, 'r0L'),
    { kind: 'impossible', clause: 'N-1.2', says: 'tooMany' },
  ],
  ['a row becomes three: it scores', turn(APART, 'r0R'), told('points', 'N-4.4', 'made')],
  [
    'a three slides along its row: it does not (A-N6)',
    turn(LYING, 'r0R'),
    told('nothing', 'N-4.4', 'slid', 'unpainted'),
  ],
  [
    'a three stays while another line moves',
    turn('rrrog/...../...../...../y....', 'r4L'),
    told('nothing', 'N-4.4', 'still', 'unpainted'),
  ],
  [
    'broken and joined again: it scores',
    turn('.rrr./...../...../...../.....', 'c2U', 'c2D'),
    told('points', 'N-4.4', 'rejoined', 'unpainted'),
  ],
  [
    'four become three: the number changed (A-N5)',
    turn('rrrr./...../...../...../.....', 'c0U'),
    told('points', 'N-4.4', 'resized', 'unpainted'),
  ],
  [
    'three become four',
    turn('rrr../...../...../...../...r.', 'c3D'),
    told('points', 'N-4.4', 'resized', 'unpainted'),
  ],
  [
    'an equal card takes the place of another in one shift (A-N7)',
    turn('.rrr./.r.../...../...../.....', 'c1U'),
    told('nothing', 'N-4.4', 'slid', 'unpainted'),
  ],
  [
    'a run that was there in between only (A-N31)',
    turn('.rr../...../...../...../...r.', 'c3D', 'c3U'),
    told('nothingLies', 'N-4.1', 'passing', 'unpainted'),
  ],
  [
    'a run that was broken and stays so',
    turn('.rrr./...../...../...../.....', 'c2U'),
    told('nothingLies', 'N-4.1', 'broken', 'unpainted'),
  ],
  [
    'three equal cards of a line, not in succession (A-N8)',
    turn('rr.r./...../...../...../y....', 'r4L'),
    told('nothingLies', 'N-4.1', 'scattered', 'unpainted'),
  ],
  [
    'a row and a column cross: both score, with the extra point (A-N9)',
    turn('rr..r/r..../....r/...../.....', 'r0R', 'r2R'),
    told('points', 'N-4.4', 'made', 'made', 'extra', 'sum', 'shared', 'unpainted'),
  ],
];

const COSTS: Row<CostPosition>[] = [
  ['no arrow is chosen', cost.empty, { kind: 'incomplete', says: 'needEnd' }],
  ['the edge card is not entered', pay(NOTHING, 'r0L'), { kind: 'incomplete', says: 'needEdge' }],
  [
    'thirteen rubies on field and hand',
    pay('rrrrr/rrrrr/...../...../.....', 'r0L', 'rrr'),
    { kind: 'impossible', clause: 'N-1.2', says: 'tooMany' },
  ],
  [
    'the hand is unknown',
    pay(APART, 'r1L'),
    told('costsOneElseThree', 'N-3.1', 'edge', 'sameKind', 'unknownHand', 'mayAgree', 'appPrice'),
  ],
  [
    'the kind is in the hand',
    pay(APART, 'r0L', 'rgb'),
    told('costsOne', 'N-3.1', 'edge', 'sameKind', 'held', 'noChoice', 'mayAgree', 'appPrice'),
  ],
  [
    'the kind is lacking',
    pay(APART, 'r0L', 'ggb'),
    told('costsThree', 'N-3.5', 'edge', 'sameKind', 'lacking', 'appTrusts'),
  ],
  [
    'the kind is lacking, and so are three cards',
    pay(APART, 'r0L', 'gg'),
    {
      ruling: 'no',
      clause: 'N-3.5',
      says: 'cannotPay',
      steps: ['edge', 'sameKind', 'lacking', 'tooFew'],
    },
  ],
  [
    'the table plays three for any shift',
    pay(APART, 'c4D', 'rgb', true),
    told('costsEither', 'N-3.1', 'edge', 'sameKind', 'held', 'freeThree', 'appFree'),
  ],
  [
    'the table plays three for any shift, but there are two',
    pay(APART, 'c4D', 'rg', true),
    told('costsOne', 'N-3.1', 'edge', 'sameKind', 'held', 'tooFew', 'appFree'),
  ],
  [
    'the table plays three for any shift, the hand is unknown',
    pay(APART, 'c4D', '', true),
    told('costsEither', 'N-3.1', 'edge', 'sameKind', 'freeThree', 'appFree'),
  ],
];

const BOOK = { words: settleText, clauses: CLAUSES };
testAnswers('what scores', runs, BOOK, RUNS);
testAnswers('what a shift costs', cost, BOOK, COSTS);

const alone = (hand: number | null, upTo: boolean): SoloPosition => ({ hand, upTo });

testAnswers('what may be taken alone', solo, BOOK, [
  [
    'how many are in hand is needed',
    solo.empty,
    { kind: 'incomplete', clause: 'N-7.1', says: 'solo.hand' },
  ],
  [
    'five and three make eight',
    alone(5, false),
    {
      ruling: 'yes',
      clause: 'N-7.1',
      says: 'solo.take',
      steps: ['solo.limit', 'solo.literal', 'solo.mayAgree', 'solo.app'],
    },
  ],
  [
    'six are one too many for three (A-N20)',
    alone(6, false),
    {
      ruling: 'no',
      clause: 'N-7.1',
      says: 'solo.full',
      steps: ['solo.limit', 'solo.literal', 'solo.shift', 'solo.mayAgree', 'solo.app'],
    },
  ],
  [
    'as the table agreed, up to eight',
    alone(6, true),
    {
      ruling: 'yes',
      clause: 'N-7.1',
      says: 'solo.take',
      steps: ['solo.limit', 'solo.agreed', 'solo.app'],
    },
  ],
  [
    'a full hand takes nothing, whatever was agreed',
    alone(8, true),
    {
      ruling: 'no',
      clause: 'N-7.1',
      says: 'solo.full',
      steps: ['solo.limit', 'solo.agreed', 'solo.shift', 'solo.app'],
    },
  ],
]);

test('[N-7.1] the limit is asked about in a match for one, with what was agreed', () => {
  const seen = (seats: number) => {
    const setup: Setup = { seats, first: 0, mode: 'referee', house: { 'A-N20': 'upTo' } };
    return solo.fromView?.(view(setup, [field(APART)]), setup);
  };
  expect(seen(2)).toBeNull();
  expect(seen(1)).toEqual(alone(3, true));
});

test('the reasoning reads in order', () => {
  const [, position] = RUNS[RUNS.length - 1] as Row<RunsPosition>;
  expect(sentences(runs.answer(position), settleText.uk)).toEqual([
    '7 очок: 2 комбінації',
    'Рядок 1: 3 рубіни поспіль, на початку ходу їх тут не було. 3 очки.',
    'Стовпець 1: 3 рубіни поспіль, на початку ходу їх тут не було. 3 очки.',
    'Комбінацій за хід 2: за кожну понад першу +1, разом +1.',
    'Разом 3 + 3 + 1 = 7.',
    'Спільна карта рядка й стовпця рахується в обох, а у скид іде один раз.',
    '20 клітинок не внесено: їх узято за інші камені.',
  ]);
  expect(sentences(cost.answer(pay(APART, 'r0L', 'ggb')), settleText.uk)).toEqual([
    'Плата: три будь-які карти',
    'Рядок 1 вліво: на інший кінець іде крайня ліва карта, це рубін.',
    'Платять однією картою того самого виду: рубін.',
    'У руці немає рубіна, тож платять три будь-які карти.',
    'Суддя вірить на слово, а якщо потрібна карта згодом знайдеться, покаже цей зсув.',
  ]);
});

const TABLE: Setup = { seats: 2, first: 0, mode: 'referee' };
const SCREEN: Setup = { seats: 2, first: 0, mode: 'virtual' };
const view = (setup: Setup, moves: readonly NizamMove[], viewer: number | 'table' = 'table') =>
  nizam.view(replay(nizam, setup, moves).state, viewer);

test('a link with more shifts than a turn can hold is no position', () => {
  expect(runs.read({ ...turn(APART), shifts: new Array(41).fill(parseShift('r0L')) })).toBeNull();
});

test('opened in a turn, the field is the one before its shifts, and they come in order', () => {
  const moves = [field(APART), shift(0, 'r0R', 'r'), shift(0, 'c2U', 'r')];
  const position = runs.fromView?.(view(TABLE, moves), TABLE);
  expect(position).toEqual(turn(APART, 'r0R', 'c2U'));
});

test('what scores in a match is what is settled', () => {
  const shifts = ['r0R', 'c1D', 'c1U', 'r2L'] as const;
  const pays = ['r', 's', 'b', 'y'];
  let moves: NizamMove[] = [field(APART)];
  shifts.forEach((end, i) => {
    moves = [...moves, shift(0, end, pays[i] as string)];
    const state = replay(nizam, TABLE, moves);
    if (state.refusal) return;
    const seen = nizam.view(state.state, 'table');
    const position = runs.fromView?.(seen, TABLE) as RunsPosition;
    const scoring = 'runs' in seen ? seen.runs.filter((run) => run.scores).length : -1;
    expect(play(position).scoring).toHaveLength(scoring);
  });
});

test('hands are not carried into a position that can be shared', () => {
  const seen = view(SCREEN, [dealt(APART, 'rgb', 'yyv')], 0);
  expect(cost.fromView?.(seen, SCREEN)).toEqual(pay(APART, null));
});

test('nothing is filled in before the deal, in a kept score, and what was agreed is', () => {
  const score: Setup = { ...TABLE, mode: 'score' };
  expect(runs.fromView?.(view(TABLE, []), TABLE)).toBeNull();
  expect(cost.fromView?.(view(score, []), score)).toBeNull();
  const house: Setup = { ...TABLE, house: { 'A-N1': 'free' } };
  expect(cost.fromView?.(view(house, [field(APART)]), house)?.free).toBe(true);
  const over = view(TABLE, [field(APART), shift(0, 'r0R', 'r'), done(0)]);
  expect(runs.fromView?.(over, TABLE)?.shifts).toEqual([]);
});
