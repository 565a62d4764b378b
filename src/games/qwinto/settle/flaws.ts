/** What is wrong with a sheet, as the audit of paper sheets finds it. */
import { at } from '../../../engine/arrays';
import type { Refusal } from '../../../engine/types';
import type { Answer, Remark } from '../../settle';
import { impossible } from '../../settleWords';
import { auditSheets } from '../rules/audit';
import type { Refusals, Sheet, Written } from '../rules/types';
import { numbered, remark } from './remarks';

export type Flaw =
  /** Somebody wrote where the rules forbid it. */
  | { is: 'mistake'; clause: string; remark: Remark }
  /** No sheet of any game can look so. */
  | { is: 'impossible'; answer: Answer };

export function flawOf(sheet: Sheet): Flaw | null {
  const refusal = auditSheets([sheet], []);
  return refusal && described(refusal);
}

function described({ clause, facts }: Refusal): Flaw {
  switch (clause) {
    case 'Q-2.2':
    case 'Q-2.3': {
      const [one, other] = (facts as unknown as Refusals['Q-2.2']).cells;
      return { is: 'mistake', clause, remark: clashRemark(clause, one, other) };
    }
    case 'Q-5.1': {
      // A-Q21: one sheet is judged alone, so two ends are what one sheet can show.
      const said =
        'misthrows' in facts ? remark('twoEnds', {}, clause) : remark('thirdRow', {}, clause);
      return { is: 'impossible', answer: impossible(said) };
    }
    case 'Q-5.2': {
      const crosses = facts['misthrows'] as number;
      return { is: 'impossible', answer: impossible(remark('fifthCross', { crosses }, clause)) };
    }
    default: {
      const cell = at(facts['cells'] as readonly Written[], 0);
      return { is: 'impossible', answer: impossible(remark('offDice', numbered(cell), clause)) };
    }
  }
}

/** Two numbers that cannot stand together; of a row the left one is named first. */
export function clashRemark(clause: 'Q-2.2' | 'Q-2.3', one: Written, other: Written): Remark {
  if (clause === 'Q-2.3')
    return remark('twin', { cell: numbered(one), other: numbered(other) }, clause);
  const [left, right] = one.column < other.column ? [one, other] : [other, one];
  return remark('falls', { left: numbered(left), right: numbered(right) }, clause);
}
