/** Rulebook examples as data: for every clause something it lets through and something it stops. */
import type { Setup } from '../../engine/types';
import type { Example } from '../example';
import { cardOf, COPIES, rowSize } from './rules/deck';
import { parseRow, parseStacks } from './rules/notation';
import type { Card, SplitMove } from './rules/types';

const THREE: Setup = { seats: 3, first: 0, mode: 'referee' };
const FOUR: Setup = { seats: 4, first: 0, mode: 'referee' };
/** The rulebook's own table: Diana, Ilya, Maxim, and Oksana who leads. */
const OKSANA: Setup = { seats: 4, first: 3, mode: 'referee' };
const COUNT: Setup = { seats: 3, first: 0, mode: 'score' };

function row(text: string): SplitMove {
  const parsed = parseRow(text);
  if (!parsed) throw new Error(`no row: ${text}`);
  return { type: 'row', cards: parsed.cards };
}

function cut(seat: number, ...at: number[]): SplitMove {
  return { type: 'cut', seat, at };
}

function vote(seat: number, part: number): SplitMove {
  return { type: 'vote', seat, part };
}

/** Votes by seat; null for one who has none here. */
function votes(...parts: (number | null)[]): SplitMove[] {
  return parts.flatMap((part, seat) => (part === null ? [] : [vote(seat, part)]));
}

function joker(seat: number, value: number): SplitMove {
  return { type: 'joker', seat, value };
}

/** A row with its separators, laid out and cut by its leader: `3 5 J | 6 7 J | 2`. */
function laid(leader: number, text: string): SplitMove[] {
  return [row(text), cut(leader, ...(parseRow(text)?.at ?? []))];
}

function stacks(text: string): SplitMove {
  const counts = parseStacks(text);
  if (!counts) throw new Error(`no stacks: ${text}`);
  return { type: 'stacks', counts };
}

/** The whole box in order, row by row: 1 2 2 3 3 3 4, … */
function boxRows(seats: number): Card[][] {
  const box = COPIES.flatMap((copies, kind) => new Array<Card>(copies).fill(cardOf(kind)));
  const size = rowSize(seats);
  const rows: Card[][] = [];
  for (let from = 0; from < box.length; from += size) rows.push(box.slice(from, from + size));
  return rows;
}

/** Rounds in which all fight over one card and nobody gets anything. */
function wasted(seats: number, rounds: number): SplitMove[] {
  return boxRows(seats)
    .slice(0, rounds)
    .flatMap((cards, i) => [
      { type: 'row', cards } as const,
      cut(i % seats, 1, 2),
      ...votes(...new Array<number>(seats).fill(0)),
    ]);
}

function lastRow(seats: number): SplitMove {
  return { type: 'row', cards: boxRows(seats).at(-1) ?? [] };
}

const OPEN = laid(0, '3 7 J | 5 5 | 8 10');
/** All three want the first part. */
const ALL_ON_WHITE = [...OPEN, ...votes(0, 0, 0)];
/** Everybody alone: seat 0 gets 8 and 10, seat 1 3, 7 and a joker, seat 2 the fives. */
const ALL_SERVED = [...OPEN, ...votes(2, 0, 1)];
const TWO_CHOOSERS = [...laid(0, '3 5 J | 6 7 J | 2'), ...votes(1, 0, 2)];
const JOKER_ALONE = [...laid(0, 'J | 5 5 3 | 8 2 10'), ...votes(0, 1, 2)];
const PAIR = [...laid(0, '4 9 | 5 5 3 | 8 10'), ...votes(0, 0, 2)];
const TWO_PAIRS = [...laid(0, '3 4 5 | 6 7 8 | 9 10 J'), ...votes(0, 1, 0, 1)];
const OKSANAS_ROW = [...laid(3, '5 1 7 | 3 4 | J 8 2 10'), ...votes(1, 2, 0, 2)];
const NOBODY = '0 0 0 0 0 0 0 0 0 0';
const THIRTEEN = `1 2 0 1 1 0 0 1 0 0 / 0 0 0 0 3 0 0 4 0 0 / 0 0 3 0 1 1 0 2 0 0`;

