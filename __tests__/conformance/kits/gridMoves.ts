/** What «Нізам» and «Перлина Сходу» have in common for the conformance suite: shifts of the gem grid. */
import * as fc from 'fast-check';

import type { Rng, Turn, Viewer } from '../../../src/engine/types';
import { KINDS } from '../../../src/games/gems';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry } from '../kit';
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
