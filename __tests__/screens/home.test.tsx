/** The first screen: unfinished matches are all within reach, however many there are. */
import { fireEventAsync, screen, waitFor } from '@testing-library/react-native';

import { HomeScreen } from '../../app/screens/home/HomeScreen';
import { createMatch } from '../../src/match/create';
import { screenDesk } from '../support/screenDesk';

const desk = screenDesk({ isFocused: () => true, addListener: () => () => undefined });

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
  expect(screen.queryByRole('button', { name: 'Ще незакінчені' })).toBeNull();
});