const SETTING_UP: Example<SplitMove>[] = [
  { clause: 'S-1.1', ruling: 'accepted', kind: 'setup', setup: THREE },
  { clause: 'S-1.1', ruling: 'accepted', kind: 'setup', setup: FOUR },
  { clause: 'S-1.1', ruling: 'refused', kind: 'setup', setup: { ...THREE, seats: 2 } },
  { clause: 'S-1.1', ruling: 'refused', kind: 'setup', setup: { ...FOUR, seats: 5 } },
  {
    clause: 'S-1.2',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: [],
    tried: row('1 2 2 3 3 3 J'),
    then: { phase: 'cut', actors: [0] },
  },
  {
    clause: 'S-1.2',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: [],
    tried: row('1 2 2 3 3 2 J'),
    because: { facts: { in: 'row', card: 2, copies: 2, seen: 0, shown: 3 } },
  },
  {
    clause: 'S-1.2',
    ruling: 'accepted',
    kind: 'play',
    setup: COUNT,
    before: [],
    tried: stacks(`16 0 0 0 0 0 0 0 0 0 / ${NOBODY} / ${NOBODY}`),
    then: { phase: 'over', points: [1, 0, 0] },
  },
  {
    clause: 'S-1.2',
    ruling: 'refused',
    kind: 'play',
    setup: COUNT,
    before: [],
    tried: stacks(`17 0 0 0 0 0 0 0 0 0 / ${NOBODY} / ${NOBODY}`),
    because: { facts: { in: 'stacks', jokers: 16, copies: 15, values: [1] } },
  },
  {
    clause: 'S-1.3',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: OPEN,
    tried: vote(1, 2),
    then: { phase: 'vote', actors: [0, 2] },
  },
  {
    clause: 'S-1.3',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: OPEN,
    tried: vote(1, 3),
    because: { clause: 'form', facts: { type: 'vote' } },
  },
  {
    clause: 'S-1.4',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: [row('1 2 2 3 3 3 J')],
    viewer: 'table',
    path: ['table', 'deck'],
    value: 63,
  },
  {
    clause: 'S-1.4',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: wasted(3, 1),
    tried: row('1 4 5 6 7 8 J'),
    because: { clause: 'S-1.2', facts: { in: 'row', card: 1, copies: 1, seen: 1, shown: 1 } },
  },
  { clause: 'S-1.5', ruling: 'accepted', kind: 'setup', setup: { ...THREE, first: 2 } },
  {
    clause: 'S-1.5',
    ruling: 'accepted',
    kind: 'play',
    setup: { ...THREE, first: 2 },
    before: [row('3 7 J 5 5 8 10')],
    tried: cut(2, 3, 5),
    then: { phase: 'vote', actors: [0, 1, 2] },
  },
  {
    clause: 'S-1.5',
    ruling: 'refused',
    kind: 'play',
    setup: { ...THREE, first: 2 },
    before: [row('3 7 J 5 5 8 10')],
    tried: cut(0, 3, 5),
    because: { clause: 'turn', facts: { phase: 'cut', turnOf: [2], seat: 0, reason: 'seat' } },
  },
];

