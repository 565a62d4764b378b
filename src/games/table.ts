/** What the match screen hands to a game's table. Types only. */
import type { ComponentType } from 'react';

import type { Level } from '../bots/kit/types';
import type { Mode, Refusal, Seat, Setup, Standing, Turn, Verdict, Viewer } from '../engine/types';
import type { Catalogues } from '../text/define';
import type { Answer, Question, SettleWords } from './settle';
import type { PadNumber } from './padNumber';
import type { GameWords, Say } from './words';

export interface SeatPlayer {
  seat: Seat;
  name: string;
  /** 1–6: token shape and dye, as in `tokens.players`. */
  colour: number;
  /** The app plays this seat, so well. */
  bot?: Level;
}

/** The last play that was refused, kept until the next attempt so that it can be shown where it happened. */
export interface RefusedPlay<Move> {
  move: Move;
  refusal: Refusal;
}

/** What the deck has brought to whoever decided: the difference to the own view before. */
export interface Brought<View, Move> {
  before: View;
  move: Move;
  passOn(): void;
}

/** `Clause`: the clauses of the game whose table it is. */
export interface TableProps<View, Move, Clause extends string = string> {
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
  /** Chosen from advice: the inputs begin with it, and playing it stays a second touch. */
  advised?: Move;
  /** This game's sentences in the language spoken now. */
  words: GameWords<Move>;
  say: Say;
  /** Marks of what is possible may be shown (purists switch them off). */
  hints: boolean;
  /** The holder has drawn and looks at it before the device goes on to somebody else's curtain. */
  brought?: Brought<View, Move>;
  /** Looked back on: whose doing is to be seen, where a screen has room for one player's things only. */
  focus?: Seat | null;
  /** Beside people who write on paper an opponent waits until it is called: nothing else tells that they are done. */
  call?(): void;
  /** Opens the rule behind a number or a refusal. */
  openClause(clause: Clause): void;
  /** Goes straight to the entry that a number rests on; of several one is chosen. Absent where nobody entered anything. */
  correct?(number: PadNumber): void;
}

/** What the end screen hands to a game for its own part: how a tie was broken, what was counted. */
export interface EndingProps<View, Clause extends string = string> {
  setup: Setup;
  players: readonly SeatPlayer[];
  standing: Standing;
  /** The finished match as everyone may see it. */
  view: View;
  words: GameWords;
  say: Say;
  openClause(clause: Clause): void;
}

/** What was just decided, shown for all eyes before the match goes on. */
export interface AftermathProps<View, Move, Clause extends string = string> {
  players: readonly SeatPlayer[];
  move: Move;
  /** Everything has reached its place: before that nothing is said of what came of it. */
  landed: boolean;
  /** The open table before and after the move. */
  before: View;
  view: View;
  standing: Standing;
  onGoOn(): void;
  openClause(clause: Clause): void;
}

/** What lies open on the table while the device changes hands. */
export interface OnCurtainProps<View> {
  players: readonly SeatPlayer[];
  /** The open table's view: nothing of a hand can be in it. */
  view: View;
  /** To whom the device goes. */
  next: Seat;
}

/** One player's own hand, looked at out of turn. */
export interface OwnHandProps<View> {
  /** That player's own view. */
  view: View;
  seat: Seat;
}

/** A refused play, drawn: what it was and what it met. */
export interface TriedProps<View, Move> {
  players: readonly SeatPlayer[];
  view: View;
  move: Move;
}

/** A move of the log, drawn: cards, gems, dice or cells. Words beside it say the same. */
export interface LoggedProps<View, Move> {
  /** As the table saw it before the move. */
  view: View;
  move: Move;
}

/** One piece of the real box, drawn; it says its own name. */
export interface BoxPieceProps {
  /** As in the game's `box.ts`. */
  id: string;
  size: number;
}

/** The first cards of a game: aim, a turn on the table's own components, the end. */
export interface HowToProps {
  mode: Mode;
  onClose(): void;
}

/** A component in a file of its own. */
export type PartOf<Props> = () => Promise<{ default: ComponentType<Props> }>;

// ── settle ──────────────────────────────────────────────────────────────────────────────────────

export interface SettleInputProps<Position> {
  position: Position;
  onChange(position: Position): void;
  /** What the rules make of the position now; inputs mark the winner, the culprit, the legal cells. */
  answer: Answer;
  /** Players by seat: names from the match it was opened in, else «гравець 1». */
  name(seat: number): string;
  /** Which place is being filled in, counted as the question likes; the input and its tray share it. */
  focus: number;
  onFocus(focus: number): void;
}

export type SettleInput = ComponentType<SettleInputProps<unknown>>;

export interface SettleBook {
  /** In the order of the keys. */
  questions: readonly Question[];
  words: Catalogues<SettleWords>;
  /** By question id: the position as it lies on the table, above the answer. */
  inputs: Readonly<Record<string, SettleInput>>;
  /** By question id: the keys at the bottom edge, below the answer. Without one the input brings its own keys. */
  trays?: Readonly<Record<string, SettleInput>>;
  /** By question id: the ruling drawn, below its headline; nothing where there is nothing to draw. */
  proofs?: Readonly<Record<string, SettleInput>>;
  /** By question id: the place to begin at, where a position that is already filled in has another one than 0. */
  firstFocus?: Readonly<Record<string, (position: unknown) => number>>;
}
