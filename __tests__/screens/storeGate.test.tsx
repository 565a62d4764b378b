/** What people are told about their data: another window, no room, damage and what came of it. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { StoreGate } from '../../app/StoreGate';
import { StoreProvider } from '../../src/match/hooks';
import type { DamageReport, SessionStatus, Store } from '../../src/storage';
import { renderUi } from './ui/harness';

const REPORT: DamageReport = {
  at: 0,
  asideName: 'arbitr-damaged.db',
  rescued: { matches: 3, entries: 40, players: 4 },
  lost: { matches: 0, entries: 0, players: 0 },
  cutMatches: [],
  unsureMatches: [],
  everything: false,
};

function show(status: SessionStatus): void {
  const session = {
    status: () => status,
    subscribe: () => () => undefined,
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  renderUi(
    <StoreProvider session={session}>
      <StoreGate>
        <Text>стіл</Text>
      </StoreGate>
    </StoreProvider>,
  );
}

function storeWith(notice: Partial<Store>): SessionStatus {
  const store = {
    persistence: 'disk',
    memoryReason: null,
    damage: null,
    dismissDamage: jest.fn(),
    subscribe: () => () => undefined,
    ...notice,
  } as unknown as Store;
  return { status: 'open', store };
}

test.each([
  ['everything was rescued', {}, /врятовано все/],
  ['something is lost', { lost: { matches: 1, entries: 12, players: 0 } }, /1 партію, 12 записів/],
  ['an end may be lost', { unsureMatches: ['a', 'b'] }, /У 2 партіях міг загубитися кінець/],
  ['nothing can be read', { everything: true }, /починаємо з чистого/],
])('damage is told in a sentence: %s', (_, report, sentence) => {
  const status = storeWith({ damage: { ...REPORT, ...report } });
  show(status);
  expect(screen.getByText(sentence)).toBeOnTheScreen();
  expect(screen.getByText('стіл')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Зрозуміло' }));
  expect(status.status === 'open' && status.store.dismissDamage).toHaveBeenCalledTimes(1);
});

test('where nothing can be stored, a warning stays in sight while people play', () => {
  show(storeWith({ persistence: 'memory', memoryReason: 'refused' }));
  expect(screen.getByText(/лише до закриття сторінки/)).toBeOnTheScreen();
  expect(screen.getByText('стіл')).toBeOnTheScreen();
});

test('a second window says that the first one writes, and can take over', async () => {
  const takeOver = jest.fn(() => Promise.resolve());
  show({ status: 'elsewhere', takeOver });
  expect(screen.queryByText('стіл')).toBeNull();
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name: 'Продовжити тут' }));
    await Promise.resolve();
  });
  expect(takeOver).toHaveBeenCalledTimes(1);
});
