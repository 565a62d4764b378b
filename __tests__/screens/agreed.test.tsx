/** What a table agreed on is shown in its match, in its log and in the text that is shared. */
import { fireEventAsync, screen, within } from '@testing-library/react-native';

import LogScreen from '../../app/screens/match/LogScreen';
import { resultText } from '../../app/screens/match/share';
import { field, tally } from '../../src/games/perlyna/examples';
import { matchDesk } from '../support/matchHarness';

const desk = matchDesk();

const perlyna = (house?: Record<string, string>) => ({
  game: 'perlyna',
  setup: { seats: 2, first: 0, mode: 'referee', ...(house && { house }) },
  steps: [{ move: field('rrylr/sbvog/ylgsb/v*oyl/gsbvo') }],
});
const agreed = () => screen.findByLabelText('Домовлено за столом');

test('the match’s menu says it, and leads to the ruling', async () => {
  await desk.open(perlyna({ 'A-E10': 'suspend' }));
  await fireEventAsync.press(screen.getByLabelText('Меню партії'));
  const list = within(await agreed());
  expect(list.getByText('У глухому куті закриття не діє')).toBeOnTheScreen();
  await fireEventAsync.press(list.getByLabelText('Правило A-E10'));
  expect(desk.went).toEqual([['Rulebook', { game: 'perlyna', clause: 'A-E10' }]]);
});

test('the log begins with it', async () => {
  await desk.open(perlyna({ 'A-E10': 'suspend', 'A-E12': 'free' }), 1, LogScreen);
  const list = within(await agreed());
  expect(list.getByText('У глухому куті закриття не діє')).toBeOnTheScreen();
  expect(list.getByText('Трьома картами можна платити завжди')).toBeOnTheScreen();
});

test('a table that plays by the book has nothing to say', async () => {
  await desk.open(perlyna(), 1, LogScreen);
  expect(screen.queryByLabelText('Домовлено за столом')).toBeNull();
});

test('[A-E10] where a deadlock lifts the block, the tray says on what that rests', async () => {
  // Both have seven and lack what lies on top of the other's pile.
  const moves = [tally(0, 'royglsb'), tally(1, 'royglsv')];
  await desk.open({
    game: 'perlyna',
    setup: { seats: 2, first: 0, mode: 'score', house: { 'A-E10': 'suspend' } },
    steps: moves.map((move) => ({ move })),
  });
  expect(
    await screen.findByText('Глухий кут: за домовленістю столу закриття не діє.'),
  ).toBeOnTheScreen();
  // No lock hangs on a pile that closes nothing.
  expect(screen.queryAllByLabelText(/закриває/)).toEqual([]);
  await fireEventAsync.press(screen.getByLabelText('Правило A-E10'));
  expect(desk.went).toEqual([['Rulebook', { game: 'perlyna', clause: 'A-E10' }]]);
});

test('the shared text tells it below the places', () => {
  const result = {
    game: 'Нізам',
    date: '1.1',
    headline: 'Перемагає Оля',
    places: [],
    closing: 'відбиток 7K2Q-X9AB-3MN4',
    signature: '',
  };
  const title = 'Домовлено за столом';
  const reading = { ruling: 'A-N1', words: 'Трьома картами можна платити завжди' };
  const told = 'Домовлено за столом: Трьома картами можна платити завжди (A-N1)';
  expect(resultText({ ...result, agreed: { title, readings: [reading] } })).toContain(
    `\n${told}\n`,
  );
  const plain = resultText({ ...result, agreed: { title, readings: [] } });
  expect(plain).not.toContain('Домовлено');
  expect(plain).toContain('\nвідбиток 7K2Q-X9AB-3MN4\n');
});
