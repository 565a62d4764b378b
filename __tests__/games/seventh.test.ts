/**
 * A seventh game, registered by one line in each of the two registries, goes through everything that is asked of the
 * six. What it meets that knows no more than six is a fault of the house, not of the game.
 */
import '../support/seventh/register';

import { join } from 'node:path';

import { boxesOnShelf, gameEntry, gameIds, gameOf } from '../../src/games';
import { common } from '../../src/games/common';
import { countsLeft } from '../../src/games/box';
import { games } from '../../src/games/rules';
import { outcomeOf, stepsOf } from '../../src/match/facts';
import { describeConformance } from '../conformance/suite';
import { gameIn } from '../support/everyGame';
import { describeExamples } from '../support/runners/examples';
import { describeSettle } from '../support/runners/settle';
import { describeTranscripts } from '../support/runners/transcripts';
import { describeWords } from '../support/runners/words';
import { ID } from '../support/seventh/game';
import { kit } from '../support/seventh/kit';
import { QUESTIONS } from '../support/seventh/settle';
import { settleText } from '../support/seventh/words';

const HERE = join(__dirname, '../support/seventh');
const seventh = gameIn(ID, HERE, HERE);

test('it stands on the shelf with its name, its box and its rules', async () => {
  expect(gameIds().indexOf(ID)).toBe(6);
  expect(common.uk.games[ID]).toBe('Драбинка');
  expect(boxesOnShelf()).toContainEqual({ id: ID, games: [ID] });
  expect(await gameOf(ID).rules()).toBe(games[ID]);
  expect(gameEntry(ID).seats).toEqual(games[ID].seats);
});

test('a full box is good for everyone the game seats, one card less for nobody', async () => {
  const box = await gameOf(ID).box();
  expect(countsLeft(box, gameEntry(ID).seats)).toEqual([2, 3, 4]);
  expect(countsLeft(box, gameEntry(ID).seats, { '7': 1 })).toEqual([]);
});

test('a finished match leaves its facts, and statistics make figures of them', async () => {
  const { setup, steps } = seventh.transcript('referee');
  const played = () =>
    stepsOf(
      games[ID],
      setup,
      steps.map(({ move }) => move),
    );
  const standing = games[ID].standing([...played()].at(-1)?.after);
  const counted = await gameOf(ID).facts();
  const { facts } = outcomeOf({ counted, setup, standing, steps: played, forged: false });
  expect(facts).toContainEqual({ seat: 1, key: 'steps', value: 3 });
  const figures = await gameOf(ID).figures();
  const said = figures(
    {
      say: { number: String, difference: String, share: () => '' },
      sum: () => 3,
      matches: () => 2,
      facts: {},
      soloRecord: undefined,
    },
    'uk',
  );
  expect(said.figures).toEqual([{ name: 'Сходинок', value: '1.5', note: 'за партію' }]);
});

describeConformance(kit);
describeExamples(seventh);
describeTranscripts(seventh);
describeWords(seventh);
describeSettle([{ game: ID, questions: QUESTIONS, words: settleText }]);
