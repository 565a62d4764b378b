/** The offer to stand among the device's own apps: after a match, once, and never above one that waits. */
import { fireEventAsync, screen, waitFor } from '@testing-library/react-native';

import { installing } from '../../app/install/browser';
import type { InstallWay } from '../../app/install/installing';
import { HomeScreen } from '../../app/screens/home/HomeScreen';
import SettingsScreen from '../../app/screens/settings/SettingsScreen';
import { OK } from '../../src/engine/verdict';
import { createMatch } from '../../src/match/create';
import { openLiveMatch } from '../../src/match/live';
import type { Store } from '../../src/storage';
import split from '../games/split/transcripts/score.json';
import { screenDesk } from '../support/screenDesk';

let mockWay: InstallWay | null = 'ask';
jest.mock('../../app/install/browser', () => ({
  installing: {
    way: () => mockWay,
    subscribe: () => () => undefined,
    ask: jest.fn(() => Promise.resolve(true)),
  },
}));

const desk = screenDesk({
  isFocused: () => true,
  addListener: () => () => undefined,
  setOptions: () => undefined,
});

const offer = () => screen.queryByRole('heading', { name: 'Арбітр під рукою' });

async function finishMatch(store: Store): Promise<void> {
  const players: string[] = [];
  for (const [i, name] of ['Оля', 'Тарас', 'Марко', 'Іра'].entries())
    players.push((await store.createPlayer({ name, colour: i + 1 })).id);
  const setup = { seats: 4, first: 1, mode: 'score' } as const;
  const { id } = await createMatch(store, { game: 'split', setup, players });
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error('no match');
  for (const [i, { move }] of split.steps.entries())
    expect(await live.attempt(move, i)).toEqual(OK);
  live.leave();
}

beforeEach(async () => {
  mockWay = 'ask';
  await desk.store().setSetting('onboardingSeen', true);
});

test('nobody is asked before a match is over', async () => {
  await desk.show(<HomeScreen />);
  expect(await screen.findByRole('heading', { name: 'Полиця' })).toBeOnTheScreen();
  expect(offer()).toBeNull();
});

test('after a match it is offered; agreed to, the browser asks, and it is never offered again', async () => {
  const store = desk.store();
  await finishMatch(store);
  await desk.show(<HomeScreen />);
  await waitFor(() => expect(offer()).toBeOnTheScreen());
  await fireEventAsync.press(screen.getByRole('button', { name: 'Встановити' }));
  expect(installing.ask).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(offer()).toBeNull());
  expect((await store.settings()).installOffered).toBe(true);
});

test('«not now» is taken for an answer; the settings keep the way', async () => {
  const store = desk.store();
  await finishMatch(store);
  await desk.show(<HomeScreen />);
  await waitFor(() => expect(offer()).toBeOnTheScreen());
  await fireEventAsync.press(screen.getByRole('button', { name: 'Не зараз' }));
  await waitFor(() => expect(offer()).toBeNull());
  await screen.unmountAsync();
  await desk.show(<HomeScreen />);
  expect(await screen.findByRole('heading', { name: 'Полиця' })).toBeOnTheScreen();
  expect(offer()).toBeNull();
  await screen.unmountAsync();
  await desk.show(<SettingsScreen />);
  expect(await screen.findByRole('button', { name: 'Встановити' })).toBeOnTheScreen();
});

test('where the browser has no question, its menu is told', async () => {
  mockWay = 'share';
  await finishMatch(desk.store());
  await desk.show(<HomeScreen />);
  expect(
    await screen.findByText('Торкнись «Поширити», далі — «На початковий екран».'),
  ).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Встановити' })).toBeNull();
});

test('where it is installed already, nothing is said', async () => {
  mockWay = null;
  await finishMatch(desk.store());
  await desk.show(<HomeScreen />);
  expect(await screen.findByRole('heading', { name: 'Полиця' })).toBeOnTheScreen();
  expect(offer()).toBeNull();
});
