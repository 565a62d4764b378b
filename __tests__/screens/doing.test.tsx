/** The strip above the table says whose turn it is, unless the table is busy with something else. */
import { fireEventAsync, screen } from '@testing-library/react-native';

import { matchDesk } from '../support/matchHarness';

const desk = matchDesk();

test('while paper sheets of Qwinto are copied it says whose', async () => {
  await desk.open({ game: 'qwinto', setup: { seats: 2, first: 0, mode: 'score' }, steps: [] });
  expect(await screen.findByText('Обирає кубики Оля')).toBeOnTheScreen();
  await fireEventAsync.press(screen.getByText('Закінчити й порахувати аркуші'));
  expect(screen.getByText('Вписуємо аркуш: Оля')).toBeOnTheScreen();
  expect(screen.queryByText('Обирає кубики Оля')).toBeNull();
  await fireEventAsync.press(screen.getByText('Далі: Тарас'));
  expect(screen.getByText('Вписуємо аркуш: Тарас')).toBeOnTheScreen();
  await fireEventAsync.press(screen.getByText('Назад до кубиків'));
  expect(screen.getByText('Обирає кубики Оля')).toBeOnTheScreen();
});
