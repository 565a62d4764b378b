/** Rulebook examples as data: the rulebook screen draws them, the tests play them. */
import type { Mode, Seat, Setup } from '../../engine/types';
import type { Example, PlayExample } from '../example';
import type { Card } from './rules/cards';
import type { ClauseId } from './rules/clauses';
import type { BidMove, ColoursMove, DealMove, Move, PlayMove, TricksMove } from './rules/types';

type Of<Kind extends Example<Move>['kind']> = Extract<Example<Move>, { kind: Kind }>;
type Ruling = Example<Move>['ruling'];

/* Notation: bids «3+ 0 2 1» (a plus is the shield) and cards «r4 r3 b3 r2», clockwise from a seat. */

function words(text: string): string[] {
  return text.split(' ');
}

export function bids(seats: number, from: Seat, text: string): BidMove[] {
  return words(text).map((bid, i) => {
    const seat = (from + i) % seats;
    return { type: 'bid', seat, beads: Number.parseInt(bid, 10), shield: bid.endsWith('+') };
  });
}

export function plays(seats: number, from: Seat, text: string): PlayMove[] {
  return words(text).map((card, i) => {
    return { type: 'play', seat: (from + i) % seats, card: card as Card };
  });
}

/** Hands by seat, one line each. */
export function deal(...hands: string[]): DealMove {
  return { type: 'deal', hands: hands.map((hand) => words(hand) as Card[]) };
}

export function won(text: string): TricksMove {
  return { type: 'tricks', won: words(text).map(Number) };
}

/** Counts of r y g b p by seat: «31222 …». */
export function colours(text: string): ColoursMove {
  const counts = words(text).map((hand) => {
    const [r, y, g, b, p] = [...hand].map(Number) as [number, number, number, number, number];
    return { r, y, g, b, p };
  });
  return { type: 'colours', counts };
}

const table = (seats: number, mode: Mode, first: Seat = 0): Setup => ({ seats, first, mode });
const VIRTUAL = table(4, 'virtual');
const REFEREE = table(4, 'referee');
const SCORE = table(4, 'score');

/** Seat 0 has chosen to deal, so seat 1 opens. r7, g3, g7, b1, b9, p1, p4, p6, p9 and p10 lie aside. */
const HANDS = deal(
  'r2 r5 r9 y3 y8 g1 g6 b4 b7 p2',
  'r4 r8 y1 y10 g2 g9 b3 b10 p5 p7',
  'r1 r3 y2 y9 g4 g10 b2 b5 b8 p3',
  'r6 r10 y4 y5 y6 y7 g5 g8 b6 p8',
);
const ONES = bids(4, 1, '1 1 1 1');
const AFTER_BIDS: Move[] = [HANDS, ...ONES];

/** Three deals on paper; each is a line of bids from its opener and a line of tricks by seat. */
function paper(...deals: [opener: Seat, bid: string, tricks: string][]): Move[] {
  return deals.flatMap(([opener, bid, tricks]) => [...bids(4, opener, bid), won(tricks)]);
}
/** Seat 0 leads with 60 before deal four; seat 0 also has the first-player card then. */
const FIRST_LEADS = paper(
  [1, '5 5 5 1', '1 3 3 3'],
  [2, '5 5 2 5', '2 3 2 3'],
  [3, '5 3 5 5', '3 3 2 2'],
);
/** Seat 2 leads with 60, the card is seat 0's. */
const THIRD_LEADS = paper(
  [1, '5 1 5 5', '3 3 1 3'],
  [2, '2 5 5 5', '2 3 2 3'],
  [3, '5 5 5 3', '2 3 3 2'],
);
/** Seats 1 and 3 share the lead with 60, the card is seat 0's. */
const TWO_LEAD = paper(
  [1, '3 3 3 3', '2 3 2 3'],
  [2, '3 3 3 3', '2 3 2 3'],
  [3, '3 3 3 3', '2 3 2 3'],
);
/** Seat 1 leads with 60, seat 3 has 35; both end at 55. */
const CAUGHT_UP = paper(
  [1, '3 3 3 3', '2 3 2 3'],
  [2, '3 4 3 3', '2 3 2 3'],
  [3, '3 3 3 3', '2 3 2 3'],
  [1, '4 3 3+ 3', '2 3 2 3'],
);

