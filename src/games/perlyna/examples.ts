/** Rulebook examples as data: the rulebook draws them, the tests play them. Fields and cards in letters. */
import type { Seat, Setup } from '../../engine/types';
import type { Example } from '../example';
import { KINDS } from '../gems/rules/kinds';
import { parseCards } from '../gems/rules/notation';
import { draw, shift, stands, stop, take } from '../gems/rules/shorthand';
import { parseField } from './rules/notation';
import type { PerlynaMove as Move } from './rules/types';

const referee = (seats: number, first = 0): Setup => ({ seats, first, mode: 'referee' });
const virtual = (seats: number): Setup => ({ seats, first: 0, mode: 'virtual' });
const score = (seats: number): Setup => ({ seats, first: 0, mode: 'score' });

export const field = (grid: string): Move => ({ type: 'deal', grid: parseField(grid) });
export const dealt = (grid: string, ...hands: string[]): Move => ({
  type: 'deal',
  grid: parseField(grid),
  hands: hands.map(parseCards),
});
/** `tasks` in letters, bottom of the pile first. */
export const done = (seat: Seat, tasks = ''): Move => ({
  type: 'done',
  seat,
  tasks: parseCards(tasks),
});
export const tally = (seat: Seat, tasks = ''): Move => ({
  type: 'tally',
  seat,
  tasks: parseCards(tasks),
});

/** No line; the top row becomes one when its right end goes round. */
export const APART = 'rrylr/sbvog/ylgsb/v*oyl/gsbvo';
/** Red and green lie in rows; orange stands above and below the pearl. */
export const RICH = 'srrrl/bvoys/lb*vy/ysobl/vgggo';
/** Two red and two blue share the pearl between them. */
export const SHARED = 'oylgs/voylg/rr*bb/svroy/lgbsv';
/** The pearl lies at the left end of row 3. */
const PEARL_FIRST = 'rrylr/sbvog/ylgsb/*oylv/gsbvo';

const APART_ON_TABLE = [field(APART)];
const GATHERED = [field(APART), shift(0, 'r0R', 'r')];
const RICH_SHIFTED = [field(RICH), shift(0, 'c0U', 's')];
const SHARED_SHIFTED = [field(SHARED), shift(0, 'r0L', 'o')];
/** Seat 0 has red below and green on top; seat 1 has shifted. */
const GREEN_ON_TOP = [...RICH_SHIFTED, done(0, 'rg'), shift(1, 'c0U', 'b')];

const SETUP_EXAMPLES: Example<Move>[] = [
  { kind: 'setup', clause: 'E-1.1', ruling: 'accepted', setup: referee(2) },
  { kind: 'setup', clause: 'E-1.1', ruling: 'refused', setup: referee(1) },
  {
    kind: 'play',
    clause: 'E-1.2',
    ruling: 'accepted',
    setup: virtual(2),
    before: [],
    tried: dealt(APART, 'rgb', 'yyv'),
    then: { phase: 'act', actors: [0] },
  },
  {
    // Five players: four of each kind are left for hands and deck.
    kind: 'play',
    clause: 'E-1.2',
    ruling: 'refused',
    setup: virtual(5),
    before: [],
    tried: dealt(APART, 'rrr', 'rrv', 'ooo', 'yyy', 'bbb'),
    because: { facts: { why: 'box', kind: 'red', copies: 4, seen: 5 } },
  },
  {
    kind: 'play',
    clause: 'E-1.3',
    ruling: 'accepted',
    setup: referee(2),
    before: [],
    tried: field(APART),
    then: { phase: 'act' },
  },
  {
    kind: 'play',
    clause: 'E-1.3',
    ruling: 'refused',
    setup: referee(2),
    before: [],
    tried: field('rrylr/sbvog/ylgsb/vroyl/gsbvo'),
    because: { facts: { why: 'box', kind: 'red', copies: 3, seen: 4 } },
  },
  {
    kind: 'play',
    clause: 'E-1.4',
    ruling: 'accepted',
    setup: referee(3, 2),
    before: APART_ON_TABLE,
    tried: take(2),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'E-1.4',
    ruling: 'refused',
    setup: referee(3, 2),
    before: APART_ON_TABLE,
    tried: take(0),
    because: { clause: 'turn', facts: { turnOf: [2] } },
  },
];

