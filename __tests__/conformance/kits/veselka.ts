/** «Веселка» for the conformance suite. */
import * as fc from 'fast-check';

import type { Mode, Rng, Viewer } from '../../../src/engine/types';
import { countOf, type Counts } from '../../../src/games/gems/rules/counts';
import { KINDS, kindIndex } from '../../../src/games/gems/rules/kinds';
import { veselka } from '../../../src/games/veselka/rules';
import { CLAUSES, HOUSE } from '../../../src/games/veselka/rules/clauses';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry, HiddenCase, Kit } from '../kit';
import { anyKind, anySeat, disguisedDeal, disguisedDraw, entryOf, ids } from './shared';

/** Most runs of chance colours are no runs: half of these at least keep one direction. */
const steadyRun = fc
  .record({
    start: fc.integer({ min: 0, max: 7 }),
    step: fc.constantFrom(1, 7),
    length: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ start, step, length }) =>
    Array.from({ length }, (_, i) => KINDS[(start + i * step) % KINDS.length] as string),
  );
const someCards = fc.array(anyKind, { minLength: 0, maxLength: 9 });
const run = entryOf('run', {
  seat: anySeat,
  cards: fc.oneof(steadyRun, someCards),
  keep: fc.boolean(),
});
const swapCards = entryOf('swap', { seat: anySeat, cards: someCards });
const swapCount = entryOf('swap', { seat: anySeat, count: fc.integer({ min: 0, max: 9 }) });
const tally = entryOf('tally', {
  seat: anySeat,
  length: fc.integer({ min: 0, max: 9 }),
  keep: fc.option(anyKind, { nil: null }),
});

const SEATED: Record<Mode, fc.Arbitrary<Entry>> = {
  virtual: fc.oneof(run, swapCards),
  referee: fc.oneof(run, swapCount),
  score: tally,
};

function refereed(move: Entry): Entry[] {
  if (move.type === 'deal') return [{ type: 'deal', top: move.top }];
  if (move.type === 'draw') return [];
  if (move.type !== 'swap') return [move];
  return [{ type: 'swap', seat: move.seat as number, count: (move.cards as unknown[]).length }];
}

function scored(move: Entry): Entry[] {
  const seat = move.seat as number;
  if (move.type === 'stop') return [move];
  if (move.type === 'swap') return [{ type: 'tally', seat, length: 0, keep: null }];
  if (move.type !== 'run') return [];
  const cards = move.cards as string[];
  return [{ type: 'tally', seat, length: cards.length, keep: move.keep ? cards.at(-1) : null }];
}

/** Hands and draws are secret, and so is what was swapped away (A-V19). */
function disguised(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null {
  const move = match.moves[index] as Entry;
  if (move.type === 'deal') return disguisedDeal(match, move, viewer, rng);
  if (move.type === 'draw') return disguisedDraw(match, index, viewer, rng);
  if (move.type !== 'swap' || move.seat === viewer) return null;
  const size = (move.cards as unknown[]).length;
  const offers = veselka.offers(match.states[index] as never, move.seat as number);
  const others = (offers as unknown as Entry[]).filter(
    (offer) => offer.type === 'swap' && (offer.cards as unknown[]).length === size,
  );
  return pick(rng, others);
}

const many = (count: number, kind: string): string[] => Array.from({ length: count }, () => kind);

interface Stock {
  hands: readonly Counts[];
  deck: Counts;
  discard: Counts;
}

const RED = kindIndex('red');

/** Reds by place, other hands first, then deck and discard pile; the viewer is seat 0. */
function redsOf(state: unknown): number[] {
  const { hands, deck, discard } = (state as { stock: Stock }).stock;
  return [...hands.slice(1), deck, discard].map((counts) => countOf(counts, RED));
}

/** Two cards of a colour in these places: the ways in which distinct cards can lie so. */
function pairsIn(sizes: readonly number[]): Record<string, number> {
  const worlds: Record<string, number> = {};
  sizes.forEach((size, a) => {
    const counts = sizes.map((_, i) => (i === a ? 2 : 0));
    worlds[counts.join('')] = (size * (size - 1)) / 2;
    sizes.slice(0, a).forEach((other, b) => {
      const apart = sizes.map((_, i) => (i === a || i === b ? 1 : 0));
      worlds[apart.join('')] = size * other;
    });
  });
  return worlds;
}

const hidden: HiddenCase[] = [
  {
    // 87 cards unseen, three of them red: C(79,3), 8·C(79,2), and 28·79 + C(8,3) for two or three.
    name: 'nine reds in sight: the other hand has none, one or more of the last three',
    setup: { seats: 2, first: 0, mode: 'virtual' },
    moves: [
      {
        type: 'deal',
        top: 'red',
        hands: [many(8, 'red'), ['red', ...many(7, 'lime')]],
      },
    ],
    seat: 0,
    hidden: (state) => String(Math.min(2, redsOf(state)[0] ?? 0)),
    worlds: { '0': 79_079, '1': 24_648, '2': 2_268 },
  },
  {
    name: 'two reds unseen among three hands, the deck and the discard pile',
    setup: { seats: 4, first: 1, mode: 'virtual' },
    moves: [
      {
        type: 'deal',
        top: 'orange',
        hands: [
          many(8, 'red'),
          ['red', 'violet', 'blue', ...many(5, 'yellow')],
          ['violet', 'red', 'orange', ...many(5, 'yellow')],
          many(8, 'lime'),
        ],
      },
      { type: 'run', seat: 1, cards: ['red', 'violet', 'blue'], keep: false },
      { type: 'draw', cards: many(3, 'green') },
      { type: 'run', seat: 2, cards: ['violet', 'red', 'orange'], keep: false },
      { type: 'draw', cards: many(3, 'green') },
      { type: 'swap', seat: 3, cards: many(8, 'lime') },
      { type: 'draw', cards: many(8, 'sky') },
    ],
    seat: 0,
    hidden: (state) => redsOf(state).join(''),
    worlds: pairsIn([8, 8, 8, 49, 8]),
  },
];

export const kit: Kit = {
  rules: veselka as Kit['rules'],
  clauses: ids(CLAUSES),
  house: HOUSE,
  occasions: {
    deal: { modes: ['virtual', 'referee'], phases: ['deal'] },
    run: { modes: ['virtual', 'referee'], phases: ['act'] },
    swap: { modes: ['virtual', 'referee'], phases: ['act'] },
    draw: { modes: ['virtual'], phases: ['draw'] },
    tally: { modes: ['score'], phases: ['act'] },
    stop: { modes: ['virtual', 'referee', 'score'], phases: ['act'] },
  },
  // A-V18: the rules alone set no bound; the table stops when its patience ends, after the draw at latest.
  bound: () => 302,
  patience: 300,
  keenness: { run: 6 },
  unordered: (move) => (move.type === 'swap' && 'cards' in move ? ['cards'] : []),
  seated: (mode) => SEATED[mode],
  entries: (_, turn, moves) =>
    turn.phase === 'act' && moves.length >= 300 ? [{ type: 'stop' }] : [],
  watched: (match, mode) => match.moves.flatMap(mode === 'referee' ? refereed : scored),
  disguised,
  staysSecret: () => true,
  hidden,
};
