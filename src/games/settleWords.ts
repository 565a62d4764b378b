/**
 * What the games' settle texts and questions share: remarks made with the facts their sentences rely on, and
 * a `say` that never breaks. Holds no sentence itself.
 */
import type { Facts } from '../engine/types';
import { own, said } from './speak';
import type { Answer, QuestionWords, Remark, SettleWords } from './settle';

/** By remark id, the sentence made of its facts; a language without one does not compile. */
export type Sentences<Said> = {
  readonly [I in keyof Said]: (facts: Said[I], name: (seat: number) => string) => string;
};

/** A maker of remarks whose facts are what the sentence relies on. */
export function remarksOf<Said extends { [I in keyof Said]: object }>() {
  return <I extends keyof Said & string>(id: I, facts: Said[I], clause?: string): Remark => {
    const remark: Remark = { id, facts: { ...facts } as Facts };
    if (clause !== undefined) remark.clause = clause;
    return remark;
  };
}

/** Something is still to be tapped in. */
export function incomplete(remark: Remark): Answer {
  return { kind: 'incomplete', remark };
}

/** No such position can lie on a table. */
export function impossible(remark: Remark): Answer {
  return { kind: 'impossible', remark };
}

/** Remarks can come from elsewhere and lack what a sentence needs; saying little is better than breaking. */
export function settleWords<Said extends object>(
  questions: Readonly<Record<string, QuestionWords>>,
  sentences: Sentences<Said>,
  unknown: string,
): SettleWords {
  return {
    questions,
    say: ({ id, facts }, name) =>
      said(
        { name },
        (say) => own(sentences, id)?.(facts, (seat: number) => say.name(seat)),
        unknown,
      ),
  };
}
