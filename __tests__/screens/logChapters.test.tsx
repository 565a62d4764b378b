/** The log and the chart by deal, round or lap. */
import { screen } from '@testing-library/react-native';

import { chaptersOf, chapterTicks, pointsByChapter } from '../../app/screens/match/logChapters';
import LogScreen from '../../app/screens/match/LogScreen';
import { signed } from '../../src/text/plural';
import nizam from '../games/nizam/transcripts/referee.json';
import promin from '../games/promin/transcripts/score.json';
import { matchDesk, type Transcript } from '../support/matchHarness';

jest.setTimeout(60_000);

const desk = matchDesk();

/** Two laps of two players; the second turn of the first lap brings nothing. */
const laps: Transcript = {
  game: 'nizam',
  setup: { seats: 2, first: 0, mode: 'score' },
  steps: [
    { move: { type: 'tally', seat: 0, lengths: [5, 3] } },
    { move: { type: 'tally', seat: 1, lengths: [] } },
    { move: { type: 'tally', seat: 0, lengths: [] } },
    { move: { type: 'tally', seat: 1, lengths: [4] } },
    { move: { type: 'tally', seat: 0, lengths: [3] } },
  ],
};

test('a game that counts its deals has a chapter for each, newest first, with what it brought', async () => {
  await desk.open(promin as Transcript, promin.steps.length, LogScreen);
  const chapters = chaptersOf(desk.match());
  expect(chapters.map(({ stage }) => stage?.now)).toEqual([4, 3, 2, 1]);
  const { points } = desk.match().standing;
  const summed = points.map((_, seat) =>
    chapters.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0),
  );
  expect(summed).toEqual(points);
  expect(screen.getByText('Роздача 4')).toBeTruthy();
});

test('what a deal brought stands in columns: whose, how much, the bet drawn, what was taken and the clause', async () => {
  await desk.open(promin as Transcript, promin.steps.length, LogScreen);
  const { players } = desk.match().info;
  const lines = desk.match().standing.lines.filter(({ facts }) => facts.deal === 4);
  expect(lines.length).toBeGreaterThan(1);
  for (const { seat, points, facts } of lines) {
    const spoken = `${players[seat]?.name} ${signed(points)}: роздача 4: ставка ${String(facts.beads)}`;
    expect(screen.getByLabelText(new RegExp(`^${spoken.replace(/[+]/g, '\\+')}`))).toBeTruthy();
  }
});

test('beside its drawing a shift is a few words, spoken it is the whole sentence', async () => {
  await desk.open(nizam as Transcript, nizam.steps.length, LogScreen);
  expect(screen.getAllByText(/^(Рядок|Стовпець) \d (вліво|вправо|вгору|вниз)$/)).not.toEqual([]);
  expect(screen.getAllByRole('button', { name: /зсуває .*; плата: /, hidden: true })).not.toEqual(
    [],
  );
});

test('others have laps, and a turn without points has its place at the axis', async () => {
  await desk.open(laps, 5, LogScreen);
  expect(chaptersOf(desk.match()).map(({ number, gains }) => [number, gains])).toEqual([
    [3, [3, 0]],
    [2, [0, 5]],
    [1, [11, 0]],
  ]);
  expect(pointsByChapter(desk.match())).toEqual([
    [0, 0],
    [11, 0],
    [11, 5],
    [14, 5],
  ]);
  expect(screen.getByText('Коло 3')).toBeTruthy();
});

test('a chart has so few numbers at its axis that they can be read', () => {
  expect(chapterTicks(4)).toEqual(['', '1', '2', '3']);
  expect(chapterTicks(41).filter((tick) => tick !== '')).toEqual([
    '5',
    '10',
    '15',
    '20',
    '25',
    '30',
    '35',
    '40',
  ]);
});
