/** Rulebook examples as data: the rulebook draws them, the tests play them. Colour letters are the notation. */
import type { Setup } from '../../engine/types';
import type { Example } from '../example';
import type { Kind } from '../gems/rules/kinds';
import { LETTERS, parseCards } from './rules/notation';
import { HAND } from './rules/stock';
import type { VeselkaMove } from './rules/types';

type Move = VeselkaMove;

const referee = (seats: number, first = 0): Setup => ({ seats, first, mode: 'referee' });
const virtual = (seats: number): Setup => ({ seats, first: 0, mode: 'virtual' });
const score = (seats: number): Setup => ({ seats, first: 0, mode: 'score' });

export const topCard = (letter: string): Move => ({
  type: 'deal',
  top: parseCards(letter)[0] as Kind,
});
export const run = (seat: number, letters: string, keep = false): Move => ({
  type: 'run',
  seat,
  cards: parseCards(letters),
  keep,
});
export const swap = (seat: number, letters: string): Move => ({
  type: 'swap',
  seat,
  cards: parseCards(letters),
});
export const draw = (letters: string): Move => ({ type: 'draw', cards: parseCards(letters) });
export const swapCount = (seat: number, count: number): Move => ({ type: 'swap', seat, count });
export const tally = (seat: number, length: number, letter = ''): Move => ({
  type: 'tally',
  seat,
  length,
  keep: parseCards(letter)[0] ?? null,
});
const STOP: Move = { type: 'stop' };

/** Everyone holds one card of each colour and the top is red; so does every next eight of the deck. */
export function evenDeal(seats: number): Move {
  const hands: Kind[][] = [];
  for (let seat = 0; seat < seats; seat += 1) hands.push(parseCards('oylgsbvr'));
  return { type: 'deal', top: 'red', hands };
}

/** Five at the table, 55 in the deck: after six full swaps it holds one card of every colour but red. */
export const SEVEN_LEFT: readonly Move[] = [
  evenDeal(5),
  ...[0, 1, 2, 3, 4, 0].flatMap((seat) => [swap(seat, LETTERS), draw(LETTERS)]),
];

/** Seat 0 of two collects these colours, one a turn, while seat 1 swaps. */
export function collected(letters: string): Move[] {
  return [...letters].flatMap((letter) => [tally(0, 3, letter), tally(1, 0)]);
}

const GREEN = [topCard('g')];

const SETUP_EXAMPLES: Example<Move>[] = [
  { kind: 'setup', clause: 'V-1.1', ruling: 'accepted', setup: referee(5) },
  { kind: 'setup', clause: 'V-1.1', ruling: 'refused', setup: referee(6) },
  {
    kind: 'play',
    clause: 'V-1.2',
    ruling: 'accepted',
    setup: virtual(2),
    before: [],
    tried: { type: 'deal', top: 'red', hands: [parseCards('rrrrrrrr'), parseCards('rrroylgs')] },
    then: { phase: 'act', actors: [0] },
  },
  {
    kind: 'play',
    clause: 'V-1.2',
    ruling: 'refused',
    setup: virtual(2),
    before: [],
    tried: { type: 'deal', top: 'red', hands: [parseCards('rrrrrrrr'), parseCards('rrrroylg')] },
    because: { facts: { kind: 'red', shown: 13, left: 12 } },
  },
  {
    kind: 'play',
    clause: 'V-1.3',
    ruling: 'accepted',
    setup: virtual(2),
    before: [],
    tried: evenDeal(2),
    then: { phase: 'act', points: [0, 0] },
  },
  {
    kind: 'play',
    clause: 'V-1.3',
    ruling: 'refused',
    setup: virtual(2),
    before: [],
    tried: { type: 'deal', top: 'red', hands: [parseCards('oylgsbvr'), parseCards('oylgsbv')] },
    because: { facts: { seat: 1, cards: 7, needed: HAND } },
  },
  {
    kind: 'play',
    clause: 'V-1.4',
    ruling: 'accepted',
    setup: referee(3),
    before: [],
    tried: topCard('g'),
    then: { phase: 'act' },
  },
  {
    kind: 'play',
    clause: 'V-1.4',
    ruling: 'refused',
    setup: referee(3),
    before: [],
    tried: run(0, 'sbv'),
    because: { clause: 'turn', facts: { phase: 'deal' } },
  },
  {
    kind: 'play',
    clause: 'V-1.5',
    ruling: 'accepted',
    setup: referee(3, 2),
    before: GREEN,
    tried: run(2, 'sbv'),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'V-1.5',
    ruling: 'refused',
    setup: referee(3, 2),
    before: GREEN,
    tried: run(0, 'sbv'),
    because: { clause: 'turn', facts: { turnOf: [2] } },
  },
];

