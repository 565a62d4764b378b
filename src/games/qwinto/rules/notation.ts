/**
 * A sheet as a picture in text:
 *
 *   O        .  3  .  #  9  .  .  .  . 17
 *   Y     1  .  5  .  .  #  .  .  .  .
 *   P  .  .  7  .  #  .  .  .  .  .
 *   X  x x . .
 *
 * `.` an empty cell, `#` the gap, `x` a crossed misthrow box. Columns stand under each other; reading
 * goes by the marks and not by the spaces.
 */
import { COLUMNS, GAPS, MISTHROWS, ROW_LENGTH } from './sheet';
import type { Row, Sheet } from './types';
import { ROWS } from './types';

/** How cells are counted and a sheet is read. */
export { blankSheet, cellIndex, countNumbers, numberAt } from './sheet';

const LETTERS: Readonly<Record<Row, string>> = { orange: 'O', yellow: 'Y', purple: 'P' };

/** Throws on a picture that is no sheet; whether its numbers keep the rules is not asked here. */
export function parseSheet(picture: string): Sheet {
  const lines = picture.split('\n').filter((line) => line.trim() !== '');
  if (lines.length !== ROWS.length + 1) throw new Error(`sheet: 4 lines, not ${lines.length}`);
  const [orange = '', yellow = '', purple = '', boxes = ''] = lines;
  return {
    orange: parseRow('orange', orange),
    yellow: parseRow('yellow', yellow),
    purple: parseRow('purple', purple),
    misthrows: parseBoxes(boxes),
  };
}

function marksAfter(letter: string, line: string): string[] {
  const [head, ...marks] = line.trim().split(/\s+/);
  if (head !== letter) throw new Error(`sheet: a line ${letter}, not «${line}»`);
  return marks;
}

function parseRow(row: Row, line: string): (number | null)[] {
  const marks = marksAfter(LETTERS[row], line);
  const gap = COLUMNS[row].findIndex((column) => column > GAPS[row]);
  if (marks.length !== ROW_LENGTH + 1 || marks[gap] !== '#')
    throw new Error(`sheet: nine cells and the gap, not «${line}»`);
  marks.splice(gap, 1);
  return marks.map(parseCell);
}

function parseCell(mark: string): number | null {
  if (mark === '.') return null;
  if (!/^\d+$/.test(mark)) throw new Error(`sheet: no cell «${mark}»`);
  return Number(mark);
}

function parseBoxes(line: string): number {
  const boxes = marksAfter('X', line).join('');
  if (boxes.length !== MISTHROWS || !/^x*\.*$/.test(boxes))
    throw new Error(`sheet: four boxes, not «${line}»`);
  return boxes.replaceAll('.', '').length;
}
