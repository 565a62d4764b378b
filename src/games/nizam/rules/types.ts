/** «Нізам»: states by phase, moves and what a viewer sees. */
import type { Seat } from '../../../engine/types';
import type { Kind } from '../../gems/rules/kinds';
import type { GridFacts, GridRefusals } from '../../gems/rules/facts';
import type { Field } from '../../gems/rules/field';
import type { LineEnd, Run, Shifts } from '../../gems/rules/grid';
import type { Hand } from '../../gems/rules/hands';
import type { Draw, Pass, Shift, Stop, Take } from '../../gems/rules/moves';
import type { Stock } from '../../gems/rules/stock';
import type { HandView } from '../../gems/rules/view';
import type { Sheet } from './scoring';

export interface Deal {
  type: 'deal';
  grid: readonly Kind[];
  hands?: readonly (readonly Kind[])[];
}
export interface Done {
  type: 'done';
  seat: Seat;
}
export interface Refill {
  type: 'refill';
  cards: readonly Kind[];
}
export interface Tally {
  type: 'tally';
  seat: Seat;
  lengths: readonly number[];
}
export type NizamMove = Deal | Take | Draw | Shift | Done | Refill | Pass | Tally | Stop;

/** What was agreed before the match. */
export interface Table {
  seats: number;
  /** House reading of A-N1. */
  freeThree: boolean;
  /** House reading of A-N20. */
  drawToLimit: boolean;
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
  /** Holes only while they are refilled, or where the last deck ran out doing so (A-N28). */
  grid: Field;
  stock: Stock;
  hands: readonly Hand[];
  sheets: readonly Sheet[];
  /** How often the deck has run out. */
  outs: number;
  /** Moves of the match so far: names an earlier play. */
  moves: number;
}

export interface Acting extends OnTable {
  phase: 'act';
  /** The shifts of this turn: scoring looks back at them (N-4.4). */
  made: Shifts;
}
export interface Drawing extends OnTable {
  phase: 'draw';
}
export interface Refilling extends OnTable {
  phase: 'refill';
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
  sheets: readonly Sheet[];
}

export type Playing = Acting | Drawing | Refilling;
export type NizamState = Dealing | Playing | Ended | Scoring;

export type NizamFacts =
  | GridFacts
  | ({ why: 'limit'; hand: number; limit: number } & { house?: string })
  | { why: 'length'; length: number }
  | { why: 'tooMany'; given: number; most: number };

export type NizamRefusals = GridRefusals<NizamFacts, NizamState['phase']>;

/** What the words of each score line can rely on. */
export interface Lines {
  'N-4.2': { length: number; count: number };
  'N-4.3': { count: number };
}

export interface RunView extends Run {
  /** Would it score if the shifts ended now? */
  scores: boolean;
}

export interface DealView {
  phase: 'deal';
  mode: 'virtual' | 'referee';
  seats: number;
  first: Seat;
  house: readonly string[];
}
export interface ScoreView {
  phase: 'act' | 'over';
  mode: 'score';
  seats: number;
  toPlay: Seat | null;
  sheets: readonly Sheet[];
  house: readonly string[];
}
export interface TableView {
  phase: 'act' | 'draw' | 'refill' | 'over';
  mode: 'virtual' | 'referee';
  seats: number;
  toPlay: Seat | null;
  /** Row by row; null is a hole. */
  grid: readonly (Kind | null)[];
  hands: readonly HandView[];
  deck: number;
  /** Open cards in the discard pile, in circle order. */
  discard: readonly Kind[];
  outs: number;
  /** Moves of the match so far. */
  moves: number;
  outsToEnd: number;
  /** Solo only. */
  handLimit: number | null;
  /** Shifts made in this turn. */
  shifts: number;
  /** Which, in order. */
  made: readonly LineEnd[];
  runs: readonly RunView[];
  sheets: readonly Sheet[];
  /** Rulings on which this table agreed otherwise. */
  house: readonly string[];
}
export type NizamView = DealView | ScoreView | TableView;
