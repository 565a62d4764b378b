/** What combinations are worth. Sheets in, score lines out; knows nothing about grids or turns. */
import { argmax, filled } from '../../../engine/arrays';
import type { LineOf, Seat, Standing } from '../../../engine/types';
import type { Lines, NizamState } from './types';

/** What a table would note about one player. */
export interface Sheet {
  threes: number;
  fours: number;
  fives: number;
  /** Points for second and further combinations of a turn. */
  extra: number;
}

export const LENGTHS = [3, 4, 5] as const;
/** At most one combination a line. */
export const MOST_COMBINATIONS = 10;

/** N-4.2. */
const WORTH = { 3: 3, 4: 5, 5: 7 } as const;

export const BLANK: Sheet = Object.freeze({ threes: 0, fours: 0, fives: 0, extra: 0 });

function countLength(lengths: readonly number[], length: number): number {
  let n = 0;
  for (let i = 0; i < lengths.length; i += 1) if (lengths[i] === length) n += 1;
  return n;
}

/** One turn's combinations, +1 for each beyond the first (N-4.3). */
export function withTurn(sheet: Sheet, lengths: readonly number[]): Sheet {
  return {
    threes: sheet.threes + countLength(lengths, 3),
    fours: sheet.fours + countLength(lengths, 4),
    fives: sheet.fives + countLength(lengths, 5),
    extra: sheet.extra + Math.max(0, lengths.length - 1),
  };
}

function sheetLines(seat: Seat, sheet: Sheet): LineOf<Lines>[] {
  const lines: LineOf<Lines>[] = [];
  const counts = [sheet.threes, sheet.fours, sheet.fives];
  LENGTHS.forEach((length, i) => {
    const count = counts[i] as number;
    if (count > 0) {
      const points = count * WORTH[length];
      lines.push({ seat, clause: 'N-4.2', points, facts: { length, count } });
    }
  });
  if (sheet.extra > 0)
    lines.push({ seat, clause: 'N-4.3', points: sheet.extra, facts: { count: sheet.extra } });
  return lines;
}

export function sheetPoints(sheet: Sheet): number {
  return sheet.threes * WORTH[3] + sheet.fours * WORTH[4] + sheet.fives * WORTH[5] + sheet.extra;
}

export function turnPoints(lengths: readonly number[]): number {
  return sheetPoints(withTurn(BLANK, lengths));
}

export function standing(state: NizamState): Standing {
  if (state.phase === 'deal')
    return { points: filled(state.table.seats, 0), over: false, winners: [], lines: [] };
  const points = state.sheets.map(sheetPoints);
  const over = state.phase === 'over';
  const lines = state.sheets.flatMap((sheet, seat) => sheetLines(seat, sheet));
  return { points, over, winners: over ? argmax(points) : [], lines };
}
