/** Qwinto for the conformance suite. Paper sheets are filled here from the log of a virtual match. */
import * as fc from 'fast-check';

import type { Mode, Rng, Viewer } from '../../../src/engine/types';
import { qwinto } from '../../../src/games/qwinto';
import { CLAUSES, HOUSE } from '../../../src/games/qwinto/clauses';
import type { Match } from '../../support/playout';
import { pick } from '../../support/quickRng';
import type { Entry, Kit } from '../kit';
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
  return [{ type: 'sheets', sheets: sheets.map((s) => ({ ...s, misthrows: 4 })), otherDice: true }];
}

/** A-Q14: everybody’s pencil is secret until all have written. */
function disguised(match: Match, index: number, viewer: Viewer, rng: Rng): Entry | null {
  const move = match.moves[index] as Entry;
  if ((move.type !== 'write' && move.type !== 'pass') || move.seat === viewer) return null;
  const offers = qwinto.offers(match.states[index] as never, move.seat as number);
  return pick(rng, offers as unknown as Entry[]);
}

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
  seated: (mode) =>
    mode === 'score' ? fc.oneof(dice, decide) : fc.oneof(dice, decide, write, pass),
  entries: (setup, _, moves) => entries(setup, moves),
  watched: (match, mode, rng) => (mode === 'referee' ? match.moves : onPaper(match, rng)),
  disguised,
  staysSecret: (before, after) =>
    after.phase === 'write' &&
    before.phase === 'write' &&
    after.actors.length < before.actors.length,
};
