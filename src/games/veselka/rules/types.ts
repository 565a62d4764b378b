/** States by phase, moves and the view of «Веселка». Shapes only. */
import type { Mode, Seat } from '../../../engine/types';
import type { Counts } from '../../gems/rules/counts';
import type { Kind } from '../../gems/rules/kinds';

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
  /** The play pile, its top included. */
  readonly pile: Counts;
  readonly deck: Counts;
  readonly discard: Counts;
  readonly hands: readonly Counts[];
}

/** What the whole table has seen: the play pile by colour, deck and discard only by size. */
export interface RefereeStock {
  readonly mode: 'referee';
  readonly top: Kind;
  readonly pile: Counts;
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

/** So many cards, as many as were laid or swapped away. */
export interface Draw {
  readonly count: number;
  readonly after: 'run' | 'swap';
}

export interface Drawing {
  readonly phase: 'draw';
  readonly table: Table;
  readonly sheets: readonly Sheet[];
  readonly stock: VirtualStock;
  readonly toAct: Seat;
  readonly lapLeft: number | null;
  readonly count: Draw['count'];
  readonly after: Draw['after'];
}

export interface Over {
  readonly phase: 'over';
  readonly table: Table;
  readonly sheets: readonly Sheet[];
  readonly stock: Stock;
  readonly ended: 'lap' | 'stop';
}

export type VeselkaState = Dealing | Acting | Drawing | Over;

export type Deal = { type: 'deal'; top: Kind; hands?: readonly (readonly Kind[])[] };
export type Run = { type: 'run'; seat: Seat; cards: readonly Kind[]; keep: boolean };
export type Swap =
  | { type: 'swap'; seat: Seat; cards: readonly Kind[] }
  | { type: 'swap'; seat: Seat; count: number };
export type Tally = { type: 'tally'; seat: Seat; length: number; keep: Kind | null };

export type VeselkaMove =
  Deal | Run | Swap | { type: 'draw'; cards: readonly Kind[] } | Tally | { type: 'stop' };

/** A colour named `shown` times where there are only `held`. */
export type Lacking = { kind: Kind; held: number; shown: number };
type Drawn = { count: number; drawn: number };
type Rebuilt = Lacking & { left: number; deck: 'old' | 'new' };

/** What the sentence of each refusal can rely on. */
export interface Refusals {
  turn:
    | { phase: 'deal' | 'draw' | 'over'; house?: 'A-V7'; mode?: undefined; turnOf?: undefined }
    | { phase: 'act'; house?: undefined; mode?: Mode; turnOf: readonly [Seat] };
  form: Record<string, never>;
  'V-1.2': { kind: Kind; shown: number; left: number };
  'V-1.3': { seat: Seat; cards: number; needed: number };
  'V-2.1': { length: number; shortest: number; longest: number } | Lacking;
  'V-2.3': { top: Kind; card: Kind; neighbours: readonly [Kind, Kind] };
  'V-2.4': { position: number; card: Kind; after: Kind; expected: Kind };
  'V-2.6': { kind: Kind; swap?: true };
  'V-2.7': Drawn;
  'V-2.8': Rebuilt;
  'V-3.1': { count: number; hand: number } | Lacking;
  'V-3.2': Drawn;
  'V-3.3': Rebuilt;
}

/** What the words of each score line can rely on. */
export interface Lines {
  'V-2.5': { length: number; times: number };
  'V-4.3': { colours: number };
}

export interface PlayerView {
  points: number;
  /** How many runs of 3, 4, … 8 cards: all of them were laid openly. */
  runs: readonly number[];
  /** In the order taken. */
  rainbow: readonly Kind[];
  /** How many cards are in hand; null where the app does not follow hands (score). */
  hand: number | null;
}

export interface VeselkaView {
  phase: VeselkaState['phase'];
  mode: Mode;
  /** Who had the first turn, or will have it. */
  first: Seat;
  /** House readings of A-V4 and A-V7, as in `Table`. */
  swapNone: boolean;
  finisherRests: boolean;
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
  /** What the deck owes while somebody draws. */
  draw: Draw | null;
  /** The last lap: how many turns are left. */
  lap: { left: number } | null;
  /** How it ended; null while it goes on. */
  ended: Over['ended'] | null;
  winners: Seat[];
}
