/** «Перлина Сходу» for the conformance suite. */
import * as fc from 'fast-check';

import { KINDS } from '../../../src/games/gems';
import { perlyna } from '../../../src/games/perlyna';
import { CLAUSES, HOUSE } from '../../../src/games/perlyna/clauses';
import type { Entry, Kit } from '../kit';
import { disguised, laidOut, pass, refereed, shift, take } from './gridMoves';
import { anySeat, entryOf, ids } from './shared';

const someTasks = fc.oneof(
  fc.uniqueArray(fc.constantFrom(...KINDS), { maxLength: 3 }),
  fc.array(fc.constantFrom(...KINDS), { maxLength: 8 }),
);
const done = entryOf('done', { seat: anySeat, tasks: someTasks });
const tally = entryOf('tally', { seat: anySeat, tasks: someTasks });

/** E-1.3: three of each kind and the pearl. */
const FIELD = [...KINDS, ...KINDS, ...KINDS, 'pearl'];

const PATIENCE = 240;

function scored(move: Entry): Entry[] {
  const seat = move.seat as number;
  if (move.type === 'stop') return [move];
  if (move.type === 'done') return [{ type: 'tally', seat, tasks: move.tasks }];
  return move.type === 'take' || move.type === 'pass' ? [{ type: 'tally', seat, tasks: [] }] : [];
}

export const kit: Kit = {
  rules: perlyna as Kit['rules'],
  clauses: ids(CLAUSES),
  house: HOUSE,
  occasions: {
    deal: { modes: ['virtual', 'referee'], phases: ['deal'] },
    take: { modes: ['virtual', 'referee'], phases: ['act'] },
    draw: { modes: ['virtual'], phases: ['draw'] },
    shift: { modes: ['virtual', 'referee'], phases: ['act'] },
    done: { modes: ['virtual', 'referee'], phases: ['act'] },
    pass: { modes: ['virtual', 'referee'], phases: ['act'] },
    tally: { modes: ['score'], phases: ['act'] },
    stop: { modes: ['virtual', 'referee', 'score'], phases: ['act'] },
  },
  // A-E15: the rules alone set no bound; the table stops when its patience ends, after a draw at latest.
  bound: () => PATIENCE + 2,
  patience: PATIENCE,
  unordered: (move) => {
    if (move.type === 'shift') return ['pay'];
    return move.type === 'done' || move.type === 'tally' ? ['tasks'] : [];
  },
  seated: (mode) =>
    mode === 'score'
      ? tally
      : fc.oneof({ weight: 4, arbitrary: shift }, take, { weight: 2, arbitrary: done }, pass),
  entries: (setup, turn, moves, rng) => {
    if (turn.phase === 'act') return moves.length >= PATIENCE ? [{ type: 'stop' }] : [];
    return setup.mode === 'referee' ? laidOut(turn, FIELD, rng) : [];
  },
  watched: (match, mode) => match.moves.flatMap(mode === 'referee' ? refereed : scored),
  disguised,
  staysSecret: () => true,
};
