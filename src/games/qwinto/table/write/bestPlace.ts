/** Where the loupe lies before anybody has chosen: the possible cell that brings most. Pure. */
import type { Seat } from '../../../../engine/types';
import { gains, sheetAfter, totalOf } from '../../rules/because';
import { cellIndex, numberAt } from '../../rules/notation';
import { COLUMNS } from '../../rules/sheet';
import type { Sheet } from '../../rules/types';
import type { Place } from '../props';

/** More than eighteen no three dice show. */
const BEYOND = 19;

/** How far the number lies from where it would stand evenly between its neighbours in the row. */
function unevenness(sheet: Sheet, { row, column }: Place, sum: number): number {
  const numbers = COLUMNS[row].map((one) => numberAt(sheet, row, one));
  const at = cellIndex(row, column);
  const isWritten = (number: number | null): boolean => number !== null;
  const before = numbers.slice(0, at).findLastIndex(isWritten);
  const next = numbers.slice(at + 1).findIndex(isWritten);
  const after = next < 0 ? numbers.length : at + 1 + next;
  const [low, high] = [numbers[before] ?? 0, numbers[after] ?? BEYOND];
  return Math.abs(before + ((sum - low) / (high - low)) * (after - before) - at);
}

/** Of cells that bring the same, the one that leaves most room on both sides. */
export function bestPlace(
  sheet: Sheet,
  places: readonly Place[],
  sum: number,
  seat: Seat,
): Place | null {
  const ranked = places.map((place) => ({
    place,
    brings: totalOf(gains(sheet, sheetAfter(sheet, place, sum, false), seat)),
    uneven: unevenness(sheet, place, sum),
  }));
  ranked.sort((a, b) => b.brings - a.brings || a.uneven - b.uneven);
  return ranked[0]?.place ?? null;
}
