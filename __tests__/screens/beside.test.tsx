/** On a wide screen the column of the tray shows what has happened last and the rules of the moment. */
import { act, fireEventAsync, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import MatchScreen from '../../app/screens/match/MatchScreen';
import promin from '../games/promin/transcripts/score.json';
import { matchDesk, type Transcript } from '../support/matchHarness';

jest.setTimeout(60_000);

const desk = matchDesk();
const phone = Dimensions.get('window');
const turned = (width: number, height: number): void =>
  act(() => Dimensions.set({ window: { ...phone, width, height } }));
afterEach(() => act(() => Dimensions.set({ window: phone })));

/** So much the tray leaves. */
const leave = (height: number) =>
  fireEventAsync(screen.getByTestId('beside'), 'layout', { nativeEvent: { layout: { height } } });

const entries = () => within(screen.getByTestId('beside')).queryAllByText(/ ставить /);

async function played(moves: number): Promise<void> {
  await desk.open(promin as Transcript, moves, MatchScreen);
  await screen.findByRole('heading', { name: /^Ставить / });
}

test('the latest entries, newest first, and the clauses of this phase: both lead on', async () => {
  turned(1180, 820);
  await played(3);
  await leave(520);
  expect(entries()).toHaveLength(3);
  const rules = within(screen.getByLabelText('Правила цієї миті'));
  const [clause] = rules.getAllByRole('link', { name: /^Правило P-/ });
  if (clause) await fireEventAsync.press(clause);
  expect(desk.went.at(-1)?.[0]).toBe('Rulebook');
  await fireEventAsync.press(screen.getByRole('link', { name: 'Журнал' }));
  expect(desk.went.at(-1)?.[0]).toBe('Log');
});

test('only what there is room for: entries before rules, and nothing cut off', async () => {
  turned(1180, 820);
  await played(3);
  await leave(240);
  expect(screen.queryByLabelText('Правила цієї миті')).toBeNull();
  expect(entries()).toHaveLength(3);
  await leave(80);
  expect(entries()).toEqual([]);
});

test('a phone has neither', async () => {
  turned(390, 844);
  await played(3);
  expect(screen.queryByTestId('beside')).toBeNull();
});
