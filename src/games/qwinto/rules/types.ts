/** Qwinto as plain data: state by phase, moves, view, and the facts of each refusal. */
import type { Mode, Seat } from '../../../engine/types';

/** From the top of the sheet down; also the order in which dice are offered. */
export const ROWS = ['orange', 'yellow', 'purple'] as const;
export type Row = (typeof ROWS)[number];

/** Nine cells a row, left to right, without the gap. */
export type Cells = readonly (number | null)[];

export interface Sheet {
  readonly orange: Cells;
  readonly yellow: Cells;
  readonly purple: Cells;
  readonly misthrows: number;
}

/** A written number with its place on the 12-column grid. */
export interface Written {
  row: Row;
  column: number;
  number: number;
}

/** What a seat did with a roll. */
export type Entry = { readonly row: Row; readonly column: number } | 'pass';

/** A finished roll, for the audit of paper sheets and for slow pencils. */
export interface Roll {
  readonly seat: Seat;
  readonly dice: readonly Row[];
  /** What lay on the table, one per die. */
  readonly values: readonly number[];
  readonly sum: number;
}

interface Common {
  readonly mode: Mode;
  readonly active: Seat;
  /** Sheets after the last finished roll; blank in `score` until they are entered. */
  readonly sheets: readonly Sheet[];
  /** Kept in `score` only: elsewhere the sheets already tell. */
  readonly rolls: readonly Roll[];
}

export interface Choosing extends Common {
  readonly phase: 'dice';
}
export interface Throwing extends Common {
  readonly phase: 'roll';
  readonly dice: readonly Row[];
  readonly again: boolean;
}
export interface Deciding extends Common {
  readonly phase: 'keep';
  readonly dice: readonly Row[];
  readonly values: readonly number[];
}
export interface Writing extends Common {
  readonly phase: 'write';
  readonly dice: readonly Row[];
  readonly values: readonly number[];
  readonly sum: number;
  /** By seat; null has not decided yet. They reach the sheets together, when nobody is null. */
  readonly entries: readonly (Entry | null)[];
}
export interface Over extends Common {
  readonly phase: 'over';
}
export type State = Choosing | Throwing | Deciding | Writing | Over;
export type Phase = State['phase'];

export type EntryMove =
  { type: 'write'; seat: Seat; row: Row; column: number } | { type: 'pass'; seat: Seat };

export type Move =
  | { type: 'dice'; seat: Seat; dice: readonly Row[] }
  | { type: 'roll'; values: readonly number[] }
  | { type: 'reroll'; seat: Seat }
  | { type: 'keep'; seat: Seat }
  | EntryMove
  | { type: 'sheets'; sheets: readonly Sheet[]; otherDice?: true };

export interface View {
  mode: Mode;
  phase: Phase;
  active: Seat;
  sheets: readonly Sheet[];
  /** The chosen dice; empty before the choice and after the roll is finished. */
  dice: readonly Row[];
  /** What lies on the table, one per die; empty while a throw is awaited. */
  values: readonly number[];
  sum: number | null;
  /** The throw that is awaited is the second one and binding. */
  again: boolean;
  /** By seat while writing, otherwise empty. A `secret` entry is made but not yet shown (A-Q14). */
  entries: readonly (Entry | 'secret' | null)[];
  /** The finished rolls of a match on paper sheets. */
  rolls: readonly Roll[];
}

/** What each refusal tells its sentence. */
export interface Refusals {
  /** `mode` is given when the move belongs to another mode. */
  turn: { phase: Phase; turnOf: readonly Seat[]; mode?: Mode };
  form: { type: string | null };
  'Q-1.1': { seat: Seat; row: Row; column: number };
  /** The tried number (or the left one) first; the same place twice: it is taken. */
  'Q-2.2': { seat: Seat; cells: readonly [Written, Written] };
  'Q-2.3': { seat: Seat; cells: readonly [Written, Written] };
  'Q-2.4': { seat: Seat; row: Row; column: number };
  'Q-3.1': { count: number; twice: Row | null };
  'Q-3.3': { dice: readonly Row[]; count: number };
  /** At the table: the die that was not thrown. In an audit: the number no roll is left for. */
  'Q-3.5':
    | { seat: Seat; row: Row; dice: readonly Row[] }
    | { seat: Seat; cells: readonly [Written]; rolls: number };
  'Q-3.6': { seat: Seat; misthrows: number; own: number; least: number; most: number };
  'Q-5.1':
    { seat: Seat; full: number } | { seat: Seat; full: number; misthrows: number } | PlayedOn;
  'Q-5.2':
    { seat: Seat; misthrows: number } | { seats: readonly Seat[]; misthrows: number } | PlayedOn;
}

/** The game ended with this seat's sheet by that roll (0: with none of them), and there are more (A-Q21). */
export interface PlayedOn {
  seat: Seat;
  roll: number;
  rolls: number;
}

/** What each score line tells its words. */
export interface Lines {
  'Q-6.1': { row: Row; numbers: number };
  'Q-6.2': { row: Row; numbers: number };
  'Q-6.3': { row: Row; column: number };
  'Q-6.4': { misthrows: number };
}
