/**
 * Settling a dispute without a match: a position is tapped in, an answer with its reasoning comes out. Types
 * only. Answers are data; a game's `words/settle` makes sentences of them, `SettleBook` in `table.ts` has the inputs.
 */
import type { Facts, Setup } from '../engine/types';
import type { Also } from './words';

/** One thing to say: the catalogue has a sentence for `id`, which draws on `facts`. */
export interface Remark {
  id: string;
  /** The rule it rests on; shown as a tag that opens the rulebook. */
  clause?: string;
  facts: Facts;
}

export type Answer =
  /** Something is still to be tapped in; the remark says what. */
  | { kind: 'incomplete'; remark: Remark }
  /** No such position can lie on a table: 13 rubies, the same card twice. */
  | { kind: 'impossible'; remark: Remark }
  | Settled;

export interface Settled {
  kind: 'settled';
  /** `yes` and `no` answer «may I?»; `told` answers «who?», «how much?». */
  ruling: 'yes' | 'no' | 'told';
  headline: Remark;
  /** The clause that decides. */
  clause: string;
  /** The reasoning in order; each remark stands on the one before. */
  steps: readonly Remark[];
}

export interface Question<Position = unknown> {
  /** Stands in the link: lower case Latin letters and dashes. */
  id: string;
  /** What the input begins with. */
  empty: Position;
  /** From a link or a file: a position with bounded sizes and known keys, or null. Total over any JSON value. */
  read(value: unknown): Position | null;
  /** Total over everything `read` gives back. Decided by the rules the matches use, never by own ones. */
  answer(position: Position): Answer;
  /** Phases of a match in which this is what people ask first. */
  phases?: readonly string[];
  /** What a match's view of the moment fills in; null where the moment has nothing to ask about. */
  fromView?(view: unknown, setup: Setup): Position | null;
}

export interface SettleWords {
  questions: Readonly<Record<string, QuestionWords>>;
  /** Total: never throws, whatever the facts. */
  say(remark: Remark, name: (seat: number) => string): string;
}

export interface QuestionWords {
  /** As the key says it: «Хто бере взятку?». */
  title: string;
  /** What to tap in, one line. */
  hint: string;
  /** The dispute as people type it. */
  also: Also;
}