const RUN_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'V-2.0',
    ruling: 'accepted',
    setup: referee(2),
    before: GREEN,
    tried: swapCount(0, 4),
    then: { actors: [1], points: [0, 0] },
  },
  {
    kind: 'play',
    clause: 'V-2.0',
    ruling: 'refused',
    setup: referee(2),
    before: [...GREEN, run(0, 'sbv')],
    tried: swapCount(0, 4),
    because: { clause: 'turn', facts: { turnOf: [1] } },
  },
  {
    kind: 'play',
    clause: 'V-2.1',
    ruling: 'accepted',
    setup: referee(2),
    before: GREEN,
    tried: run(0, 'sbvroylg'),
    then: { points: [10, 0] },
  },
  {
    kind: 'play',
    clause: 'V-2.1',
    ruling: 'refused',
    setup: referee(2),
    before: GREEN,
    tried: run(0, 'sb'),
    because: { facts: { length: 2 } },
  },
  {
    kind: 'play',
    clause: 'V-2.1',
    ruling: 'refused',
    setup: virtual(2),
    before: [
      { type: 'deal', top: 'green', hands: [parseCards('ssssbbbb'), parseCards('oylgsbvr')] },
    ],
    tried: run(0, 'sbv'),
    because: { facts: { kind: 'violet', held: 0 } },
  },
  {
    kind: 'play',
    clause: 'V-2.2',
    ruling: 'accepted',
    setup: referee(2),
    before: GREEN,
    tried: run(0, 'lyor'),
    then: { points: [5, 0] },
  },
  {
    kind: 'play',
    clause: 'V-2.2',
    ruling: 'refused',
    setup: referee(2),
    before: GREEN,
    tried: run(0, 'lyr'),
    because: { clause: 'V-2.4', facts: { after: 'yellow', expected: 'orange', card: 'red' } },
  },
  {
    kind: 'play',
    clause: 'V-2.3',
    ruling: 'accepted',
    setup: referee(2),
    before: GREEN,
    tried: run(0, 'sbvr'),
    then: { points: [5, 0] },
  },
  {
    kind: 'play',
    clause: 'V-2.3',
    ruling: 'refused',
    setup: referee(2),
    before: GREEN,
    tried: run(0, 'bvr'),
    because: { facts: { top: 'green', card: 'blue', neighbours: ['sky', 'lime'] } },
  },
  {
    kind: 'play',
    clause: 'V-2.4',
    ruling: 'accepted',
    setup: referee(2),
    before: [topCard('b')],
    tried: run(0, 'vro'),
    then: { points: [3, 0] },
  },
  {
    kind: 'play',
    clause: 'V-2.4',
    ruling: 'refused',
    setup: referee(2),
    before: GREEN,
    tried: run(0, 'sgl'),
    because: { facts: { position: 2, after: 'sky', expected: 'blue', card: 'green' } },
  },
  {
    kind: 'count',
    clause: 'V-2.5',
    ruling: 'accepted',
    setup: referee(2),
    before: [...GREEN, run(0, 'sbvro')],
    line: { seat: 0, points: 7 },
  },
  {
    kind: 'count',
    clause: 'V-2.5',
    ruling: 'refused',
    setup: referee(2),
    before: [...GREEN, run(0, 'sbvro')],
    line: { seat: 0, points: 5 },
  },
  {
    kind: 'play',
    clause: 'V-2.6',
    ruling: 'accepted',
    setup: referee(2),
    before: GREEN,
    tried: run(0, 'sbv', true),
    then: { points: [3, 0], actors: [1] },
  },
  {
    kind: 'play',
    clause: 'V-2.6',
    ruling: 'refused',
    setup: referee(2),
    before: [...GREEN, run(0, 'sbv', true), swapCount(1, 1)],
    // A-V11: after violet was taken the top is blue.
    tried: run(0, 'sglyorv', true),
    because: { facts: { kind: 'violet' } },
  },
  {
    kind: 'play',
    clause: 'V-2.7',
    ruling: 'accepted',
    setup: virtual(2),
    before: [evenDeal(2), run(0, 'oyl', true)],
    tried: draw('oyl'),
    then: { phase: 'act', actors: [1] },
  },
  {
    kind: 'play',
    clause: 'V-2.7',
    ruling: 'refused',
    setup: virtual(2),
    before: [evenDeal(2), run(0, 'oyl', true)],
    tried: draw('oy'),
    because: { facts: { count: 3, drawn: 2 } },
  },
  {
    kind: 'play',
    clause: 'V-2.8',
    ruling: 'accepted',
    setup: virtual(5),
    before: [...SEVEN_LEFT, run(1, 'oylgsbvr')],
    tried: draw('oylgsbvr'),
    then: { phase: 'act', actors: [2] },
  },
  {
    kind: 'play',
    clause: 'V-2.8',
    ruling: 'refused',
    setup: virtual(5),
    before: [...SEVEN_LEFT, run(1, 'oylgsbvr')],
    tried: draw('roylgsbv'),
    because: { facts: { kind: 'red', held: 0, left: 7, deck: 'old' } },
  },
  {
    kind: 'play',
    clause: 'V-2.9',
    ruling: 'accepted',
    setup: referee(3),
    before: [...GREEN, run(0, 'sbv')],
    tried: run(1, 'roy'),
    then: { actors: [2], points: [3, 3, 0] },
  },
  {
    kind: 'play',
    clause: 'V-2.9',
    ruling: 'refused',
    setup: referee(3),
    before: [...GREEN, run(0, 'sbv')],
    tried: run(0, 'roy'),
    because: { clause: 'turn', facts: { turnOf: [1] } },
  },
];

