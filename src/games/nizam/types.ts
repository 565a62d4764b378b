/** «Нізам»: states by phase, moves and what a viewer sees. */
import type { Seat } from '../../engine/types';
import type { Kind } from '../gems';
import type { GridFacts } from '../grid/facts';
import type { Grid, LineEnd, Run } from '../grid/grid';
import type { Hand } from '../grid/hands';
import type { Draw, Pass, Shift, Stop, Take } from '../grid/moves';
import type { Stock } from '../grid/stock';
import type { HandView } from '../grid/view';
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

interface OnTable {
  mode: 'virtual' | 'referee';
  table: Table;
  toPlay: Seat;
  stock: Stock;
  hands: readonly Hand[];
  sheets: readonly Sheet[];
  /** How often the deck has run out. */
  outs: number;
  /** Moves of the match so far: names an earlier play. */
  moves: number;
}

/** The shifts of one turn, as far as scoring needs them. */
export interface Shifting {
  /** In the order they were made. */
  made: readonly LineEnd[];
  /** `signatures` of the lines when the turn began. */
  before: readonly number[];
  /** Lines whose signature has been another at some moment since. */
  varied: readonly boolean[];
}

export interface Acting extends OnTable {
  phase: 'act';
  grid: Grid<Kind>;
  /** null before the first shift of the turn. */
  shifting: Shifting | null;
}
export interface Drawing extends OnTable {
  phase: 'draw';
  grid: Grid<Kind>;
}
export interface Refilling extends OnTable {
  phase: 'refill';
  grid: Grid<Kind | null>;
}
/** Holes stay where the last deck ran out while refilling (A-N28). */
export interface Ended extends OnTable {
  phase: 'over';
  grid: Grid<Kind | null>;
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

export interface RunView extends Run {
  /** Would it score if the shifts ended now? */
  scores: boolean;
}

export interface DealView {
  phase: 'deal';
  mode: 'virtual' | 'referee';
  seats: number;
}
export interface ScoreView {
  phase: 'act' | 'over';
  mode: 'score';
  seats: number;
  toPlay: Seat | null;
  sheets: readonly Sheet[];
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
