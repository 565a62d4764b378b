/**
 * Finished paper sheets, checked cell by cell; where the match holds its rolls, against them too.
 * Knows nothing about phases or about who handed the sheets in.
 */
import { at } from '../../../engine/arrays';
import type { Refusal, Seat } from '../../../engine/types';
import { refusing } from '../../../engine/verdict';
import { countNumbers, columnClash, columnOf, fullRows, MISTHROWS, ROW_LENGTH } from './sheet';
import type { Refusals, Roll, Row, Sheet, Written } from './types';
import { ROWS } from './types';

const HIGHEST = 18;

const refuse = refusing<Refusals>();

/** Clause by clause, and each clause seat by seat: null if every sheet is sound. */
export function auditSheets(sheets: readonly Sheet[], rolls: readonly Roll[]): Refusal | null {
  return (
    eachSheet(sheets, findFall) ??
    eachSheet(sheets, findTwin) ??
    eachSheet(sheets, findImpossible) ??
    (rolls.length > 0 ? auditRolls(sheets, rolls) : null) ??
    eachSheet(sheets, findThirdRow) ??
    eachSheet(sheets, findTwoEnds) ??
    eachSheet(sheets, findFifthCross) ??
    findTwoCrossers(sheets) ??
    (rolls.length > 0 ? findPlayedOn(sheets, rolls) : null)
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

/** A-Q21: in one roll one either writes or marks a cross, and either of them ended the game. */
function findTwoEnds(sheet: Sheet, seat: Seat): Refusal | null {
  const { misthrows } = sheet;
  const full = fullRows(sheet);
  return full >= 2 && misthrows >= MISTHROWS ? refuse('Q-5.1', { seat, full, misthrows }) : null;
}

/** A-Q21: only the active player marks a cross, so one roll cannot bring two players their fourth. */
function findTwoCrossers(sheets: readonly Sheet[]): Refusal | null {
  const seats: Seat[] = [];
  for (let seat = 0; seat < sheets.length; seat += 1)
    if (at(sheets, seat).misthrows >= MISTHROWS) seats.push(seat);
  return seats.length > 1 ? refuse('Q-5.2', { seats, misthrows: MISTHROWS }) : null;
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
  const unrolled = eachSheet(sheets, (_, seat) => findUnrolled(at(matches, seat), seat));
  if (unrolled || endedBy(sheets, rolls) > 0) return unrolled;
  const { roll } = firstEnd(sheets, rolls) ?? { roll: rolls.length };
  const played = rolls.slice(0, roll);
  return eachSheet(sheets, (sheet, seat) => {
    const match = matchRolls(sheet, seat, played);
    // What only a later roll can have brought is `findPlayedOn`'s.
    if (match.missing || crossesFit(sheet.misthrows, at(matches, seat))) return null;
    return findWrongCrosses(sheet, match, seat);
  });
}

/** How this sheet ends the game, if it does. */
function endOf(sheet: Sheet): 'Q-5.1' | 'Q-5.2' | null {
  if (fullRows(sheet) >= 2) return 'Q-5.1';
  return sheet.misthrows >= MISTHROWS ? 'Q-5.2' : null;
}

/**
 * The roll, from 1, with which these sheets ended the game: whoever ended it did so with that very roll, and everybody's
 * numbers and crosses come from it and those before. Dice thrown later brought nobody anything. 0 where no sheet ends
 * the game, or no roll can have done it.
 */
function endedBy(sheets: readonly Sheet[], rolls: readonly Roll[]): number {
  if (sheets.every((sheet) => endOf(sheet) === null)) return 0;
  for (let last = rolls.length; last > 0; last -= 1) {
    const played = rolls.slice(0, last);
    const fits = sheets.every((sheet, seat) =>
      endOf(sheet) === null ? comesFrom(sheet, seat, played) : endsWith(sheet, seat, played),
    );
    if (fits) return last;
  }
  return 0;
}

/** The first sheet that ends the game, and the latest roll that can have done it, from 1; null where there is none. */
function firstEnd(
  sheets: readonly Sheet[],
  rolls: readonly Roll[],
): { seat: Seat; roll: number } | null {
  const seat = sheets.findIndex((sheet) => endOf(sheet) !== null);
  if (seat < 0) return null;
  for (let roll = rolls.length; roll > 0; roll -= 1)
    if (endsWith(at(sheets, seat), seat, rolls.slice(0, roll))) return { seat, roll };
  return null;
}

function comesFrom(sheet: Sheet, seat: Seat, rolls: readonly Roll[]): boolean {
  const match = matchRolls(sheet, seat, rolls);
  return !match.missing && crossesFit(sheet.misthrows, match);
}

/** Did the last of these rolls bring the fourth cross, or the number that filled the second row? */
function endsWith(sheet: Sheet, seat: Seat, rolls: readonly Roll[]): boolean {
  const last = at(rolls, rolls.length - 1);
  const before = rolls.slice(0, -1);
  if (endOf(sheet) === 'Q-5.2')
    return (
      last.seat === seat && comesFrom({ ...sheet, misthrows: sheet.misthrows - 1 }, seat, before)
    );
  return last.dice.some((row) => {
    const place = sheet[row].indexOf(last.sum);
    if (place < 0 || countNumbers(sheet[row]) < ROW_LENGTH) return false;
    const cells = sheet[row].map((number, i) => (i === place ? null : number));
    return comesFrom({ ...sheet, [row]: cells }, seat, before);
  });
}

/** A-Q21: the sheets fit the rolls, but only if somebody went on after the end. */
function findPlayedOn(sheets: readonly Sheet[], rolls: readonly Roll[]): Refusal | null {
  const seat = sheets.findIndex((sheet) => endOf(sheet) !== null);
  if (seat < 0 || endedBy(sheets, rolls) > 0) return null;
  const clause = endOf(at(sheets, seat)) as 'Q-5.1' | 'Q-5.2';
  const roll = firstEnd(sheets, rolls)?.roll ?? 0;
  return refuse(clause, { seat, roll, rolls: rolls.length });
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

/** Every own roll without a number is a cross, and nothing else is. */
function crossesFit(misthrows: number, { own, usable }: Match): boolean {
  const carried = own - misthrows;
  return carried >= 0 && carried < 32 && ((usable >> carried) & 1) === 1;
}

function findWrongCrosses(sheet: Sheet, match: Match, seat: Seat): Refusal | null {
  const { own, usable } = match;
  const { misthrows } = sheet;
  if (crossesFit(misthrows, match)) return null;
  const fewest = 31 - Math.clz32(usable & -usable);
  const most = 31 - Math.clz32(usable);
  return refuse('Q-3.6', { seat, misthrows, own, least: own - most, most: own - fewest });
}
