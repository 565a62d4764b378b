/** Rulebook examples as data: the rulebook draws them, the tests play them. Fields and cards in letters. */
import type { Seat, Setup } from '../../engine/types';
import type { Example } from '../example';
import { parseCards } from '../gems/rules/notation';
import { draw, shift, stands, stop, take, takes } from '../gems/rules/shorthand';
import { parseField } from './rules/notation';
import type { NizamMove as Move } from './rules/types';

const referee = (seats: number, first = 0): Setup => ({ seats, first, mode: 'referee' });
const virtual = (seats: number): Setup => ({ seats, first: 0, mode: 'virtual' });
const score = (seats: number): Setup => ({ seats, first: 0, mode: 'score' });

export const field = (grid: string): Move => ({ type: 'deal', grid: parseField(grid) });
export const dealt = (grid: string, ...hands: string[]): Move => ({
  type: 'deal',
  grid: parseField(grid),
  hands: hands.map(parseCards),
});
export const done = (seat: Seat): Move => ({ type: 'done', seat });
export const refill = (cards: string): Move => ({ type: 'refill', cards: parseCards(cards) });
export const tally = (seat: Seat, ...lengths: number[]): Move => ({ type: 'tally', seat, lengths });

/** No combination; the top row becomes one when its right end goes round. */
export const APART = 'rrylr/sbvog/ylgsb/vroyl/gsbvr';
/** Red lies in the top row already, four long; the right end is green. */
const FOUR = 'rrrrg/sbvoy/ylgsb/vgoyl/gsbvo';
const APART_ON_TABLE = [field(APART)];
const GATHERED = [field(APART), shift(0, 'r0R', 'r')];
const SCORED = [...GATHERED, done(0)];
/** Two take until deck and pile are empty: 65 cards, and nothing was discarded. */
export const NOTHING_LEFT: readonly Move[] = [field(APART), ...takes(22, 2)];

const SETUP_EXAMPLES: Example<Move>[] = [
  { kind: 'setup', clause: 'N-1.1', ruling: 'accepted', setup: referee(1) },
  { kind: 'setup', clause: 'N-1.1', ruling: 'refused', setup: referee(6) },
  {
    kind: 'play',
    clause: 'N-1.2',
    ruling: 'accepted',
    setup: referee(2),
    before: [],
    tried: field(APART),
    then: { phase: 'act', actors: [0] },
  },
  {
    kind: 'play',
    clause: 'N-1.2',
    ruling: 'refused',
    setup: referee(2),
    before: [],
    tried: field('rrrrr/rrrrr/rrrog/ylgsb/vsoyl'),
    because: { facts: { why: 'box', kind: 'red', copies: 12, seen: 13 } },
  },
  {
    kind: 'play',
    clause: 'N-1.3',
    ruling: 'accepted',
    setup: virtual(2),
    before: [],
    tried: dealt(APART, 'rgb', 'yyv'),
    then: { phase: 'act' },
  },
  {
    kind: 'play',
    clause: 'N-1.3',
    ruling: 'refused',
    setup: virtual(2),
    before: [],
    tried: dealt(APART, 'rgb', 'yy'),
    because: { facts: { why: 'hands', given: [3, 2], seats: 2, each: 3 } },
  },
  {
    kind: 'play',
    clause: 'N-1.4',
    ruling: 'accepted',
    setup: referee(3, 1),
    before: APART_ON_TABLE,
    tried: take(1),
    then: { actors: [2] },
  },
  {
    kind: 'play',
    clause: 'N-1.4',
    ruling: 'refused',
    setup: referee(3, 1),
    before: APART_ON_TABLE,
    tried: take(0),
    because: { clause: 'turn', facts: { turnOf: [1] } },
  },
];

const ACTION_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'N-2.0',
    ruling: 'accepted',
    setup: referee(2),
    before: APART_ON_TABLE,
    tried: take(0),
    then: { phase: 'act', actors: [1] },
  },
  {
    kind: 'play',
    clause: 'N-2.0',
    ruling: 'refused',
    setup: referee(2),
    before: GATHERED,
    tried: take(0),
    because: { facts: { why: 'shifting', shifts: 1 } },
  },
  {
    kind: 'play',
    clause: 'N-2.1',
    ruling: 'accepted',
    setup: virtual(2),
    before: [dealt(APART, 'rgb', 'yyv'), take(0)],
    tried: draw('oos'),
    then: { phase: 'act', actors: [1] },
  },
  {
    kind: 'play',
    clause: 'N-2.1',
    ruling: 'refused',
    setup: virtual(2),
    before: [dealt(APART, 'rgb', 'yyv'), take(0)],
    tried: draw('oo'),
    because: { facts: { why: 'number', given: 2, count: 3 } },
  },
  {
    // Two cards of the old deck, the third from the reshuffled pile of one.
    kind: 'play',
    clause: 'N-2.2',
    ruling: 'accepted',
    setup: referee(3),
    before: [field(APART), shift(0, 'r0L', 'r'), done(0), ...takes(20, 3, 1)],
    tried: take(0),
    then: { phase: 'act', actors: [1] },
  },
  {
    kind: 'play',
    clause: 'N-2.2',
    ruling: 'refused',
    setup: referee(2),
    before: NOTHING_LEFT,
    tried: take(0),
    because: { facts: { why: 'nothingLeft' } },
  },
];