function play(
  clause: ClauseId,
  ruling: Ruling,
  setup: Setup,
  before: readonly Move[],
  tried: Move,
  rest: Pick<PlayExample<Move>, 'then' | 'because'> = {},
): Of<'play'> {
  return { kind: 'play', clause, ruling, setup, before, tried, ...rest };
}

function shows(
  clause: ClauseId,
  ruling: Ruling,
  setup: Setup,
  before: readonly Move[],
  viewer: Of<'view'>['viewer'],
  path: Of<'view'>['path'],
  value: unknown,
): Of<'view'> {
  return { kind: 'view', clause, ruling, setup, before, viewer, path, value };
}

function counts(
  clause: ClauseId,
  ruling: Ruling,
  setup: Setup,
  before: readonly Move[],
  line: Of<'count'>['line'],
): Of<'count'> {
  return { kind: 'count', clause, ruling, setup, before, line };
}

const bid = (seat: Seat, beads: number, shield = false): BidMove => {
  return { type: 'bid', seat, beads, shield };
};
const card = (seat: Seat, text: Card): PlayMove => ({ type: 'play', seat, card: text });
const lateTurn = (turnOf: Seat) => ({ because: { clause: 'turn', facts: { turnOf: [turnOf] } } });

const SETUP: Example<Move>[] = [
  { kind: 'setup', clause: 'P-1.1', ruling: 'accepted', setup: table(5, 'virtual') },
  { kind: 'setup', clause: 'P-1.1', ruling: 'refused', setup: table(6, 'virtual') },
  play('P-1.1', 'accepted', table(3, 'referee'), bids(3, 1, '3 3 3'), card(1, 'r8')),
  play('P-1.1', 'refused', table(3, 'referee'), bids(3, 1, '3 3 3'), card(1, 'r9'), {
    because: { facts: { card: 'r9', highest: 8 } },
  }),
  play('P-1.1', 'refused', REFEREE, [...ONES, ...plays(4, 1, 'r7 r2')], card(3, 'r7'), {
    because: { facts: { card: 'r7', playedBy: 1 } },
  }),
  play('P-1.2', 'accepted', REFEREE, [colours('32221 13222 22222 22222'), ...ONES], card(1, 'r5')),
  play(
    'P-1.2',
    'refused',
    REFEREE,
    [colours('32221 13222 22222 22222'), ...ONES, ...plays(4, 1, 'r9 r1 r2 r3')],
    card(1, 'r5'),
    { because: { facts: { seat: 1, colour: 'r', said: 1 } } },
  ),
  shows('P-1.3', 'accepted', SCORE, [], 'table', ['holder'], 1),
  shows('P-1.3', 'refused', SCORE, [], 'table', ['holder'], 0),
  play('P-1.4', 'accepted', SCORE, bids(4, 1, '10 10'), bid(3, 10)),
  play('P-1.4', 'refused', SCORE, bids(4, 1, '10'), bid(1, 3), lateTurn(2)),
  { kind: 'setup', clause: 'P-1.5', ruling: 'accepted', setup: table(4, 'score', 2) },
  { kind: 'setup', clause: 'P-1.5', ruling: 'refused', setup: table(4, 'score', 4) },
  play('P-1.6', 'accepted', REFEREE, [...ONES, ...plays(4, 1, 'r10 r9 y1')], card(0, 'r8'), {
    then: { actors: [3] },
  }),
  shows(
    'P-1.6',
    'refused',
    REFEREE,
    [...ONES, ...plays(4, 1, 'r10 r9 y1 r8')],
    'table',
    ['won', 1],
    1,
  ),
  play('P-1.7', 'accepted', SCORE, ONES, won('1 2 3 4')),
  play('P-1.7', 'refused', SCORE, ONES, won('1 2 3 3'), { because: { facts: { sum: 9 } } }),
];