const SWAP_EXAMPLES: Example<Move>[] = [
  {
    kind: 'play',
    clause: 'V-3.1',
    ruling: 'accepted',
    setup: virtual(2),
    before: [evenDeal(2)],
    tried: swap(0, 'rgv'),
    then: { phase: 'draw', count: 3 },
  },
  {
    kind: 'play',
    clause: 'V-3.1',
    ruling: 'refused',
    setup: referee(2),
    before: GREEN,
    tried: swapCount(0, 0),
    because: { facts: { count: 0 } },
  },
  {
    kind: 'play',
    clause: 'V-3.1',
    ruling: 'refused',
    setup: virtual(2),
    before: [evenDeal(2)],
    tried: swap(0, 'rr'),
    because: { facts: { kind: 'red', held: 1 } },
  },
  {
    kind: 'play',
    clause: 'V-3.2',
    ruling: 'accepted',
    setup: virtual(2),
    before: [evenDeal(2), swap(0, 'rg')],
    tried: draw('bb'),
    then: { phase: 'act', actors: [1] },
  },
  {
    kind: 'play',
    clause: 'V-3.2',
    ruling: 'refused',
    setup: virtual(2),
    before: [evenDeal(2), swap(0, 'rg')],
    tried: draw('bbb'),
    because: { facts: { count: 2, drawn: 3 } },
  },
  {
    kind: 'play',
    clause: 'V-3.3',
    ruling: 'accepted',
    setup: virtual(5),
    before: [...SEVEN_LEFT, swap(1, LETTERS)],
    tried: draw('vbsglyor'),
    then: { phase: 'act', actors: [2] },
  },
  {
    kind: 'play',
    clause: 'V-3.3',
    ruling: 'refused',
    setup: virtual(5),
    before: [...SEVEN_LEFT, swap(1, LETTERS)],
    tried: draw('rvbsglyo'),
    because: { facts: { kind: 'red', held: 0, left: 7, deck: 'old' } },
  },
  {
    kind: 'play',
    clause: 'V-3.4',
    ruling: 'accepted',
    setup: referee(2),
    before: [...GREEN, swapCount(0, 8)],
    tried: swapCount(1, 1),
    then: { actors: [0] },
  },
  {
    kind: 'play',
    clause: 'V-3.4',
    ruling: 'refused',
    setup: referee(2),
    before: [...GREEN, swapCount(0, 8)],
    tried: run(0, 'sbv'),
    because: { clause: 'turn', facts: { turnOf: [1] } },
  },
];

