/**
 * Finished paper sheets, checked cell by cell; where the match holds its rolls, against them too.
 * Knows nothing about phases or about who handed the sheets in.
 */
import { at } from '../../engine/arrays';
import type { Refusal, Seat } from '../../engine/types';
import { refuse as refuseAny } from '../../engine/verdict';
import { columnClash, columnOf, fullRows, MISTHROWS, ROW_LENGTH } from './sheet';
import type { Refusals, Roll, Row, Sheet, Written } from './types';
import { ROWS } from './types';

const HIGHEST = 18;

function refuse<C extends keyof Refusals>(clause: C, facts: Refusals[C]): Refusal {
  return refuseAny(clause, facts);
}

/** Clause by clause, and each clause seat by seat: null if every sheet is sound. */
export function auditSheets(sheets: readonly Sheet[], rolls: readonly Roll[]): Refusal | null {
  return (
    eachSheet(sheets, findFall) ??
    eachSheet(sheets, findTwin) ??
    eachSheet(sheets, findImpossible) ??
    (rolls.length > 0 ? auditRolls(sheets, rolls) : null) ??
    eachSheet(sheets, findThirdRow) ??
    eachSheet(sheets, findFifthCross)
  );
}

function eachSheet(
  sheets: readonly Sheet[],
  find: (sheet: Sheet, seat: Seat) => Refusal | null,
): Refusal | null {
  for (let seat = 0; seat < sheets.length; seat += 1) {
    const refusal = find(at(sheets, seat), seat);
    if (refusal) return refusal;
  }
  return null;
}

/** The numbers of a sheet, row by row from the left. */
function numbersOf(sheet: Sheet): Written[] {
  const written: Written[] = [];
  for (const row of ROWS)
    for (let i = 0; i < ROW_LENGTH; i += 1) {
      const number = at(sheet[row], i);
      if (number !== null) written.push({ row, column: columnOf(row, i), number });
    }
  return written;
}

function findFall(sheet: Sheet, seat: Seat): Refusal | null {
  let left: Written | null = null;
  for (const cell of numbersOf(sheet)) {
    if (left && left.row === cell.row && left.number >= cell.number)
      return refuse('Q-2.2', { seat, cells: [left, cell] });
    left = cell;
  }
  return null;
}

function findTwin(sheet: Sheet, seat: Seat): Refusal | null {
  for (const cell of numbersOf(sheet)) {
    const row = columnClash(sheet, cell.row, cell.column, cell.number);
    if (row !== null)
      return refuse('Q-2.3', {
        seat,
        cells: [cell, { row, column: cell.column, number: cell.number }],
      });
  }
  return null;
}

/** Three dice show 3 to 18, one die 1 to 6: nothing else can have been rolled. */
function findImpossible(sheet: Sheet, seat: Seat): Refusal | null {
  for (const cell of numbersOf(sheet))
    if (cell.number < 1 || cell.number > HIGHEST)
      return refuse('Q-3.5', { seat, cells: [cell], rolls: 0 });
  return null;
}

/** One number a roll, and the second full row ends the game: a third cannot be full. */
function findThirdRow(sheet: Sheet, seat: Seat): Refusal | null {
  const full = fullRows(sheet);
  return full > 2 ? refuse('Q-5.1', { seat, full }) : null;
}

/** A-Q17: the fourth cross ends the game. */
function findFifthCross(sheet: Sheet, seat: Seat): Refusal | null {
  const { misthrows } = sheet;
  return misthrows > MISTHROWS ? refuse('Q-5.2', { seat, misthrows }) : null;
}

/**
 * Every number needs a roll of its own, with that sum and that row's die; every own roll without a
 * number needs a cross. A roll has one sum, so each number 1–18 is matched apart: at most one cell a
 * row holds it, and the rolls of that sum differ only in their dice and in being the seat's own.
 */
function auditRolls(sheets: readonly Sheet[], rolls: readonly Roll[]): Refusal | null {
  const matches = sheets.map((sheet, seat) => matchRolls(sheet, seat, rolls));
  return (
    eachSheet(sheets, (_, seat) => findUnrolled(at(matches, seat), seat)) ??
    eachSheet(sheets, (sheet, seat) => findWrongCrosses(sheet, at(matches, seat), seat))
  );
}

