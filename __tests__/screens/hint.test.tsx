/** Advice in one's own turn: counted when it is opened, chosen by one touch, played only by another. */
import { fireEventAsync, screen } from '@testing-library/react-native';

import ReplayScreen from '../../app/screens/replay/ReplayScreen';
import qwintoDealt from '../games/qwinto/transcripts/virtual.json';
import { matchDesk } from '../support/matchHarness';

jest.setTimeout(120_000);

const PATIENCE = { timeout: 60_000 };
const desk = matchDesk();
const press = async (role: 'button' | 'radio', name: string | RegExp): Promise<void> =>
  fireEventAsync.press(await screen.findByRole(role, { name }, PATIENCE));

/** Where the first number is to be written. */
const WRITE = qwintoDealt.steps.findIndex(({ move }) => move.type === 'write');

test('another option than the best can be chosen, and the table waits for a touch of its own', async () => {
  await desk.open(qwintoDealt, WRITE);
  const { seq } = desk.match();
  await press('button', 'Меню партії');
  await press('button', /^Підказка/);
  const options = await screen.findAllByRole('radio', { name: /похибка/ }, PATIENCE);
  expect(options.length).toBeGreaterThan(1);
  expect(options[0]).toBeChecked();
  expect(screen.getByText('Підказок у цій партії: 1')).toBeOnTheScreen();
  await fireEventAsync.press(options[1]!);
  expect(screen.getAllByRole('radio', { name: /похибка/ })[1]).toBeChecked();
  await press('button', /^Обрати/);
  expect(screen.queryByText('Підказок у цій партії: 1')).toBeNull();
  expect(desk.match().seq).toBe(seq);
  expect(desk.match().hints).toBe(1);
});

test('nobody who has switched help off is offered any', async () => {
  await desk.open(qwintoDealt, WRITE, undefined, { hints: false });
  await press('button', 'Меню партії');
  expect(await screen.findByRole('button', { name: /^Журнал/ })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^Підказка/ })).toBeNull();
});

test('the replay of a dealt match marks what the coach has something to say of', async () => {
  await desk.open(qwintoDealt, qwintoDealt.steps.length, ReplayScreen);
  expect(
    await screen.findByText(/^Червоні позначки — тренеру є що сказати: \d+$/, {}, PATIENCE),
  ).toBeOnTheScreen();
});
