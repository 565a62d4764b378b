/** What a sheet is worth, as lines with their clauses. Knows only the sheet. */
import { argmax, at, filled } from '../../../engine/arrays';
import type { LineOf, Seat, Standing } from '../../../engine/types';
import { columnOf, countNumbers, numberAt, PENTAGONS, ROW_LENGTH } from './sheet';
import type { Lines, Row, Sheet, State } from './types';
import { ROWS } from './types';

export const MISTHROW_POINTS = -5;

/** The lines of one sheet; what counts nothing has no line. */
export function scoreSheet(sheet: Sheet, seat: Seat): LineOf<Lines>[] {
  const lines: LineOf<Lines>[] = [];
  for (const row of ROWS) {
    const line = rowLine(sheet, row, seat);
    if (line) lines.push(line);
  }
  for (const { row, column } of PENTAGONS) {
    if (!isFullTriple(sheet, column)) continue;
    const points = numberAt(sheet, row, column) as number;
    lines.push({ seat, clause: 'Q-6.3', points, facts: { row, column } });
  }
  const { misthrows } = sheet;
  if (misthrows > 0)
    lines.push({
      seat,
      clause: 'Q-6.4',
      points: MISTHROW_POINTS * misthrows,
      facts: { misthrows },
    });
  return lines;
}

function rowLine(sheet: Sheet, row: Row, seat: Seat): LineOf<Lines> | null {
  const numbers = countNumbers(sheet[row]);
  if (numbers === 0) return null;
  if (numbers < ROW_LENGTH)
    return { seat, clause: 'Q-6.1', points: numbers, facts: { row, numbers } };
  const last = numberAt(sheet, row, columnOf(row, ROW_LENGTH - 1)) as number;
  return { seat, clause: 'Q-6.2', points: last, facts: { row, numbers } };
}

function isFullTriple(sheet: Sheet, column: number): boolean {
  return ROWS.every((row) => numberAt(sheet, row, column) !== null);
}

/** Counted from finished rolls: an entry that is still being made for this roll waits (A-Q15). */
export function standing(state: State): Standing {
  const lines = state.sheets.flatMap(scoreSheet);
  const points = filled(state.sheets.length, 0);
  for (const line of lines) points[line.seat] = at(points, line.seat) + line.points;
  const over = state.phase === 'over';
  return { points, over, winners: over ? argmax(points) : [], lines };
}
