/** What runs and rainbows are worth: sheets in, score lines out. Knows nothing about turns, modes or cards in hand. */
import { argmax, filled } from '../../../engine/arrays';
import type { LineOf, Standing } from '../../../engine/types';
import { KINDS } from '../../gems/rules/kinds';
import { SHORTEST_RUN } from './circle';
import type { Lines, Sheet, VeselkaState } from './types';

/** By length, 3 to 8. */
const RUN_POINTS: readonly number[] = [3, 5, 7, 10, 10, 10];
/** By colours in the rainbow, 0 to 8. */
const RAINBOW_POINTS: readonly number[] = [0, 0, 0, 0, 0, 3, 5, 7, 10];

export const FULL_RAINBOW = KINDS.length;
export const EMPTY_SHEET: Sheet = { runs: filled(RUN_POINTS.length, 0), rainbow: [] };

export function runPoints(length: number): number {
  return RUN_POINTS[length - SHORTEST_RUN] ?? 0;
}

export function rainbowPoints(colours: number): number {
  return RAINBOW_POINTS[colours] ?? 0;
}

/** Points of the runs alone, which is what the track shows until the end. */
function runTotal(sheet: Sheet): number {
  let points = 0;
  for (let i = 0; i < RUN_POINTS.length; i += 1)
    points += (sheet.runs[i] as number) * (RUN_POINTS[i] as number);
  return points;
}

/** One line for each length of run made, and at the end one for the rainbow, worth nothing or not (A-V9). */
function scoreLines(seat: number, sheet: Sheet, over: boolean): LineOf<Lines>[] {
  const lines: LineOf<Lines>[] = [];
  sheet.runs.forEach((times, i) => {
    const length = i + SHORTEST_RUN;
    if (times > 0)
      lines.push({
        seat,
        clause: 'V-2.5',
        points: times * runPoints(length),
        facts: { length, times },
      });
  });
  const colours = sheet.rainbow.length;
  if (over)
    lines.push({ seat, clause: 'V-4.3', points: rainbowPoints(colours), facts: { colours } });
  return lines;
}

export function totals(sheets: readonly Sheet[], over: boolean): number[] {
  return sheets.map((sheet) => runTotal(sheet) + (over ? rainbowPoints(sheet.rainbow.length) : 0));
}

export function standing(state: VeselkaState): Standing {
  if (state.phase === 'deal')
    return { points: filled(state.table.seats, 0), over: false, winners: [], lines: [] };
  const over = state.phase === 'over';
  const points = totals(state.sheets, over);
  const lines = state.sheets.flatMap((sheet, seat) => scoreLines(seat, sheet, over));
  // A-V10: equal totals share the victory.
  return { points, over, winners: over ? argmax(points) : [], lines };
}