const DEAL: Example<Move>[] = [
  play('P-2.1', 'accepted', VIRTUAL, [], HANDS, { then: { phase: 'bid', actors: [1] } }),
  play(
    'P-2.1',
    'refused',
    VIRTUAL,
    [],
    deal(...HANDS.hands.map((hand, seat) => hand.slice(seat === 2 ? 1 : 0).join(' '))),
    { because: { facts: { seat: 2, count: 9 } } },
  ),
  shows('P-2.2', 'accepted', VIRTUAL, [HANDS], 1, ['hands', 0, 1], { colour: 'r', value: 5 }),
  shows('P-2.2', 'refused', VIRTUAL, [HANDS], 1, ['hands', 0, 1], { colour: 'y', value: 3 }),
  shows('P-2.3', 'accepted', VIRTUAL, [HANDS], 1, ['hands', 0, 2], { colour: 'r', value: 9 }),
  shows('P-2.3', 'refused', VIRTUAL, [HANDS], 1, ['hands', 0, 0], { colour: 'r', value: 9 }),
  play('P-2.4', 'accepted', VIRTUAL, AFTER_BIDS, card(1, 'r4')),
  play('P-2.4', 'refused', VIRTUAL, AFTER_BIDS, card(1, 'r2'), { because: { clause: 'P-4.1' } }),
  shows('P-2.5', 'accepted', VIRTUAL, [HANDS], 0, ['hands', 1, 0], { colour: 'r', value: 4 }),
  shows('P-2.5', 'refused', VIRTUAL, [HANDS], 1, ['hands', 1, 0], { colour: 'r', value: 4 }),
  play('P-2.6', 'accepted', VIRTUAL, [HANDS], bid(1, 3)),
  play('P-2.6', 'refused', VIRTUAL, [HANDS], bid(0, 3), lateTurn(1)),
];

const BETS: Example<Move>[] = [
  play('P-3.1', 'accepted', SCORE, bids(4, 1, '3'), bid(2, 0)),
  play('P-3.1', 'refused', SCORE, bids(4, 1, '3'), bid(3, 0), lateTurn(2)),
  play('P-3.2', 'accepted', SCORE, [], bid(1, 0)),
  play('P-3.2', 'accepted', SCORE, [], bid(1, 10)),
  play('P-3.2', 'refused', SCORE, [], bid(1, 11), { because: { facts: { beads: 11 } } }),
  play('P-3.3', 'accepted', SCORE, [], bid(1, 3, true)),
  play('P-3.3', 'refused', SCORE, [bid(1, 3, true)], bid(1, 0, true), lateTurn(2)),
  shows(
    'P-3.4',
    'accepted',
    SCORE,
    paper([1, '3+ 1 1 1', '2 4 2 2']),
    'table',
    ['pad', 0, 'points', 1],
    5,
  ),
  shows(
    'P-3.4',
    'refused',
    SCORE,
    paper([1, '3+ 1 1 1', '2 5 2 1']),
    'table',
    ['pad', 0, 'points', 1],
    5,
  ),
  play('P-3.5', 'accepted', REFEREE, ONES, card(1, 'g4')),
  play('P-3.5', 'refused', REFEREE, bids(4, 1, '1 1 1'), card(1, 'g4'), {
    because: { clause: 'turn', facts: { phase: 'bid' } },
  }),
  play('P-3.6', 'accepted', SCORE, THIRD_LEADS, bid(2, 4)),
  play('P-3.6', 'refused', SCORE, THIRD_LEADS, bid(0, 4), lateTurn(2)),
  play('P-3.7', 'accepted', SCORE, TWO_LEAD, bid(1, 4)),
  play('P-3.7', 'refused', SCORE, TWO_LEAD, bid(3, 4), lateTurn(1)),
];

/** Ten tricks of three players in which seat 1 leads and wins every one. */
const SWEEP_HANDS = deal(
  'r1 r2 r3 y1 g1 g2 b1 b2 p1 p2',
  'r6 r7 r8 y8 g7 g8 b7 b8 p7 p8',
  'r4 r5 y2 g3 g4 b3 b4 p3 p4 p5',
);
const SWEEP: Move[] = [
  SWEEP_HANDS,
  ...bids(3, 1, '10 0 0'),
  ...plays(
    3,
    1,
    'y8 y2 y1 g8 g3 g1 g7 g4 g2 b8 b3 b1 b7 b4 b2 p8 p3 p1 p7 p4 p2 r8 r4 r1 r7 r5 r2',
  ),
];
const SWEEP_LAST: Move[] = [...SWEEP, ...plays(3, 1, 'r6 p5')];

