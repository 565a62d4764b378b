/** Wherever a number of the standings stands, it leads to what was entered for it: every game, kept score of and refereed. */
import { act, fireEvent, screen } from '@testing-library/react-native';

import StandingsScreen from '../../app/screens/match/StandingsScreen';
import promin from '../games/promin/transcripts/score.json';
import { everyGame } from '../support/everyGame';
import { matchDesk, type Transcript } from '../support/matchHarness';

const desk = matchDesk();

const MATCHES = everyGame().flatMap((game) =>
  (['score', 'referee'] as const).map((mode) => [game.id, mode, game] as const),
);

test.each(MATCHES)(
  '%s, %s: each line of everybody’s total has its pencil',
  async (_, mode, game) => {
    await desk.open(game.transcript(mode), undefined, StandingsScreen);
    const { info, standing } = desk.match();
    for (const { seat, name } of info.players) {
      const row = await screen.findByRole('radio', { name: new RegExp(`^${name}: `) });
      await act(async () => fireEvent.press(row));
      const lines = standing.lines.filter((line) => line.seat === seat);
      expect([name, screen.queryAllByRole('button', { name: /^Виправити: / })]).toEqual([
        name,
        lines.map(() => expect.anything()),
      ]);
    }
  },
);

test('totals that were entered afterwards lead to the one entry they stand in', async () => {
  const late = {
    game: 'veselka',
    setup: { seats: 2, first: 0, mode: 'score' },
    steps: [{ move: { type: 'result', points: [41, 33] } }],
  };
  await desk.open(late, 1, StandingsScreen);
  await act(async () => fireEvent.press(await screen.findByRole('button', { name: 'Виправити' })));
  expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '1' }]);
});

test('the page says after which deal it is, and leads on to the table', async () => {
  await desk.open(promin as Transcript, promin.steps.length - 1, StandingsScreen);
  expect(await screen.findByText(/^Промінь\s· Роздача\s\d\sз\s4$/)).toBeOnTheScreen();
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'До столу' })));
  expect(desk.went.at(-1)).toMatchObject(['Match', { id: desk.match().info.id }]);
});
