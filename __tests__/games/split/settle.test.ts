/** Settle for Split: positions as people tap them in, and what the rules answer. */
import { split } from '../../../src/games/split/rules';
import { CLAUSES } from '../../../src/games/split/rules/clauses';
import { parseRow } from '../../../src/games/split/rules/notation';
import { QUESTIONS } from '../../../src/games/split/settle';
import { settleText } from '../../../src/games/split/words/settle';
import type { SplitMove } from '../../../src/games/split/rules/types';
import { ask, testRows, type Row } from '../../support/settle';

/** `-` for no vote. */
const votes = (row: string, given: string, extra = false) => {
  const cut = row ? parseRow(row) : { cards: [], at: [] };
  return {
    seats: given.length,
    leader: 0,
    cards: cut?.cards,
    at: cut?.at,
    votes: [...given].map((vote) => (vote === '-' ? null : Number(vote))),
    extra,
  };
};
const joker = (piles: Record<number, number>, value: number | null) => ({
  numbers: Array.from({ length: 10 }, (_, i) => piles[i + 1] ?? 0),
  value,
});
const majority = (...fronts: Record<number, number>[]) => ({
  seats: fronts.length,
  counts: fronts.map((piles) => joker(piles, null).numbers),
});

const ROWS: readonly Row[] = [
  [
    '[S-4.2] three players, three parts: everybody is served',
    'votes',
    votes('1 2 | 3 3 | 4 5 6', '012'),
    'told S-4.2 votes.who: votes.sole votes.sole votes.sole',
  ],
  [
    '[S-4.3] the rulebook’s nine cards: Maxim, Diana, and a contested black part',
    'votes',
    votes('6 J 3 | 2 9 | J 8 2 10', '0122'),
    'told S-4.3 votes.who: votes.sole votes.sole votes.contested votes.out',
  ],
  [
    '[S-4.1] nobody’s part is discarded, two cards are halved',
    'votes',
    votes('1 2 3 | 3 4 | 4 5', '112'),
    'told S-4.4 votes.who: votes.unclaimed votes.halved votes.sole votes.out',
  ],
  [
    '[S-4.5] a contested single card is discarded',
    'votes',
    votes('1 2 3 | 3 4 5 | 4', '022'),
    'told S-4.5 votes.who: votes.sole votes.unclaimed votes.single',
  ],
  [
    '[S-4.5] of two pairs at single cards nobody gets anything',
    'votes',
    votes('1 | 3 4 5 2 9 7 6 | 4', '0022'),
    'told S-4.5 votes.who: votes.single votes.unclaimed votes.single',
  ],
  [
    '[S-4.6] two pairs: the left part first',
    'votes',
    votes('1 2 3 | 3 4 5 | 4 5 6', '0022'),
    'told S-4.3 votes.who: votes.contested votes.unclaimed votes.contested votes.order',
  ],
  [
    '[S-4.1] an extra vote: what is left of the part goes (A-S25)',
    'votes',
    votes('J 8 | 2 | 10', '--20', true),
    'told S-4.2 votes.who: votes.sole votes.unclaimed votes.sole',
  ],
  [
    '[S-4.3] A-S5: the same choice once more is cut again',
    'votes',
    votes('J 8 | 2 | 10', '00-', true),
    'told S-4.4 votes.who: votes.halved votes.unclaimed votes.unclaimed',
  ],
  [
    '[S-4.3] A-S5: or goes, where the table agreed so',
    'votes',
    { ...votes('J 8 | 2 | 10', '00-', true), once: true },
    'told S-4.4 votes.who: votes.again votes.unclaimed votes.unclaimed',
  ],
  [
    '[S-4.3] A-S5: the first vote is none of that',
    'votes',
    { ...votes('1 2 3 | 3 4 | 4 5', '002'), once: true },
    'told S-4.3 votes.who: votes.contested votes.unclaimed votes.sole votes.out',
  ],
  [
    '[S-4.2] which cards they are need not be said',
    'votes',
    { ...votes('1 2 | 3 3 | 4 5 6', '012'), cards: [null, 2, null, null, null, null, 6] },
    'told S-4.2 votes.who: votes.sole votes.sole votes.sole',
  ],
  [
    '[S-7.2] the last row of four has seven cards',
    'votes',
    votes('1 2 | 3 3 | 4 5 6', '0120'),
    'told S-4.4 votes.who: votes.halved votes.sole votes.sole votes.out',
  ],
  [
    '[S-1.2] two 1s do not exist',
    'votes',
    votes('1 1 3 | 3 4 | 4 5', '012'),
    'impossible S-1.2: votes.copies',
  ],
  [
    '[S-2.3] no part may be empty',
    'votes',
    { ...votes('1 2 3 3 4 4 5', '012'), at: [0, 3] },
    'impossible S-2.3: votes.badCut',
  ],
  [
    '[S-4.4] halves have no black part (A-S3)',
    'votes',
    votes('8 | 9', '02-', true),
    'impossible S-4.4: votes.noThird',
  ],
  [
    '[S-4.3] a contested part of nine is impossible',
    'votes',
    votes('6 J 3 | 2 9 | J 8 2 10', '01--', true),
    'impossible S-4.3: votes.rowSize',
  ],
  [
    '[S-2.2] three players lay seven',
    'votes',
    votes('6 J 3 2 9 J 8 2', '---'),
    'impossible S-2.2: votes.rowSize',
  ],
  ['[S-2.2] the row is needed', 'votes', votes('1 2', '---'), 'incomplete S-2.2: votes.cards'],
  ['[S-2.3] then the cut', 'votes', votes('1 2 | 3 3 4 5 6', '---'), 'incomplete S-2.3: votes.cut'],
  [
    '[S-3.1] then the votes',
    'votes',
    votes('1 2 | 3 3 | 4 5 6', '0-1'),
    'incomplete S-3.1: votes.vote',
  ],
  [
    '[S-4.3] one voter is no extra vote',
    'votes',
    votes('1 2 | 3 | 4', '0--', true),
    'incomplete S-4.3: votes.voters',
  ],

  [
    '[S-5.2] onto a pile that is there',
    'joker',
    joker({ 3: 2, 8: 1 }, 8),
    'yes S-5.2 joker.may: joker.piles joker.joins joker.stays',
  ],
  [
    '[S-5.2] not where there is none',
    'joker',
    joker({ 3: 2, 8: 1 }, 7),
    'no S-5.2 joker.mayNot: joker.piles joker.noSuchPile',
  ],
  [
    '[S-5.2] nor aside (A-S12)',
    'joker',
    joker({ 3: 2 }, 0),
    'no S-5.2 joker.mustLie: joker.piles joker.notAside',
  ],
  [
    '[S-5.3] without any number it waits',
    'joker',
    joker({}, 0),
    'yes S-5.3 joker.waits: joker.noPiles joker.attaches',
  ],
  [
    '[S-5.3] and makes no pile of its own',
    'joker',
    joker({}, 5),
    'no S-5.3 joker.mayNot: joker.noPiles joker.attaches',
  ],
  ['[S-1.2] four 3s do not exist', 'joker', joker({ 3: 4 }, 3), 'impossible S-1.2: joker.copies'],
  ['[S-5.2] the place is needed', 'joker', joker({ 3: 1 }, null), 'incomplete S-5.2: joker.where'],

  [
    '[S-7.6] the rulebook’s fives and eights make 13',
    'majority',
    majority({ 5: 3, 8: 4 }, { 5: 1 }, { 8: 2, 1: 1 }),
    'told S-7.6 majority.wins: majority.most majority.most majority.most majority.points majority.highest',
  ],
  [
    '[S-7.4] a tie: each keeps one',
    'majority',
    majority({ 5: 2, 8: 1 }, { 5: 2 }, {}),
    'told S-7.6 majority.wins: majority.shared majority.most majority.points majority.highest',
  ],
  [
    '[S-7.7] equal points: more scoring cards',
    'majority',
    majority({ 5: 1 }, { 2: 1, 3: 1 }, {}),
    'told S-7.7 majority.wins: majority.most majority.most majority.most majority.points majority.tied majority.cards',
  ],
  [
    '[S-7.7] equal in that too: shared (A-S16)',
    'majority',
    majority({ 5: 2 }, { 5: 2 }, {}, {}),
    'told S-7.7 majority.wins: majority.shared majority.points majority.tied majority.cards',
  ],
  [
    '[S-1.2] twenty cards of 4 need sixteen jokers',
    'majority',
    majority({ 4: 20 }, {}, {}),
    'impossible S-1.2: majority.jokers',
  ],
  [
    '[S-5.2] two piles of 1 need two 1s',
    'majority',
    majority({ 1: 1 }, { 1: 1 }, {}),
    'impossible S-5.2: majority.piles',
  ],
  [
    '[S-7.3] empty piles are still to be counted',
    'majority',
    majority({}, {}, {}),
    'incomplete S-7.3: majority.none',
  ],
];

