/** The engine's public face: what every game's rules offer to a caller. Knows no particular game. */

export const GAME_IDS = ['promin', 'split', 'veselka', 'qwinto', 'nizam', 'perlyna'] as const;
export type GameId = (typeof GAME_IDS)[number];

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

export interface ScoreLine {
  seat: Seat;
  clause: string;
  points: number;
  facts: Facts;
}

export interface Standing {
  points: number[];
  over: boolean;
  winners: Seat[];
  lines: ScoreLine[];
}

export type Viewer = Seat | 'table';

/** A source of unbiased chance. The rules never own one: it is handed to `chance`. */
export interface Rng {
  /** A whole number in 0 … n−1, every one equally likely. */
  below(n: number): number;
  /** A new array in random order; the argument stays as it is. */
  shuffle<T>(xs: readonly T[]): T[];
}

/** Moves are judged as they come from outside, so `judge` takes anything. */
export interface GameRules<State = unknown, Move = unknown, View = unknown> {
  id: GameId;
  seats: { min: number; max: number };
  begin(setup: Setup): State;
  turn(state: State): Turn;
  judge(state: State, move: unknown): Verdict;
  apply(state: State, move: Move): State;
  offers(state: State, seat: Seat): readonly Move[];
  chance(state: State, rng: Rng): Move;
  view(state: State, viewer: Viewer): View;
  standing(state: State): Standing;
}