const ROW_AND_VOTE: Example<SplitMove>[] = [
  {
    clause: 'S-2.1',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: [...wasted(3, 1), row('4 4 5 6 7 8 J')],
    tried: cut(1, 2, 4),
    then: { phase: 'vote' },
  },
  {
    clause: 'S-2.1',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: [...wasted(3, 1), row('4 4 5 6 7 8 J')],
    tried: cut(0, 2, 4),
    because: { clause: 'turn', facts: { phase: 'cut', turnOf: [1], seat: 0, reason: 'seat' } },
  },
  {
    clause: 'S-2.2',
    ruling: 'accepted',
    kind: 'play',
    setup: FOUR,
    before: [],
    tried: row('3 7 J 5 5 8 10 9 9'),
    then: { phase: 'cut', actors: [0] },
  },
  {
    clause: 'S-2.2',
    ruling: 'refused',
    kind: 'play',
    setup: FOUR,
    before: [],
    tried: row('3 7 J 5 5 8 10'),
    because: { facts: { cards: 7, count: 9 } },
  },
  {
    clause: 'S-2.3',
    ruling: 'accepted',
    kind: 'play',
    setup: FOUR,
    before: [row('3 7 J 5 5 8 10 9 9')],
    tried: cut(0, 3, 5),
    then: { phase: 'vote', actors: [0, 1, 2, 3] },
  },
  {
    clause: 'S-2.3',
    ruling: 'refused',
    kind: 'play',
    setup: FOUR,
    before: [row('3 7 J 5 5 8 10 9 9')],
    tried: cut(0, 3, 9),
    because: { facts: { size: 9, wanted: 2, used: 2, at: [3, 9] } },
  },
  {
    clause: 'S-2.3',
    ruling: 'refused',
    kind: 'play',
    setup: FOUR,
    before: [row('3 7 J 5 5 8 10 9 9')],
    tried: cut(0, 4),
    because: { facts: { size: 9, wanted: 2, used: 1, at: [4] } },
  },
  {
    clause: 'S-3.1',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: OPEN,
    tried: vote(0, 1),
    then: { phase: 'vote', actors: [1, 2] },
  },
  {
    clause: 'S-3.1',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: [...OPEN, vote(1, 2)],
    viewer: 1,
    path: ['own'],
    value: 2,
  },
  {
    clause: 'S-3.1',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: [...OPEN, vote(1, 2)],
    viewer: 'table',
    path: ['voted'],
    value: [false, true, false],
  },
  {
    clause: 'S-3.1',
    ruling: 'refused',
    kind: 'view',
    setup: THREE,
    before: [...OPEN, vote(1, 2)],
    viewer: 0,
    path: ['own'],
    value: 2,
  },
  {
    clause: 'S-3.2',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: ALL_ON_WHITE,
    viewer: 'table',
    path: ['table', 'ballot', 'votes'],
    value: [0, 0, 0],
  },
  {
    clause: 'S-3.2',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: [...OPEN, vote(1, 2)],
    tried: vote(1, 0),
    because: { clause: 'turn', facts: { phase: 'vote', turnOf: [0, 2], seat: 1, reason: 'voted' } },
  },
];

