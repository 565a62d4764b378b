/**
 * Settle over every game that has questions: whatever a link says, reading and answering end in an answer
 * that is plain JSON, and every position reads back to itself.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { GAME_IDS } from '../../src/engine/types';
import { LONGEST_LINK, readLink, writeLink } from '../../src/games/settleLink';
import type { Answer, Question, SettleWords } from '../../src/games/settle';
import { LOCALES, type Catalogues } from '../../src/text/define';
import { quickRng } from '../support/quickRng';
import { remarksIn } from '../support/settle';

const LINKS = 10_000;
const GAMES = join(__dirname, '../../src/games');

interface Book {
  game: string;
  questions: readonly Question[];
  words: Catalogues<SettleWords>;
}

const BOOKS: readonly Book[] = GAME_IDS.filter((game) =>
  existsSync(join(GAMES, game, 'settle/index.ts')),
).map((game) => ({
  game,
  questions: (jest.requireActual(join(GAMES, game, 'settle')) as { QUESTIONS: readonly Question[] })
    .QUESTIONS,
  words: (
    jest.requireActual(join(GAMES, game, 'settle/text')) as { WORDS: Catalogues<SettleWords> }
  ).WORDS,
}));

const QUESTIONS = BOOKS.flatMap(({ game, questions, words }) =>
  questions.map((question) => ({ name: `${game}/${question.id}`, question, words })),
);

type Rng = ReturnType<typeof quickRng>;

const ODD = [
  null,
  true,
  false,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  'joker',
  'r7',
  'y13',
  'red',
  'pearl',
  'orange',
  [],
  {},
  { length: 3 },
  [[[]]],
];

function pick<T>(rng: Rng, xs: readonly T[]): T {
  return xs[rng.below(xs.length)] as T;
}

function anything(rng: Rng, depth: number): unknown {
  const roll = rng.below(depth > 2 ? 3 : 6);
  if (roll < 2) return pick(rng, ODD);
  if (roll === 2) return rng.below(30) - 5;
  const size = rng.below(6);
  if (roll < 5) return Array.from({ length: size }, () => anything(rng, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, (_, i) => [`k${i}`, anything(rng, depth + 1)]),
  );
}

/** A position with some of its parts replaced, swapped, dropped or doubled: near misses find more. */
function disturbed(rng: Rng, value: unknown, depth = 0): unknown {
  if (rng.below(10) === 0) return anything(rng, depth);
  if (typeof value === 'number') return rng.below(2) ? value : rng.below(14);
  if (value === null) return rng.below(2) ? null : pick(rng, [0, 1, 2, 5, 'r', 'red', 'joker', 10]);
  if (Array.isArray(value)) {
    const list = value.map((item) => disturbed(rng, item, depth + 1));
    const roll = rng.below(6);
    if (roll === 0) return list.slice(1);
    if (roll === 1 && list.length > 0) return [...list, pick(rng, list)];
    if (roll === 2) return [...list, pick(rng, ['r7', 'y1', 'joker', 3, 'red', 'blue', 'sky'])];
    return list;
  }
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value as object).map(([key, part]) => [key, disturbed(rng, part, depth + 1)]),
    );
  return rng.below(4) === 0 ? pick(rng, ODD) : value;
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

function check(question: Question, words: Catalogues<SettleWords>, position: unknown): Answer {
  const answer = question.answer(position);
  expect(plain(answer)).toEqual(answer);
  for (const locale of LOCALES)
    for (const remark of remarksIn(answer))
      expect(words[locale].say(remark, (seat) => `№${seat}`)).not.toMatch(
        /undefined|NaN|\[object|^$/,
      );
  return answer;
}

test('some games have questions, each with its words in every language', () => {
  expect(BOOKS.length).toBeGreaterThan(0);
  for (const { questions, words } of BOOKS)
    for (const { id } of questions) {
      expect(id).toMatch(/^[a-z-]+$/);
      for (const locale of LOCALES) {
        const { title, hint } = words[locale].questions[id] ?? { title: '', hint: '' };
        expect([title.length > 3, hint.length > 3]).toEqual([true, true]);
      }
    }
});

describe.each(QUESTIONS)('$name', ({ question, words }) => {
  test('an empty position reads back and is incomplete, or answered', () => {
    expect(question.read(readLink(writeLink(question.empty)))).toEqual(question.empty);
    expect(check(question, words, question.empty).kind).not.toBe('impossible');
  });

  test(`${LINKS} random links: none breaks, none reads as another position`, () => {
    const rng = quickRng(20_261_116);
    let read = 0;
    let from: unknown = question.empty;
    for (let i = 0; i < LINKS; i += 1) {
      const value = i % 4 === 0 ? anything(rng, 0) : disturbed(rng, from);
      const position = question.read(readLink(writeLink(plain(value))));
      if (position === null) continue;
      read += 1;
      from = rng.below(40) === 0 ? question.empty : position;
      expect(question.read(readLink(writeLink(position)))).toEqual(position);
      expect(writeLink(position).length).toBeLessThan(LONGEST_LINK);
      check(question, words, position);
    }
    expect(read).toBeGreaterThan(LINKS / 100);
  });
});

test(`${LINKS} links of random letters are no positions and break nothing`, () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/%';
  const rng = quickRng(7);
  for (let i = 0; i < LINKS; i += 1) {
    const tail = Array.from({ length: rng.below(60) }, () => pick(rng, [...letters])).join('');
    const value = readLink(i % 2 ? tail : `1.${tail}`);
    for (const { question } of QUESTIONS) {
      const position = question.read(value);
      if (position !== null) expect(() => question.answer(position)).not.toThrow();
    }
  }
});

test('a link that is too long, of another version or no text is broken', () => {
  const long = `1.${'A'.repeat(LONGEST_LINK)}`;
  for (const link of [long, '2.bnVsbA', '', '1.', 'bnVsbA', undefined, null, 7, {}, ['1.bnVsbA']])
    expect(readLink(link)).toBeUndefined();
  expect(readLink('1.bnVsbA')).toBeNull();
});
