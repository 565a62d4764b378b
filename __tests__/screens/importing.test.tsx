/** A copy being taken in: how far it is, what came of it, and the matches that were set aside. */
import { act, fireEvent, fireEventAsync, screen, within } from '@testing-library/react-native';

import { DataPanel } from '../../app/screens/settings/DataPanel';
import { ImportSheet, type Importing } from '../../app/screens/settings/ImportSheet';
import { createPace } from '../../app/screens/settings/pace';
import * as files from '../../src/storage/files';
import { playEvening } from '../support/fairness/evening';
import { screenDesk } from '../support/screenDesk';
import { HEAD, packed } from '../support/torture/hostileFiles';

jest.mock('../../src/storage/files');

const navigate = jest.fn();
const desk = screenDesk({ navigate });

/** Honest matches, and one at a time that no calendar has. */
function someFile(): Uint8Array {
  const honest = [0, 1, 2].map((n) => playEvening(n));
  const bad = { ...playEvening(3), at: 9e15 };
  return packed([HEAD, ...[...honest, bad].map((match) => JSON.stringify({ match }))]);
}

const does = { onCancel: jest.fn(), onClose: jest.fn(), onHistory: jest.fn(), onSave: jest.fn() };
const working = (done: number): Importing => ({
  stage: 'working',
  progress: { done, total: 2000, matches: 1000, fresh: 588, known: 53, aside: 1 },
});

test('while it lasts: so many of so many, three figures, every quarter is said, and there is a way out', async () => {
  await desk.show(<ImportSheet importing={working(1284)} {...does} />);
  expect(screen.getByText('642')).toBeOnTheScreen();
  expect(screen.getByText('з 1000 партій')).toBeOnTheScreen();
  for (const figure of ['588', '53', '1']) expect(screen.getByText(figure)).toBeOnTheScreen();
  expect(screen.getByRole('progressbar')).toHaveAccessibilityValue({ now: 50, max: 100 });
  expect(screen.getByText('50 %')).toBeOnTheScreen();
  await fireEventAsync.press(screen.getByRole('button', { name: 'Скасувати' }));
  expect(does.onCancel).toHaveBeenCalledTimes(1);
});

test('the three figures make up the one: what is judged and not yet stored is in none of them', async () => {
  await desk.show(<ImportSheet importing={working(400)} {...does} />);
  for (const figure of ['200', '53', '1', '254'])
    expect(screen.getByText(figure)).toBeOnTheScreen();
});

test('before the first quarter nothing is said aloud', async () => {
  await desk.show(<ImportSheet importing={working(400)} {...does} />);
  expect(screen.queryByText(/%$/)).toBeNull();
});

test('when it is done: what came of it, whose match was set aside and why; it can be saved apart or put away', async () => {
  jest.mocked(files.pickFile).mockResolvedValue({ name: 'x.gz', bytes: someFile() });
  await desk.show(<DataPanel />);
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Відновити з файлу' }));
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Додати' }));
  expect(await screen.findByText('Прийнято 3 партії')).toBeOnTheScreen();
  expect(screen.getByText('відкладено: 1')).toBeOnTheScreen();
  const card = screen.getByLabelText('Qwinto');
  expect(within(card).getByText(/^Qwinto, Гравець 0/)).toBeOnTheScreen();
  expect(within(card).getByText(/^Час партії поза календарем/)).toBeOnTheScreen();
  await fireEventAsync.press(screen.getByRole('button', { name: 'Зберегти окремо' }));
  const saved = jest.mocked(files.saveFile).mock.calls[0]?.[0];
  expect(JSON.parse(new TextDecoder().decode(saved?.bytes))).toMatchObject({ at: 9e15 });
  await fireEventAsync.press(screen.getByRole('button', { name: 'Прибрати' }));
  expect(screen.queryByLabelText('Qwinto')).toBeNull();
  await fireEventAsync.press(screen.getByRole('button', { name: 'До історії' }));
  expect(navigate).toHaveBeenCalledWith('Tabs', { screen: 'History' });
  expect(await desk.store().archive.countMatches()).toBe(3);
});

test('with nothing set aside it is the same sheet: what came of it, and the way to History', async () => {
  const honest = packed([HEAD, JSON.stringify({ match: playEvening(0) })]);
  jest.mocked(files.pickFile).mockResolvedValue({ name: 'x.gz', bytes: honest });
  await desk.show(<DataPanel />);
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Відновити з файлу' }));
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Додати' }));
  expect(await screen.findByText('Прийнято 1 партію')).toBeOnTheScreen();
  expect(screen.queryByText(/уже були|відкладено/)).toBeNull();
  await fireEventAsync.press(screen.getByRole('button', { name: 'До історії' }));
  expect(navigate).toHaveBeenCalledWith('Tabs', { screen: 'History' });
});

const NOT_TAKEN = 'Не вдалося прийняти файл. Спробуй ще раз: що вже є, вдруге не додасться.';

test('a file that the device does not hand over is not said to be somebody else’s', async () => {
  jest.mocked(files.pickFile).mockRejectedValue(new Error('NotReadableError'));
  await desk.show(<DataPanel />);
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Відновити з файлу' }));
  expect(await screen.findByText(NOT_TAKEN)).toBeOnTheScreen();
});

test('a store that fails is no damaged file', async () => {
  jest.mocked(files.pickFile).mockResolvedValue({ name: 'x.gz', bytes: someFile() });
  jest.spyOn(desk.store(), 'importAll').mockRejectedValue(new Error('disk I/O error'));
  await desk.show(<DataPanel />);
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Відновити з файлу' }));
  await fireEventAsync.press(await screen.findByRole('button', { name: 'Додати' }));
  expect(await screen.findByText(NOT_TAKEN)).toBeOnTheScreen();
});

test('how much longer is told once it can be told, and not at the end', async () => {
  let now = 0;
  const left = createPace(() => now);
  expect(left({ done: 0, total: 100 })).toBeNull();
  now = 500;
  expect(left({ done: 10, total: 100 })).toBeNull();
  now = 2000;
  expect(left({ done: 20, total: 100 })).toBe(8);
  now = 9000;
  expect(left({ done: 99, total: 100 })).toBe(1);
  expect(left({ done: 100, total: 100 })).toBeNull();
  await desk.show(<ImportSheet importing={{ ...working(1284), left: 2 } as Importing} {...does} />);
  expect(screen.getByText('ще 2 с')).toBeOnTheScreen();
});

test('the file chooser opens within the tap: an iPhone opens none a moment later', async () => {
  jest.mocked(files.pickFile).mockResolvedValue(null);
  await desk.show(<DataPanel />);
  const restore = await screen.findByRole('button', { name: 'Відновити з файлу' });
  await act(() => Promise.resolve());
  jest.mocked(files.pickFile).mockClear();
  fireEvent.press(restore);
  expect(files.pickFile).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve());
});
