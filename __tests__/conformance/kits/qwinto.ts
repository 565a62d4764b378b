/** Qwinto for the conformance suite. Paper sheets are filled here from the log of a virtual match. */
import * as fc from 'fast-check';

import type { Mode, Rng, Viewer } from '../../../src/engine/types';
import { qwinto } from '../../../src/games/qwinto/rules';
import { CLAUSES, HOUSE } from '../../../src/games/qwinto/rules/clauses';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry, HiddenCase, Kit } from '../kit';
import { anySeat, entryOf, ids } from './shared';

const ROWS = ['orange', 'yellow', 'purple'] as const;
type Row = (typeof ROWS)[number];

/** The twelve-column sheet of rules/qwinto.md §1. */
const COLUMNS: Record<Row, readonly number[]> = {
  orange: [2, 3, 4, 6, 7, 8, 9, 10, 11],
  yellow: [1, 2, 3, 4, 5, 7, 8, 9, 10],
  purple: [0, 1, 2, 3, 5, 6, 7, 8, 9],
};

const anyRow = fc.constantFrom(...ROWS);
const dice = entryOf('dice', {
  seat: anySeat,
  dice: fc.array(anyRow, { minLength: 0, maxLength: 4 }),
});
const decide = fc.oneof(entryOf('reroll', { seat: anySeat }), entryOf('keep', { seat: anySeat }));
const write = entryOf('write', {
  seat: anySeat,
  row: anyRow,
  column: fc.integer({ min: 0, max: 11 }),
});
const pass = entryOf('pass', { seat: anySeat });

interface Sheet extends Record<Row, (number | null)[]> {
  misthrows: number;
}

function blankSheet(): Sheet {
  const blank = (): (number | null)[] => Array.from({ length: 9 }, () => null);
  return { orange: blank(), yellow: blank(), purple: blank(), misthrows: 0 };
}

function sheetsOf(match: Match): Sheet[] {
  const sheets = Array.from({ length: match.setup.seats }, blankSheet);
  let active = -1;
  let sum = 0;
  for (const move of match.moves) {
    const sheet = sheets[move.seat ?? -1];
    if (move.type === 'dice') active = move.seat as number;
    else if (move.type === 'roll') sum = (move.values as number[]).reduce((a, b) => a + b, 0);
    else if (move.type === 'pass' && sheet && move.seat === active) sheet.misthrows += 1;
    else if (move.type === 'write' && sheet) {
      const row = move.row as Row;
      sheet[row][COLUMNS[row].indexOf(move.column as number)] = sum;
    }
  }
  return sheets;
}

function onPaper(match: Match, rng: Rng): Entry[] {
  const rolled = match.moves.filter((move) => move.type !== 'write' && move.type !== 'pass');
  const sheets: Entry = { type: 'sheets', sheets: sheetsOf(match) };
  if (rng.below(3) > 0) return [...rolled, sheets];
  return rng.below(2) > 0 ? [sheets] : [...rolled, { ...sheets, otherDice: true }];
}

/** The table ends with blank sheets: only what was written elsewhere could be on them. */
const BLANK_AFTER = 120;

function entries(setup: { seats: number; mode: Mode }, moves: readonly Entry[]): Entry[] {
  if (setup.mode !== 'score' || moves.length < BLANK_AFTER) return [];
  const sheets = Array.from({ length: setup.seats }, blankSheet);
  // A-Q21: one fourth cross ends the game, so the others have three.
  const crossed = sheets.map((s, seat) => ({ ...s, misthrows: seat === 0 ? 4 : 3 }));
  return [{ type: 'sheets', sheets: crossed, otherDice: true }];
}

