/** What the match screen hands to a game's table. Types only; the registry is ./tables. */
import type { ComponentType } from 'react';

import type { Mode, Refusal, Seat, Setup, Standing, Turn, Verdict, Viewer } from '../engine/types';

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
  refused: RefusedPlay<Move> | null;
  dismissRefusal(): void;
  /** While an earlier entry is being corrected: that entry, as the first content of the inputs. */
  draft?: Move;
  /** Marks of what is possible may be shown (purists switch them off). */
  hints: boolean;
  /** Opens the rule behind a number or a refusal. */
  openClause(clause: string): void;
}

export type GameTable = ComponentType<TableProps<never, never>>;
