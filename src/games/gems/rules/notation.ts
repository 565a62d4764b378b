/** A text form of grids and hands that reads back to the same thing: 'roylg/gsbvr/…', 'rrb'. */
import { KINDS, type Kind } from './kinds';
import { CELLS, EDGES, type Gem, type Grid, LINE_NAMES, type LineEnd, PEARL, SIDE } from './grid';

/** How cells, lines and kinds are counted. */
export { cellOf, edgeCard, lineNumber } from './grid';
export { kindIndex } from './kinds';

/** Initials of the kinds in circle order; `*` is the pearl, `.` a hole. */
const LETTERS = KINDS.map((kind) => kind.charAt(0));

function readCell(letter: string): Gem | null {
  if (letter === '.') return null;
  if (letter === '*') return PEARL;
  const kind = KINDS[LETTERS.indexOf(letter)];
  if (kind === undefined) throw new RangeError(`no such gem: ${letter}`);
  return kind;
}

function writeCell(cell: Gem | null): string {
  if (cell === null) return '.';
  return cell === PEARL ? '*' : cell.charAt(0);
}

/** Five rows of five from the top; spaces are free. */
export function parseGrid(text: string): (Gem | null)[] {
  const cells = text.replace(/[\s/]/g, '').split('').map(readCell);
  if (cells.length !== CELLS)
    throw new RangeError(`a grid has ${CELLS} cells, not ${cells.length}`);
  return cells;
}

export function formatGrid(grid: Grid): string {
  const rows: string[] = [];
  for (let row = 0; row < SIDE; row += 1)
    rows.push(
      grid
        .slice(row * SIDE, (row + 1) * SIDE)
        .map(writeCell)
        .join(''),
    );
  return rows.join('/');
}

export function parseCards(text: string): Kind[] {
  return text.split('').map((letter) => {
    const cell = readCell(letter);
    if (cell === null || cell === PEARL) throw new RangeError(`not a gem card: ${letter}`);
    return cell;
  });
}

export function formatCards(cards: readonly Kind[]): string {
  return cards.map(writeCell).join('');
}

const SHIFT_LETTERS = { row: { start: 'L', end: 'R' }, column: { start: 'U', end: 'D' } } as const;

/** 'r0L': row 0 to the left; 'c4D': column 4 down. */
export function formatShift({ line, index, edge }: LineEnd): string {
  return `${line.charAt(0)}${index}${SHIFT_LETTERS[line][edge]}`;
}

export function parseShift(text: string): LineEnd {
  const index = Number(text.charAt(1));
  for (const line of LINE_NAMES)
    for (const edge of EDGES) {
      const end = { line, index, edge };
      if (index >= 0 && index < SIDE && formatShift(end) === text) return end;
    }
  throw new RangeError(`no such shift: ${text}`);
}
