/** Everything the questions about «Нізам» may say, with the facts each sentence draws on. */
import type { Kind } from '../../gems/rules/kinds';
import type { Run } from '../../gems/rules/grid';
import type { CostRemarks } from '../../gems/settle/cost';
import { remarksOf } from '../../settleWords';

/** No facts: the sentence is always the same. */
type Bare = Readonly<Record<string, never>>;

/** A line without a run of its own to speak of. */
export interface Line {
  line: Run['line'];
  index: number;
}

export interface Remarks extends CostRemarks {
  needField: Bare;
  needShift: Bare;
  tooMany: { kind: Kind; copies: number; seen: number };

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

  'solo.hand': Bare;
  'solo.take': { cards: number };
  'solo.full': { hand: number };
  'solo.limit': { limit: number; take: number };
  'solo.literal': { limit: number; take: number };
  'solo.agreed': { limit: number; take: number };
  'solo.shift': { take: number };
  'solo.mayAgree': { limit: number };
  'solo.app': Bare;
}

export const remark = remarksOf<Remarks>();
