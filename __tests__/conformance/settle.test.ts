/** Settle over every game that has questions, found by its folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { type GameBook, gameIds } from '../../src/games';
import { LONGEST_LINK, readLink } from '../../src/games/settleLink';
import { ANSWERED_LINKS, ANSWERED_QUESTIONS } from '../support/browser/positions';
import { describeSettle, type AskedBook } from '../support/runners/settle';

const GAMES = join(__dirname, '../../src/games');

const BOOKS = gameIds()
  .filter((game) => existsSync(join(GAMES, game, 'settle/index.ts')))
  .map((game) => ({
    game,
    questions: jest.requireActual<{ QUESTIONS: AskedBook['questions'] }>(
      join(GAMES, game, 'settle'),
    ).QUESTIONS,
    words: jest.requireActual<{ settleText: AskedBook['words'] }>(join(GAMES, game, 'words/settle'))
      .settleText,
    settles: jest.requireActual<{ book: GameBook }>(join(GAMES, game, 'book')).book.settles ?? {},
  }));

describeSettle(BOOKS);

test('the browser looks at an answer of every question', () => {
  const asked = new Map(
    BOOKS.flatMap(({ game, questions }) => questions.map((one) => [`${game}/${one.id}`, one])),
  );
  expect([...ANSWERED_QUESTIONS].sort()).toEqual([...asked.keys()].sort());
  ANSWERED_LINKS.forEach((link, i) => {
    const question = asked.get(ANSWERED_QUESTIONS[i] ?? '');
    const position = question?.read(readLink(link.split('?p=')[1]));
    expect([link, position && question?.answer(position).kind]).toEqual([link, 'settled']);
  });
});

test('a link that is too long, of another version or no text is broken', () => {
  const long = `1.${'A'.repeat(LONGEST_LINK)}`;
  for (const link of [long, '2.bnVsbA', '', '1.', 'bnVsbA', undefined, null, 7, {}, ['1.bnVsbA']])
    expect(readLink(link)).toBeUndefined();
  expect(readLink('1.bnVsbA')).toBeNull();
});
