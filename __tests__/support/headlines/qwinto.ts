/** Headlines of Qwinto against the law, on sheets filled at random, some of them wrongly. */
import { CASES } from '../../../src/games/qwinto/settle/now';
import { pick } from '../settleLinks';
import { count, facts, nowProperty, type Properties, type Property, type Rng } from './property';

const ROWS = ['orange', 'yellow', 'purple'] as const;
type Row = (typeof ROWS)[number];
/** Columns of each row's nine cells. */
const COLUMNS: Readonly<Record<Row, readonly number[]>> = {
  orange: [2, 3, 4, 6, 7, 8, 9, 10, 11],
  yellow: [1, 2, 3, 4, 5, 7, 8, 9, 10],
  purple: [0, 1, 2, 3, 5, 6, 7, 8, 9],
};
const PENTAGONS: readonly (readonly [Row, number])[] = [
  ['purple', 2],
  ['orange', 3],
  ['orange', 7],
  ['yellow', 8],
  ['purple', 9],
];

type Numbers = readonly (number | null)[];
type Sheet = Readonly<Record<Row, Numbers>> & { misthrows: number };

const at = (sheet: Sheet, row: Row, column: number): number | null =>
  sheet[row][COLUMNS[row].indexOf(column)] ?? null;

/** Rising numbers with holes; `slips` in ten cells are anything. */
function sheetOf(rng: Rng, slips: number): Sheet {
  const row = (): Numbers => {
    let last = 0;
    return count(9).map(() => {
      if (rng.below(3) === 0) return null;
      last = rng.below(10) < slips ? 1 + rng.below(18) : last + 1 + rng.below(3);
      return last <= 18 ? last : null;
    });
  };
  return { orange: row(), yellow: row(), purple: row(), misthrows: rng.below(4) };
}

function rises(numbers: Numbers): boolean {
  const written = numbers.filter((n) => n !== null);
  return written.every((n, i) => i === 0 || n > (written[i - 1] as number));
}

function isSound(sheet: Sheet): boolean {
  const twice = count(12).some((column) => {
    const written = ROWS.map((row) => at(sheet, row, column)).filter((n) => n !== null);
    return new Set(written).size < written.length;
  });
  return !twice && ROWS.every((row) => rises(sheet[row]));
}

const withNumber = (sheet: Sheet, row: Row, column: number, number: number): Sheet => ({
  ...sheet,
  [row]: sheet[row].map((n, i) => (COLUMNS[row][i] === column ? number : n)),
});

type Faces = Partial<Record<Row, number>>;

/** Law, §3: the die was thrown, the cell is there and empty, and the sheet stays sound. */
function isLegal(sheet: Sheet, faces: Faces, row: Row, column: number): boolean {
  const sum = ROWS.reduce((all, die) => all + (faces[die] ?? 0), 0);
  if (faces[row] === undefined || !COLUMNS[row].includes(column)) return false;
  return at(sheet, row, column) === null && isSound(withNumber(sheet, row, column, sum));
}

interface Cell {
  sheet: Sheet;
  faces: Faces;
  place: { row: Row; column: number } | null;
}

const cell: Property<Cell> = {
  position(rng) {
    const faces: Faces = {};
    for (const row of ROWS) if (rng.below(2)) faces[row] = 1 + rng.below(6);
    const place = rng.below(3) ? { row: pick(rng, ROWS), column: rng.below(12) } : null;
    let sheet = sheetOf(rng, 0);
    while (!isSound(sheet)) sheet = sheetOf(rng, 0);
    return { sheet, faces, place };
  },
  implies(headline) {
    if (headline.id === 'mayGo') return 'may';
    if (headline.id === 'mayNot') return 'may not';
    const { cells = [] } = facts<{ cells?: { row: string; column: number }[] }>(headline);
    return cells
      .map(({ row, column }) => `${row} ${column}`)
      .sort()
      .join(', ');
  },
  truth({ sheet, faces, place }) {
    if (place) return isLegal(sheet, faces, place.row, place.column) ? 'may' : 'may not';
    const cells = ROWS.flatMap((row) =>
      COLUMNS[row].flatMap((column) =>
        isLegal(sheet, faces, row, column) ? [`${row} ${column}`] : [],
      ),
    );
    return cells.sort().join(', ');
  },
  // The cells themselves are marked on the sheet; how many there are is said.
  heard(headline) {
    const { cells } = facts<{ cells?: unknown[] }>(headline);
    return headline.id === 'fits' ? String(cells?.length) : headline.id;
  },
};

interface OnPaper {
  sheet: Sheet;
}

const valid: Property<OnPaper> = {
  position: (rng) => ({ sheet: sheetOf(rng, rng.below(2)) }),
  implies: ({ id }) => id,
  truth: ({ sheet }) => (isSound(sheet) ? 'valid' : 'invalid'),
};

const score: Property<OnPaper> = {
  position(rng) {
    let sheet = sheetOf(rng, 0);
    while (!isSound(sheet)) sheet = sheetOf(rng, 0);
    if (rng.below(2)) sheet = { ...sheet, orange: [2, 4, 5, 7, 9, 11, 13, 15, 17] };
    return { sheet };
  },
  implies: (headline) => String(facts<{ points: number }>(headline).points),
  truth({ sheet }) {
    const rows = ROWS.map((row) => {
      const written = sheet[row].filter((n) => n !== null);
      return written.length === 9 ? (written[8] as number) : written.length;
    });
    const bonus = PENTAGONS.map(([row, column]) =>
      ROWS.every((one) => at(sheet, one, column) !== null) ? (at(sheet, row, column) ?? 0) : 0,
    );
    const all = [...rows, ...bonus].reduce((sum, n) => sum + n, 0);
    return String(all - 5 * sheet.misthrows);
  },
};

export const QWINTO: Properties = { cell, valid, score, now: nowProperty(Object.keys(CASES)) };