const TRICKS: Example<Move>[] = [
  play('P-4.1', 'accepted', VIRTUAL, AFTER_BIDS, card(1, 'r4'), { then: { actors: [2] } }),
  play('P-4.1', 'refused', VIRTUAL, AFTER_BIDS, card(2, 'r1'), lateTurn(1)),
  play('P-4.1', 'refused', VIRTUAL, AFTER_BIDS, card(1, 'r7'), {
    because: { facts: { seat: 1, card: 'r7' } },
  }),
  shows(
    'P-4.2',
    'accepted',
    VIRTUAL,
    [...AFTER_BIDS, card(1, 'r4')],
    1,
    ['trick', 'cards', 0, 'card'],
    {
      colour: 'r',
      value: 4,
    },
  ),
  shows('P-4.2', 'refused', VIRTUAL, AFTER_BIDS, 1, ['hands', 1, 0], { colour: 'r', value: 4 }),
  play('P-4.3', 'accepted', VIRTUAL, AFTER_BIDS, card(1, 'y10')),
  shows(
    'P-4.3',
    'accepted',
    VIRTUAL,
    [...AFTER_BIDS, card(1, 'r4')],
    'table',
    ['trick', 'led'],
    'r',
  ),
  shows(
    'P-4.3',
    'refused',
    REFEREE,
    [...ONES, ...plays(4, 1, 'r4 g10')],
    'table',
    ['trick', 'led'],
    'g',
  ),
  play('P-4.4', 'accepted', VIRTUAL, [...AFTER_BIDS, card(1, 'r4')], card(2, 'r3')),
  play('P-4.4', 'refused', VIRTUAL, [...AFTER_BIDS, card(1, 'r4')], card(2, 'g10'), {
    because: { facts: { led: 'r', held: 2 } },
  }),
  play('P-4.4', 'refused', REFEREE, [...ONES, ...plays(4, 1, 'r4 g10 r1 r2 b5')], card(2, 'r9'), {
    because: { facts: { seat: 2, trick: 1 } },
  }),
  play('P-4.4', 'accepted', REFEREE, [...ONES, ...plays(4, 1, 'r4 g10 r1 r2 b5')], {
    ...card(2, 'r9'),
    stands: true,
  }),
  play(
    'P-4.5',
    'accepted',
    VIRTUAL,
    [...AFTER_BIDS, ...plays(4, 1, 'p5 p3 p8 p2'), ...plays(4, 3, 'r6 r2 r8 r1'), card(1, 'p7')],
    card(2, 'g4'),
  ),
  play('P-4.5', 'refused', VIRTUAL, [...AFTER_BIDS, card(1, 'p5')], card(2, 'g4'), {
    because: { clause: 'P-4.4', facts: { led: 'p', held: 1 } },
  }),
  play('P-4.6', 'accepted', REFEREE, [...ONES, ...plays(4, 1, 'r4 r6 b10')], card(0, 'r5'), {
    then: { actors: [2] },
  }),
  play('P-4.6', 'accepted', REFEREE, [...ONES, ...plays(4, 1, 'r10 y2 y3')], card(0, 'r5'), {
    then: { actors: [3] },
  }),
  shows(
    'P-4.6',
    'refused',
    REFEREE,
    [...ONES, ...plays(4, 1, 'r4 r6 b10 r5')],
    'table',
    ['won', 3],
    1,
  ),
  play('P-4.7', 'accepted', REFEREE, [...ONES, ...plays(4, 1, 'r9 r1 r2 r3')], won('3 1 3 3')),
  play('P-4.7', 'refused', REFEREE, [...ONES, ...plays(4, 1, 'r9 r1 r2 r3')], won('4 0 3 3'), {
    because: { facts: { seat: 1, won: 0, seen: 1 } },
  }),
  shows(
    'P-4.8',
    'accepted',
    REFEREE,
    [...ONES, ...plays(4, 1, 'r9 r1 r2 r3')],
    'table',
    ['won'],
    [0, 1, 0, 0],
  ),
  shows(
    'P-4.8',
    'refused',
    REFEREE,
    [...ONES, ...plays(4, 1, 'r9 r1 r2 r3')],
    'table',
    ['trick', 'cards'],
    [1, 2, 3, 0].map((seat, i) => ({ seat, card: { colour: 'r', value: [9, 1, 2, 3][i] } })),
  ),
  play('P-4.9', 'accepted', REFEREE, [...ONES, ...plays(4, 1, 'r1 r2 r9 r3')], card(3, 'b1')),
  play(
    'P-4.9',
    'refused',
    REFEREE,
    [...ONES, ...plays(4, 1, 'r1 r2 r9 r3')],
    card(1, 'b1'),
    lateTurn(3),
  ),
  play('P-4.10', 'accepted', table(3, 'virtual'), SWEEP_LAST, card(0, 'r3'), {
    then: { phase: 'deal', points: [10, 10, 10] },
  }),
  play('P-4.10', 'refused', table(3, 'virtual'), [...SWEEP_LAST, card(0, 'r3')], card(1, 'r8'), {
    because: { clause: 'turn', facts: { phase: 'deal' } },
  }),
  shows('P-4.11', 'accepted', SCORE, paper([1, '1 1 1 1', '1 2 3 4']), 'table', ['dealer'], 1),
  shows('P-4.11', 'refused', SCORE, paper([1, '1 1 1 1', '1 2 3 4']), 'table', ['dealer'], 3),
];