interface Match {
  /** The seat's own rolls. */
  own: number;
  /** Bit n: the numbers can be shared out so that n of them come from own rolls. */
  usable: number;
  /** The first number that no roll is left for, and how many rolls could have given it. */
  missing: { cell: Written; rolls: number } | null;
}

function matchRolls(sheet: Sheet, seat: Seat, rolls: readonly Roll[]): Match {
  const left = countRolls(rolls, seat);
  const written = numbersOf(sheet);
  let own = 0;
  for (const roll of rolls) if (roll.seat === seat) own += 1;
  let usable = 1;
  for (let number = 1; number <= HIGHEST; number += 1) {
    const cells = written.filter((cell) => cell.number === number);
    const missing = firstUnmatched(cells, left);
    if (missing) return { own, usable: 0, missing };
    usable = sums(usable, shareOut(cells, 0, left));
  }
  return { own, usable, missing: null };
}

/** Rolls that are interchangeable for a seat: the same sum, dice and owner. */
const OWN = 8;
const KINDS = 16;

function kindOf(sum: number, own: number, dice: number): number {
  return sum * KINDS + own + dice;
}

function countRolls(rolls: readonly Roll[], seat: Seat): number[] {
  const counts = new Array<number>((HIGHEST + 1) * KINDS).fill(0);
  for (const roll of rolls) {
    let dice = 0;
    for (const die of roll.dice) dice |= bitOf(die);
    const kind = kindOf(roll.sum, roll.seat === seat ? OWN : 0, dice);
    counts[kind] = at(counts, kind) + 1;
  }
  return counts;
}

function bitOf(row: Row): number {
  return 1 << ROWS.indexOf(row);
}

/**
 * Bit n of the answer: these cells of one number, from the `from`th on, can be given a roll each so
 * that n of those rolls are the seat's own. 0: they cannot all be given one.
 */
function shareOut(cells: readonly Written[], from: number, left: number[]): number {
  const cell = cells[from];
  if (cell === undefined) return 1;
  const bit = bitOf(cell.row);
  let ways = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    if ((kind & bit) === 0) continue;
    const i = cell.number * KINDS + kind;
    const count = at(left, i);
    if (count === 0) continue;
    left[i] = count - 1;
    ways |= shareOut(cells, from + 1, left) << (kind < OWN ? 0 : 1);
    left[i] = count;
  }
  return ways;
}

function firstUnmatched(cells: readonly Written[], left: number[]): Match['missing'] {
  for (let n = 1; n <= cells.length; n += 1) {
    if (shareOut(cells.slice(0, n), 0, left) !== 0) continue;
    const cell = at(cells, n - 1);
    return { cell, rolls: countFitting(cell, left) };
  }
  return null;
}

function countFitting(cell: Written, left: readonly number[]): number {
  let fitting = 0;
  for (let kind = 0; kind < KINDS; kind += 1)
    if ((kind & bitOf(cell.row)) !== 0) fitting += at(left, cell.number * KINDS + kind);
  return fitting;
}

/** All sums of a bit's place in one set and a bit's place in the other; 27 numbers fit into 32 bits. */
function sums(one: number, other: number): number {
  let all = 0;
  for (let n = 0; other >> n !== 0; n += 1) if ((other >> n) & 1) all |= one << n;
  return all;
}

function findUnrolled(match: Match, seat: Seat): Refusal | null {
  if (!match.missing) return null;
  return refuse('Q-3.5', { seat, cells: [match.missing.cell], rolls: match.missing.rolls });
}

function findWrongCrosses(sheet: Sheet, match: Match, seat: Seat): Refusal | null {
  const { own, usable } = match;
  const { misthrows } = sheet;
  const carried = own - misthrows;
  if (carried >= 0 && carried < 32 && ((usable >> carried) & 1) === 1) return null;
  const fewest = 31 - Math.clz32(usable & -usable);
  const most = 31 - Math.clz32(usable);
  return refuse('Q-3.6', { seat, misthrows, own, least: own - most, most: own - fewest });
}
