/** When and where a match was played, and a note, can be changed on any match: one that goes on, and one that is over. */
import { act, fireEvent, screen } from '@testing-library/react-native';

import MatchScreen from '../../app/screens/match/MatchScreen';
import StandingsScreen from '../../app/screens/match/StandingsScreen';
import veselka from '../games/veselka/transcripts/score.json';
import { matchDesk, type Transcript } from '../support/matchHarness';

const desk = matchDesk();
const { length } = veselka.steps;

const press = (name: RegExp | string): Promise<void> =>
  act(async () => {
    fireEvent.press(await screen.findByRole('button', { name }));
    await desk.store().settings();
  });

test.each([
  ['goes on', 3, StandingsScreen],
  ['is over', length, MatchScreen],
] as const)('day, place and note of a match that %s', async (_, count, page) => {
  await desk.open(veselka as Transcript, count, page as never);
  await press('Де: не вказано. Змінити');
  const type = (label: string, text: string): void =>
    fireEvent.changeText(screen.getByLabelText(label), text);
  type('День', '08.11.2020');
  type('Година', '17:30');
  type('Де', 'Львів');
  type('Нотатка', 'Марко грає вперше');
  await press('Зберегти');
  const { id } = desk.match().info;
  const when = new Date(2020, 10, 8, 17, 30).getTime();
  expect(await desk.store().about(id)).toEqual({ when, place: 'Львів', note: 'Марко грає вперше' });
  expect((await desk.store().match(id))?.createdAt).toBe(when);
  expect(await screen.findByRole('button', { name: 'Де: Львів. Змінити' })).toBeOnTheScreen();
  // The log keeps the time at which it was written.
  expect(desk.match().seq).toBe(count);
});

test('a day that is none is refused in words, and nothing is changed', async () => {
  await desk.open(veselka as Transcript, 3, StandingsScreen as never);
  await press('Де: не вказано. Змінити');
  fireEvent.changeText(screen.getByLabelText('День'), '30.02.2020');
  await press('Зберегти');
  expect(screen.getByText('Це не схоже на дату. Приклад: 08.11.2026.')).toBeOnTheScreen();
  expect(await desk.store().about(desk.match().info.id)).toEqual({});
});
