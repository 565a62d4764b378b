/** State by phase, moves, views and the facts of every refusal. Data only. */
import type { Mode, Seat } from '../../../engine/types';

/** 1–10 or a joker. */
export type Card = number | 'joker';

/** What lies in front of one player. `numbers` and `jokers` go by value (index v−1). */
export interface Front {
  numbers: readonly number[];
  /** Jokers laid onto the pile of that value. */
  jokers: readonly number[];
  /** Jokers on no pile: waiting for a first number (S-5.3) or about to be placed. */
  loose: number;
}

/** A stretch of the row, `from` included and `to` not, with those who claim it. */
export interface Part {
  from: number;
  to: number;
  contenders: readonly Seat[];
}

/** Where a card of the row has gone: to a seat, out of the game, or it still lies there. */
export type Fate = Seat | 'discard' | 'open';

/** Votes that have been turned face up; `votes` by seat, null where a seat had none. */
export interface Ballot {
  from: number;
  to: number;
  at: readonly number[];
  votes: readonly (number | null)[];
}

/** Where only the stacks are counted there is no table. */
export type PlayedMode = Exclude<Mode, 'score'>;

/** What every phase of a played game knows. The order of the deck is known to nobody. */
export interface Table {
  /** Who turns up the row: the app, or people at a real table (and no chair can say it in a dealt match). */
  mode: PlayedMode;
  seats: number;
  round: number;
  leader: Seat;
  /** Cards not yet seen, by kind. */
  deck: readonly number[];
  fronts: readonly Front[];
  /** This round's row; before it is laid out, that of the round just ended. */
  row: readonly Card[];
  fates: readonly Fate[];
  /** The votes revealed last. */
  ballot: Ballot | null;
  /** House reading of A-S5: one extra vote, then what is contested goes. */
  oneExtra: boolean;
}

export interface RowPhase {
  phase: 'row';
  table: Table;
}

export interface CutPhase {
  phase: 'cut';
  table: Table;
  part: Part;
  /** Contested parts still to be settled after this one, next first. */
  queue: readonly Part[];
}

export interface VotePhase {
  phase: 'vote';
  table: Table;
  part: Part;
  at: readonly number[];
  /** By seat; secret until every contender has voted. */
  votes: readonly (number | null)[];
  queue: readonly Part[];
}

export interface JokerPhase {
  phase: 'joker';
  table: Table;
  /** Whose joker it is. */
  seat: Seat;
  queue: readonly Part[];
}

export interface StacksPhase {
  phase: 'stacks';
  seats: number;
}

export interface OverPhase {
  phase: 'over';
  /** By seat and value: cards on that pile, jokers included. */
  counts: readonly (readonly number[])[];
  /** Null in score mode: only the stacks are known. */
  table: Table | null;
}

export type SplitState = RowPhase | CutPhase | VotePhase | JokerPhase | StacksPhase | OverPhase;

export type SplitMove =
  | { type: 'row'; cards: readonly Card[] }
  | { type: 'cut'; seat: Seat; at: readonly number[] }
  | { type: 'vote'; seat: Seat; part: number }
  | { type: 'joker'; seat: Seat; value: number }
  | { type: 'stacks'; counts: readonly (readonly number[])[] };

/** One card of the row and where it has gone. */
export interface RowCardView {
  card: Card;
  fate: Fate;
}

export interface TableView {
  mode: PlayedMode;
  seats: number;
  round: number;
  rounds: number;
  leader: Seat;
  /** How many cards lie face down. */
  deck: number;
  /** What they can be, by kind: the box less all that was turned up. */
  unseen: readonly number[];
  /** Out of the game, by kind. */
  discarded: readonly number[];
  fronts: readonly Front[];
  row: readonly RowCardView[];
  ballot: Ballot | null;
  /** Rulings on which this table agreed otherwise. */
  house: readonly string[];
}

export type SplitView =
  | { phase: 'row'; table: TableView; count: number }
  | { phase: 'cut'; table: TableView; part: Part; queue: readonly Part[] }
  | {
      phase: 'vote';
      table: TableView;
      part: Part;
      at: readonly number[];
      queue: readonly Part[];
      /** By seat: has the vote been laid face down? */
      voted: readonly boolean[];
      /** The viewer's own vote. */
      own: number | null;
    }
  | {
      phase: 'joker';
      table: TableView;
      queue: readonly Part[];
      seat: Seat;
      /** Values of the piles the joker may join. */
      piles: readonly number[];
      /** Jokers this seat has still to place. */
      left: number;
    }
  | { phase: 'stacks'; seats: number }
  | { phase: 'over'; counts: readonly (readonly number[])[]; table: TableView | null };

/** Why somebody cannot act now. `voted`, `served` and `outside` are said of a vote. */
export type TurnReason = 'phase' | 'seat' | 'voted' | 'served' | 'outside';

/** The facts of every refusal, by clause: what its sentence needs. */
export interface SplitRefusals {
  turn: { phase: SplitState['phase']; turnOf: readonly Seat[]; seat: Seat; reason: TurnReason };
  form: { type: string };
  'S-1.2':
    | { in: 'row'; card: Card; copies: number; seen: number; shown: number }
    | { in: 'stacks'; jokers: number; copies: number; values: readonly number[] };
  'S-2.2': { cards: number; count: number };
  'S-2.3': CutFacts;
  'S-4.3': CutFacts;
  'S-4.4': CutFacts | { part: number };
  'S-5.2':
    | { in: 'front'; value: number; piles: readonly number[] }
    | { in: 'stacks'; value: number; piles: number; copies: number; seats: readonly Seat[] };
  'S-7.2': { cards: number; count: number };
}

export interface CutFacts {
  /** Cards in the part that is cut. */
  size: number;
  /** Separators needed and used. */
  wanted: number;
  used: number;
  at: readonly number[];
}

type Majority = { value: number; count: number; holders: readonly Seat[] };

/** The facts of every score line, by clause. */
export interface Lines {
  'S-7.3': Majority;
  'S-7.4': Majority;
  'S-7.7': { cards: number };
}
