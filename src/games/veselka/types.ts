/** States by phase, moves and the view of «Веселка». Shapes only; counts are by `kindIndex`. */
import type { Mode, Seat } from '../../engine/types';
import type { Kind } from '../gems';

/** What was agreed before the first card and never changes. */
export interface Table {
  readonly seats: number;
  readonly first: Seat;
  readonly mode: Mode;
  /** House reading of A-V4: a swap of no cards passes the turn. */
  readonly swapNone: boolean;
  /** House reading of A-V7: whoever completes the rainbow has no last turn. */
  readonly finisherRests: boolean;
}

/** What one player would write on paper. */
export interface Sheet {
  /** How many runs of 3, 4, … 8 cards: fixed in size however long the match is. */
  readonly runs: readonly number[];
  /** In the order taken. */
  readonly rainbow: readonly Kind[];
}

/** Every card is known; the order of the deck is not, because nobody has drawn it yet. */
export interface VirtualStock {
  readonly mode: 'virtual';
  readonly top: Kind;
  /** Counts of the play pile, its top included. */
  readonly pile: readonly number[];
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly hands: readonly (readonly number[])[];
}

/** What the whole table has seen: the play pile by colour, deck and discard only by size. */
export interface RefereeStock {
  readonly mode: 'referee';
  readonly top: Kind;
  readonly pile: readonly number[];
  readonly deck: number;
  readonly discard: number;
}

export interface ScoreStock {
  readonly mode: 'score';
}

export type Stock = VirtualStock | RefereeStock | ScoreStock;

export interface Dealing {
  readonly phase: 'deal';
  readonly table: Table;
}

export interface Acting {
  readonly phase: 'act';
  readonly table: Table;
  readonly sheets: readonly Sheet[];
  readonly stock: Stock;
  readonly toAct: Seat;
  /** Turns left in the last lap; null while no rainbow is complete. */
  readonly lapLeft: number | null;
}

export interface Drawing {
  readonly phase: 'draw';
  readonly table: Table;
  readonly sheets: readonly Sheet[];
  readonly stock: VirtualStock;
  readonly toAct: Seat;
  readonly lapLeft: number | null;
  readonly count: number;
  readonly after: 'run' | 'swap';
}

export interface Over {
  readonly phase: 'over';
  readonly table: Table;
  readonly sheets: readonly Sheet[];
  readonly stock: Stock;
  readonly ended: 'lap' | 'stop';
}

export type VeselkaState = Dealing | Acting | Drawing | Over;

export type VeselkaMove =
  | { type: 'deal'; top: Kind; hands?: readonly (readonly Kind[])[] }
  | { type: 'run'; seat: Seat; cards: readonly Kind[]; keep: boolean }
  | { type: 'swap'; seat: Seat; cards: readonly Kind[] }
  | { type: 'swap'; seat: Seat; count: number }
  | { type: 'draw'; cards: readonly Kind[] }
  | { type: 'tally'; seat: Seat; length: number; keep: Kind | null }
  | { type: 'stop' };

export interface PlayerView {
  points: number;
  /** In the order taken. */
  rainbow: Kind[];
  /** How many cards are in hand; null where the app does not follow hands (score). */
  hand: number | null;
}

export interface VeselkaView {
  phase: VeselkaState['phase'];
  mode: Mode;
  /** Whose turn it is, also while that player draws. */
  toAct: Seat | null;
  /** By seat. */
  players: PlayerView[];
  /** Null before the deal and in score mode, like the three sizes below. */
  top: Kind | null;
  pile: number | null;
  deck: number | null;
  discard: number | null;
  /** How many of each colour lie in the play pile and the rainbows, in circle order; all of them were laid openly. */
  seen: number[] | null;
  /** The viewer's own cards in circle order; null for the table and outside virtual play. */
  hand: Kind[] | null;
  /** The last lap: how many turns are left. */
  lap: { left: number } | null;
  winners: Seat[];
}
