/** Rulebook examples: an allowed and a refused case for every clause. Drawn in the app, played by the tests. */
import type { Setup } from '../../engine/types';
import type { Example } from '../example';
import { parseSheet } from './rules/notation';
import { COLUMNS } from './rules/sheet';
import type { Entry, Move, Row, Sheet } from './rules/types';
import { ROWS } from './rules/types';

const TABLE: Setup = { seats: 2, first: 0, mode: 'referee' };
const SCREEN: Setup = { seats: 2, first: 0, mode: 'virtual' };
const PAPER: Setup = { seats: 2, first: 0, mode: 'score' };

type Dice = Partial<Record<Row, number>>;

/** A first throw of these dice, waiting for the decision. */
export function thrown(seat: number, dice: Dice): Move[] {
  const rows = ROWS.filter((row) => dice[row] !== undefined);
  return [
    { type: 'dice', seat, dice: rows },
    { type: 'roll', values: rows.map((row) => dice[row] as number) },
  ];
}

/** A kept throw, waiting for everyone's pencil. */
export function kept(seat: number, dice: Dice): Move[] {
  return [...thrown(seat, dice), { type: 'keep', seat }];
}

export function at(row: Row, column: number): Entry {
  return { row, column };
}

/** A whole roll: what each seat does with it, in seat order. */
export function round(seat: number, dice: Dice, ...entries: Entry[]): Move[] {
  return [...kept(seat, dice), ...entries.map((entry, who) => decided(who, entry))];
}

function decided(seat: number, entry: Entry): Move {
  if (entry === 'pass') return { type: 'pass', seat };
  return { type: 'write', seat, row: entry.row, column: entry.column };
}

function both(seat: number, dice: Dice, entry: Entry): Move[] {
  return round(seat, dice, entry, entry);
}

/** Sums 2 to 10 into one row from the left, by both players in turn. */
function fillRow(row: Row, dice: (sum: number) => Dice, from: number, cells: number): Move[] {
  return COLUMNS[row]
    .slice(0, cells)
    .flatMap((column, i) => both((from + i) % 2, dice(i + 2), at(row, column)));
}

function warmPair(sum: number): Dice {
  const orange = Math.ceil(sum / 2);
  return { orange, yellow: sum - orange };
}

/** Two rows but for one cell; seat 1 is to throw a ten. */
const ALMOST_TWO_ROWS: readonly Move[] = [
  ...fillRow('orange', warmPair, 0, 9),
  ...fillRow('yellow', warmPair, 1, 8),
];

/** Seat 0 has three crosses and throws again; seat 1 writes whenever it throws. */
export const THREE_CROSSES: readonly Move[] = [
  ...round(0, { orange: 1 }, 'pass', 'pass'),
  ...round(1, { orange: 2 }, 'pass', at('orange', 2)),
  ...round(0, { orange: 1 }, 'pass', 'pass'),
  ...round(1, { orange: 3 }, 'pass', at('orange', 3)),
  ...round(0, { orange: 1 }, 'pass', 'pass'),
  ...round(1, { orange: 4 }, 'pass', at('orange', 4)),
];

/** The rulebook's Sara: 4 + 16 + 6 + 5 + 10 + 12 − 10 = 43. */
export const SARA: Sheet = parseSheet(`
O        3  .  .  #  . 10  . 13  . 17
Y     2  4  6  7  8  #  9 11 14 16
P  1  3  5  7  #  .  . 11  . 12
X  x x . .`);

export const EMPTY: Sheet = parseSheet(`
O        .  .  .  #  .  .  .  .  .  .
Y     .  .  .  .  .  #  .  .  .  .
P  .  .  .  .  #  .  .  .  .  .
X  . . . .`);

const THREE_FULL_ROWS: Sheet = parseSheet(`
O        3  4  5  #  6  7  8  9 10 11
Y     1  2  3  4  5  #  6  7  8  9
P  2  3  4  5  #  6  7  8  9 10
X  . . . .`);

function handedIn(...sheets: Sheet[]): Move {
  return { type: 'sheets', sheets };
}

/** Yellow 5 in column 3, orange 9 in column 7: for both. */
const TWO_NUMBERS: readonly Move[] = [
  ...both(0, { yellow: 5 }, at('yellow', 3)),
  ...both(1, { orange: 4, yellow: 5 }, at('orange', 7)),
];

function write(seat: number, row: Row, column: number): Move {
  return { type: 'write', seat, row, column };
}

