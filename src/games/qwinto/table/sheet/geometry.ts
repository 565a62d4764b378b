/** Where things are on a drawn sheet. Knows the twelve columns, not the numbers. */
import { COLUMNS, GAPS, PENTAGONS, WIDTH } from '../../rules/sheet';
import { ROWS, type Row } from '../../rules/types';
import { placesOfRow } from '../asking';
import type { Place } from '../props';

export interface Geometry {
  width: number;
  height: number;
  /** One column. */
  unit: number;
  rowHeight: number;
  x(column: number): number;
  y(row: Row): number;
}

const TALLEST_ROW = 58;
const ROW_GAP = 6;
/** The bands of the triple columns stick out above and below. */
const MARGIN = 6;

export function geometryFor(width: number, tallestRow = TALLEST_ROW): Geometry {
  const unit = width / WIDTH;
  const rowHeight = Math.round(Math.min(tallestRow, unit * 1.92));
  return {
    width,
    height: 2 * MARGIN + ROWS.length * rowHeight + (ROWS.length - 1) * ROW_GAP,
    unit,
    rowHeight,
    x: (column) => column * unit,
    y: (row) => MARGIN + ROWS.indexOf(row) * (rowHeight + ROW_GAP),
  };
}

/** Each row with its places from the left, the gap among them. */
export const ROW_PLACES: Readonly<Record<Row, readonly Place[]>> = {
  orange: placesOfRow('orange', GAPS.orange),
  yellow: placesOfRow('yellow', GAPS.yellow),
  purple: placesOfRow('purple', GAPS.purple),
};

export const TRIPLE_COLUMNS: readonly number[] = PENTAGONS.map(({ column }) => column);

export function isGap({ row, column }: Place): boolean {
  return GAPS[row] === column;
}

export function isPentagon({ row, column }: Place): boolean {
  return PENTAGONS.some((pentagon) => pentagon.row === row && pentagon.column === column);
}

/** All cells in reading order, without gaps: for stepping from one to the next. */
export const CELLS: readonly Place[] = ROWS.flatMap((row) =>
  COLUMNS[row].map((column) => ({ row, column })),
);
