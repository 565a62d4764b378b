/** Everything the questions about «Нізам» may say, with the facts each sentence draws on. */
import type { Kind } from '../../gems';
import type { LineEnd, Run } from '../../grid/grid';
import { remarksOf } from '../../settleWords';

/** No facts: the sentence is always the same. */
type Bare = Readonly<Record<string, never>>;

/** A line without a run of its own to speak of. */
export interface Line {
  line: Run['line'];
  index: number;
}

export interface Remarks {
  needField: Bare;
  needEnd: Bare;
  needEdge: LineEnd;
  needShift: Bare;
  tooMany: { kind: Kind; copies: number; seen: number };

  costsOne: { kind: Kind };
  costsThree: Bare;
  costsEither: { kind: Kind };
  cannotPay: Bare;
  edge: LineEnd & { kind: Kind };
  sameKind: { kind: Kind };
  held: { kind: Kind; count: number };
  noChoice: { kind: Kind };
  lacking: { kind: Kind };
  unknownHand: { kind: Kind };
  freeThree: Bare;
  tooFew: { cards: number };

  points: { points: number; combinations: number };
  nothing: Bare;
  nothingLies: Bare;
  /** Scores: there was none of this kind when the turn began. */
  made: Run & { points: number };
  resized: Run & { points: number; was: number };
  rejoined: Run & { points: number };
  extra: { combinations: number; points: number };
  sum: { terms: readonly number[]; points: number };
  shared: Bare;
  /** Lies there, but was never another. */
  still: Run;
  slid: Run;
  /** Gone at the end. */
  broken: Line;
  passing: Line;
  scattered: Line & { kind: Kind; count: number };
  unpainted: { cells: number };
}

export const remark = remarksOf<Remarks>();
