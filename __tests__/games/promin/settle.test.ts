/** Settle for «Промінь»: positions as people tap them in, and what the rules answer. */
import { CLAUSES } from '../../../src/games/promin/rules/clauses';
import { promin } from '../../../src/games/promin/rules';
import { QUESTIONS } from '../../../src/games/promin/settle';
import { settleText } from '../../../src/games/promin/words/settle';
import { ledBy, type TrickPosition } from '../../../src/games/promin/settle/trick';
import type { Move } from '../../../src/games/promin/rules/types';
import { ask, short, testRows, type Row } from '../../support/settle';

const NONE = { r: 0, y: 0, g: 0, b: 0, p: 0 };
const trick = (seats: number, cards: string, leader = 0) => ({
  seats,
  leader,
  cards: cards.split(' ').filter(Boolean),
});
const play = (seats: number, led: string | null, hand: object, card: string | null) => ({
  seats,
  led,
  hand: { ...NONE, ...hand },
  card,
});
const bid = (deal: number, beads: number | null, shield: boolean, won: number | null) => ({
  deal,
  beads,
  shield,
  won,
});
const opener = (holder: number, ...points: (number | null)[]) => ({
  seats: points.length,
  holder,
  points,
});
const tie = (holder: number, points: (number | null)[], last: (number | null)[]) => ({
  seats: points.length,
  holder,
  points,
  last,
});

