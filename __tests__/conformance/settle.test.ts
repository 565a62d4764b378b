/** Settle over every game that has questions, found by its folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { gameIds } from '../../src/games';
import { LONGEST_LINK, readLink } from '../../src/games/settleLink';
import { describeSettle, type AskedBook } from '../support/runners/settle';

const GAMES = join(__dirname, '../../src/games');

describeSettle(
  gameIds()
    .filter((game) => existsSync(join(GAMES, game, 'settle/index.ts')))
    .map((game) => ({
      game,
      questions: jest.requireActual<{ QUESTIONS: AskedBook['questions'] }>(
        join(GAMES, game, 'settle'),
      ).QUESTIONS,
      words: jest.requireActual<{ settleText: AskedBook['words'] }>(
        join(GAMES, game, 'words/settle'),
      ).settleText,
    })),
);

test('a link that is too long, of another version or no text is broken', () => {
  const long = `1.${'A'.repeat(LONGEST_LINK)}`;
  for (const link of [long, '2.bnVsbA', '', '1.', 'bnVsbA', undefined, null, 7, {}, ['1.bnVsbA']])
    expect(readLink(link)).toBeUndefined();
  expect(readLink('1.bnVsbA')).toBeNull();
});
