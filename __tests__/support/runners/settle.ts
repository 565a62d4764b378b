/**
 * Settle over games that have questions: whatever a link says, reading and answering end in an answer
 * that is plain JSON, and every position reads back to itself.
 */
import { isDeepStrictEqual } from 'node:util';

import { LONGEST_LINK, readLink, writeLink } from '../../../src/games/settleLink';
import type { Question, SettleWords } from '../../../src/games/settle';
import { LOCALES, type Catalogues } from '../../../src/text/define';
import { quickRng } from '../quickRng';
import { remarksIn } from '../settle';
import { anything, disturbed, pick, plain } from '../settleLinks';

const LINKS = 10_000;

export interface AskedBook {
  game: string;
  questions: readonly Question[];
  words: Catalogues<SettleWords>;
  /** By question: the rules it says it decides by, where the search may lead from them. */
  settles?: Readonly<Record<string, readonly string[]>>;
}

interface Asked {
  question: Question;
  words: Catalogues<SettleWords>;
  rules: readonly string[] | null;
}

/** What is wrong with the answer to a position; compared as text, because `expect` is slow thousands of times. */
function faults({ question, words, rules }: Asked, position: unknown): string[] {
  const answer = question.answer(position);
  const out: string[] = [];
  // The search leads from these rules to the question.
  if (answer.kind === 'settled' && rules && !rules.includes(answer.clause))
    out.push(`decided by ${answer.clause}: ${JSON.stringify(position)}`);
  if (!isDeepStrictEqual(plain(answer), answer)) out.push(`not JSON: ${JSON.stringify(position)}`);
  for (const locale of LOCALES)
    for (const remark of remarksIn(answer)) {
      const sentence = words[locale].say(remark, (seat) => `№${seat}`);
      if (/undefined|NaN|\[object|^$/.test(sentence))
        out.push(`${locale} ${remark.id}: ${sentence}`);
    }
  return out;
}

export function describeSettle(books: readonly AskedBook[]): void {
  const asked = books.flatMap(({ game, questions, words, settles }) =>
    questions.map((question) => ({
      name: `${game}/${question.id}`,
      question,
      words,
      rules: settles ? (settles[question.id] ?? []) : null,
    })),
  );

  test('some games have questions, each with its words in every language', () => {
    expect(books.length).toBeGreaterThan(0);
    for (const { questions, words } of books)
      for (const { id } of questions) {
        expect(id).toMatch(/^[a-z-]+$/);
        for (const locale of LOCALES) {
          const { title, hint } = words[locale].questions[id] ?? { title: '', hint: '' };
          expect([title.length > 3, hint.length > 3]).toEqual([true, true]);
        }
      }
  });

  describe.each(asked)('$name', (one) => {
    const { question } = one;

    test('an empty position reads back and is incomplete, or answered', () => {
      expect(question.read(readLink(writeLink(question.empty)))).toEqual(question.empty);
      expect(faults(one, question.empty)).toEqual([]);
      expect(question.answer(question.empty).kind).not.toBe('impossible');
    });

    test(`${LINKS} random links: none breaks, none reads as another position`, () => {
      const rng = quickRng(20_261_116);
      const wrong: string[] = [];
      let read = 0;
      let from: unknown = question.empty;
      for (let i = 0; i < LINKS; i += 1) {
        const value = i % 4 === 0 ? anything(rng, 0) : disturbed(rng, from, 1 + rng.below(40));
        const position = question.read(readLink(writeLink(plain(value))));
        if (position === null) continue;
        read += 1;
        from = rng.below(40) === 0 ? question.empty : position;
        const link = writeLink(position);
        if (!isDeepStrictEqual(question.read(readLink(link)), position)) wrong.push(link);
        if (link.length > LONGEST_LINK) wrong.push(`too long: ${link}`);
        wrong.push(...faults(one, position));
      }
      expect(wrong.slice(0, 10)).toEqual([]);
      expect(read).toBeGreaterThan(LINKS / 100);
    });
  });

  test(`${LINKS} links of random letters are no positions and break nothing`, () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/%';
    const rng = quickRng(7);
    const answered: string[] = [];
    for (let i = 0; i < LINKS; i += 1) {
      const tail = Array.from({ length: rng.below(60) }, () => pick(rng, [...letters])).join('');
      const value = readLink(i % 2 ? tail : `1.${tail}`);
      for (const { question } of asked) {
        const position = question.read(value);
        if (position !== null) answered.push(question.answer(position).kind);
      }
    }
    expect(answered).toEqual([]);
  });
}