const DISTRIBUTION: Example<SplitMove>[] = [
  {
    clause: 'S-4.1',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: [...OPEN, ...votes(0, 0, 1)],
    viewer: 'table',
    path: ['table', 'row', 6],
    value: { card: 10, fate: 'discard' },
  },
  {
    clause: 'S-4.1',
    ruling: 'refused',
    kind: 'view',
    setup: THREE,
    before: [...OPEN, ...votes(0, 0, 1)],
    viewer: 'table',
    path: ['table', 'row', 6],
    value: { card: 10, fate: 'open' },
  },
  {
    clause: 'S-4.2',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: [...OPEN, vote(0, 2), vote(1, 2)],
    tried: vote(2, 1),
    then: { phase: 'cut', points: [0, 0, 5] },
  },
  {
    clause: 'S-4.2',
    ruling: 'refused',
    kind: 'view',
    setup: THREE,
    before: [...OPEN, ...votes(2, 2, 1)],
    viewer: 'table',
    path: ['table', 'row', 3, 'fate'],
    value: 'open',
  },
  {
    clause: 'S-4.3',
    ruling: 'accepted',
    kind: 'play',
    setup: OKSANA,
    before: OKSANAS_ROW,
    tried: cut(3, 2, 3),
    then: { phase: 'vote', actors: [1, 3] },
  },
  {
    clause: 'S-4.3',
    ruling: 'refused',
    kind: 'play',
    setup: OKSANA,
    before: OKSANAS_ROW,
    tried: cut(3, 2, 2),
    because: { facts: { size: 4, wanted: 2, used: 2, at: [2, 2] } },
  },
  {
    clause: 'S-4.3',
    ruling: 'refused',
    kind: 'play',
    setup: OKSANA,
    before: OKSANAS_ROW,
    tried: cut(3, 2),
    because: { facts: { size: 4, wanted: 2, used: 1, at: [2] } },
  },
  {
    clause: 'S-4.4',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: PAIR,
    tried: cut(0, 1),
    then: { phase: 'vote', actors: [0, 1] },
  },
  {
    clause: 'S-4.4',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: PAIR,
    tried: cut(0, 1, 2),
    because: { facts: { size: 2, wanted: 1, used: 2, at: [1, 2] } },
  },
  {
    clause: 'S-4.4',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: [...PAIR, cut(0, 1)],
    tried: vote(1, 2),
    because: { facts: { part: 2 } },
  },
  {
    clause: 'S-4.5',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: [...PAIR, cut(0, 1), vote(0, 1)],
    tried: vote(1, 1),
    then: { phase: 'row', points: [0, 0, 18] },
  },
  {
    clause: 'S-4.5',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: [...PAIR, cut(0, 1), ...votes(1, 1)],
    tried: cut(0, 1),
    because: { clause: 'turn', facts: { phase: 'row', turnOf: [], seat: 0, reason: 'phase' } },
  },
  {
    clause: 'S-4.6',
    ruling: 'accepted',
    kind: 'play',
    setup: FOUR,
    before: TWO_PAIRS,
    tried: cut(0, 1, 2),
    then: { phase: 'vote', actors: [0, 2] },
  },
  {
    clause: 'S-4.6',
    ruling: 'accepted',
    kind: 'play',
    setup: FOUR,
    before: [...TWO_PAIRS, cut(0, 1, 2), vote(0, 0), vote(2, 2), cut(0, 1, 2)],
    tried: vote(3, 1),
    then: { phase: 'vote', actors: [1] },
  },
  {
    clause: 'S-4.6',
    ruling: 'refused',
    kind: 'play',
    setup: FOUR,
    before: [...TWO_PAIRS, cut(0, 1, 2)],
    tried: vote(1, 0),
    because: {
      clause: 'turn',
      facts: { phase: 'vote', turnOf: [0, 2], seat: 1, reason: 'outside' },
    },
  },
  {
    clause: 'S-4.7',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: TWO_CHOOSERS,
    tried: joker(1, 3),
    then: { phase: 'joker', actors: [0] },
  },
  {
    clause: 'S-4.7',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: TWO_CHOOSERS,
    tried: joker(0, 6),
    because: { clause: 'turn', facts: { phase: 'joker', turnOf: [1], seat: 0, reason: 'seat' } },
  },
  {
    clause: 'S-4.8',
    ruling: 'accepted',
    kind: 'play',
    setup: OKSANA,
    before: [...OKSANAS_ROW, cut(3, 2, 3)],
    tried: vote(1, 2),
    then: { phase: 'vote', actors: [3] },
  },
  {
    clause: 'S-4.8',
    ruling: 'refused',
    kind: 'play',
    setup: OKSANA,
    before: [...OKSANAS_ROW, cut(3, 2, 3)],
    tried: vote(2, 1),
    because: {
      clause: 'turn',
      facts: { phase: 'vote', turnOf: [1, 3], seat: 2, reason: 'served' },
    },
  },
];

