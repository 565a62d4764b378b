/** Which clause is cited for a throw, a number that cannot stand, a sheet's points and the end. */
import { qwinto } from '../../../src/games/qwinto/rules';
import {
  culpritOf,
  endClauses,
  gains,
  ifKept,
  rowTerm,
  scoreSheet,
  sheetAfter,
  speaksFromRolls,
  termOf,
  throwClause,
  totalOf,
} from '../../../src/games/qwinto/rules/because';
import { blankSheet, parseSheet } from '../../../src/games/qwinto/rules/notation';
import type { Move, Sheet, State } from '../../../src/games/qwinto/rules/types';

/** Seat 0 has thrown orange 4: it may still throw again. */
const THROWN: Move[] = [
  { type: 'dice', seat: 0, dice: ['orange'] },
  { type: 'roll', values: [4] },
];
const reach = (moves: readonly Move[]): State =>
  moves.reduce<State>(
    (state, move) => qwinto.apply(state, move),
    qwinto.begin({ seats: 2, first: 0, mode: 'virtual' }),
  );

test('[Q-3.3] a throw that can be repeated is asked about exactly as if it were kept', () => {
  const asked = ifKept(qwinto.view(reach(THROWN), 0));
  const kept = reach([...THROWN, { type: 'keep', seat: 0 }]);
  for (const seat of [0, 1]) expect(asked?.offers(seat)).toEqual(qwinto.offers(kept, seat));
  const write: Move = { type: 'write', seat: 0, row: 'yellow', column: 1 };
  expect(asked?.judge(write)).toEqual(qwinto.judge(kept, write));
  expect(asked?.judge(write)).toMatchObject({ ok: false, clause: 'Q-3.5' });
});

test('[Q-3.3] without a throw on the table there is nothing to ask', () => {
  expect(ifKept(qwinto.view(reach([]), 0))).toBeNull();
  expect(ifKept(qwinto.view(reach([...THROWN, { type: 'keep', seat: 0 }]), 0))).toBeNull();
});

test('[Q-3.1] dice are chosen, [Q-3.3] the second throw is binding', () => {
  expect(throwClause({ phase: 'dice' })).toBe('Q-3.1');
  expect(throwClause({ phase: 'roll' })).toBe('Q-3.3');
});

const STANDING = parseSheet(`
  O  .  5  .  #  .  .  .  .  .  .
  Y  .  .  4  .  .  #  .  .  .  .
  P  .  .  .  .  #  .  .  .  .  .
  X  x . . .`);

function refusalOf(sheet: Sheet, column: number) {
  const state = reach([...THROWN, { type: 'keep', seat: 0 }]);
  const sheets = [sheet, blankSheet()];
  const verdict = qwinto.judge(
    { ...state, sheets },
    { type: 'write', seat: 0, row: 'orange', column },
  );
  if (verdict.ok) throw new Error('accepted');
  return verdict;
}

test('[Q-2.2] the number of the row that stands in the way, [Q-2.3] and the one of the column', () => {
  const rising = refusalOf(STANDING, 4);
  expect(rising.clause).toBe('Q-2.2');
  expect(culpritOf(rising)).toMatchObject({ row: 'orange', number: 5 });
  const { yellow } = STANDING;
  const column = refusalOf({ ...blankSheet(), yellow }, 3);
  expect(column.clause).toBe('Q-2.3');
  expect(culpritOf(column)).toMatchObject({ row: 'yellow', number: 4 });
});

test('[Q-2.4] the gap is in nobody’s way', () => {
  const gap = refusalOf(STANDING, 5);
  expect(gap.clause).toBe('Q-2.4');
  expect(culpritOf(gap)).toBeNull();
});

test('[Q-3.5] [Q-3.6] these speak from the noted rolls, [Q-2.2] this from the sheet', () => {
  const refused = (clause: string) => ({ ok: false, clause, facts: {} }) as const;
  expect(speaksFromRolls(refused('Q-3.5'))).toBe(true);
  expect(speaksFromRolls(refused('Q-3.6'))).toBe(true);
  expect(speaksFromRolls(refused('Q-2.2'))).toBe(false);
});

test('[Q-3.6] whoever throws and does not write crosses a box, others do not', () => {
  expect(sheetAfter(STANDING, 'pass', 7, true).misthrows).toBe(2);
  expect(sheetAfter(STANDING, 'pass', 7, false)).toBe(STANDING);
});

test('[Q-2.4] a number in the gap changes nothing, in a cell it stands', () => {
  expect(sheetAfter(STANDING, { row: 'orange', column: 5 }, 7, true)).toBe(STANDING);
  expect(sheetAfter(STANDING, { row: 'orange', column: 4 }, 7, true).orange[2]).toBe(7);
});

const ALMOST = parseSheet(`
  O  1  2  3  #  4  5  6  7  8  .
  Y  .  .  .  .  .  #  .  .  .  .
  P  .  .  .  .  #  .  .  .  .  .
  X  x . . .`);

test('[Q-6.1] a row counts its numbers, [Q-6.2] a full one its last', () => {
  const full = sheetAfter(ALMOST, { row: 'orange', column: 11 }, 18, false);
  expect(rowTerm(scoreSheet(ALMOST, 0), 'orange')).toEqual({ clause: 'Q-6.1', points: 8 });
  expect(rowTerm(scoreSheet(full, 0), 'orange')).toEqual({ clause: 'Q-6.2', points: 18 });
  expect(rowTerm(scoreSheet(full, 0), 'yellow')).toEqual({ clause: 'Q-6.1', points: 0 });
  expect(gains(ALMOST, full, 0)).toEqual([{ clause: 'Q-6.2', points: 10 }]);
});

test('[Q-6.3] a full column brings its pentagon beside the numbers, [Q-6.4] a cross costs', () => {
  const two = parseSheet(`
    O  .  3  .  #  .  .  .  .  .  .
    Y  .  .  4  .  .  #  .  .  .  .
    P  .  .  .  .  #  .  .  .  .  .
    X  x . . .`);
  const three = sheetAfter(two, { row: 'purple', column: 3 }, 5, false);
  expect(gains(two, three, 0)).toEqual([
    { clause: 'Q-6.1', points: 1 },
    { clause: 'Q-6.3', points: 3 },
  ]);
  const lines = scoreSheet(three, 0);
  expect(termOf(lines, 'Q-6.3')).toEqual({ clause: 'Q-6.3', points: 3 });
  expect(termOf(lines, 'Q-6.4')).toEqual({ clause: 'Q-6.4', points: -5 });
  expect(gains(two, sheetAfter(two, 'pass', 9, true), 0)).toEqual([
    { clause: 'Q-6.4', points: -5 },
  ]);
});

test('[Q-6.5] a total is the sum of its lines', () => {
  expect(totalOf(scoreSheet(ALMOST, 0))).toBe(3);
  expect(totalOf([])).toBe(0);
});

test('[Q-5.1] two full rows end the match, [Q-5.2] so do four crosses, or both', () => {
  const full = sheetAfter(ALMOST, { row: 'orange', column: 11 }, 18, false);
  const twice = { ...full, yellow: full.orange };
  expect(endClauses(full)).toEqual([]);
  expect(endClauses(twice)).toEqual(['Q-5.1']);
  expect(endClauses({ ...full, misthrows: 4 })).toEqual(['Q-5.2']);
  expect(endClauses({ ...twice, misthrows: 4 })).toEqual(['Q-5.1', 'Q-5.2']);
});
