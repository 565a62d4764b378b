/** The first screen: unfinished matches are all within reach, however many there are. */
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

import { HomeScreen } from '../../app/screens/home/HomeScreen';
import { createMatch } from '../../src/match/create';
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
beforeEach(async () => {
  place = testPlace();
  store = await place.open();
});
afterEach(async () => {
  await store.close();
  place.remove();
});

test('the fifth unfinished match is one tap further', async () => {
  await store.setSetting('onboardingSeen', true);
  const names = ['Оля', 'Тарас', 'Марко'];
  const players: string[] = [];
  for (const [i, name] of names.entries())
    players.push((await store.createPlayer({ name, colour: i + 1 })).id);
  for (let i = 0; i < 5; i += 1)
    await createMatch(store, {
      game: 'promin',
      setup: { seats: 3, first: 0, mode: 'score' },
      players,
    });
  const navigation = {
    setOptions: () => undefined,
    isFocused: () => true,
    addListener: () => () => undefined,
  } as unknown as NavigationProp<ParamListBase>;
  await renderAsync(
    <StoreProvider session={createSession({ open: () => Promise.resolve(store) })}>
      <LocaleProvider preference="uk">
        <ThemeProvider preference="light" reducedMotion>
          <ToastProvider>
            <NavigationContext.Provider value={navigation}>
              <HomeScreen />
            </NavigationContext.Provider>
          </ToastProvider>
        </ThemeProvider>
      </LocaleProvider>
    </StoreProvider>,
  );
  const unfinished = () =>
    screen.queryAllByRole('button', { name: /^Незакінчена партія: Промінь/ });
  await waitFor(() => expect(unfinished()).toHaveLength(4));
  await fireEventAsync.press(screen.getByRole('button', { name: 'Ще незакінчені' }));
  await waitFor(() => expect(unfinished()).toHaveLength(5));
  expect(screen.queryByRole('button', { name: 'Ще незакінчені' })).toBeNull();
});
