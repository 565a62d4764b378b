/** What the tests of every game's Settle questions share: a short form of an answer, and its sentences checked. */
import type { Answer, Question, Remark, SettleWords } from '../../src/games/settle';
import { LOCALES, type Catalogues } from '../../src/text/define';

/** `settled yes P-4.4: play.led play.holds play.mustFollow`, `impossible P-1.1: card.twice`. */
export function short(answer: Answer): string {
  if (answer.kind !== 'settled')
    return `${answer.kind} ${answer.remark.clause ?? '—'}: ${answer.remark.id}`;
  const steps = answer.steps.map(({ id }) => id).join(' ');
  return `${answer.ruling} ${answer.clause} ${answer.headline.id}: ${steps}`;
}

export function remarksIn(answer: Answer): readonly Remark[] {
  return answer.kind === 'settled' ? [answer.headline, ...answer.steps] : [answer.remark];
}

const NAMES = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Марко', 'Їжак'];
const LATIN = ['Olha', 'Taras', 'Solomiia', 'Yevhen', 'Marko', 'Yizhak'];
const CLAUSE = /\b[A-Z]-[A-Z]?\d+(\.\d+)?/g;

/** What is wrong with these remarks' sentences in any language; empty is what a test wants. */
export function badSentences(
  remarks: readonly Remark[],
  words: Catalogues<SettleWords>,
  allowed = /Qwinto/g,
): string[] {
  const out: string[] = [];
  for (const locale of LOCALES)
    for (const remark of remarks) {
      const name = (seat: number): string => (locale === 'en' ? LATIN : NAMES)[seat] ?? `?${seat}`;
      const sentence = words[locale].say(remark, name);
      const unknown = words[locale].say({ id: 'no such remark', facts: {} }, name);
      const bare = sentence.replace(CLAUSE, '').replace(allowed, '');
      const foreign = locale === 'en' ? /[а-яіїєґ]/i : /[a-z]/i;
      if (
        sentence === unknown ||
        !sentence.trim() ||
        /undefined|NaN|null|\[object|\?\d| {2}|-\d/.test(sentence) ||
        foreign.test(bare)
      )
        out.push(`${locale} ${remark.id}: ${sentence}`);
    }
  return out;
}

/** The question with that id; a test that asks for another is wrong itself. */
export function ask(questions: readonly Question[], id: string, position: unknown): Answer {
  const question = questions.find((one) => one.id === id);
  if (!question) throw new Error(`no question «${id}»`);
  const read = question.read(JSON.parse(JSON.stringify(position)));
  if (read === null) throw new Error(`not read: ${JSON.stringify(position)}`);
  return question.answer(read);
}

export interface Expected {
  kind?: 'incomplete' | 'impossible';
  ruling?: 'yes' | 'no' | 'told';
  clause?: string;
  /** Id of the headline, or of the only remark. */
  says: string;
  steps?: readonly string[];
}

function summary(answer: Answer): Expected {
  if (answer.kind !== 'settled') {
    const { id, clause } = answer.remark;
    return { kind: answer.kind, ...(clause === undefined ? {} : { clause }), says: id };
  }
  const { ruling, clause, headline, steps } = answer;
  return { ruling, clause, says: headline.id, steps: steps.map(({ id }) => id) };
}

/** The answer, its remarks in words, and the position through a link and back. */
export function expectAnswer<Position>(
  question: Question<Position>,
  words: Catalogues<SettleWords>,
  position: Position,
  expected: Expected,
): void {
  const answer = question.answer(position);
  expect(summary(answer)).toEqual(expected);
  expect(badSentences(remarksIn(answer), words)).toEqual([]);
  expect(question.read(JSON.parse(JSON.stringify(position)))).toEqual(position);
}

/** An answer as it is read out, headline first. */
export function sentences(answer: Answer, words: SettleWords): string[] {
  return remarksIn(answer).map((remark) => words.say(remark, (seat) => NAMES[seat] ?? `?${seat}`));
}

/** Title, question, position, and the answer in its `short` form. */
export type Row = readonly [string, string, unknown, string];

interface SettleBookUnderTest {
  questions: readonly Question[];
  words: Catalogues<SettleWords>;
  clauses: readonly { id: string }[];
}

/** Every row a test of its own; together they try every question and say nothing that is no sentence. */
export function testRows({ questions, words, clauses }: SettleBookUnderTest, rows: readonly Row[]) {
  test.each(rows)('%s', (_, question, position, expected) => {
    expect(short(ask(questions, question, position))).toBe(expected);
  });

  test.each(questions.map(({ id }) => id))('«%s» is tried from every side', (id) => {
    const kinds = rows.filter(([, of]) => of === id).map(([, , , answer]) => answer.split(' ')[0]);
    expectEnough(id, kinds);
  });

  test('every remark is a sentence in three languages, and rests on a clause of the book', () => {
    const remarks = rows.flatMap(([, id, position]) => remarksIn(ask(questions, id, position)));
    expect(badSentences(remarks, words)).toEqual([]);
    expectClauses(remarks, clauses);
  });
}

/** The same for rows that spell out one question's answers. */
export function testAnswers<Position>(
  title: string,
  question: Question<Position>,
  { words, clauses }: Omit<SettleBookUnderTest, 'questions'>,
  rows: readonly (readonly [string, Position, Expected])[],
) {
  test.each(rows)(`${title}: %s`, (_, position, expected) => {
    expectAnswer(question, words, position, expected);
    expectClauses(remarksIn(question.answer(position)), clauses);
  });

  test(`${title}: the question is tried from every side`, () => {
    expectEnough(
      question.id,
      rows.map(([, , { kind }]) => kind),
    );
  });
}

/** Questions whose positions are never impossible: a case that is chosen, cards that are laid, a number of keys. */
const ALWAYS_POSSIBLE = ['now', 'lap', 'run', 'swap', 'solo'];

/** Several positions, an incomplete one among them, and one that cannot lie on a table where there is any. */
function expectEnough(id: string, kinds: readonly (string | undefined)[]): void {
  expect(kinds).toContain('incomplete');
  if (ALWAYS_POSSIBLE.includes(id)) return;
  expect(kinds.length).toBeGreaterThanOrEqual(4);
  expect(kinds).toContain('impossible');
}

function expectClauses(remarks: readonly Remark[], clauses: readonly { id: string }[]): void {
  const known = clauses.map(({ id }) => id);
  for (const { clause } of remarks) if (clause) expect(known).toContain(clause);
}