const SHIFT_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'N-3.1',
    ruling: 'accepted',
    setup: referee(2),
    before: APART_ON_TABLE,
    tried: shift(0, 'r0R', 'r'),
    then: { phase: 'act', actors: [0] },
  },
  {
    kind: 'play',
    clause: 'N-3.1',
    ruling: 'refused',
    setup: referee(2),
    before: APART_ON_TABLE,
    tried: shift(0, 'r0R', 'y'),
    because: { facts: { why: 'price', needs: 'red', paid: ['yellow'] } },
  },
  {
    kind: 'view',
    clause: 'N-3.2',
    ruling: 'accepted',
    setup: referee(2),
    before: [field(APART), shift(0, 'r1L', 's')],
    viewer: 'table',
    path: ['grid', 9],
    value: 'sky',
  },
  {
    kind: 'view',
    clause: 'N-3.2',
    ruling: 'refused',
    setup: referee(2),
    before: [field(APART), shift(0, 'r1L', 's')],
    viewer: 'table',
    path: ['grid', 5],
    value: 'sky',
  },
  {
    kind: 'view',
    clause: 'N-3.3',
    ruling: 'accepted',
    setup: referee(2),
    before: [field(APART), shift(0, 'c0D', 'g')],
    viewer: 'table',
    path: ['grid'],
    value: parseField('grylr/rbvog/slgsb/yroyl/vsbvr'),
  },
  {
    kind: 'view',
    clause: 'N-3.3',
    ruling: 'refused',
    setup: referee(2),
    before: [field(APART), shift(0, 'c0D', 'g')],
    viewer: 'table',
    path: ['grid'],
    value: parseField('grylr/sbvog/ylgsb/vroyl/rsbvr'),
  },
  {
    kind: 'play',
    clause: 'N-3.4',
    ruling: 'accepted',
    setup: referee(2),
    before: GATHERED,
    tried: shift(0, 'r0R', 'l'),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'N-3.4',
    ruling: 'refused',
    setup: referee(2),
    before: GATHERED,
    tried: shift(0, 'r0R', ''),
    because: { clause: 'N-3.1', facts: { why: 'price', needs: 'lime', paid: [] } },
  },
  {
    kind: 'play',
    clause: 'N-3.5',
    ruling: 'accepted',
    setup: virtual(2),
    before: [dealt(APART, 'oov', 'yyv')],
    tried: shift(0, 'r0R', 'oov'),
    then: { phase: 'act', actors: [0] },
  },
  {
    kind: 'play',
    clause: 'N-3.5',
    ruling: 'refused',
    setup: virtual(2),
    before: [dealt(APART, 'oov', 'yyv'), take(0), draw('rss'), take(1), draw('ggb')],
    tried: shift(0, 'r0R', 'oov'),
    because: { facts: { why: 'held', needs: 'red', held: 1 } },
  },
  {
    // At a real table: the first payment said «no red», and no card was drawn since.
    kind: 'play',
    clause: 'N-3.5',
    ruling: 'refused',
    setup: referee(2),
    before: [field(APART), take(0), take(1), shift(0, 'r0R', 'oov')],
    tried: shift(0, 'r0L', 'r'),
    because: { facts: { why: 'lacked', kind: 'red', paid: 1, drawn: 0, move: 3 } },
  },
  {
    // The table knows, and lets it stand.
    kind: 'play',
    clause: 'N-3.5',
    ruling: 'accepted',
    setup: referee(2),
    before: [field(APART), take(0), take(1), shift(0, 'r0R', 'oov')],
    tried: stands(shift(0, 'r0L', 'r')),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'N-3.6',
    ruling: 'accepted',
    setup: referee(2),
    before: GATHERED,
    tried: done(0),
    then: { phase: 'refill', count: 3, points: [3, 0] },
  },
  {
    kind: 'play',
    clause: 'N-3.6',
    ruling: 'refused',
    setup: referee(2),
    before: APART_ON_TABLE,
    tried: done(0),
    because: { facts: { why: 'noShift' } },
  },
];