const SCORING: Example<Move>[] = [
  shows(
    'P-5.1',
    'accepted',
    SCORE,
    paper([1, '3 1 1 1', '2 3 3 2']),
    'table',
    ['pad', 0, 'points', 1],
    10,
  ),
  shows(
    'P-5.1',
    'refused',
    SCORE,
    paper([1, '3 1 1 1', '2 4 2 2']),
    'table',
    ['pad', 0, 'points', 1],
    10,
  ),
  shows(
    'P-5.2',
    'accepted',
    SCORE,
    paper([1, '3+ 1 1 1', '2 4 2 2']),
    'table',
    ['pad', 0, 'points', 1],
    5,
  ),
  shows(
    'P-5.2',
    'refused',
    SCORE,
    paper([1, '3+ 1 1 1', '3 2 3 2']),
    'table',
    ['pad', 0, 'points', 1],
    5,
  ),
  counts('P-5.3', 'accepted', SCORE, paper([1, '3+ 1 1 1', '2 3 3 2']), { seat: 1, points: 5 }),
  counts('P-5.3', 'accepted', SCORE, FIRST_LEADS, { seat: 0, points: 30 }),
  counts('P-5.3', 'refused', SCORE, paper([1, '3+ 1 1 1', '2 3 3 2']), { seat: 1, points: 10 }),
  counts('P-5.4', 'accepted', SCORE, paper([1, '3+ 1 1 1', '1 6 2 1']), { seat: 1, points: -15 }),
  counts('P-5.4', 'accepted', SCORE, paper([1, '3+ 1 1 1', '3 2 3 2']), { seat: 1, points: -5 }),
  counts('P-5.4', 'refused', SCORE, paper([1, '3+ 1 1 1', '1 6 2 1']), { seat: 1, points: -10 }),
  play('P-5.5', 'accepted', SCORE, bids(4, 1, '2 1 1 1'), won('3 2 3 2'), {
    then: { phase: 'bid', actors: [2], points: [-10, 10, -10, -5] },
  }),
  play('P-5.5', 'refused', SCORE, paper([1, '2 1 1 1', '3 2 3 2']), won('3 2 3 2'), {
    because: { clause: 'turn', facts: { phase: 'bid' } },
  }),
];

const LEADER_HOLDS = [...FIRST_LEADS, ...bids(4, 0, '5 2 3 5')];
const ALL_EQUAL = [...TWO_LEAD, ...bids(4, 1, '3 3 3 3'), won('2 3 2 3')];

const END: Example<Move>[] = [
  play('P-6.1', 'accepted', SCORE, LEADER_HOLDS, won('3 2 2 3'), {
    then: { phase: 'over', actors: [], winners: [0] },
  }),
  shows('P-6.1', 'refused', SCORE, [...LEADER_HOLDS, won('3 2 2 3')], 'table', ['winner'], 1),
  shows('P-6.2', 'accepted', SCORE, CAUGHT_UP, 'table', ['winner'], 3),
  shows('P-6.2', 'refused', SCORE, CAUGHT_UP, 'table', ['winner'], 1),
  shows('P-6.3', 'accepted', SCORE, ALL_EQUAL, 'table', ['winner'], 1),
  shows('P-6.3', 'refused', SCORE, ALL_EQUAL, 'table', ['winner'], 3),
];

export const EXAMPLES: readonly Example<Move>[] = [
  ...SETUP,
  ...DEAL,
  ...BETS,
  ...TRICKS,
  ...SCORING,
  ...END,
];