const ROWS: readonly Row[] = [
  [
    '[P-4.6] the only trump takes a trick led in red',
    'trick',
    trick(4, 'r9 r10 g8 y2'),
    'told P-4.6 trick.takes: trick.led trick.trump trick.alone trick.leadsNext',
  ],
  [
    '[P-4.6] of two trumps the higher takes it',
    'trick',
    trick(5, 'r9 y2 g12 y7 r12', 3),
    'told P-4.6 trick.takes: trick.led trick.trumps trick.highest trick.leadsNext',
  ],
  [
    '[P-4.6] without trumps the highest of the lead colour takes it, as in the rulebook',
    'trick',
    trick(4, 'r4 r3 g3 r2'),
    'told P-4.6 trick.takes: trick.led trick.noTrump trick.ledCards trick.highest trick.leadsNext',
  ],
  [
    '[P-4.6] a low lead that nobody followed takes it',
    'trick',
    trick(3, 'b1 p8 g8'),
    'told P-4.6 trick.takes: trick.led trick.noTrump trick.ledAlone trick.alone trick.leadsNext',
  ],
  [
    '[P-4.6] trumps led are both lead colour and trump',
    'trick',
    trick(3, 'y1 y8 g8'),
    'told P-4.6 trick.takes: trick.led trick.trumps trick.highest trick.leadsNext',
  ],
  [
    '[P-1.1] the same card cannot lie twice',
    'trick',
    trick(4, 'r9 g1 r9'),
    'impossible P-1.1: card.twice',
  ],
  ['[P-1.1] three players have no 9', 'trick', trick(3, 'r9'), 'impossible P-1.1: card.beyond'],
  [
    '[P-4.1] a trick waits for its cards',
    'trick',
    trick(4, 'r9 r10'),
    'incomplete P-4.1: trick.more',
  ],

  [
    '[P-4.4] whoever holds the lead colour may not play another',
    'play',
    play(4, 'r', { r: 2, g: 3 }, 'g'),
    'no P-4.4 play.mayNot: play.led play.holds play.mustFollow',
  ],
  [
    '[P-4.4] nor a trump',
    'play',
    play(4, 'r', { r: 1, y: 3 }, 'y'),
    'no P-4.4 play.mayNot: play.led play.holds play.mustFollow',
  ],
  [
    '[P-4.4] following is always right',
    'play',
    play(4, 'r', { r: 2, g: 3 }, 'r'),
    'yes P-4.4 play.may: play.led play.holds play.follows',
  ],
  [
    '[P-4.5] without the lead colour anything goes',
    'play',
    play(5, 'b', { r: 2, p: 3 }, 'p'),
    'yes P-4.5 play.may: play.led play.lacks play.free',
  ],
  [
    '[P-4.3] the leader plays anything (A-P25: a trump too)',
    'play',
    play(4, null, { r: 2, y: 3 }, 'y'),
    'yes P-4.3 play.may: play.leads',
  ],
  [
    'a colour that is not in the hand cannot be played: no clause speaks of it',
    'play',
    play(4, 'r', { r: 2 }, 'g'),
    'impossible —: play.notHeld',
  ],
  [
    '[P-1.1] eight reds in hand and one on the table are too many for three',
    'play',
    play(3, 'r', { r: 8 }, 'r'),
    'impossible P-1.1: play.colourTooMany',
  ],
  [
    '[P-1.1] nine blues are too many for three',
    'play',
    play(3, null, { b: 9 }, 'b'),
    'impossible P-1.1: play.colourTooMany',
  ],
  [
    '[P-2.1] nobody holds eleven cards',
    'play',
    play(5, null, { b: 6, r: 5 }, 'b'),
    'impossible P-2.1: play.handTooLarge',
  ],
  [
    '[P-4.4] an empty hand is still to be tapped in',
    'play',
    play(4, 'r', {}, null),
    'incomplete P-4.4: play.hand',
  ],
  ['[P-4.4] so is the card', 'play', play(4, 'r', { r: 1 }, null), 'incomplete P-4.4: play.card'],

  [
    '[P-5.3] 3 with a shield, exactly 3 taken: halved because it was taken',
    'bid',
    bid(1, 3, true, 3),
    'told P-5.3 bid.scores: bid.target bid.made bid.pays',
  ],
  [
    '[P-5.3] a zero bid made in deal four',
    'bid',
    bid(4, 0, false, 0),
    'told P-5.3 bid.scores: bid.target bid.made bid.pays',
  ],
  [
    '[P-5.4] 3 with a shield, 6 taken: measured from 3',
    'bid',
    bid(1, 3, true, 6),
    'told P-5.4 bid.scores: bid.target bid.missed bid.costs',
  ],
  [
    '[P-5.4] one short costs five in deal four too',
    'bid',
    bid(4, 2, false, 1),
    'told P-5.4 bid.scores: bid.target bid.missed bid.costs',
  ],
  [
    '[P-3.2] eleven beads are no bid (A-P4)',
    'bid',
    bid(2, 11, false, 1),
    'impossible P-3.2: bid.tooMany',
  ],
  [
    '[P-1.7] eleven tricks cannot be won',
    'bid',
    bid(2, 10, true, 11),
    'impossible P-1.7: bid.wonTooMany',
  ],
  [
    '[P-3.2] beads are asked for first',
    'bid',
    bid(2, null, false, 3),
    'incomplete P-3.2: bid.beads',
  ],
  ['[P-3.4] then the tricks', 'bid', bid(2, 3, false, null), 'incomplete P-3.4: bid.won'],

  [
    '[P-3.6] the leader on points opens',
    'opener',
    opener(0, 10, 60, -5, 30),
    'told P-3.6 opener.opens: points.most opener.leads',
  ],
  [
    '[P-3.7] the holder opens when tied',
    'opener',
    opener(2, 60, 10, 60),
    'told P-3.7 opener.opens: points.most points.holder opener.leads',
  ],
  [
    '[P-3.7] otherwise the first tied seat clockwise (A-P9)',
    'opener',
    opener(3, 20, 55, 55, 10),
    'told P-3.7 opener.opens: points.most points.nearest opener.leads',
  ],
  [
    '[P-5.3] 65 points in three deals cannot be',
    'opener',
    opener(0, 65, 10, 10),
    'impossible P-5.3: points.never',
  ],
  ['[P-5.3] nor can 7', 'opener', opener(0, 10, 7, 10), 'impossible P-5.3: points.never'],
  [
    '[P-5.5] every total is needed',
    'opener',
    opener(0, 10, null, 10),
    'incomplete P-5.5: points.missing',
  ],

  [
    '[P-6.1] the highest total wins',
    'tie',
    tie(0, [95, 100, 60], [null, null, null]),
    'told P-6.1 tie.wins: points.most',
  ],
  [
    '[P-6.2] a tie: deal four decides',
    'tie',
    tie(0, [60, 60, 10], [40, 20, null]),
    'told P-6.2 tie.wins: points.most tie.lastDeal tie.lastMost',
  ],
  [
    '[P-6.3] still tied: the holder',
    'tie',
    tie(1, [60, 60, 10], [40, 40, null]),
    'told P-6.3 tie.wins: points.most tie.lastDeal tie.lastSame points.holder',
  ],
  [
    '[P-6.3] or the first tied seat clockwise',
    'tie',
    tie(2, [60, 60, 10], [40, 40, -5]),
    'told P-6.3 tie.wins: points.most tie.lastDeal tie.lastSame points.nearest',
  ],
  [
    '[P-6.3] A-P11: or whoever opened deal four, where the table agreed so',
    'tie',
    { ...tie(1, [60, 60, 10], [40, 40, null]), openerFirst: true },
    'told P-6.3 tie.wins: points.most tie.lastDeal tie.lastSame tie.opener',
  ],
  [
    '[P-5.3] 30 in deal four cannot be',
    'tie',
    tie(2, [60, 60, 10], [30, 40, null]),
    'impossible P-5.3: points.lastNever',
  ],
  [
    '[P-5.3] 105 in all cannot be',
    'tie',
    tie(2, [105, 60, 10], [null, null, null]),
    'impossible P-5.3: points.never',
  ],
  [
    '[P-6.2] a tie asks for deal four',
    'tie',
    tie(2, [60, 60, 10], [40, null, null]),
    'incomplete P-6.2: points.lastMissing',
  ],
  [
    '[P-4.4] a revoke in sight',
    'now',
    { what: 'revoke' },
    'told P-4.4 now.revoke.ruling: now.revoke.rule now.revoke.table now.revoke.app',
  ],
  [
    '[P-4.4] A-P18 a late one',
    'now',
    { what: 'late' },
    'told P-4.4 now.late.ruling: now.late.rule now.late.table now.late.app',
  ],
  [
    '[P-3.1] A-P22 a changed bet',
    'now',
    { what: 'bet' },
    'told P-3.1 now.bet.ruling: now.bet.rule now.bet.table now.bet.app',
  ],
  [
    '[P-4.1] A-P29 out of turn',
    'now',
    { what: 'turn' },
    'told P-4.1 now.turn.ruling: now.turn.rule now.turn.table now.turn.app',
  ],
  ['what has happened is needed', 'now', { what: null }, 'incomplete —: now.which'],
];

