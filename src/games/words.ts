/** What each game says in each language. The shell's log, refusals, rulebook and scores draw on it. */
import type { Refusal, ScoreLine, Seat, Setup } from '../engine/types';

/** Who sits where, for sentences. Names stay in the nominative. */
export interface Say {
  name(seat: Seat): string;
}

/** What people type who look for this: everyday phrases, parted by commas. Only the search reads it. */
export type Also = string;

export interface ClauseWords {
  /** Two to five words: «Масть обов’язкова». */
  title: string;
  /** The rule in our own words, one to three sentences. */
  words: string;
  also: Also;
}

export interface RulingWords {
  question: string;
  /** How «Арбітр» rules. */
  ruling: string;
  reason: string;
  also: Also;
}

/** `names` is empty where nobody in particular acts. */
export type TurnWords = Readonly<Record<string, (names: string, several: boolean) => string>>;

/** One reading a table may agree on instead of the default. */
export interface HouseWords {
  /** The default reading of §5, as an option: «Лише якщо немає потрібної». */
  standard: string;
  /** By reading id, as in the game's `HOUSE`. */
  readings: Record<string, string>;
}

export interface GameWords<Move = unknown> {
  title: string;
  /** Other names people type for the game. */
  also: Also;
  /** What a match is made of, in one short line under the game's name: «4 роздачі по 10 взяток». */
  facts: string;
  /** What depends on how many play, where something does: «втрьох — карти 1–8, …». */
  counts?: string;
  /** What is happening, by phase: «Ставки». */
  phases: Record<string, string>;
  /** Which deal or round it is: «Роздача 3 з 4». For rules that have a `stage`. */
  stage?(now: number, of: number): string;
  /** «роздача»: what is counted there, at the axis of a chart. */
  stageName?: string;
  /** Who does what, by phase, where «ходить» is not the word: «Ставить Оля», «Пишуть Оля і Тарас». */
  turns?: TurnWords;
  /** Names of the groups in `CLAUSES`, by group id: «Взятки». */
  groups: Record<string, string>;
  clauses: Record<string, ClauseWords>;
  rulings: Record<string, RulingWords>;
  house: Record<string, HouseWords>;
  /** One sentence: why the play is not allowed, with the facts of the position. Total: never throws. */
  refusal(refusal: Refusal, say: Say): string;
  /** One log line for a move of this game: «Оля ставить 3 і щит». Never shows what is secret. */
  move(move: Move, say: Say, setup: Setup): string;
  /** The same of what was secret once it lies open for all: «Оля обирає білу частину»; else `move` serves. */
  told?(move: Move, say: Say, setup: Setup): string;
  /** The same once the match is over: «Оля кладе червону 9»; else `told` serves. */
  over?(move: Move, say: Say, setup: Setup): string;
  /** The same for a play that was refused, where the log line tells what it brought; else `move` serves. */
  tried?(move: Move, say: Say, setup: Setup): string;
  /** The same beside who did it and a drawing of all the rest: «Стовпець 2 вгору»; empty where nothing shorter says it. */
  brief?(move: Move, say: Say, setup: Setup): string;
  /** What a score line is for, without the number: «роздача 2: 3 зі щитом, взято 4». */
  line(line: ScoreLine, say: Say): string;
  /** The same beside its drawing (`Rooms.drawnLine`): «взято 4». */
  besideDrawn?(line: ScoreLine, say: Say): string;
}
