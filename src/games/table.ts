/** What the match screen hands to a game's table. Types only; the registry is ./tables. */
import type { ComponentType } from 'react';

import type { Mode, Refusal, Seat, Setup, Standing, Turn, Verdict, Viewer } from '../engine/types';
import type { GameWords, Say } from './words';

export interface SeatPlayer {
  seat: Seat;
  name: string;
  /** 1–6: token shape and dye, as in `tokens.players`. */
  colour: number;
}

/** The last play that was refused, kept until the next attempt so that it can be shown where it happened. */
export interface RefusedPlay<Move> {
  move: Move;
  refusal: Refusal;
}

export interface TableProps<View, Move> {
  setup: Setup;
  mode: Mode;
  /** By seat. */
  players: readonly SeatPlayer[];
  turn: Turn;
  standing: Standing;
  /** What the holder of the device may see; the table never sees the state. */
  view: View;
  viewer: Viewer;
  offers(seat: Seat): readonly Move[];
  /** Judged without storing anything: live previews and lit cells come from here. */
  judge(move: unknown): Verdict;
  /** The standing there would be after an accepted move; for previews («+9», «12 → 25»). */
  foresee(move: Move): Standing;
  /** Judges, stores, applies. Resolves when SQLite has it (or with the refusal). */
  attempt(move: Move): Promise<Verdict>;
  /** Lets the generator make the chance move that `turn.chance` asks for. */
  draw(): Promise<void>;
  /**
   * In score mode the table shows it next to where it happened (RefusalNote); in the other modes the
   * match screen shows it as a card and the table only marks the place.
   */
  refused: RefusedPlay<Move> | null;
  dismissRefusal(): void;
  /** While an earlier entry is being corrected: that entry, as the first content of the inputs. */
  draft?: Move;
  /** This game's sentences in the language spoken now. */
  words: GameWords<Move>;
  say: Say;
  /** Marks of what is possible may be shown (purists switch them off). */
  hints: boolean;
  /** Looked back on: whose doing is to be seen, where a screen has room for one player's things only. */
  focus?: Seat | null;
  /** Opens the rule behind a number or a refusal. */
  openClause(clause: string): void;
}

/** A table knows its own view and moves; the registry forgets them, the match screen never looks inside. */
export type GameTable = ComponentType<TableProps<unknown, unknown>>;

/** What the end screen hands to a game for its own part: how a tie was broken, what was counted. */
export interface EndingProps<View> {
  setup: Setup;
  players: readonly SeatPlayer[];
  standing: Standing;
  /** The finished match as everyone may see it. */
  view: View;
  words: GameWords;
  say: Say;
  openClause(clause: string): void;
}

/** What was just decided, shown for all eyes before the match goes on. */
export interface AftermathProps<View, Move> {
  players: readonly SeatPlayer[];
  move: Move;
  /** The open table before and after the move. */
  before: View;
  view: View;
  standing: Standing;
  onGoOn(): void;
  openClause(clause: string): void;
}

export type GameAftermath = ComponentType<AftermathProps<unknown, unknown>>;

/** What lies open on the table while the device changes hands. */
export interface OnCurtainProps<View> {
  players: readonly SeatPlayer[];
  /** The open table's view: nothing of a hand can be in it. */
  view: View;
  /** To whom the device goes. */
  next: Seat;
}

export type GameOnCurtain = ComponentType<OnCurtainProps<unknown>>;

/** A refused play, drawn: what it was and what it met. */
export interface TriedProps<View, Move> {
  players: readonly SeatPlayer[];
  view: View;
  move: Move;
}

export type GameTried = ComponentType<TriedProps<unknown, unknown>>;

/** One piece of the real box, drawn; it says its own name. */
export interface BoxPieceProps {
  /** As in the game's `box.ts`. */
  id: string;
  size: number;
}

export type GameEnding = ComponentType<EndingProps<unknown>>;

/** The first cards of a game: aim, a turn on the table's own components, the end. */
export interface HowToProps {
  mode: Mode;
  onClose(): void;
}