const accepted = 'accepted';
const refused = 'refused';

export const EXAMPLES: readonly Example<Move>[] = [
  {
    kind: 'play',
    clause: 'Q-1.1',
    ruling: accepted,
    setup: TABLE,
    before: kept(0, { orange: 3 }),
    tried: write(0, 'orange', 2),
  },
  {
    kind: 'play',
    clause: 'Q-1.1',
    ruling: refused,
    setup: TABLE,
    before: kept(0, { orange: 3 }),
    tried: write(0, 'orange', 1),
    because: { facts: { seat: 0, row: 'orange', column: 1 } },
  },
  {
    kind: 'play',
    clause: 'Q-2.1',
    ruling: accepted,
    setup: TABLE,
    before: [...both(0, { orange: 6, yellow: 6 }, at('orange', 11)), ...kept(1, { purple: 4 })],
    tried: write(0, 'purple', 2),
  },
  {
    kind: 'play',
    clause: 'Q-2.1',
    ruling: refused,
    setup: TABLE,
    before: [...both(0, { orange: 5 }, at('orange', 7)), ...kept(1, { orange: 6 })],
    tried: write(0, 'orange', 7),
    because: {
      clause: 'Q-2.2',
      facts: {
        seat: 0,
        cells: [
          { row: 'orange', column: 7, number: 6 },
          { row: 'orange', column: 7, number: 5 },
        ],
      },
    },
  },
  {
    kind: 'play',
    clause: 'Q-2.2',
    ruling: accepted,
    setup: TABLE,
    before: [...TWO_NUMBERS, ...kept(0, { orange: 2, purple: 5 })],
    tried: write(0, 'orange', 4),
  },
  {
    kind: 'play',
    clause: 'Q-2.2',
    ruling: refused,
    setup: TABLE,
    before: [...TWO_NUMBERS, ...kept(0, { orange: 4, purple: 5 })],
    tried: write(0, 'orange', 4),
    because: {
      facts: {
        seat: 0,
        cells: [
          { row: 'orange', column: 4, number: 9 },
          { row: 'orange', column: 7, number: 9 },
        ],
      },
    },
  },
  {
    kind: 'play',
    clause: 'Q-2.3',
    ruling: accepted,
    setup: TABLE,
    before: [...TWO_NUMBERS, ...kept(0, { purple: 4 })],
    tried: write(0, 'purple', 3),
  },
  {
    kind: 'play',
    clause: 'Q-2.3',
    ruling: refused,
    setup: TABLE,
    before: [...TWO_NUMBERS, ...kept(0, { purple: 5 })],
    tried: write(0, 'purple', 3),
    because: {
      facts: {
        seat: 0,
        cells: [
          { row: 'purple', column: 3, number: 5 },
          { row: 'yellow', column: 3, number: 5 },
        ],
      },
    },
  },
  {
    kind: 'play',
    clause: 'Q-2.4',
    ruling: accepted,
    setup: TABLE,
    before: [...both(0, { orange: 5 }, at('orange', 4)), ...kept(1, { orange: 6 })],
    tried: write(0, 'orange', 6),
  },
  {
    kind: 'play',
    clause: 'Q-2.4',
    ruling: refused,
    setup: TABLE,
    before: [...both(0, { orange: 5 }, at('orange', 4)), ...kept(1, { orange: 6 })],
    tried: write(0, 'orange', 5),
    because: { facts: { seat: 0, row: 'orange', column: 5 } },
  },
  {
    kind: 'play',
    clause: 'Q-3.1',
    ruling: accepted,
    setup: TABLE,
    before: [],
    tried: { type: 'dice', seat: 0, dice: ['purple', 'yellow'] },
    then: { phase: 'roll', count: 2 },
  },
  {
    kind: 'play',
    clause: 'Q-3.1',
    ruling: refused,
    setup: TABLE,
    before: [],
    tried: { type: 'dice', seat: 0, dice: ['yellow', 'yellow'] },
    because: { facts: { count: 2, twice: 'yellow' } },
  },
  {
    kind: 'play',
    clause: 'Q-3.2',
    ruling: accepted,
    setup: TABLE,
    before: thrown(0, { yellow: 2, purple: 4 }),
    tried: { type: 'keep', seat: 0 },
    then: { phase: 'write', actors: [0, 1] },
  },
  {
    kind: 'play',
    clause: 'Q-3.2',
    ruling: refused,
    setup: TABLE,
    before: [{ type: 'dice', seat: 0, dice: ['yellow'] }],
    tried: { type: 'keep', seat: 0 },
    because: { clause: 'turn', facts: { phase: 'roll', turnOf: [] } },
  },
  {
    kind: 'play',
    clause: 'Q-3.3',
    ruling: accepted,
    setup: TABLE,
    before: [...thrown(0, { yellow: 2, purple: 4 }), { type: 'reroll', seat: 0 }],
    tried: { type: 'roll', values: [4, 5] },
    then: { phase: 'write', actors: [0, 1] },
  },
  {
    kind: 'play',
    clause: 'Q-3.3',
    ruling: refused,
    setup: TABLE,
    before: [...thrown(0, { yellow: 2, purple: 4 }), { type: 'reroll', seat: 0 }],
    tried: { type: 'roll', values: [5] },
    because: { facts: { dice: ['yellow', 'purple'], count: 1 } },
  },
  {
    kind: 'view',
    clause: 'Q-3.4',
    ruling: accepted,
    setup: TABLE,
    before: kept(0, { yellow: 4, purple: 5 }),
    viewer: 'table',
    path: ['sum'],
    value: 9,
  },
  {
    kind: 'view',
    clause: 'Q-3.4',
    ruling: refused,
    setup: TABLE,
    before: kept(0, { yellow: 4, purple: 5 }),
    viewer: 'table',
    path: ['sum'],
    value: 5,
  },
  {
    kind: 'play',
    clause: 'Q-3.5',
    ruling: accepted,
    setup: TABLE,
    before: kept(0, { yellow: 4, purple: 5 }),
    tried: write(1, 'purple', 6),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'Q-3.5',
    ruling: refused,
    setup: TABLE,
    before: kept(0, { yellow: 4, purple: 5 }),
    tried: write(1, 'orange', 6),
    because: { facts: { seat: 1, row: 'orange', dice: ['yellow', 'purple'] } },
  },
  {
    kind: 'play',
    clause: 'Q-3.6',
    ruling: accepted,
    setup: TABLE,
    before: [...kept(0, { orange: 1 }), { type: 'pass', seat: 1 }],
    tried: { type: 'pass', seat: 0 },
    then: { phase: 'dice', points: [-5, 0] },
  },
  {
    kind: 'play',
    clause: 'Q-3.6',
    ruling: refused,
    setup: PAPER,
    before: kept(0, { orange: 1 }),
    tried: handedIn(EMPTY, EMPTY),
    because: { facts: { seat: 0, misthrows: 0, own: 1, least: 1, most: 1 } },
  },
  {
    kind: 'play',
    clause: 'Q-3.7',
    ruling: accepted,
    setup: TABLE,
    before: round(0, { orange: 5 }, at('orange', 3), 'pass'),
    tried: { type: 'dice', seat: 1, dice: ['orange'] },
    then: { phase: 'roll' },
  },
  {
    kind: 'play',
    clause: 'Q-3.7',
    ruling: refused,
    setup: TABLE,
    before: round(0, { orange: 5 }, at('orange', 3), 'pass'),
    tried: { type: 'dice', seat: 0, dice: ['orange'] },
    because: { clause: 'turn', facts: { phase: 'dice', turnOf: [1] } },
  },
  {
    kind: 'play',
    clause: 'Q-4.1',
    ruling: accepted,
    setup: TABLE,
    before: [...TWO_NUMBERS, ...kept(0, { yellow: 5 })],
    tried: { type: 'pass', seat: 0 },
  },
  {
    kind: 'play',
    clause: 'Q-4.1',
    ruling: refused,
    setup: TABLE,
    before: [...TWO_NUMBERS, ...kept(0, { yellow: 5 })],
    tried: write(0, 'yellow', 4),
    because: {
      clause: 'Q-2.2',
      facts: {
        cells: [
          { row: 'yellow', column: 4, number: 5 },
          { row: 'yellow', column: 3, number: 5 },
        ],
      },
    },
  },
  {
    kind: 'play',
    clause: 'Q-4.2',
    ruling: accepted,
    setup: PAPER,
    before: [],
    tried: handedIn({ ...SARA, purple: [1, null, 5, 7, null, null, 11, null, 12] }, EMPTY),
    then: { phase: 'over', points: [42, 0] },
  },
  {
    kind: 'play',
    clause: 'Q-4.2',
    ruling: refused,
    setup: TABLE,
    before: round(0, { orange: 5 }, at('orange', 3), at('orange', 3)),
    tried: write(0, 'orange', 4),
    because: { clause: 'turn', facts: { phase: 'dice', turnOf: [1] } },
  },
  {
    kind: 'view',
    clause: 'Q-4.3',
    ruling: accepted,
    setup: SCREEN,
    before: round(0, { orange: 5 }, at('orange', 3), 'pass'),
    viewer: 1,
    path: ['sheets', 0, 'orange', 1],
    value: 5,
  },
  {
    kind: 'view',
    clause: 'Q-4.3',
    ruling: refused,
    setup: SCREEN,
    before: [...kept(0, { orange: 5 }), write(0, 'orange', 3)],
    viewer: 1,
    path: ['entries', 0],
    value: { row: 'orange', column: 3 },
  },
  {
    kind: 'play',
    clause: 'Q-5.1',
    ruling: accepted,
    setup: TABLE,
    before: [...ALMOST_TWO_ROWS, ...kept(1, { orange: 4, yellow: 6 }), write(0, 'yellow', 10)],
    tried: { type: 'pass', seat: 1 },
    then: { phase: 'over', actors: [], points: [20, 13], winners: [0] },
  },
  {
    kind: 'play',
    clause: 'Q-5.1',
    ruling: refused,
    setup: PAPER,
    before: [],
    tried: handedIn(EMPTY, THREE_FULL_ROWS),
    because: { facts: { seat: 1, full: 3 } },
  },
  {
    kind: 'play',
    clause: 'Q-5.2',
    ruling: accepted,
    setup: TABLE,
    before: [...THREE_CROSSES, ...kept(0, { orange: 1 }), { type: 'pass', seat: 0 }],
    tried: { type: 'pass', seat: 1 },
    then: { phase: 'over', actors: [], points: [-20, 3], winners: [1] },
  },
  {
    kind: 'play',
    clause: 'Q-5.2',
    ruling: refused,
    setup: PAPER,
    before: [],
    tried: handedIn({ ...EMPTY, misthrows: 5 }, EMPTY),
    because: { facts: { seat: 0, misthrows: 5 } },
  },
  {
    kind: 'count',
    clause: 'Q-6.1',
    ruling: accepted,
    setup: PAPER,
    before: [handedIn(SARA, EMPTY)],
    line: { seat: 0, points: 4 },
  },
  {
    kind: 'count',
    clause: 'Q-6.1',
    ruling: refused,
    setup: PAPER,
    before: [handedIn(SARA, EMPTY)],
    line: { seat: 0, points: 9 },
  },
  {
    kind: 'count',
    clause: 'Q-6.2',
    ruling: accepted,
    setup: PAPER,
    before: [handedIn(SARA, EMPTY)],
    line: { seat: 0, points: 16 },
  },
  {
    kind: 'count',
    clause: 'Q-6.2',
    ruling: refused,
    setup: PAPER,
    before: [handedIn(SARA, EMPTY)],
    line: { seat: 0, points: 17 },
  },
  {
    kind: 'count',
    clause: 'Q-6.3',
    ruling: accepted,
    setup: PAPER,
    before: [handedIn(SARA, EMPTY)],
    line: { seat: 0, points: 12 },
  },
  {
    kind: 'count',
    clause: 'Q-6.3',
    ruling: refused,
    setup: PAPER,
    before: [handedIn(SARA, EMPTY)],
    line: { seat: 0, points: 11 },
  },
  {
    kind: 'count',
    clause: 'Q-6.4',
    ruling: accepted,
    setup: PAPER,
    before: [handedIn(SARA, EMPTY)],
    line: { seat: 0, points: -10 },
  },
  {
    kind: 'count',
    clause: 'Q-6.4',
    ruling: refused,
    setup: TABLE,
    before: round(0, { orange: 5 }, at('orange', 3), 'pass'),
    line: { seat: 1, points: -5 },
  },
  {
    kind: 'play',
    clause: 'Q-6.5',
    ruling: accepted,
    setup: PAPER,
    before: [],
    tried: handedIn(EMPTY, SARA),
    then: { phase: 'over', points: [0, 43], winners: [1] },
  },
  {
    kind: 'play',
    clause: 'Q-6.5',
    ruling: refused,
    setup: PAPER,
    before: [handedIn(EMPTY, SARA)],
    tried: { type: 'dice', seat: 0, dice: ['orange'] },
    because: { clause: 'turn', facts: { phase: 'over', turnOf: [] } },
  },
];
