/**
 * Which clause governs here and now: what a number on the table would meet and bring, which line a sheet's points come from,
 * why it ended. Tables and settle ask here. A throw that can still be repeated is asked about as if it were kept.
 */
import { filled } from '../../../engine/arrays';
import type { LineOf, Refusal, Seat, Verdict } from '../../../engine/types';
import { judge } from './judge';
import { offers } from './offers';
import { scoreSheet } from './scoring';
import { cellIndex, fullRows, MISTHROWS, withMisthrow, withNumber } from './sheet';
import type { Entry, Lines, Move, Refusals, Row, Sheet, View, Writing, Written } from './types';

/** What a sheet is worth, line by line. */
export { scoreSheet } from './scoring';

export interface WritingRules {
  offers(seat: Seat): readonly Move[];
  judge(move: Move): Verdict;
}

/** What might be written if this throw were kept; null while no sum lies there, or where the sheets are of paper. */
export function ifKept(view: View): WritingRules | null {
  const { phase, mode, active, sheets, rolls, dice, values, sum } = view;
  if (phase !== 'keep' || mode === 'score') return null;
  const entries = filled<Entry | null>(sheets.length, null);
  const kept: Writing = {
    phase: 'write',
    mode,
    active,
    sheets,
    rolls,
    dice,
    values,
    sum: sum ?? 0,
    entries,
  };
  return {
    offers: (seat) => offers(kept, seat),
    judge: (move) => judge(kept, move),
  };
}

/** Why dice are to be thrown: the binding second throw, or a choice of dice. */
export function throwClause({ phase }: Pick<View, 'phase'>): 'Q-3.1' | 'Q-3.3' {
  return phase === 'roll' ? 'Q-3.3' : 'Q-3.1';
}

/** The number that stands in the way, if the refusal names one on the sheet. */
export function culpritOf({ clause, facts }: Refusal): Written | null {
  if (clause !== 'Q-2.2' && clause !== 'Q-2.3') return null;
  const { cells } = facts as unknown as Refusals['Q-2.2'];
  return cells[1];
}

/** Only the noted rolls speak against the sheet: with other dice it could be. */
export function speaksFromRolls({ clause }: Refusal): boolean {
  return clause === 'Q-3.5' || clause === 'Q-3.6';
}

/** The sheet after a choice (Q-3.5, for the thrower ); one that cannot stand on a sheet changes nothing. */
export function sheetAfter(sheet: Sheet, entry: Entry, sum: number, active: boolean): Sheet {
  if (entry === 'pass') return active ? withMisthrow(sheet) : sheet;
  const index = cellIndex(entry.row, entry.column);
  return index < 0 ? sheet : withNumber(sheet, entry.row, index, sum);
}

type Line = LineOf<Lines>;

export interface Gain {
  clause: Line['clause'];
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
function subject({ clause, facts }: Line): string {
  switch (clause) {
    case 'Q-6.1':
    case 'Q-6.2':
      return facts.row;
    case 'Q-6.3':
      return `${facts.row} ${facts.column}`;
    case 'Q-6.4':
      return 'crosses';
  }
}

/** What a row counts: its numbers, or its last one when it is full. */
export function rowTerm(lines: readonly Line[], row: Row): Gain {
  const line = lines.find(
    ({ clause, facts }) =>
      (clause === 'Q-6.1' || clause === 'Q-6.2') && 'row' in facts && facts.row === row,
  );
  return { clause: line?.clause ?? 'Q-6.1', points: line?.points ?? 0 };
}

/** What the pentagons, or the crosses, count in all. */
export function termOf(lines: readonly Line[], clause: 'Q-6.3' | 'Q-6.4'): Gain {
  return { clause, points: totalOf(lines.filter((line) => line.clause === clause)) };
}

/** */
export function totalOf(lines: readonly Pick<Line, 'points'>[]): number {
  return lines.reduce((total, { points }) => total + points, 0);
}

/** Why this sheet ends the match: two full rows, four crosses, or both; empty where it does not. */
export function endClauses(sheet: Sheet): ('Q-5.1' | 'Q-5.2')[] {
  const clauses: ('Q-5.1' | 'Q-5.2')[] = [];
  if (fullRows(sheet) > 1) clauses.push('Q-5.1');
  if (sheet.misthrows >= MISTHROWS) clauses.push('Q-5.2');
  return clauses;
}
