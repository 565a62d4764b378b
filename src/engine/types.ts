/** The engine's public face: what every game's rules offer to a caller. Knows no particular game. */

/** Which games there are is known in src/games. */
export type GameId = string;

/** 0-based, clockwise; the left neighbour is +1. */
export type Seat = number;

export const MODES = ['virtual', 'referee', 'score'] as const;
export type Mode = (typeof MODES)[number];

export interface Setup {
  seats: number;
  first: Seat;
  mode: Mode;
  /** Readings agreed at the table, by ruling id («A-N1»); absent means the rulings of §5. */
  house?: Record<string, unknown>;
}

export interface Turn {
  phase: string;
  actors: readonly Seat[];
  chance: boolean;
  /** How many cards or dice the chance move brings. */
  count?: number;
}

export type Facts = Record<string, unknown>;

export type Verdict = { ok: true } | Refusal;
export interface Refusal {
  ok: false;
  clause: string;
  facts: Facts;
}

/** What a move makes of a state, or why it may not be made. */
export type Played<State> = State | Refusal;

export interface ScoreLine {
  seat: Seat;
  clause: string;
  points: number;
  facts: Facts;
}

/** A score line whose facts are typed by clause. */
export type LineOf<Lines> = {
  [C in keyof Lines]: ScoreLine & { clause: C; facts: Lines[C] };
}[keyof Lines];

export interface Standing {
  points: number[];
  over: boolean;
  winners: Seat[];
  lines: ScoreLine[];
  /** By seat, where only the order is known (src/match/late): the points then say nothing. No game's rules give them. */
  places?: number[];
}

/** What a match can have come to, for one that is entered afterwards from its result alone. */
export interface FinalResult {
  /** A game without points is told by its order. */
  by: 'points' | 'order';
  /** Who wins. */
  clause: string;
  /** Can a player have ended with so many points? */
  isTotal(points: number): boolean;
}

export type Viewer = Seat | 'table';

/** A source of unbiased chance. The rules never own one: it is handed to `chance`. */
export interface Rng {
  /** A whole number in 0 … n−1, every one equally likely. */
  below(n: number): number;
  /** A new array in random order; the argument stays as it is. */
  shuffle<T>(xs: readonly T[]): T[];
}

export interface Stage {
  now: number;
  of: number;
}

/** Moves are judged as they come from outside, so `judge` takes anything. */
export interface GameRules<State = unknown, Move = unknown, View = unknown> {
  id: GameId;
  seats: { min: number; max: number };
  begin(setup: Setup): State;
  turn(state: State): Turn;
  judge(state: State, move: unknown): Verdict;
  /** Throws at what `judge` refuses. */
  apply(state: State, move: Move): State;
  /** The same without judging again: for moves that were judged in this very state (live matches, replays, play-outs). */
  applyJudged(state: State, move: Move): State;
  offers(state: State, seat: Seat): readonly Move[];
  chance(state: State, rng: Rng): Move;
  view(state: State, viewer: Viewer): View;
  standing(state: State): Standing;
  /** Which deal or round it is, of how many, where a match has so many of them. */
  stage?(state: State): Stage | null;
  /** The clause that says who comes first here, where it depends on what was scored before. */
  orderClause?(state: State): string | null;
  /** A state this seat cannot tell from the real one: what is hidden from it is drawn anew, uniformly from what is possible. */
  imagine(view: View, seat: Seat, rng: Rng): State;
  /** How a result entered afterwards reads; a game without one takes none. */
  final?: FinalResult;
  /** The move that somebody on this chair means, still to be judged; null where nobody on it could say that. */
  meant(state: State, seat: Seat, choice: unknown): unknown;
}
