/** The history on screen: filters, search by name, what is said when nothing is found. */
import {
  act,
  fireEventAsync,
  renderAsync,
  screen,
  waitFor,
  within,
} from '@testing-library/react-native';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

import HistoryScreen from '../../app/screens/history/HistoryScreen';
import {
  boundsOf,
  readChoice,
  toParams,
  type HistoryParams,
} from '../../app/screens/history/choice';
import { readDay } from '../../app/screens/history/days';
import { historyText } from '../../app/screens/history/text';
import { daysLeft } from '../../src/storage/kept';
import type { Store } from '../../src/storage/types';
import { playEvenings } from '../support/evenings';
import { listDraws } from '../support/lists';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';
import { OverStore, UnderNavigator } from '../support/surroundings';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60 * 1000;

let place: TestPlace;
let store: Store;
let went: [string, unknown][];
let address: HistoryParams | undefined;
/** As if a link had been opened. */
let follow: (params: HistoryParams) => void;

beforeAll(async () => {
  place = testPlace();
  store = await place.open();
  await playEvenings(store);
});

afterAll(async () => {
  await store.close();
  place.remove();
});

beforeEach(() => {
  went = [];
  address = undefined;
});

/** Stands for the navigator: keeps the parameters, notes where one wants to go. */
function Host(props: { params: HistoryParams | undefined }): ReactNode {
  const [params, setParams] = useState(props.params);
  useLayoutEffect(() => {
    follow = setParams;
  }, []);
  const navigation = useMemo(
    () => ({
      navigate: (name: string, to?: unknown) => went.push([name, to]),
      setParams: (next: HistoryParams) => {
        address = next;
        setParams(next);
      },
      setOptions: () => undefined,
    }),
    [],
  );
  return (
    <UnderNavigator navigator={navigation}>
      <HistoryScreen route={{ params }} />
    </UnderNavigator>
  );
}

async function open(params?: HistoryParams, from: Store = store): Promise<void> {
  await renderAsync(
    <OverStore store={from}>
      <Host params={params} />
    </OverStore>,
  );
  await answered(from);
}

/** Until the store has answered what was asked, what was asked because of the answers, and the list is drawn. */
async function answered(from: Store): Promise<void> {
  for (let i = 0; i < 3; i += 1)
    await act(async () => {
      await from.settings();
    });
  await listDraws();
}

const rows = () => screen.queryAllByRole('button', { name: /Відкрити$/ });
/** The address follows what was chosen a moment later, and the screen is drawn with it once more. */
async function addressWill(part: HistoryParams): Promise<void> {
  await waitFor(() => expect(address).toMatchObject(part));
  await answered(store);
}
const rowsWill = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
async function press(role: 'button' | 'checkbox', name: string | RegExp): Promise<void> {
  await fireEventAsync.press(screen.getByRole(role, { name }));
  await answered(store);
}

