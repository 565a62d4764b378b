/** Sheets and places from a link or a file: known keys, bounded numbers, or null. */
import { hasKeys, isArrayOf, isRecord, isWhole } from '../../../engine/form';
import { ROW_LENGTH, WIDTH } from '../rules/sheet';
import { type Row, ROWS, type Sheet } from '../rules/types';

/** Wider than the dice allow, so that a number nobody can roll is said to be one. */
const HIGHEST = 99;
const MOST_CROSSES = 9;

function isCell(value: unknown): value is number | null {
  return value === null || isWhole(value, 1, HIGHEST);
}

export function readSheet(value: unknown): Sheet | null {
  if (!isRecord(value) || !hasKeys(value, [...ROWS, 'misthrows'])) return null;
  const { orange, yellow, purple, misthrows } = value;
  if (!isArrayOf(orange, isCell, ROW_LENGTH, ROW_LENGTH)) return null;
  if (!isArrayOf(yellow, isCell, ROW_LENGTH, ROW_LENGTH)) return null;
  if (!isArrayOf(purple, isCell, ROW_LENGTH, ROW_LENGTH)) return null;
  return isWhole(misthrows, 0, MOST_CROSSES) ? { orange, yellow, purple, misthrows } : null;
}

export interface SheetPosition {
  sheet: Sheet;
}

export function readSheetPosition(value: unknown): SheetPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['sheet'])) return null;
  const sheet = readSheet(value.sheet);
  return sheet && { sheet };
}

/** What the dice of one throw show; a die without a face was not thrown. */
export type Faces = Readonly<Partial<Record<Row, number>>>;

export function readFaces(value: unknown): Faces | null {
  if (!isRecord(value) || !hasKeys(value, [], ROWS)) return null;
  const faces: Partial<Record<Row, number>> = {};
  for (const row of ROWS) {
    if (!Object.hasOwn(value, row)) continue;
    const face = value[row];
    if (!isWhole(face, 1, 6)) return null;
    faces[row] = face;
  }
  return faces;
}

export interface PlaceOnSheet {
  row: Row;
  column: number;
}

export function readPlace(value: unknown): PlaceOnSheet | null {
  if (!isRecord(value) || !hasKeys(value, ['row', 'column'])) return null;
  const row = ROWS.find((one) => one === value.row);
  const { column } = value;
  return row !== undefined && isWhole(column, 0, WIDTH - 1) ? { row, column } : null;
}
