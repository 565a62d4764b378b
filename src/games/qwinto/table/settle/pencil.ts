/** Where the pencil is on a sheet being copied, as the number a question's input and tray share. */
import { CELLS } from '../sheet/geometry';
import { samePlace, type Place } from '../props';

const FIRST: Place = { row: 'orange', column: 2 };

export function placeOf(index: number): Place {
  return CELLS[index] ?? FIRST;
}

export function indexOf(place: Place): number {
  return CELLS.findIndex((cell) => samePlace(cell, place));
}

export function stepped(index: number, by: 1 | -1): number {
  return (index + by + CELLS.length) % CELLS.length;
}
