/** Settle for «Веселка»: positions as people tap them in, and what the rules answer. */
import { type Kind, KINDS } from '../../../src/games/gems/rules/kinds';
import { veselka } from '../../../src/games/veselka/rules';
import { CLAUSES } from '../../../src/games/veselka/rules/clauses';
import { parseCards } from '../../../src/games/veselka/rules/notation';
import { QUESTIONS } from '../../../src/games/veselka/settle';
import { settleText } from '../../../src/games/veselka/words/settle';
import type { VeselkaMove } from '../../../src/games/veselka/rules/types';
import { ask, testRows, type Row } from '../../support/settle';

const run = (top: string, cards: string) => ({
  top: parseCards(top)[0] ?? null,
  cards: parseCards(cards),
});
const keep = (rainbow: string, card: string, after = 'run') => ({
  rainbow: parseCards(rainbow),
  card: parseCards(card)[0] ?? null,
  after,
});
const rainbows = (...colours: (number | null)[]) => ({ seats: colours.length, colours });

const RUN = 'run.length run.neighbours run.starts run.goesOn run.pays';

const ROWS: readonly Row[] = [
  ['[V-2.5] four from green one way', 'run', run('g', 'sbvr'), `yes V-2.5 run.is: ${RUN}`],
  ['[V-2.5] three from green the other way', 'run', run('g', 'lyo'), `yes V-2.5 run.is: ${RUN}`],
  [
    '[V-2.4] the circle closes: eight cards round it',
    'run',
    run('v', 'roylgsbv'),
    `yes V-2.5 run.is: ${RUN}`,
  ],
  [
    '[V-2.4] a run does not turn (A-V1)',
    'run',
    run('g', 'sgl'),
    'no V-2.4 run.isNot: run.length run.breaks',
  ],
  [
    '[V-2.3] the same colour is no neighbour (A-V2)',
    'run',
    run('g', 'gsb'),
    'no V-2.3 run.isNot: run.length run.neighbours run.startsWrong',
  ],
  [
    '[V-2.3] nor is one two steps away',
    'run',
    run('g', 'bvr'),
    'no V-2.3 run.isNot: run.length run.neighbours run.startsWrong',
  ],
  ['[V-2.1] two cards are too few', 'run', run('g', 'sb'), 'no V-2.1 run.isNot: run.lengthWrong'],
  [
    '[V-2.1] a ninth card is one too many',
    'run',
    run('g', 'sbvroylgs'),
    'no V-2.1 run.isNot: run.lengthWrong',
  ],
  ['[V-2.3] the top card is needed', 'run', run('', 'sbv'), 'incomplete V-2.3: run.top'],
  ['[V-2.1] so are the cards', 'run', run('g', ''), 'incomplete V-2.1: run.cards'],

  [
    '[V-2.6] a missing colour may be taken',
    'keep',
    keep('roy', 'g'),
    'yes V-2.6 keep.may: keep.last keep.missing keep.choice',
  ],
  [
    '[V-2.6] into an empty rainbow too',
    'keep',
    keep('', 'g'),
    'yes V-2.6 keep.may: keep.last keep.missing keep.choice',
  ],
  [
    '[V-2.6] a colour that is there may not',
    'keep',
    keep('roy', 'y'),
    'no V-2.6 keep.mayNot: keep.last keep.has keep.stays',
  ],
  [
    '[V-2.6] nothing is taken after a swap',
    'keep',
    keep('roy', 'g', 'swap'),
    'no V-2.6 keep.mayNot: keep.swap',
  ],
  [
    '[V-2.6] a rainbow has no colour twice',
    'keep',
    keep('ror', 'g'),
    'impossible V-2.6: keep.twice',
  ],
  ['[V-2.6] the card is needed', 'keep', keep('roy', ''), 'incomplete V-2.6: keep.card'],

  [
    '[V-4.3] 8, 7, 6, 5 and 4 colours',
    'rainbows',
    rainbows(8, 7, 6, 5, 4),
    'told V-4.3 rainbows.worth: rainbows.one rainbows.one rainbows.one rainbows.one rainbows.one rainbows.full rainbows.lap',
  ],
  [
    '[V-4.3] none of them complete',
    'rainbows',
    rainbows(3, 0),
    'told V-4.3 rainbows.worth: rainbows.one rainbows.one',
  ],
  [
    '[V-2.2] nine colours do not exist',
    'rainbows',
    rainbows(9, null),
    'impossible V-2.2: rainbows.tooMany',
  ],
  [
    '[V-4.3] every rainbow is needed',
    'rainbows',
    rainbows(5, null, 2),
    'incomplete V-4.3: rainbows.none',
  ],
  [
    '[V-4.2] everyone has one more turn, the finisher last (A-V7)',
    'lap',
    { seats: 4, finisher: 1, others: false },
    'told V-4.2 lap.order: lap.full lap.everyone lap.noMore lap.once lap.mayAgree lap.app',
  ],
  [
    '[V-4.2] whoever has had the last turn moves no more',
    'lap',
    { seats: 4, finisher: 1, others: false, moved: 3 },
    'told V-4.2 lap.order: lap.full lap.moved lap.everyone lap.noMore lap.once lap.mayAgree lap.app',
  ],
  [
    '[V-4.2] or, as the table agreed, only the others',
    'lap',
    { seats: 4, finisher: 1, others: true },
    'told V-4.2 lap.order: lap.full lap.others lap.once lap.app',
  ],
  [
    '[V-4.1] who completed it is needed',
    'lap',
    { seats: 4, finisher: null, others: true },
    'incomplete V-4.1: lap.finisher',
  ],
  [
    '[V-3.1] any number of cards may be swapped',
    'swap',
    { count: 8, none: false },
    'yes V-3.1 swap.may: swap.range swap.draws swap.literal swap.app',
  ],
  [
    '[V-3.1] but at least one (A-V4)',
    'swap',
    { count: 0, none: false },
    'no V-3.1 swap.mayNot: swap.range swap.literal swap.app',
  ],
  [
    '[V-3.1] or none, as the table agreed: that is a pass (A-V4)',
    'swap',
    { count: 0, none: true },
    'yes V-3.1 swap.pass: swap.range swap.agreed swap.app',
  ],
  [
    '[V-3.1] how many is needed',
    'swap',
    { count: null, none: true },
    'incomplete V-3.1: swap.count',
  ],
];

