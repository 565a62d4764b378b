/** «Перлина Сходу» for the conformance suite. */
import * as fc from 'fast-check';

import { KINDS } from '../../../src/games/gems/rules/kinds';
import { perlyna } from '../../../src/games/perlyna/rules';
import { draw, take } from '../../../src/games/gems/rules/shorthand';
import { CLAUSES, HOUSE } from '../../../src/games/perlyna/rules/clauses';
import { APART, dealt } from '../../../src/games/perlyna/examples';
import type { Entry, HiddenCase, Kit } from '../kit';
import {
  disguised,
  fewCards,
  heldBy,
  laidOut,
  pass,
  refereed,
  shift,
  take as anyTake,
} from './gridMoves';
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

/** How many violets seats 1 and 2 hold. */
function violets(state: unknown): string {
  const held = heldBy(perlyna as Kit['rules'], 1, 2)(state);
  return held
    .replace(/[^v ]/g, '')
    .split(' ')
    .map(({ length }) => length)
    .join(' ');
}

/** All 32 cards are in five hands; seat 0 has eight, two of the violets among them, the others six each. */
const EMPTY_DECK: HiddenCase = {
  name: 'two violets somewhere in four hands of six, no deck',
  setup: { seats: 5, first: 0, mode: 'virtual' },
  moves: [
    dealt(APART, 'roy', 'lgs', 'bvr', 'oyl', 'gsb'),
    ...['vro', 'ylg', 'sbv', 'roy', 'lgs', 'bv'].flatMap((cards, i) => [take(i % 5), draw(cards)]),
  ] as unknown as Entry[],
  seat: 0,
  hidden: violets,
  // Places for two cards among 6 + 6 + 12.
  worlds: { '0 0': 66, '1 0': 72, '0 1': 72, '1 1': 36, '2 0': 15, '0 2': 15 },
};

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
  optional: (move) => (move.type === 'shift' ? ['stands'] : []),
  unordered: (move) => {
    if (move.type === 'shift') return ['pay'];
    return move.type === 'done' || move.type === 'tally' ? ['tasks'] : [];
  },
  seated: (mode) =>
    mode === 'score'
      ? tally
      : fc.oneof({ weight: 4, arbitrary: shift }, anyTake, { weight: 2, arbitrary: done }, pass),
  entries: (setup, turn, moves, rng) => {
    if (turn.phase === 'act') return moves.length >= PATIENCE ? [{ type: 'stop' }] : [];
    return setup.mode === 'referee' ? laidOut(turn, FIELD, rng) : [];
  },
  watched: (match, mode) => match.moves.flatMap(mode === 'referee' ? refereed : scored),
  disguised,
  staysSecret: () => true,
  hidden: [
    ...fewCards(
      perlyna as Kit['rules'],
      (...hands) => dealt(APART, ...hands),
      (seat) => ({ type: 'done', seat, tasks: [] }),
      (seats) => ({ copies: 9 - seats, field: '' }),
    ),
    EMPTY_DECK,
  ],
};
