/** The first screen: unfinished matches are all within reach, and their place is kept until they are there. */
import {
  fireEvent,
  fireEventAsync,
  renderAsync,
  screen,
  waitFor,
} from '@testing-library/react-native';

import { HomeScreen } from '../../app/screens/home/HomeScreen';
import { SettingsProvider } from '../../app/settings';
import { OK } from '../../src/engine/verdict';
import { createMatch } from '../../src/match/create';
import { openLiveMatch } from '../../src/match/live';
import { StoreProvider } from '../../src/match/hooks';
import type { Session, SessionStatus } from '../../src/storage';
import { screenDesk } from '../support/screenDesk';
import { Looks, UnderNavigator } from '../support/surroundings';

const NAVIGATOR = {
  isFocused: () => true,
  addListener: () => () => undefined,
  setOptions: () => undefined,
};
const OPENING: SessionStatus = { status: 'opening' };

const desk = screenDesk(NAVIGATOR);

test('the fifth unfinished match is one tap further', async () => {
  const store = desk.store();
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
  await desk.show(<HomeScreen />);
  const unfinished = () =>
    screen.queryAllByRole('button', { name: /^Незакінчена партія: Промінь/ });
  await waitFor(() => expect(unfinished()).toHaveLength(4));
  await fireEventAsync.press(screen.getByRole('button', { name: 'Ще незакінчені' }));
  await waitFor(() => expect(unfinished()).toHaveLength(5));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ще незакінчені' })).toBeNull());
});

test('the card says where the match stands and who is asked, with what is entered counted in', async () => {
  const store = desk.store();
  await store.setSetting('onboardingSeen', true);
  const players: string[] = [];
  for (const [i, name] of ['Оля', 'Тарас', 'Марко'].entries())
    players.push((await store.createPlayer({ name, colour: i + 1 })).id);
  const setup = { seats: 3, first: 0, mode: 'score' } as const;
  const { id } = await createMatch(store, { game: 'promin', setup, players });
  await desk.show(<HomeScreen />);
  expect(await screen.findByText('Роздача 1 з 4 · ставить Тарас')).toBeOnTheScreen();
  // To whoever listens as well.
  const spoken =
    'Незакінчена партія: Промінь. Роздача 1 з 4 · ставить Тарас. Оля — 0, Тарас — 0, Марко — 0. Продовжити';
  expect(await screen.findByRole('button', { name: spoken })).toBeOnTheScreen();
  await screen.unmountAsync();
  const live = await openLiveMatch(store, id);
  if (!live) throw new Error('no match');
  for (const [i, seat] of [1, 2, 0].entries())
    expect(await live.attempt({ type: 'bid', seat, beads: 2, shield: false }, i)).toEqual(OK);
  live.leave();
  await desk.show(<HomeScreen />);
  expect(await screen.findByText('Роздача 1 з 4 · взятки')).toBeOnTheScreen();
});

describe('while the store opens', () => {
  const kept = new Map<string, string>();
  const opening: Session = {
    status: () => OPENING,
    subscribe: () => () => undefined,
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  beforeEach(() => {
    kept.clear();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  const showOpening = (): Promise<unknown> =>
    renderAsync(
      <StoreProvider session={opening}>
        <SettingsProvider>
          <Looks>
            <UnderNavigator navigator={NAVIGATOR}>
              <HomeScreen />
            </UnderNavigator>
          </Looks>
        </SettingsProvider>
      </StoreProvider>,
    );

  test('the place of the unfinished match is kept, as high as it was', async () => {
    kept.set('arbitr.unfinished', '168');
    await showOpening();
    expect(screen.getByTestId('kept-place')).toHaveStyle({ height: 168 });
  });

  test('where none was waiting, none is kept', async () => {
    await showOpening();
    expect(screen.queryByTestId('kept-place')).toBeNull();
  });

  test('how high it is, is noted for the next time; that there is none, too', async () => {
    const store = desk.store();
    const players: string[] = [];
    for (const name of ['Оля', 'Тарас'])
      players.push((await store.createPlayer({ name, colour: 1 })).id);
    const match = await createMatch(store, {
      game: 'qwinto',
      setup: { seats: 2, first: 0, mode: 'score' },
      players,
    });
    await desk.show(<HomeScreen />);
    const card = await screen.findByRole('button', { name: /^Незакінчена партія/ });
    fireEvent(card, 'layout', { nativeEvent: { layout: { height: 150 } } });
    expect(kept.get('arbitr.unfinished')).toBe('150');
    await store.deleteMatch(match.id);
    await waitFor(() => expect(kept.get('arbitr.unfinished')).toBe('0'));
  });
});
