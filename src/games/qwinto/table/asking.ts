/**
 * Questions to the rules: where may the number go, what stops it, what would it be worth. While a throw
 * can still be repeated nobody writes, so the rules are asked as if it were kept. Draws nothing.
 */
import { filled } from '../../../engine/arrays';
import type { ScoreLine, Seat, Verdict } from '../../../engine/types';
import { judge } from '../judge';
import { offers } from '../offers';
import { scoreSheet } from '../scoring';
import { cellIndex, COLUMNS, GAP, numberAt, withMisthrow, withNumber } from '../sheet';
import type { Entry, Move, Refusals, Row, Sheet, View, Writing, Written } from '../types';
import { ROWS } from '../types';
import type { Choice, Place, Props } from './types';

export interface Rules {
  offers(seat: Seat): readonly Move[];
  judge(move: Move): Verdict;
}

/** Null while no sum lies on the table. */
export function rulesOfWriting(props: Props): Rules | null {
  const { view } = props;
  if (view.phase === 'write') return props;
  if (view.phase !== 'keep' || view.mode === 'score') return null;
  const kept = asIfKept(view);
  return {
    offers: (seat) => offers(kept, seat),
    judge: (move) => judge(kept, move),
  };
}

function asIfKept(view: View): Writing {
  const { mode, active, sheets, rolls, dice, values } = view;
  const entries = filled<Entry | null>(sheets.length, null);
  return { phase: 'write', mode, active, sheets, rolls, dice, values, sum: view.sum ?? 0, entries };
}

/** Where this seat may write, from the left, row by row. */
export function placesFor(rules: Rules, seat: Seat): Place[] {
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
export function columnClashes(rules: Rules, view: View, seat: Seat): Clash[] {
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

/** The number that stands in the way, if the refusal names one elsewhere on the sheet. */
export function culpritOf(verdict: Exclude<Verdict, { ok: true }>): Written | null {
  if (verdict.clause !== 'Q-2.2' && verdict.clause !== 'Q-2.3') return null;
  const { cells } = verdict.facts as unknown as Refusals['Q-2.2'];
  return cells[1];
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
    return { sheet: seat === view.active ? withMisthrow(sheet) : sheet, written: null };
  if (!entry || entry === 'secret' || view.sum === null) return { sheet, written: null };
  return { sheet: after(sheet, entry, view.sum, false), written: entry };
}

/** The sheet after a choice; one that cannot stand on a sheet changes nothing. */
export function after(sheet: Sheet, choice: Choice, sum: number, active: boolean): Sheet {
  if (choice === 'pass') return active ? withMisthrow(sheet) : sheet;
  const index = cellIndex(choice.row, choice.column);
  return index < 0 ? sheet : withNumber(sheet, choice.row, index, sum);
}

export function totalOf(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, { points }) => total + points, 0);
}

export interface Gain {
  clause: string;
  points: number;
}

/** What changes in the score, line by line, with the clause that counts it afterwards. */
export function gains(before: Sheet, next: Sheet, seat: Seat): Gain[] {
  const old = scoreSheet(before, seat);
  const changed: Gain[] = [];
  for (const line of scoreSheet(next, seat)) {
    const was = old.find((other) => subject(other) === subject(line))?.points ?? 0;
    if (line.points !== was) changed.push({ clause: line.clause, points: line.points - was });
  }
  return changed;
}

/** A row's line changes its clause when the row becomes full, and stays the line of that row. */
function subject({ clause, facts }: ScoreLine): string {
  const of = clause === 'Q-6.3' ? 'column' : clause === 'Q-6.4' ? 'crosses' : 'row';
  return `${of} ${String(facts.row)} ${String(facts.column)}`;
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