const ACTION_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'E-2.1',
    ruling: 'accepted',
    setup: referee(2),
    before: APART_ON_TABLE,
    tried: take(0),
    then: { phase: 'act', actors: [1] },
  },
  {
    kind: 'play',
    clause: 'E-2.1',
    ruling: 'refused',
    setup: referee(2),
    before: GATHERED,
    tried: take(0),
    because: { facts: { why: 'shifting', shifts: 1 } },
  },
  {
    kind: 'play',
    clause: 'E-2.2',
    ruling: 'accepted',
    setup: virtual(2),
    before: [dealt(APART, 'rgb', 'yyv'), take(0)],
    tried: draw('oos'),
    then: { phase: 'act', actors: [1] },
  },
  {
    kind: 'play',
    clause: 'E-2.2',
    ruling: 'refused',
    setup: virtual(2),
    before: [dealt(APART, 'rgb', 'yyv'), take(0)],
    tried: draw('oo'),
    because: { facts: { why: 'number', given: 2, count: 3 } },
  },
];

const SHIFT_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'E-3.1',
    ruling: 'accepted',
    setup: referee(2),
    before: APART_ON_TABLE,
    tried: shift(0, 'r0R', 'r'),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'E-3.1',
    ruling: 'refused',
    setup: referee(2),
    before: APART_ON_TABLE,
    tried: shift(0, 'r0R', 'y'),
    because: { facts: { why: 'price', needs: 'red', paid: ['yellow'] } },
  },
  {
    kind: 'view',
    clause: 'E-3.2',
    ruling: 'accepted',
    setup: referee(2),
    before: GATHERED,
    viewer: 'table',
    path: ['grid'],
    value: parseField('rrryl/sbvog/ylgsb/v*oyl/gsbvo'),
  },
  {
    kind: 'view',
    clause: 'E-3.2',
    ruling: 'refused',
    setup: referee(2),
    before: [field(APART), shift(0, 'r0L', 'r')],
    viewer: 'table',
    path: ['grid'],
    value: parseField('rrryl/sbvog/ylgsb/v*oyl/gsbvo'),
  },
  {
    kind: 'play',
    clause: 'E-3.3',
    ruling: 'accepted',
    setup: referee(2),
    before: GATHERED,
    tried: shift(0, 'c4D', 'o'),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'E-3.3',
    ruling: 'refused',
    setup: referee(2),
    before: GATHERED,
    tried: shift(0, 'c4D', ''),
    because: { clause: 'E-3.1', facts: { why: 'price', needs: 'orange', paid: [] } },
  },
  {
    kind: 'play',
    clause: 'E-3.4',
    ruling: 'accepted',
    setup: virtual(2),
    before: [dealt(APART, 'oov', 'yyv')],
    tried: shift(0, 'r0R', 'oov'),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'E-3.4',
    ruling: 'refused',
    setup: virtual(2),
    before: [dealt(APART, 'rov', 'yyv')],
    tried: shift(0, 'r0R', 'rov'),
    because: { facts: { why: 'held', needs: 'red', held: 1 } },
  },
  {
    // At a real table, which knows, and lets it stand.
    kind: 'play',
    clause: 'E-3.4',
    ruling: 'accepted',
    setup: referee(2),
    before: [field(APART)],
    tried: stands(shift(0, 'r0R', 'rov')),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'E-3.5',
    ruling: 'accepted',
    setup: virtual(2),
    before: [dealt(PEARL_FIRST, 'oov', 'yyv')],
    tried: shift(0, 'r3L', 'oov'),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'E-3.5',
    ruling: 'refused',
    setup: virtual(2),
    before: [dealt(PEARL_FIRST, 'oov', 'yyv')],
    tried: shift(0, 'r3L', 'o'),
    because: { facts: { why: 'pearl', paid: ['orange'] } },
  },
  {
    kind: 'play',
    clause: 'E-3.6',
    ruling: 'accepted',
    setup: referee(2),
    before: GATHERED,
    tried: done(0, 'r'),
    then: { actors: [1], points: [1, 0] },
  },
  {
    // The lines lie there, but nobody has shifted yet.
    kind: 'play',
    clause: 'E-3.6',
    ruling: 'refused',
    setup: referee(2),
    before: [field(RICH)],
    tried: done(0, 'r'),
    because: { facts: { why: 'noShift' } },
  },
];

