/** The store cannot be had: why, what to do, and never an empty list instead (picture 61b). */
import { act, fireEvent, fireEventAsync, renderAsync, screen } from '@testing-library/react-native';
import { Suspense } from 'react';
import { Text } from 'react-native';

import { NeedsStore } from '../../app/NeedsStore';
import { HomeScreen } from '../../app/screens/home/HomeScreen';
import SettingsScreen from '../../app/screens/settings/SettingsScreen';
import SettleScreen from '../../app/screens/settle/SettleScreen';
import { SettingsProvider } from '../../app/settings';
import { StoreProvider } from '../../src/match/hooks';
import type { SessionStatus } from '../../src/storage';
import { FAILURES } from '../../src/storage/errors';
import { Looks, sessionWith, UnderNavigator } from '../support/surroundings';
import { renderUi } from './ui/harness';

const NAVIGATOR = {
  isFocused: () => true,
  addListener: () => () => undefined,
  setOptions: () => undefined,
  canGoBack: () => false,
};

const over = (status: SessionStatus, element: React.ReactElement) => (
  <StoreProvider session={sessionWith(status)}>
    <SettingsProvider>
      <UnderNavigator navigator={NAVIGATOR}>{element}</UnderNavigator>
    </SettingsProvider>
  </StoreProvider>
);

function show(status: SessionStatus, element: React.ReactElement): void {
  renderUi(over(status, element));
}

/** A screen whose parts are loaded when they are needed. */
async function showScreen(status: SessionStatus, element: React.ReactElement): Promise<void> {
  await renderAsync(
    <Looks>
      <Suspense fallback={null}>{over(status, element)}</Suspense>
    </Looks>,
  );
}

const again = jest.fn(() => Promise.resolve());
const takeOver = jest.fn(() => Promise.resolve());
const ELSEWHERE: SessionStatus = { status: 'elsewhere', again, takeOver };

const list = (route: string) => (
  <Suspense fallback={null}>
    <NeedsStore route={route}>
      <Text>список</Text>
    </NeedsStore>
  </Suspense>
);

beforeEach(() => jest.clearAllMocks());

test.each([
  'History',
  'Players',
  'NewMatch',
  'Late',
  'Match',
  'Standings',
  'Log',
  'Fairness',
  'Verify',
  'Replay',
  'Coach',
  'Stats',
  'Evening',
  'Versus',
])('%s says that another window has the store, not that there is nothing', async (route) => {
  show(ELSEWHERE, list(route));
  expect(screen.queryByText('список')).toBeNull();
  expect(await screen.findByText('Сховище не відчиняється')).toBeOnTheScreen();
  expect(screen.getByText(/їх не стерто\. Зараз їх тримає інше вікно/)).toBeOnTheScreen();
});

test.each(['Rulebook', 'Dice', 'Settle', 'Settings'])('%s works all the same', (route) => {
  show(ELSEWHERE, list(route));
  expect(screen.getByText('список')).toBeOnTheScreen();
});

test('a dispute out of a match goes on without the match, instead of a page that stays blank', async () => {
  const route = { params: { game: 'promin', match: 'any' } };
  await showScreen({ status: 'failed', cause: 'unknown', again }, <SettleScreen route={route} />);
  expect(await screen.findByRole('heading', { name: 'Ще не все' })).toBeOnTheScreen();
});

test.each(['opening', 'open'] as const)('%s: the list itself', (status) => {
  const store = { subscribe: () => () => undefined, settings: async () => ({}) };
  show((status === 'open' ? { status, store } : { status }) as SessionStatus, list('History'));
  expect(screen.getByText('список')).toBeOnTheScreen();
});

test('taking over asks once', async () => {
  show(ELSEWHERE, list('History'));
  fireEvent.press(await screen.findByRole('button', { name: 'Забрати сюди' }));
  expect(takeOver).not.toHaveBeenCalled();
  expect(screen.getByText('Забрати партії сюди?')).toBeOnTheScreen();
  const [, confirm] = screen.getAllByRole('button', { name: 'Забрати сюди' });
  if (!confirm) throw new Error('nothing to confirm');
  await act(async () => fireEvent.press(confirm));
  expect(takeOver).toHaveBeenCalledTimes(1);
});

test.each(FAILURES)(
  'a store that is %s can be tried again, and there are steps to take',
  async (cause) => {
    show({ status: 'failed', cause, again }, list('History'));
    expect(await screen.findByText('Сховище не відчиняється')).toBeOnTheScreen();
    expect(screen.getByText('Не допомогло? Збережи файл')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Забрати сюди' })).toBeNull();
    await act(async () =>
      fireEvent.press(screen.getByRole('button', { name: 'Спробувати ще раз' })),
    );
    expect(again).toHaveBeenCalledTimes(1);
  },
);

test('the table says it in the place of its matches, and keeps its tools', async () => {
  show({ status: 'failed', cause: 'silent', again }, <HomeScreen />);
  expect(await screen.findByText(/Сховище не відповідає/)).toBeOnTheScreen();
  expect(await screen.findByText('Кубики')).toBeOnTheScreen();
  expect(screen.queryByText('Полиця')).toBeNull();
});

test('the settings say why no copy can be made, and when a switch will take effect', async () => {
  await showScreen({ status: 'failed', cause: 'silent', again }, <SettingsScreen />);
  expect(
    await screen.findByText('Сховище не відчиняється. Сховище не відповідає.'),
  ).toBeOnTheScreen();
  await fireEventAsync.press(screen.getByRole('switch', { name: 'Звук' }));
  expect(
    await screen.findByText('Сховище ще не відчинилося: зміню, щойно відчиниться.'),
  ).toBeOnTheScreen();
});
