/** The store cannot be had: why, what to do, and never an empty list instead (picture 61b). */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { Suspense } from 'react';
import { Text } from 'react-native';

import { NeedsStore } from '../../app/NeedsStore';
import { HomeScreen } from '../../app/screens/home/HomeScreen';
import { SettingsProvider } from '../../app/settings';
import { StoreProvider } from '../../src/match/hooks';
import type { SessionStatus } from '../../src/storage';
import { FAILURES } from '../../src/storage/errors';
import { sessionWith, UnderNavigator } from '../support/surroundings';
import { renderUi } from './ui/harness';

const NAVIGATOR = {
  isFocused: () => true,
  addListener: () => () => undefined,
  setOptions: () => undefined,
  canGoBack: () => false,
};

function show(status: SessionStatus, element: React.ReactElement): void {
  renderUi(
    <StoreProvider session={sessionWith(status)}>
      <SettingsProvider>
        <UnderNavigator navigator={NAVIGATOR}>{element}</UnderNavigator>
      </SettingsProvider>
    </StoreProvider>,
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
  'Match',
  'Standings',
  'Log',
  'Fairness',
  'Verify',
  'Replay',
  'Stats',
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
