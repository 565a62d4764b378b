/** «Веселка» for the conformance suite. */
import * as fc from 'fast-check';

import type { Mode, Rng, Viewer } from '../../../src/engine/types';
import { KINDS } from '../../../src/games/gems';
import { veselka } from '../../../src/games/veselka';
import { CLAUSES, HOUSE } from '../../../src/games/veselka/clauses';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry, Kit } from '../kit';
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
};