const LAYOUT: Example<SplitMove>[] = [
  {
    clause: 'S-5.1',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: ALL_SERVED,
    viewer: 'table',
    path: ['table', 'fronts', 2, 'numbers'],
    value: [0, 0, 0, 0, 2, 0, 0, 0, 0, 0],
  },
  {
    clause: 'S-5.1',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: ALL_SERVED,
    tried: joker(1, 11),
    because: { clause: 'form', facts: { type: 'joker' } },
  },
  {
    clause: 'S-5.2',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: ALL_SERVED,
    tried: joker(1, 7),
    then: { phase: 'row', points: [18, 10, 5] },
  },
  {
    clause: 'S-5.2',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: ALL_SERVED,
    tried: joker(1, 5),
    because: { facts: { in: 'front', value: 5, piles: [3, 7] } },
  },
  {
    clause: 'S-5.2',
    ruling: 'refused',
    kind: 'play',
    setup: COUNT,
    before: [],
    tried: stacks(`1 0 0 0 0 0 0 0 0 0 / 1 0 0 0 0 0 0 0 0 0 / ${NOBODY}`),
    because: { facts: { in: 'stacks', value: 1, piles: 2, copies: 1, seats: [0, 1] } },
  },
  {
    clause: 'S-5.3',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: JOKER_ALONE,
    viewer: 'table',
    path: ['table', 'fronts', 0, 'loose'],
    value: 1,
  },
  {
    clause: 'S-5.3',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: [...JOKER_ALONE, ...laid(1, '7 | 6 6 | 4 4 9 9'), ...votes(0, 1, 1)],
    viewer: 'table',
    path: ['table', 'fronts', 0],
    value: {
      numbers: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
      jokers: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
      loose: 0,
    },
  },
  {
    clause: 'S-5.3',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: JOKER_ALONE,
    tried: joker(0, 5),
    because: { clause: 'turn', facts: { phase: 'row', turnOf: [], seat: 0, reason: 'phase' } },
  },
  {
    clause: 'S-5.4',
    ruling: 'accepted',
    kind: 'view',
    setup: THREE,
    before: [...ALL_SERVED, joker(1, 7), ...laid(1, '6 | 9 9 | 4 4 9 8'), ...votes(0, 1, 2)],
    viewer: 'table',
    path: ['table', 'fronts', 1, 'jokers'],
    value: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
  },
  {
    clause: 'S-5.4',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: [...ALL_SERVED, joker(1, 7)],
    tried: joker(1, 3),
    because: { clause: 'turn', facts: { phase: 'row', turnOf: [], seat: 1, reason: 'phase' } },
  },
];

