/** Checks the questions of every game share: an expected answer, in sentences of three languages. */
import type { Answer, Question, Remark, SettleWords } from '../../src/games/settle';
import { type Catalogues, LOCALES } from '../../src/text/define';

export interface Expected {
  kind?: 'incomplete' | 'impossible';
  ruling?: 'yes' | 'no' | 'told';
  clause?: string;
  /** Id of the headline, or of the only remark. */
  says: string;
  steps?: readonly string[];
}

export function remarksOf(answer: Answer): readonly Remark[] {
  return answer.kind === 'settled' ? [answer.headline, ...answer.steps] : [answer.remark];
}

function summary(answer: Answer): Expected {
  if (answer.kind !== 'settled') {
    const { id, clause } = answer.remark;
    return { kind: answer.kind, ...(clause === undefined ? {} : { clause }), says: id };
  }
  const { ruling, clause, headline, steps } = answer;
  return { ruling, clause, says: headline.id, steps: steps.map(({ id }) => id) };
}

const NAMES = ['Оля', 'Тарас', 'Їжак', 'Ніна', 'Зоя'];
const name = (seat: number): string => NAMES[seat] ?? `Гравець ${seat}`;

/** No placeholder, no raw value, no foreign letters: what one would read out at the table. */
export function expectClean(sentence: string, locale: string): void {
  expect(sentence.length).toBeGreaterThan(2);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{|'|-\d|^[а-яіїєґa-z]/);
  if (locale === 'en')
    expect(sentence.replace(new RegExp(NAMES.join('|'), 'g'), '')).not.toMatch(/[а-яіїєґ]/i);
  else expect(sentence.replace(/Qwinto/g, '')).not.toMatch(/[a-z]/i);
}

/** The answer, its remarks in words, and the position through a link and back. */
export function expectAnswer<Position>(
  question: Question<Position>,
  words: Catalogues<SettleWords>,
  position: Position,
  expected: Expected,
): Answer {
  const answer = question.answer(position);
  expect(summary(answer)).toEqual(expected);
  for (const locale of LOCALES)
    for (const remark of remarksOf(answer)) expectClean(words[locale].say(remark, name), locale);
  expect(question.read(JSON.parse(JSON.stringify(position)))).toEqual(position);
  return answer;
}

export function sentences(answer: Answer, words: SettleWords): string[] {
  return remarksOf(answer).map((remark) => words.say(remark, name));
}

/** Every sentence a catalogue falls back to is the one for an unknown remark. */
export function expectNoFallback(answer: Answer, words: Catalogues<SettleWords>): void {
  for (const locale of LOCALES) {
    const { say } = words[locale];
    const other = say({ id: 'no such remark', facts: {} }, name);
    for (const remark of remarksOf(answer)) expect(say(remark, name)).not.toBe(other);
  }
}

const JUNK: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  1e300,
  '',
  'red',
  true,
  [],
  {},
  [[]],
  [null],
  { grid: [] },
  { sheet: {} },
  { piles: [[]] },
  new Array(10_000).fill('red'),
];

/** Values that are no position, and positions with one part replaced by something else. */
export function* spoiled(position: object): Generator<unknown> {
  yield* JUNK;
  for (const key of Object.keys(position)) {
    for (const junk of JUNK) yield { ...position, [key]: junk };
    const { [key]: _, ...rest } = position as Record<string, unknown>;
    yield rest;
  }
  yield { ...position, other: 1 };
}

/** Nothing that comes in breaks `read`, and whatever it lets through has an answer in words. */
export function expectTotal<Position>(
  question: Question<Position>,
  words: Catalogues<SettleWords>,
  positions: readonly Position[],
): void {
  for (const position of positions)
    for (const value of spoiled(position as object)) {
      const read = question.read(value);
      if (read === null) continue;
      for (const remark of remarksOf(question.answer(read)))
        for (const locale of LOCALES) expectClean(words[locale].say(remark, name), locale);
    }
}