testRows({ questions: QUESTIONS, words: settleText, clauses: CLAUSES }, ROWS);

test('[P-4.6] the winner is named by seat, counted from the leader', () => {
  const answer = ask(QUESTIONS, 'trick', trick(5, 'r9 y2 g12 y7 r12', 3));
  expect(answer).toMatchObject({ headline: { facts: { seat: 1, card: 'y7' } } });
});

test('[P-4.3] the same four cards led by another player: the lead colour is that player’s', () => {
  const four = { ...trick(4, 'r9 r10 g8 b2') } as TrickPosition;
  expect(ask(QUESTIONS, 'trick', four)).toMatchObject({ headline: { facts: { seat: 1 } } });
  const turned = ledBy(four, 2);
  expect(turned).toEqual(trick(4, 'g8 b2 r9 r10', 2));
  expect(ask(QUESTIONS, 'trick', turned)).toMatchObject({
    headline: { facts: { seat: 2, card: 'g8' } },
  });
  expect(ledBy(turned, 0)).toEqual(four);
});

test('[P-4.1] a leader named before all have played leaves a gap, and the gap is asked for', () => {
  const turned = ledBy({ seats: 3, leader: 0, cards: ['r4', 'r5'] }, 1);
  expect(turned).toEqual({ seats: 3, leader: 1, cards: ['r5', null, 'r4'] });
  expect(ask(QUESTIONS, 'trick', turned)).toMatchObject({
    kind: 'incomplete',
    remark: { id: 'trick.more', facts: { seat: 2, left: 1 } },
  });
  const twice = { seats: 3, leader: 1, cards: ['r5', null, 'r5'] };
  expect(short(ask(QUESTIONS, 'trick', twice))).toBe('impossible P-1.1: card.twice');
});

test('[P-5.4] points are those of the pad: −15 for 6 instead of 3', () => {
  expect(ask(QUESTIONS, 'bid', bid(1, 3, true, 6))).toMatchObject({
    headline: { facts: { points: -15 } },
  });
});

test('[A-P9] the opener and the winner are the ones matches name', () => {
  expect(ask(QUESTIONS, 'opener', opener(3, 20, 55, 55, 10))).toMatchObject({
    headline: { facts: { seat: 1 } },
  });
  expect(ask(QUESTIONS, 'tie', tie(2, [60, 60, 10], [40, 40, -5]))).toMatchObject({
    headline: { facts: { seat: 0 } },
  });
});

describe('from a match', () => {
  const setup = { seats: 3, first: 0, mode: 'referee' } as const;
  const moves: Move[] = [
    { type: 'bid', seat: 1, beads: 3, shield: false },
    { type: 'bid', seat: 2, beads: 3, shield: true },
    { type: 'bid', seat: 0, beads: 2, shield: false },
    { type: 'play', seat: 1, card: 'r4' },
    { type: 'play', seat: 2, card: 'y1' },
  ];
  const state = moves.reduce((before, move) => promin.apply(before, move), promin.begin(setup));
  const filled = (id: string) =>
    QUESTIONS.find((one) => one.id === id)?.fromView?.(promin.view(state, 'table'), setup);

  test('the trick that lies on the table is filled in', () => {
    expect(filled('trick')).toEqual({ seats: 3, leader: 1, cards: ['r4', 'y1'] });
  });

  test('the bid of whoever plays now is filled in', () => {
    expect(filled('bid')).toEqual({ deal: 1, beads: 2, shield: false, won: null });
  });

  test('what the moment does not know stays empty', () => {
    expect([filled('play'), filled('opener'), filled('tie')]).toEqual([null, null, null]);
  });
});

test('a dealt hand gives its colours only, never a value, to the open table', () => {
  const setup = { seats: 3, first: 0, mode: 'virtual' } as const;
  const hands = [0, 1, 2].map((seat) =>
    (['r', 'y', 'g', 'b', 'p'] as const).flatMap((colour) => [
      `${colour}${seat * 2 + 1}` as const,
      `${colour}${seat * 2 + 2}` as const,
    ]),
  );
  const bids: Move[] = [1, 2, 0].map((seat) => ({ type: 'bid', seat, beads: 0, shield: false }));
  const state = ([{ type: 'deal', hands }, ...bids] as Move[]).reduce(
    (before, move) => promin.apply(before, move),
    promin.begin(setup),
  );
  const question = QUESTIONS.find((one) => one.id === 'play');
  expect(question?.fromView?.(promin.view(state, 'table'), setup)).toEqual({
    seats: 3,
    led: null,
    hand: { r: 2, y: 2, g: 2, b: 2, p: 2 },
    card: null,
  });
});
