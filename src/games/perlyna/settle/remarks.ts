/** Everything the questions about «Перлина Сходу» may say, with the facts each sentence draws on. */
import type { Seat } from '../../../engine/types';
import type { Kind } from '../../gems/rules/kinds';
import type { Gem } from '../../gems/rules/grid';
import type { CostRemarks } from '../../gems/settle/cost';
import { remarksOf } from '../../settleWords';
import type { TaskLine } from '../rules/types';

/** No facts: the sentence is always the same. */
type Bare = Readonly<Record<string, never>>;

export interface Remarks extends CostRemarks {
  needField: Bare;
  needPearl: Bare;
  needTask: Bare;
  tooMany: { kind: Gem; copies: number; seen: number };
  taskTwice: { kind: Kind; seat: Seat };
  /** All eight are done: the match is over. */
  finished: { seat: Seat };

  /** All of these together, and one of those that need the pearl (E-4.3). */
  mayClaim: { all: readonly Kind[]; one: readonly Kind[] };
  claimsNothing: Bare;
  shiftFirst: Bare;
  noShift: Bare;
  natural: TaskLine;
  withPearl: TaskLine;
  alreadyDone: { kind: Kind };
  blocked: { kind: Kind; by: readonly Seat[] };
  onePearl: { tasks: readonly Kind[] };
  anyOrder: Bare;
  noLines: Bare;
  /** A deadlock, and what the table makes of it (A-E10). */
  lifted: Bare;
  deadlock: Bare;
  unpainted: { cells: number };

  isBlocked: { kind: Kind; by: readonly Seat[] };
  isOpen: { kind: Kind };
  isDone: { kind: Kind };
  /** An opponent's pile: what lies on top, null for none. */
  top: { seat: Seat; top: Kind | null };
  topBlocks: { seat: Seat; kind: Kind };
  covered: { seat: Seat; kind: Kind };
  ownTop: { kind: Kind };

  standsFor: { kinds: readonly Kind[] };
  standsForNothing: Bare;
  enoughWithout: TaskLine;
  oneKind: { kinds: readonly Kind[] };
  needsTwo: Bare;
}

export const remark = remarksOf<Remarks>();