testRows({ questions: QUESTIONS, words: settleText, clauses: CLAUSES }, ROWS);

test('[S-7.5] points are those of the count', () => {
  expect(
    ask(QUESTIONS, 'majority', majority({ 5: 3, 8: 4 }, { 5: 1 }, { 8: 2, 1: 1 })),
  ).toMatchObject({ headline: { facts: { seats: [0], points: 13 } } });
});

describe('from a match', () => {
  const setup = { seats: 3, first: 0, mode: 'referee' } as const;
  const moves: SplitMove[] = [
    { type: 'row', cards: [1, 2, 3, 3, 4, 5, 'joker'] },
    { type: 'cut', seat: 0, at: [2, 4] },
    { type: 'vote', seat: 0, part: 2 },
  ];
  const after = (more: readonly SplitMove[]) =>
    split.view(
      [...moves, ...more].reduce((before, move) => split.apply(before, move), split.begin(setup)),
      'table',
    );
  const filled = (view: unknown, id: string) =>
    QUESTIONS.find((one) => one.id === id)?.fromView?.(view, setup);

  test('a vote that lies face down is never filled in', () => {
    expect(filled(after([]), 'votes')).toEqual({
      seats: 3,
      leader: 0,
      cards: [1, 2, 3, 3, 4, 5, 'joker'],
      at: [2, 4],
      votes: [null, null, null],
      extra: false,
      once: false,
    });
  });

  test('revealed votes and the piles of the joker’s owner are', () => {
    const view = after([
      { type: 'vote', seat: 1, part: 0 },
      { type: 'vote', seat: 2, part: 0 },
    ]);
    expect(filled(view, 'votes')).toMatchObject({ votes: [2, 0, 0] });
    expect(filled(view, 'joker')).toEqual(joker({ 4: 1, 5: 1 }, null));
    expect(filled(view, 'majority')).toEqual(majority({ 4: 1, 5: 1 }, {}, {}));
  });
});
