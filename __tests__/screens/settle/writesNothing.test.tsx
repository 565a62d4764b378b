/** Settle over a real store: whatever its links say, also out of an open match, not a byte of the files changes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { act, fireEventAsync, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';

import type { Routes } from '../../../app/routes';
import SettleScreen from '../../../app/screens/settle/SettleScreen';
import { type GameId, gameIds, gameOf } from '../../../src/games';
import { writeLink } from '../../../src/games/settleLink';
import { addressBench } from '../../support/addressHarness';
import { matchDesk, type Transcript } from '../../support/matchHarness';
import { quickRng } from '../../support/quickRng';
import { anything, disturbed, plain } from '../../support/settleLinks';

// The store's own housekeeping, some seconds after it was opened, is not what is asked about here.
jest.mock('../../../src/match/housekeeping', () => ({
  ...jest.requireActual<object>('../../../src/match/housekeeping'),
  keepHouse: () => Promise.resolve(),
}));

jest.setTimeout(300_000);

/** For each question; the ten thousand are read without a screen in the conformance suite. */
const LINKS = 25;
/** Far enough for something to lie on every table. */
const MOVES = 6;

const desk = matchDesk();

/** By name, the digest of every file; a folder there is only SQLite's lock. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const digest = (name: string) => createHash('sha256').update(readFileSync(join(folder, name)));
  return Object.fromEntries(files.map(({ name }) => [name, digest(name).digest('hex')]));
}

function transcriptOf(game: GameId): Transcript {
  return jest.requireActual<Transcript>(`../../games/${game}/transcripts/referee.json`);
}

test.each(gameIds())('%s: random links and touches inside a match write nothing', async (game) => {
  const bench = addressBench<Routes['Settle']>(SettleScreen);
  let id = '';
  const Page = ({ route }: { route: { params: { id: string } } }): ReactNode => {
    id = route.params.id;
    return <bench.Host first={{ game, match: id }} />;
  };
  await desk.open(transcriptOf(game), MOVES, Page);
  const book = await gameOf(game).settle();
  const before = filesOf(desk.folder());
  const seq = (await desk.store().match(id))?.headSeq;
  const rng = quickRng(6);
  for (const { id: question, empty } of book?.questions ?? []) {
    await bench.go({ game, question, match: id });
    expect(screen.getByLabelText('Відповідь')).toBeTruthy();
    for (let i = 0; i < LINKS; i += 1) {
      const value = i % 4 === 0 ? anything(rng, 0) : disturbed(rng, empty, 1 + rng.below(40));
      await bench.go({ game, question, match: id, p: writeLink(plain(value)) });
    }
    for (const key of screen.getAllByRole('button').slice(-4)) await fireEventAsync.press(key);
  }
  expect(filesOf(desk.folder())).toEqual(before);
  expect((await desk.store().match(id))?.headSeq).toBe(seq);
  expect(seq).toBeGreaterThanOrEqual(MOVES);
});

test('the files do change when something is written: the comparison would notice', async () => {
  await desk.open(transcriptOf('promin'), MOVES);
  const before = filesOf(desk.folder());
  await act(() => desk.store().setSetting('theme', 'dark'));
  expect(filesOf(desk.folder())).not.toEqual(before);
});