testRows({ questions: QUESTIONS, words: settleText, clauses: CLAUSES }, ROWS);

test.each([
  [3, 3],
  [4, 5],
  [5, 7],
  [6, 10],
  [8, 10],
])('[V-2.5] a run of %d is worth %d', (length, points) => {
  const answer = ask(QUESTIONS, 'run', run('v', 'roylgsbv'.slice(0, length)));
  expect(answer).toMatchObject({ headline: { facts: { points } } });
});

test('[V-4.3] 8→10, 7→7, 6→5, 5→3, fewer nothing', () => {
  expect(ask(QUESTIONS, 'rainbows', rainbows(8, 7, 6, 5, 4))).toMatchObject({
    headline: { facts: { points: [10, 7, 5, 3, 0] } },
  });
});

test('from a match: the top card, the rainbow of whoever acts, everybody’s rainbows', () => {
  const setup = { seats: 2, first: 0, mode: 'referee' } as const;
  const moves: VeselkaMove[] = [
    { type: 'deal', top: 'green' },
    { type: 'run', seat: 0, cards: ['sky', 'blue', 'violet'], keep: true },
    { type: 'swap', seat: 1, count: 2 },
  ];
  const state = moves.reduce((before, move) => veselka.apply(before, move), veselka.begin(setup));
  const seen = veselka.view(state, 'table');
  expect(QUESTIONS.map(({ fromView }) => fromView?.(seen, setup))).toEqual([
    { top: 'blue', cards: [] },
    { rainbow: ['violet'], card: null, after: 'run' },
    { seats: 2, colours: [1, 0] },
    { seats: 2, finisher: null, others: false },
    { count: null, none: false },
  ]);
});

test.each([
  [null, [[1, 2, 0], [2, 0], [0]]],
  ['others', [[1, 2], [2]]],
])('[V-4.2] A-V7 (%s): out of the last lap of a match, those yet to move', (reading, left) => {
  const house = reading === null ? {} : { 'A-V7': reading };
  const setup = { seats: 3, first: 0, mode: 'score', house } as const;
  const tally = (seat: number, keep: Kind | null): VeselkaMove => ({
    type: 'tally',
    seat,
    length: keep === null ? 0 : 3,
    keep,
  });
  // Seat 0 completes its rainbow; seat 2 does so within the lap, which begins none (A-V8).
  const moves = [
    ...KINDS.slice(1).flatMap((kind) => [tally(0, kind), tally(1, null), tally(2, kind)]),
    tally(0, KINDS[0]),
    tally(1, null),
    tally(2, KINDS[0]),
  ];
  const begun = moves.length - 2;
  const told = left.map((_, done) => {
    const state = moves
      .slice(0, begun + done)
      .reduce((before, move) => veselka.apply(before, move), veselka.begin(setup));
    const lap = QUESTIONS.find(({ id }) => id === 'lap');
    return ask(QUESTIONS, 'lap', lap?.fromView?.(veselka.view(state, 'table'), setup));
  });
  expect(told).toMatchObject(left.map((order) => ({ headline: { facts: { order } } })));
});

test('[V-4.2] A-V7: who still moves, in order, the finisher included', () => {
  const order = (others: boolean) => ask(QUESTIONS, 'lap', { seats: 4, finisher: 1, others });
  expect(order(false)).toMatchObject({ headline: { facts: { order: [2, 3, 0, 1] } } });
  expect(order(true)).toMatchObject({ headline: { facts: { order: [2, 3, 0] } } });
});
