/** A roll or deal that was seen and taken back stays: in the log as undone, in the checkup as counted. */
import { act, screen } from '@testing-library/react-native';

import LogScreen from '../../app/screens/match/LogScreen';
import VerifyScreen from '../../app/screens/verify/VerifyScreen';
import { matchDesk } from '../support/matchHarness';

const desk = matchDesk();

const QWINTO = {
  game: 'qwinto',
  setup: { seats: 2, first: 0, mode: 'virtual' },
  steps: [],
} as const;
const DICE = { type: 'dice', seat: 0, dice: ['orange', 'yellow'] };

/** Rolls, takes the roll back, and rolls again. */
async function rollTwice(): Promise<void> {
  for (const again of [false, true]) {
    await desk.play(DICE);
    await act(() => desk.match().draw());
    if (!again) await act(() => desk.match().undo());
  }
  const rolls = desk.match().log.filter(({ drawn }) => drawn);
  expect(rolls.map(({ undone }) => undone)).toEqual([true, false]);
  await screen.unmountAsync();
  await desk.reopen();
}

test('in the log', async () => {
  await desk.open(QWINTO, 0, LogScreen);
  await rollTwice();
  expect(await screen.findAllByText(/скасовано/)).not.toHaveLength(0);
  expect(screen.getByText('Скасовано попередній запис')).toBeOnTheScreen();
});

test('in the checkup', async () => {
  await desk.open(QWINTO, 0, VerifyScreen);
  await rollTwice();
  expect(await screen.findByText('Скасованих кидків: 1')).toBeOnTheScreen();
  expect(screen.getByText('їх видно в журналі')).toBeOnTheScreen();
});
