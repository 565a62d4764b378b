/** Setting a match up: what is on the screen when «Почати» is pressed is what the match gets. */
import {
  NavigationContext,
  type NavigationProp,
  type ParamListBase,
} from '@react-navigation/native';
import {
  configure,
  fireEventAsync,
  renderAsync,
  screen,
  waitFor,
} from '@testing-library/react-native';

import NewMatchScreen from '../../app/screens/newMatch/NewMatchScreen';
import { StoreProvider } from '../../src/match/hooks';
import type { Store } from '../../src/storage';
import { createSession } from '../../src/storage/session';
import { LocaleProvider } from '../../src/text/locale';
import { ThemeProvider, ToastProvider } from '../../src/ui';
import { testPlace, type TestPlace } from '../support/sqlite/openTestStore';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 8_000 });

let place: TestPlace;
let store: Store;
let begun: string[];
let asked: unknown[];
beforeEach(async () => {
  place = testPlace();
  store = await place.open();
  begun = [];
  asked = [];
});
afterEach(async () => {
  await store.close();
  place.remove();
});

const navigation = {
  setOptions: () => undefined,
  dispatch: (action: unknown) => asked.push(action),
  reset: (state: { routes: { params?: { id: string } }[] }) =>
    begun.push(state.routes[1]?.params?.id ?? ''),
} as unknown as NavigationProp<ParamListBase>;

async function show(reducedMotion = true): Promise<void> {
  const route = { key: 'new', name: 'NewMatch', params: { game: 'promin' } };
  await renderAsync(
    <StoreProvider session={createSession({ open: () => Promise.resolve(store) })}>
      <LocaleProvider preference="uk">
        <ThemeProvider preference="light" reducedMotion={reducedMotion}>
          <ToastProvider>
            <NavigationContext.Provider value={navigation}>
              <NewMatchScreen route={route} />
            </NavigationContext.Provider>
          </ToastProvider>
        </ThemeProvider>
      </LocaleProvider>
    </StoreProvider>,
  );
}

const press = (name: string) => fireEventAsync.press(screen.getByRole('button', { name }));
const type = (text: string) =>
  fireEventAsync.changeText(screen.getByLabelText('Ім’я гравця'), text);

async function sitDown(...names: string[]): Promise<void> {
  for (const name of names) {
    await type(name);
    await press('Додати гравця');
  }
}

async function begunMatch(): Promise<{ name: string; colour: number }[]> {
  await waitFor(() => expect(begun).toHaveLength(1));
  const match = await store.match(begun[0] ?? '');
  const players = await store.players();
  return (match?.players ?? []).map(({ id }) => {
    const player = players.find((other) => other.id === id);
    return { name: player?.name ?? '', colour: player?.colour ?? 0 };
  });
}

test('a name that is typed but not added yet plays too, and the button counts it', async () => {
  await show();
  await sitDown('Оля', 'Тарас');
  await type(' Марко ');
  await press('Почати утрьох');
  expect((await begunMatch()).map(({ name }) => name)).toEqual(['Оля', 'Тарас', 'Марко']);
});

test('a name that is typed again does not sit down twice', async () => {
  await show();
  await sitDown('Оля', 'Тарас', 'Марко');
  await type('оля');
  await press('Почати утрьох');
  expect(await begunMatch()).toHaveLength(3);
});

test('a token changed at the table is the player’s in the match, also of one known before', async () => {
  for (const [name, colour] of [
    ['Оля', 1],
    ['Тарас', 2],
    ['Марко', 2],
  ] as const)
    await store.createPlayer({ name, colour });
  await show();
  for (const name of ['Оля', 'Тарас', 'Марко'])
    await fireEventAsync.press(await screen.findByRole('button', { name }));
  // The second with colour 2 sits down with the first free one.
  await press('Змінити фішку: Оля');
  await press('Почати утрьох');
  expect(await begunMatch()).toEqual([
    { name: 'Оля', colour: 4 },
    { name: 'Тарас', colour: 2 },
    { name: 'Марко', colour: 3 },
  ]);
});

test('the match waits for the lot, and the lot is off when somebody gets up', async () => {
  await show(false);
  await sitDown('Оля', 'Тарас', 'Марко', 'Іра');
  await press('жереб');
  expect(screen.getByRole('button', { name: /Почати/ })).toBeDisabled();
  await press('Прибрати зі столу: Іра');
  expect(screen.getByRole('button', { name: 'Почати утрьох' })).toBeEnabled();
  expect(screen.getByText(/Починає й роздає Оля/)).toBeTruthy();
});

test('another game is named in the address, so that a reload opens it', async () => {
  await show();
  await press('Інша гра');
  await fireEventAsync.press(await screen.findByRole('button', { name: /^Qwinto/ }));
  expect(asked).toMatchObject([{ type: 'SET_PARAMS', payload: { params: { game: 'qwinto' } } }]);
});
