/**
 * «And now?»: something has gone wrong at the table, and nothing needs to be tapped in but what. Each case has a ruling, the
 * rule it rests on, what the table may agree, and what the app will do about it. Holds no sentence.
 */
import { hasKeys, isRecord } from '../engine/form';
import type { Answer, Question, Remark } from './settle';

export interface CasePosition<Case extends string = string> {
  what: Case | null;
}

type Part = 'what' | 'ruling' | 'rule' | 'table' | 'app';
/** Ids of everything said about these cases, for a game's remarks. */
export type CaseRemarks<Case extends string> = {
  [I in `now.${Case}.${Part}` | 'now.which']: Record<never, never>;
};

const remark = (id: string, clause?: string): Remark =>
  clause === undefined ? { id, facts: {} } : { id, facts: {}, clause };

/** What the key of a case says. */
export const caseTitle = (what: string): Remark => remark(`now.${what}.what`);

/** `cases`: by case the clause that decides. */
export function casesQuestion<Case extends string>(
  cases: Readonly<Record<Case, string>>,
  phases: readonly string[],
): Question<CasePosition<Case>> {
  const isCase = (value: unknown): value is Case =>
    typeof value === 'string' && Object.hasOwn(cases, value);
  return {
    id: 'now',
    empty: { what: null },
    phases,
    read(value) {
      if (!isRecord(value) || !hasKeys(value, ['what'])) return null;
      const { what } = value;
      return what === null || isCase(what) ? { what } : null;
    },
    answer({ what }): Answer {
      if (what === null) return { kind: 'incomplete', remark: remark('now.which') };
      const clause = cases[what];
      return {
        kind: 'settled',
        ruling: 'told',
        headline: remark(`now.${what}.ruling`),
        clause,
        steps: [
          remark(`now.${what}.rule`, clause),
          remark(`now.${what}.table`),
          remark(`now.${what}.app`),
        ],
      };
    },
    fromView: () => ({ what: null }),
  };
}