const ROUNDS_AND_END: Example<SplitMove>[] = [
  {
    clause: 'S-6.1',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: [...ALL_SERVED, joker(1, 7)],
    tried: row('6 9 9 4 4 9 8'),
    then: { phase: 'cut', actors: [1] },
  },
  {
    clause: 'S-6.1',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: ALL_ON_WHITE,
    tried: row('6 9 9 4 4 9 8'),
    because: { clause: 'turn', facts: { phase: 'cut', turnOf: [0], seat: -1, reason: 'phase' } },
  },
  {
    clause: 'S-6.2',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: [...JOKER_ALONE, row('6 9 9 4 4 9 8')],
    tried: cut(1, 1, 6),
    then: { phase: 'vote' },
  },
  {
    clause: 'S-6.2',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: [...JOKER_ALONE, row('6 9 9 4 4 9 8')],
    tried: cut(2, 1, 6),
    because: { clause: 'turn', facts: { phase: 'cut', turnOf: [1], seat: 2, reason: 'seat' } },
  },
  {
    clause: 'S-7.1',
    ruling: 'accepted',
    kind: 'play',
    setup: THREE,
    before: [...wasted(3, 9), lastRow(3), cut(0, 1, 2), vote(0, 0), vote(1, 0)],
    tried: vote(2, 0),
    then: { phase: 'over', actors: [], points: [0, 0, 0], winners: [0, 1, 2] },
  },
  {
    clause: 'S-7.1',
    ruling: 'refused',
    kind: 'play',
    setup: THREE,
    before: wasted(3, 10),
    tried: row('3 7 J 5 5 8 10'),
    because: { clause: 'turn', facts: { phase: 'over', turnOf: [], seat: -1, reason: 'phase' } },
  },
  {
    clause: 'S-7.2',
    ruling: 'accepted',
    kind: 'play',
    setup: FOUR,
    before: wasted(4, 7),
    tried: lastRow(4),
    then: { phase: 'cut', actors: [3] },
  },
  {
    clause: 'S-7.2',
    ruling: 'refused',
    kind: 'play',
    setup: FOUR,
    before: wasted(4, 7),
    tried: row('J J J J J J J J J'),
    because: { facts: { cards: 9, count: 7 } },
  },
  {
    clause: 'S-7.3',
    ruling: 'accepted',
    kind: 'count',
    setup: COUNT,
    before: [stacks(THIRTEEN)],
    line: { seat: 1, points: 8 },
  },
  {
    clause: 'S-7.3',
    ruling: 'refused',
    kind: 'count',
    setup: COUNT,
    before: [stacks(THIRTEEN)],
    line: { seat: 2, points: 8 },
  },
  {
    clause: 'S-7.4',
    ruling: 'accepted',
    kind: 'count',
    setup: COUNT,
    before: [stacks(`0 0 0 0 0 2 0 0 0 0 / 0 0 0 0 0 2 0 0 0 0 / 0 0 0 0 0 1 0 0 0 0`)],
    line: { seat: 1, points: 6 },
  },
  {
    clause: 'S-7.4',
    ruling: 'refused',
    kind: 'count',
    setup: COUNT,
    before: [stacks(`0 0 0 0 0 2 0 0 0 0 / 0 0 0 0 0 2 0 0 0 0 / 0 0 0 0 0 1 0 0 0 0`)],
    line: { seat: 2, points: 6 },
  },
  {
    clause: 'S-7.5',
    ruling: 'accepted',
    kind: 'play',
    setup: COUNT,
    before: [],
    tried: stacks(THIRTEEN),
    then: { phase: 'over', points: [7, 13, 9] },
  },
  {
    clause: 'S-7.5',
    ruling: 'refused',
    kind: 'play',
    setup: COUNT,
    before: [],
    tried: { type: 'stacks', counts: [[1, 0, 2], [], [0, 1]] },
    because: { clause: 'form', facts: { type: 'stacks' } },
  },
  {
    clause: 'S-7.6',
    ruling: 'accepted',
    kind: 'play',
    setup: COUNT,
    before: [],
    tried: stacks(THIRTEEN),
    then: { winners: [1] },
  },
  {
    clause: 'S-7.6',
    ruling: 'refused',
    kind: 'play',
    setup: COUNT,
    before: [stacks(THIRTEEN)],
    tried: stacks(THIRTEEN),
    because: { clause: 'turn', facts: { phase: 'over', turnOf: [], seat: -1, reason: 'phase' } },
  },
  {
    clause: 'S-7.7',
    ruling: 'accepted',
    kind: 'play',
    setup: COUNT,
    before: [],
    tried: stacks(`0 0 0 0 0 0 0 0 0 1 / 0 0 0 1 0 1 0 0 0 0 / ${NOBODY}`),
    then: { points: [10, 10, 0], winners: [1] },
  },
  {
    clause: 'S-7.7',
    ruling: 'accepted',
    kind: 'count',
    setup: COUNT,
    before: [stacks(`0 0 0 0 0 0 0 0 0 1 / 0 0 0 1 0 1 0 0 0 0 / ${NOBODY}`)],
    line: { seat: 1, points: 0 },
  },
  {
    clause: 'S-7.7',
    ruling: 'refused',
    kind: 'count',
    setup: COUNT,
    before: [stacks(THIRTEEN)],
    line: { seat: 1, points: 0 },
  },
];

export const EXAMPLES: readonly Example<SplitMove>[] = [
  ...SETTING_UP,
  ...ROW_AND_VOTE,
  ...DISTRIBUTION,
  ...LAYOUT,
  ...ROUNDS_AND_END,
];
