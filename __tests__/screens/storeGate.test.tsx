/** What people are told about their data while they play: no room, damage and what came of it. */
import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { StoreGate } from '../../app/StoreGate';
import { StoreProvider } from '../../src/match/hooks';
import type { DamageReport, SessionStatus, Store } from '../../src/storage';
import { sessionWith } from '../support/surroundings';
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
  renderUi(
    <StoreProvider session={sessionWith(status)}>
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
    leftOut: [],
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
])('damage is told in a sentence: %s', async (_, report, sentence) => {
  const status = storeWith({ damage: { ...REPORT, ...report } });
  show(status);
  expect(await screen.findByText(sentence)).toBeOnTheScreen();
  expect(screen.getByText('стіл')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Зрозуміло' }));
  expect(status.status === 'open' && status.store.dismissDamage).toHaveBeenCalledTimes(1);
});

test('where nothing can be stored, a warning stays in sight while people play', async () => {
  show(storeWith({ persistence: 'memory', memoryReason: 'refused' }));
  expect(await screen.findByText(/лише до закриття сторінки/)).toBeOnTheScreen();
  expect(screen.getByText('стіл')).toBeOnTheScreen();
});

test('a damaged file that could not be set aside is not said to be', async () => {
  show(
    storeWith({
      persistence: 'memory',
      memoryReason: 'damaged',
      damage: { ...REPORT, asideName: null },
    }),
  );
  expect(await screen.findByText(/не вдалося відкласти/)).toBeOnTheScreen();
  expect(screen.getByText(/лишився на місці/)).toBeOnTheScreen();
  expect(screen.queryByText(/файл відкладено|скінчилося/)).toBeNull();
});

test('a match that cannot be read is named, and goes only when somebody says so twice', async () => {
  const remove = jest.fn(async () => undefined);
  const leftOut = [{ id: 'x', game: 'split', at: Date.UTC(2026, 1, 3, 12) }];
  show(storeWith({ leftOut, remove }));
  const said = 'Не вдалося прочитати партію (Поділ, 3 лютого 2026\u202fр.). Решта на місці.';
  expect(await screen.findByText(said)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Зберегти окремо' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Прибрати' }));
  expect(remove).not.toHaveBeenCalled();
  const [, sure] = await screen.findAllByRole('button', { name: 'Прибрати' });
  if (sure) fireEvent.press(sure);
  expect(remove).toHaveBeenCalledWith('x');
});