const ACTIVATION_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'N-4.1',
    ruling: 'accepted',
    setup: score(2),
    before: [],
    tried: tally(0, 3),
    then: { points: [3, 0], actors: [1] },
  },
  {
    kind: 'play',
    clause: 'N-4.1',
    ruling: 'refused',
    setup: score(2),
    before: [],
    tried: tally(0, 2),
    because: { facts: { why: 'length', length: 2 } },
  },
  {
    kind: 'count',
    clause: 'N-4.2',
    ruling: 'accepted',
    setup: score(2),
    before: [tally(0, 4)],
    line: { seat: 0, points: 5 },
  },
  {
    kind: 'count',
    clause: 'N-4.2',
    ruling: 'refused',
    setup: score(2),
    before: [tally(0, 4)],
    line: { seat: 0, points: 4 },
  },
  {
    kind: 'count',
    clause: 'N-4.3',
    ruling: 'accepted',
    setup: score(2),
    before: [tally(0, 3, 4, 3)],
    line: { seat: 0, points: 2 },
  },
  {
    kind: 'count',
    clause: 'N-4.3',
    ruling: 'refused',
    setup: score(2),
    before: [tally(0, 5)],
    line: { seat: 0, points: 1 },
  },
  {
    // Four became three: the number changed.
    kind: 'view',
    clause: 'N-4.4',
    ruling: 'accepted',
    setup: referee(2),
    before: [field(FOUR), shift(0, 'c0U', 'r')],
    viewer: 'table',
    path: ['runs', 0, 'scores'],
    value: true,
  },
  {
    // The four only slid along.
    kind: 'view',
    clause: 'N-4.4',
    ruling: 'refused',
    setup: referee(2),
    before: [field(FOUR), shift(0, 'r0R', 'g')],
    viewer: 'table',
    path: ['runs', 0, 'scores'],
    value: true,
  },
  {
    kind: 'view',
    clause: 'N-4.5',
    ruling: 'accepted',
    setup: referee(2),
    before: SCORED,
    viewer: 'table',
    path: ['discard'],
    value: parseCards('rrrr'),
  },
  {
    kind: 'view',
    clause: 'N-4.5',
    ruling: 'refused',
    setup: referee(2),
    before: SCORED,
    viewer: 'table',
    path: ['grid', 0],
    value: 'red',
  },
  {
    // Three violet cards come by chance: they lie there, and nobody scores.
    kind: 'play',
    clause: 'N-4.6',
    ruling: 'accepted',
    setup: referee(2),
    before: SCORED,
    tried: refill('vvv'),
    then: { phase: 'act', actors: [1], points: [3, 0] },
  },
  {
    kind: 'play',
    clause: 'N-4.6',
    ruling: 'refused',
    setup: referee(2),
    before: SCORED,
    tried: refill('vv'),
    because: { facts: { why: 'number', given: 2, count: 3 } },
  },
  {
    kind: 'view',
    clause: 'N-4.7',
    ruling: 'accepted',
    setup: referee(2),
    before: SCORED,
    viewer: 'table',
    path: ['sheets', 0, 'threes'],
    value: 1,
  },
  {
    kind: 'view',
    clause: 'N-4.7',
    ruling: 'refused',
    setup: referee(2),
    before: GATHERED,
    viewer: 'table',
    path: ['sheets', 0, 'threes'],
    value: 1,
  },
  {
    kind: 'play',
    clause: 'N-4.8',
    ruling: 'accepted',
    setup: referee(2),
    before: [...SCORED, refill('ovg')],
    tried: take(1),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'N-4.8',
    ruling: 'refused',
    setup: referee(2),
    before: [...SCORED, refill('ovg')],
    tried: take(0),
    because: { clause: 'turn', facts: { turnOf: [1] } },
  },
];

/** The second deck of two is a single card: whoever takes it ends the match. */
const LAST_CARD: readonly Move[] = [...NOTHING_LEFT, shift(0, 'r0L', 'r'), done(0)];

const END_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'N-5.1',
    ruling: 'accepted',
    setup: referee(2),
    before: LAST_CARD,
    tried: take(1),
    then: { phase: 'over', actors: [], winners: [0, 1] },
  },
  {
    kind: 'play',
    clause: 'N-5.1',
    ruling: 'refused',
    setup: referee(2),
    before: [...LAST_CARD, take(1)],
    tried: take(0),
    because: { clause: 'turn', facts: { phase: 'over' } },
  },
  {
    kind: 'play',
    clause: 'N-6.1',
    ruling: 'accepted',
    setup: score(2),
    before: [tally(0, 3), tally(1, 4)],
    tried: stop,
    then: { phase: 'over', points: [3, 5], winners: [1] },
  },
  {
    kind: 'play',
    clause: 'N-6.1',
    ruling: 'refused',
    setup: score(2),
    before: [tally(0, 3), tally(1, 4), stop],
    tried: tally(0, 5),
    because: { clause: 'turn', facts: { phase: 'over' } },
  },
  {
    kind: 'play',
    clause: 'N-7.1',
    ruling: 'accepted',
    setup: referee(1),
    before: APART_ON_TABLE,
    tried: take(0),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'N-7.1',
    ruling: 'refused',
    setup: referee(1),
    before: [field(APART), take(0)],
    tried: take(0),
    because: { facts: { why: 'limit', hand: 6, limit: 8 } },
  },
];

export const EXAMPLES: readonly Example<Move>[] = [
  ...SETUP_EXAMPLES,
  ...ACTION_EXAMPLES,
  ...SHIFT_EXAMPLES,
  ...ACTIVATION_EXAMPLES,
  ...END_EXAMPLES,
];