test('by game: the address keeps it, and a match is opened by a tap', async () => {
  await open();
  await screen.findAllByRole('button', { name: /Відкрити$/ });
  await press('button', 'Усі ігри');
  expect(screen.getByRole('radio', { name: 'Усі ігри' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Поділ' })).not.toBeChecked();
  await fireEventAsync.press(within(screen.getByLabelText('Яка гра?')).getByText('Поділ'));
  await answered(store);
  await rowsWill(1);
  await addressWill({ game: 'split' });
  await press(
    'button',
    /^Поділ, .*Перемагає Соломія: Соломія — 32, Тарас — 23, Оля — 16, Євген — 5\. Відкрити$/,
  );
  expect(went.at(-1)).toMatchObject(['Match', {}]);
});

test('by people: only matches at which all of them sat', async () => {
  await open();
  await screen.findAllByRole('button', { name: /Відкрити$/ });
  await press('button', 'Усі гравці');
  await press('checkbox', 'Соломія');
  // 4, 9, 11, 12 and 13.
  await rowsWill(5);
  await press('checkbox', 'Тарас');
  await press('button', 'Показати');
  // Not the one of Оля and Соломія alone.
  await rowsWill(4);
  expect(screen.getByRole('button', { name: /^(Соломія, Тарас|Тарас, Соломія)$/ })).toBeTruthy();
  // At the title and at the month.
  expect(screen.getAllByText('4 партії')).toHaveLength(2);
});

test('by name: any part of it finds the matches, nothing found says so and has a way out', async () => {
  await open();
  await screen.findAllByRole('button', { name: /Відкрити$/ });
  await press('button', 'Знайти за іменем');
  const field = screen.getByLabelText('Ім’я гравця');
  await fireEventAsync.changeText(field, 'солом');
  await answered(store);
  await rowsWill(5);
  await fireEventAsync.changeText(field, 'ніхто');
  await answered(store);
  expect(await screen.findByText('Таких партій немає.')).toBeTruthy();
  await press('button', 'Показати всі');
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
});

test('by mode and state, from the address', async () => {
  await open({ mode: 'virtual' });
  expect(await screen.findByText('Таких партій немає.')).toBeTruthy();
  await press('button', 'Показати всі');
  await screen.findAllByRole('button', { name: /Відкрити$/ });
  await press('button', 'Усі партії');
  await fireEventAsync.press(within(screen.getByLabelText('Які партії')).getByText('Видалені'));
  await answered(store);
  expect(await screen.findByRole('button', { name: /^Повернути партію: Нізам/ })).toBeTruthy();
  await addressWill({ state: 'deleted' });
});

test('a link into the open history is followed, and what is typed meanwhile is not lost', async () => {
  await open();
  await screen.findAllByRole('button', { name: /Відкрити$/ });
  await act(() => follow({ game: 'split' }));
  await answered(store);
  await rowsWill(1);
  expect(screen.getByRole('button', { name: 'Поділ' })).toBeOnTheScreen();
  await act(() => follow({ find: 'солом' }));
  await answered(store);
  await rowsWill(5);
  const field = screen.getByLabelText('Ім’я гравця');
  // The address follows a moment later; by then more is typed.
  await fireEventAsync.changeText(field, 'соломія');
  await addressWill({ find: 'соломія' });
  await fireEventAsync.changeText(field, 'тарас');
  await answered(store);
  expect(field.props.value).toBe('тарас');
  await addressWill({ find: 'тарас' });
  await act(() => follow({ find: 'солом' }));
  await answered(store);
  expect(screen.getByLabelText('Ім’я гравця').props.value).toBe('солом');
});

test('months are chapters: the newest first, each with what was played in it', async () => {
  await open();
  await screen.findAllByRole('button', { name: /Відкрити$/ });
  const heads = screen.getAllByRole('heading').map((head) => head.children.join(''));
  expect(heads[0]).toBe('Історія');
  expect(heads.length).toBeGreaterThan(1);
});

test('a long press asks what to do; what is deleted can be brought back at once', async () => {
  await open({ game: 'split' });
  await rowsWill(1);
  await fireEventAsync(rows()[0] as never, 'longPress');
  const menu = screen.getByLabelText(/^Поділ, [^.]*$/);
  await fireEventAsync.press(within(menu).getByText('Поділитися'));
  expect(went.at(-1)).toMatchObject(['Match', { share: '1' }]);
  await fireEventAsync(rows()[0] as never, 'longPress');
  await fireEventAsync.press(within(screen.getByLabelText(/^Поділ, [^.]*$/)).getByText('Видалити'));
  await answered(store);
  await rowsWill(0);
  await fireEventAsync.press(screen.getByText('Повернути'));
  await answered(store);
  await rowsWill(1);
});

test('a deleted match says how long it can be brought back', async () => {
  await open({ state: 'deleted' });
  expect(await screen.findByText(/· повернути можна ще 30 днів ·/)).toBeTruthy();
  expect(rows()).toEqual([]);
});

test.each([
  [0, 30],
  [1, 30],
  [DAY - 1, 30],
  [DAY, 29],
  [9 * DAY, 21],
  [29 * DAY + 1, 1],
  [31 * DAY, 1],
])('%d ms after it was deleted a match has %d days', (passed, days) => {
  expect(daysLeft(1_000, 1_000 + passed)).toBe(days);
});

test.each([
  [1, 'ще 1 день', 'ещё 1 день', 'for 1 day'],
  [3, 'ще 3 дні', 'ещё 3 дня', 'for 3 days'],
  [12, 'ще 12 днів', 'ещё 12 дней', 'for 12 days'],
  [21, 'ще 21 день', 'ещё 21 день', 'for 21 days'],
  [30, 'ще 30 днів', 'ещё 30 дней', 'for 30 days'],
])('%d days are counted in three languages', (days, uk, ru, en) => {
  expect(historyText.uk.left(days)).toContain(uk);
  expect(historyText.ru.left(days)).toContain(ru);
  expect(historyText.en.left(days)).toContain(en);
});

test('by days of one’s own: what is no day is refused in words', async () => {
  await open();
  await screen.findAllByRole('button', { name: /Відкрити$/ });
  await press('button', 'Увесь час');
  await fireEventAsync.changeText(screen.getByLabelText('До'), '32.01.2026');
  await answered(store);
  await press('button', 'Показати');
  expect(screen.getByText('Це не схоже на дату. Приклад: 05.11.2026.')).toBeTruthy();
  await fireEventAsync.changeText(screen.getByLabelText(/^До/), '01.01.2001');
  await answered(store);
  await press('button', 'Показати');
  expect(await screen.findByText('Таких партій немає.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'до 01.01.2001' })).toBeTruthy();
});

test('where nothing was played yet a match can be begun', async () => {
  const empty = testPlace();
  const none = await empty.open();
  await open(undefined, none);
  expect(await screen.findByText('Перша партія з’явиться тут.')).toBeTruthy();
  await press('button', 'Почати партію');
  expect(went.at(-1)?.[0]).toBe('NewMatch');
  await none.close();
  empty.remove();
});

test('the address is read back as it was written, and both days of a span count', () => {
  const choice = {
    game: 'nizam',
    people: ['a', 'b'],
    mode: 'score',
    when: { from: readDay('5.11.2026'), to: readDay('6/11/2026') },
    state: 'finished',
    find: 'Оля',
  } as const;
  expect(readChoice(toParams(choice))).toEqual(choice);
  expect(boundsOf(choice.when, 0)).toEqual({
    from: new Date(2026, 10, 5).getTime(),
    until: new Date(2026, 10, 7).getTime(),
  });
  expect(boundsOf('month', new Date(2026, 10, 16, 7).getTime())).toEqual({
    from: new Date(2026, 10, 1).getTime(),
  });
  expect(readChoice({ game: 'chess', when: 'whenever', state: 'lost' })).toEqual(readChoice());
});
