/**
 * Questions to the rules: where may the number go, what stops it, what would it be worth. While a throw
 * can still be repeated nobody writes, so the rules are asked as if it were kept. Draws nothing.
 */
import type { Seat } from '../../../engine/types';
import { culpritOf, ifKept, sheetAfter, type WritingRules } from '../rules/because';
import { cellIndex, numberAt } from '../rules/notation';
import { COLUMNS, GAP } from '../rules/sheet';
import type { Row, Sheet, View, Written } from '../rules/types';
import { ROWS } from '../rules/types';
import type { Place, Props } from './props';

/** Null while no sum lies on the table. */
export function rulesOfWriting(props: Props): WritingRules | null {
  return props.view.phase === 'write' ? props : ifKept(props.view);
}

/** Where this seat may write, from the left, row by row. */
export function placesFor(rules: WritingRules, seat: Seat): Place[] {
  const places: Place[] = [];
  for (const move of rules.offers(seat))
    if (move.type === 'write') places.push({ row: move.row, column: move.column });
  return places;
}

export interface Clash {
  place: Place;
  culprit: Written;
}

/** Empty cells of the thrown rows that only a number in their column keeps closed. */
export function columnClashes(rules: WritingRules, view: View, seat: Seat): Clash[] {
  const sheet = view.sheets[seat];
  const clashes: Clash[] = [];
  if (!sheet) return clashes;
  for (const row of view.dice)
    for (const column of COLUMNS[row]) {
      if (numberAt(sheet, row, column) !== null) continue;
      const verdict = rules.judge({ type: 'write', seat, row, column });
      const culprit = verdict.ok ? null : culpritOf(verdict);
      if (culprit && culprit.row !== row) clashes.push({ place: { row, column }, culprit });
    }
  return clashes;
}

/** Empty cells of the thrown rows: what there is to try when possible cells are not shown. */
export function emptyPlaces(view: View, seat: Seat): Place[] {
  const sheet = view.sheets[seat];
  if (!sheet) return [];
  const empty: Place[] = [];
  for (const row of ROWS) {
    if (!view.dice.includes(row)) continue;
    for (const column of COLUMNS[row])
      if (numberAt(sheet, row, column) === null) empty.push({ row, column });
  }
  return empty;
}

/** The sheet with what has been done with this roll, where it may be seen. */
export function sheetWithEntry(view: View, seat: Seat): { sheet: Sheet; written: Place | null } {
  const sheet = view.sheets[seat];
  if (!sheet) throw new Error(`no sheet at seat ${seat}`);
  const entry = view.entries[seat];
  if (entry === 'pass')
    return { sheet: sheetAfter(sheet, entry, 0, seat === view.active), written: null };
  if (!entry || entry === 'secret' || view.sum === null) return { sheet, written: null };
  return { sheet: sheetAfter(sheet, entry, view.sum, false), written: entry };
}

/** Its place among the row's nine, counted from one; 0 for the gap. */
export function placeNumber({ row, column }: Place): number {
  const index = cellIndex(row, column);
  return index === GAP ? 0 : index + 1;
}

/** The places of a row from the left, the gap among them. */
export function placesOfRow(row: Row, gap: number): Place[] {
  return [...COLUMNS[row], gap].sort((a, b) => a - b).map((column) => ({ row, column }));
}