const END_EXAMPLES: Example<Move>[] = [
  {
    kind: 'view',
    clause: 'V-4.1',
    ruling: 'accepted',
    setup: score(2),
    before: [...collected('roylgsb'), tally(0, 3, 'v')],
    viewer: 'table',
    path: ['lap'],
    value: { left: 2 },
  },
  {
    kind: 'view',
    clause: 'V-4.1',
    ruling: 'refused',
    setup: score(2),
    before: [...collected('roylgs'), tally(0, 3, 'b')],
    viewer: 'table',
    path: ['lap'],
    value: { left: 2 },
  },
  {
    kind: 'play',
    clause: 'V-4.2',
    ruling: 'accepted',
    setup: score(2),
    before: collected(LETTERS),
    tried: tally(0, 8),
    // Eight runs of 3, the last run of 8 and the rainbow: 24 + 10 + 10.
    then: { phase: 'over', actors: [], points: [44, 0], winners: [0] },
  },
  {
    kind: 'play',
    clause: 'V-4.2',
    ruling: 'refused',
    setup: score(2),
    before: [...collected(LETTERS), tally(0, 8)],
    tried: tally(1, 8),
    because: { clause: 'turn', facts: { phase: 'over' } },
  },
  {
    kind: 'count',
    clause: 'V-4.3',
    ruling: 'accepted',
    setup: score(2),
    before: [...collected('roylgs'), STOP],
    line: { seat: 0, points: 5 },
  },
  {
    kind: 'count',
    clause: 'V-4.3',
    ruling: 'refused',
    setup: score(2),
    before: [...collected('royl'), STOP],
    line: { seat: 0, points: 3 },
  },
  {
    kind: 'view',
    clause: 'V-4.4',
    ruling: 'accepted',
    setup: score(2),
    // 3 runs of 3 with a small rainbow against 10 + 5.
    before: [tally(0, 3, 'r'), tally(1, 6), tally(0, 3, 'o'), tally(1, 4), tally(0, 3, 'y'), STOP],
    viewer: 'table',
    path: ['winners'],
    value: [1],
  },
  {
    kind: 'view',
    clause: 'V-4.4',
    ruling: 'refused',
    setup: score(2),
    before: [tally(0, 3, 'r'), tally(1, 6), tally(0, 3, 'o'), tally(1, 4), tally(0, 3, 'y'), STOP],
    viewer: 'table',
    path: ['winners'],
    value: [0],
  },
];

export const EXAMPLES: readonly Example<Move>[] = [
  ...SETUP_EXAMPLES,
  ...RUN_EXAMPLES,
  ...SWAP_EXAMPLES,
  ...END_EXAMPLES,
];
