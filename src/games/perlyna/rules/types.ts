/** «Перлина Сходу»: states by phase, moves and what a viewer sees. */
import type { Seat } from '../../../engine/types';
import type { Kind } from '../../gems/rules/kinds';
import type { GridFacts, GridRefusals } from '../../gems/rules/facts';
import type { Field } from '../../gems/rules/field';
import type { Gem, LineName } from '../../gems/rules/grid';
import type { Hand } from '../../gems/rules/hands';
import type { Draw, Pass, Shift, Stop, Take } from '../../gems/rules/moves';
import type { Stock } from '../../gems/rules/stock';
import type { HandView } from '../../gems/rules/view';

export interface Deal {
  type: 'deal';
  grid: readonly Gem[];
  hands?: readonly (readonly Kind[])[];
}
export interface Done {
  type: 'done';
  seat: Seat;
  tasks: readonly Kind[];
}
export interface Tally {
  type: 'tally';
  seat: Seat;
  tasks: readonly Kind[];
}
export type PerlynaMove = Deal | Take | Draw | Shift | Done | Pass | Tally | Stop;

/** Done tasks of every seat in the order they were laid; the last one lies on top. */
export type Piles = readonly (readonly Kind[])[];

/** What was agreed before the match. */
export interface Table {
  seats: number;
  /** House reading of A-E12. */
  freeThree: boolean;
  /** House reading of A-E10. */
  deadlockOpens: boolean;
}

export interface Dealing {
  mode: 'virtual' | 'referee';
  phase: 'deal';
  table: Table;
  first: Seat;
}

export interface OnTable {
  mode: 'virtual' | 'referee';
  table: Table;
  toPlay: Seat;
  grid: Field;
  stock: Stock;
  hands: readonly Hand[];
  piles: Piles;
  /** Moves of the match so far: names an earlier play. */
  moves: number;
}

export interface Acting extends OnTable {
  phase: 'act';
  /** Shifts made in this turn. */
  shifts: number;
}
export interface Drawing extends OnTable {
  phase: 'draw';
}
export interface Ended extends OnTable {
  phase: 'over';
}

/** Real cards, only the results are entered. */
export interface Scoring {
  mode: 'score';
  phase: 'act' | 'over';
  table: Table;
  toPlay: Seat;
  piles: Piles;
}

export type Playing = Acting | Drawing;
export type PerlynaState = Dealing | Playing | Ended | Scoring;

export type PerlynaFacts =
  | GridFacts
  /** The same task named twice. */
  | { why: 'twice'; task: Kind }
  | { why: 'noLine'; task: Kind }
  | { why: 'alreadyDone'; task: Kind }
  /** Two kinds that only the pearl completes. */
  | { why: 'onePearl'; tasks: readonly [Kind, Kind] }
  /** On top of an opponent's pile. */
  | { why: 'blocked'; task: Kind; by: readonly Seat[] };

export type PerlynaRefusals = GridRefusals<PerlynaFacts, PerlynaState['phase']>;

/** What the words of each score line can rely on. */
export interface Lines {
  'E-4.1': { tasks: readonly Kind[] };
}

export interface TaskLine {
  line: LineName;
  index: number;
  start: number;
  length: number;
  kind: Kind;
  /** The pearl is needed for three. */
  pearl: boolean;
}

export interface DealView {
  phase: 'deal';
  mode: 'virtual' | 'referee';
  seats: number;
  first: Seat;
  house: readonly string[];
}
interface TasksView {
  seats: number;
  toPlay: Seat | null;
  piles: Piles;
  /** Kinds the player to move may not complete, and whose tops forbid it. */
  blocked: readonly { kind: Kind; by: readonly Seat[] }[];
  /** Tops block nothing now, because the table agreed so for a deadlock (A-E10). */
  lifted: boolean;
  /** Rulings on which this table agreed otherwise. */
  house: readonly string[];
}
export interface ScoreView extends TasksView {
  phase: 'act' | 'over';
  mode: 'score';
}
export interface TableView extends TasksView {
  phase: 'act' | 'draw' | 'over';
  mode: 'virtual' | 'referee';
  grid: readonly Gem[];
  hands: readonly HandView[];
  deck: number;
  /** Open cards in the discard pile, in circle order. */
  discard: readonly Kind[];
  shifts: number;
  /** Moves of the match so far. */
  moves: number;
  /** Lines that lie complete on the field, with or without the pearl. */
  lines: readonly TaskLine[];
}
export type PerlynaView = DealView | ScoreView | TableView;