const TASK_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'E-4.1',
    ruling: 'accepted',
    setup: referee(2),
    before: RICH_SHIFTED,
    tried: done(0, 'r'),
    then: { points: [1, 0] },
  },
  {
    kind: 'play',
    clause: 'E-4.1',
    ruling: 'refused',
    setup: referee(2),
    before: RICH_SHIFTED,
    tried: done(0, 'b'),
    because: { facts: { why: 'noLine', task: 'blue' } },
  },
  {
    kind: 'play',
    clause: 'E-4.2',
    ruling: 'accepted',
    setup: referee(2),
    before: RICH_SHIFTED,
    tried: done(0, 'o'),
    then: { points: [1, 0] },
  },
  {
    // One blue beside the pearl is not enough.
    kind: 'play',
    clause: 'E-4.2',
    ruling: 'refused',
    setup: referee(2),
    before: RICH_SHIFTED,
    tried: done(0, 'ob'),
    because: { clause: 'E-4.1', facts: { why: 'noLine', task: 'blue' } },
  },
  {
    kind: 'play',
    clause: 'E-4.3',
    ruling: 'accepted',
    setup: referee(2),
    before: SHARED_SHIFTED,
    tried: done(0, 'r'),
    then: { points: [1, 0] },
  },
  {
    kind: 'play',
    clause: 'E-4.3',
    ruling: 'refused',
    setup: referee(2),
    before: SHARED_SHIFTED,
    tried: done(0, 'rb'),
    because: { facts: { why: 'onePearl', tasks: ['red', 'blue'] } },
  },
  {
    kind: 'play',
    clause: 'E-4.4',
    ruling: 'accepted',
    setup: referee(2),
    before: RICH_SHIFTED,
    tried: done(0, 'gor'),
    then: { points: [3, 0] },
  },
  {
    kind: 'play',
    clause: 'E-4.4',
    ruling: 'refused',
    setup: referee(2),
    before: RICH_SHIFTED,
    tried: done(0, 'grg'),
    because: { clause: 'E-4.1', facts: { why: 'twice', task: 'green' } },
  },
  {
    kind: 'view',
    clause: 'E-4.5',
    ruling: 'accepted',
    setup: referee(2),
    before: [...GATHERED, done(0, 'r')],
    viewer: 'table',
    path: ['grid', 0],
    value: 'red',
  },
  {
    kind: 'view',
    clause: 'E-4.5',
    ruling: 'refused',
    setup: referee(2),
    before: [...GATHERED, done(0, 'r')],
    viewer: 'table',
    path: ['discard'],
    value: parseCards('rrrr'),
  },
  {
    // Red is covered by green, so it is open again.
    kind: 'play',
    clause: 'E-4.6',
    ruling: 'accepted',
    setup: referee(2),
    before: GREEN_ON_TOP,
    tried: done(1, 'r'),
    then: { points: [2, 1] },
  },
  {
    kind: 'play',
    clause: 'E-4.6',
    ruling: 'refused',
    setup: referee(2),
    before: GREEN_ON_TOP,
    tried: done(1, 'g'),
    because: { facts: { why: 'blocked', task: 'green', by: [0] } },
  },
  {
    kind: 'play',
    clause: 'E-4.7',
    ruling: 'accepted',
    setup: referee(2),
    before: [...GATHERED, done(0)],
    tried: take(1),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'E-4.7',
    ruling: 'refused',
    setup: referee(2),
    before: [...GATHERED, done(0)],
    tried: take(0),
    because: { clause: 'turn', facts: { turnOf: [1] } },
  },
];

const SEVEN = [tally(0, 'roylgsb'), tally(1, 'o')];

const END_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'E-5.1',
    ruling: 'accepted',
    setup: score(2),
    before: SEVEN,
    tried: tally(0, 'v'),
    then: { phase: 'over', points: [KINDS.length, 1], winners: [0] },
  },
  {
    kind: 'play',
    clause: 'E-5.1',
    ruling: 'refused',
    setup: score(2),
    before: [...SEVEN, tally(0, 'v')],
    tried: tally(1, 'r'),
    because: { clause: 'turn', facts: { phase: 'over' } },
  },
  {
    kind: 'play',
    clause: 'E-5.2',
    ruling: 'accepted',
    setup: referee(2),
    before: [...GATHERED, done(0, 'r')],
    tried: stop,
    then: { phase: 'over', winners: [0] },
  },
  {
    kind: 'play',
    clause: 'E-5.2',
    ruling: 'refused',
    setup: referee(2),
    before: [],
    tried: stop,
    because: { clause: 'turn', facts: { phase: 'deal' } },
  },
];

export const EXAMPLES: readonly Example<Move>[] = [
  ...SETUP_EXAMPLES,
  ...ACTION_EXAMPLES,
  ...SHIFT_EXAMPLES,
  ...TASK_EXAMPLES,
  ...END_EXAMPLES,
];