/** A-Q14: everybody’s pencil is secret until all have written. */
function disguised(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null {
  const move = match.moves[index] as Entry;
  if ((move.type !== 'write' && move.type !== 'pass') || move.seat === viewer) return null;
  const offers = qwinto.offers(match.states[index] as never, move.seat as number);
  return pick(rng, offers as unknown as Entry[]);
}

const thrown = (seat: number, dice: readonly Row[], values: readonly number[]): Entry[] => [
  { type: 'dice', seat, dice },
  { type: 'roll', values },
  { type: 'keep', seat },
];

/** What others than the last seat have entered. */
function entriesBefore(state: unknown): string {
  const { entries: made } = state as { entries: readonly unknown[] };
  return made
    .slice(0, -1)
    .map((entry) => placeText(entry as { row: Row; column: number } | 'pass'))
    .join(' ');
}

function placeText(entry: { row: Row; column: number } | 'pass'): string {
  return entry === 'pass' ? 'pass' : `${entry.row}${entry.column}`;
}

const ORANGE = [...COLUMNS.orange.map((column) => `orange${column}`), 'pass'];

const hidden: HiddenCase[] = [
  {
    name: 'two pencils on blank sheets after an orange throw: nine cells or none, each',
    setup: { seats: 3, first: 0, mode: 'virtual' },
    moves: [
      ...thrown(0, ['orange'], [4]),
      { type: 'write', seat: 0, row: 'orange', column: 6 },
      { type: 'pass', seat: 1 },
    ],
    seat: 2,
    hidden: entriesBefore,
    worlds: Object.fromEntries(ORANGE.flatMap((a) => ORANGE.map((b) => [`${a} ${b}`, 1]))),
  },
  {
    name: 'a 4 beside an orange 4 in column 6: no orange cell takes it, nor the purple one above',
    setup: { seats: 2, first: 0, mode: 'virtual' },
    moves: [
      ...thrown(0, ['orange'], [4]),
      { type: 'write', seat: 0, row: 'orange', column: 6 },
      { type: 'pass', seat: 1 },
      ...thrown(1, ['orange', 'purple'], [3, 1]),
      { type: 'write', seat: 0, row: 'purple', column: 0 },
    ],
    seat: 1,
    hidden: entriesBefore,
    worlds: Object.fromEntries(
      ['pass', ...[0, 1, 2, 3, 5, 7, 8, 9].map((column) => `purple${column}`)].map((t) => [t, 1]),
    ),
  },
];

export const kit: Kit = {
  rules: qwinto as Kit['rules'],
  clauses: ids(CLAUSES),
  house: HOUSE,
  occasions: {
    dice: { modes: ['virtual', 'referee', 'score'], phases: ['dice'] },
    roll: { modes: ['virtual', 'referee', 'score'], phases: ['roll'] },
    reroll: { modes: ['virtual', 'referee', 'score'], phases: ['keep'] },
    keep: { modes: ['virtual', 'referee', 'score'], phases: ['keep'] },
    write: { modes: ['virtual', 'referee'], phases: ['write'] },
    pass: { modes: ['virtual', 'referee'], phases: ['write'] },
    sheets: { modes: ['score'], phases: ['dice'] },
  },
  // Every own roll fills one of 27 cells or one of four crosses.
  bound: ({ seats, mode }) => (mode === 'score' ? BLANK_AFTER + 6 : seats * 31 * (4 + seats)),
  patience: BLANK_AFTER,
  keenness: { write: 5 },
  unordered: (move) => (move.type === 'dice' ? ['dice'] : []),
  optional: (move) => (move.type === 'sheets' ? ['otherDice'] : []),
  seated: (mode) =>
    mode === 'score' ? fc.oneof(dice, decide) : fc.oneof(dice, decide, write, pass),
  entries: (setup, _, moves) => entries(setup, moves),
  watched: (match, mode, rng) => (mode === 'referee' ? match.moves : onPaper(match, rng)),
  disguised,
  staysSecret: (before, after) =>
    after.phase === 'write' &&
    before.phase === 'write' &&
    after.actors.length < before.actors.length,
  hidden,
};
