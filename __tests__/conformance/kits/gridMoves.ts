/** What «Нізам» and «Перлина Сходу» have in common for the conformance suite: shifts of the gem grid. */
import * as fc from 'fast-check';

import type { Rng, Turn, Viewer } from '../../../src/engine/types';
import { KINDS } from '../../../src/games/gems/rules/kinds';
import * as short from '../../../src/games/gems/rules/shorthand';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry, HiddenCase, Kit } from '../kit';
import { anyKind, anySeat, disguisedDeal, disguisedDraw, entryOf } from './shared';

export const SIDE = 5;

const anyIndex = fc.integer({ min: 0, max: SIDE - 1 });
export const shift = entryOf('shift', {
  seat: anySeat,
  line: fc.constantFrom('row', 'column'),
  index: anyIndex,
  edge: fc.constantFrom('start', 'end'),
  pay: fc.oneof(
    fc.tuple(anyKind),
    fc.tuple(anyKind, anyKind, anyKind),
    fc.array(anyKind, { minLength: 0, maxLength: 4 }),
  ),
});
export const take = entryOf('take', { seat: anySeat });
export const pass = entryOf('pass', { seat: anySeat });

/** The cells of a line in the order in which its cards move up by one when it is shifted. */
function path(line: unknown, index: number, edge: unknown): number[] {
  const cells = Array.from({ length: SIDE }, (_, i) =>
    line === 'row' ? index * SIDE + i : i * SIDE + index,
  );
  return edge === 'start' ? cells : cells.reverse();
}

/** N-3.2: the card at the edge goes to the other end, the rest close up. */
export function shifted<T>(grid: readonly T[], move: Entry): T[] {
  const cells = path(move.line, move.index as number, move.edge);
  const out = grid.slice();
  cells.forEach((cell, i) => {
    out[cell] = grid[cells[(i + 1) % SIDE] as number] as T;
  });
  return out;
}

/** The ten lines as lists of cells. */
export const LINES: readonly (readonly number[])[] = ['row', 'column'].flatMap((line) =>
  Array.from({ length: SIDE }, (_, index) => path(line, index, 'start')),
);

/** What a referee enters of a virtual move: hands and draws stay with the players. */
export function refereed(move: Entry): Entry[] {
  if (move.type === 'deal') return [{ type: 'deal', grid: move.grid }];
  return move.type === 'draw' ? [] : [move];
}

export function disguised(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null {
  const move = match.moves[index] as Entry;
  if (move.type === 'deal') return disguisedDeal(match, move, viewer, rng);
  return move.type === 'draw' ? disguisedDraw(match, index, viewer, rng) : null;
}

/** Cards that might lie on a real table: a grid at the start, kinds into the holes later. */
export function laidOut(turn: Turn, box: readonly string[], rng: Rng): Entry[] {
  if (turn.phase === 'deal')
    return [{ type: 'deal', grid: rng.shuffle(box).slice(0, SIDE * SIDE) }];
  if (turn.phase !== 'refill') return [];
  return Array.from({ length: 100 }, () => ({
    type: 'refill',
    cards: Array.from({ length: turn.count ?? 0 }, () => pick(rng, KINDS)),
  }));
}

/** A seat that pays two reds for the top row there and back, and ends its turn with one card. */
function thereAndBack(seat: number, done: Entry): Entry[] {
  return [short.shift(seat, 'r0L', 'r'), short.shift(seat, 'r0R', 'r'), done] as unknown as Entry[];
}

/** What these seats hold, each in circle order, as letters. */
export function heldBy(rules: Kit['rules'], ...seats: number[]): (state: unknown) => string {
  return (state) =>
    seats
      .map((seat) => {
        const { hands } = rules.view(state, seat) as { hands: { cards: string[] }[] };
        return (hands[seat]?.cards ?? []).map((kind) => kind.charAt(0)).join('');
      })
      .join(' ');
}

/** Of so many of each kind, those that lie nowhere in these letters. */
function unseen(copies: number, ...seen: string[]): Map<string, number> {
  const left = new Map(KINDS.map((kind) => [kind.charAt(0), copies]));
  for (const letter of seen.join('').replace(/[^a-z]/g, ''))
    left.set(letter, (left.get(letter) ?? 0) - 1);
  return left;
}

/** One card in each of two hands: ways to deal it from these. */
function onesOf(left: Map<string, number>): Record<string, number> {
  const worlds: Record<string, number> = {};
  for (const [a, n] of left)
    for (const [b, m] of left) worlds[`${a} ${b}`] = n * (a === b ? n - 1 : m);
  return worlds;
}

/** Two cards in one hand, in circle order. */
function pairsOf(left: Map<string, number>): Record<string, number> {
  const worlds: Record<string, number> = {};
  const kinds = [...left];
  kinds.forEach(([a, n], i) => {
    worlds[a + a] = (n * (n - 1)) / 2;
    for (const [b, m] of kinds.slice(i + 1)) worlds[a + b] = n * m;
  });
  return worlds;
}

/**
 * Positions in which others have one or two cards. `dealt` lays a field whose top row begins and ends with red;
 * `pool` is what field (where it counts), hands, deck and pile hold of a kind.
 */
export function fewCards(
  rules: Kit['rules'],
  dealt: (...hands: string[]) => unknown,
  done: (seat: number) => unknown,
  pool: (seats: number) => { copies: number; field: string },
): HiddenCase[] {
  const start = (...hands: string[]): Entry => dealt(...hands) as Entry;
  const left = (seats: number, ...seen: string[]): Map<string, number> =>
    unseen(pool(seats).copies, pool(seats).field, ...seen);
  return [
    {
      name: 'one card in each of two hands',
      setup: { seats: 3, first: 1, mode: 'virtual' },
      moves: [
        start('oyl', 'rrg', 'rrv'),
        ...thereAndBack(1, done(1) as Entry),
        ...thereAndBack(2, done(2) as Entry),
      ],
      seat: 0,
      hidden: heldBy(rules, 1, 2),
      worlds: onesOf(left(3, 'oyl', 'rrrr')),
    },
    {
      name: 'two cards in the other hand',
      setup: { seats: 2, first: 0, mode: 'virtual' },
      moves: [
        start('rbb', 'rsv'),
        short.take(0) as unknown as Entry,
        short.draw('ooy') as unknown as Entry,
        short.shift(1, 'r0L', 'r') as unknown as Entry,
      ],
      seat: 0,
      hidden: heldBy(rules, 1),
      worlds: pairsOf(left(2, 'rbb', 'ooy', 'r')),
    },
  ];
}
