/** The app's opponents on the screen: what they do is told, whoever waits can hurry them, whoever learns is told why, and the coach sums up. */
import { fireEventAsync, screen, waitFor } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import CoachScreen from '../../app/screens/replay/CoachScreen';
import * as pace from '../../src/bots/pace';
import qwintoDealt from '../games/qwinto/transcripts/virtual.json';
import { matchDesk, type Transcript } from '../support/matchHarness';

jest.setTimeout(120_000);

const PATIENCE = { timeout: 60_000 };
/** Who thinks is seen, not announced. */
const UNSPOKEN = { includeHiddenElements: true };
const desk = matchDesk();
const press = async (name: string | RegExp): Promise<void> =>
  fireEventAsync.press(await screen.findByRole('button', { name }, PATIENCE));

/** The first chair is a person's, and the second one bids first. */
const AGAINST: Transcript = {
  game: 'promin',
  setup: { seats: 3, first: 0, mode: 'virtual' },
  steps: [],
  bots: [null, 'easy', 'easy'],
};

const COST = /Коштувало ([\d,]+), похибка/;

afterEach(() => jest.restoreAllMocks());

test('an opponent lets everybody look for as long as they like; a touch anywhere makes it act, and what it did is told', async () => {
  jest.spyOn(pace, 'pauseOf').mockReturnValue(100_000_000);
  await desk.open(AGAINST);
  const thinks = await screen.findByText('Тарас думає · торкнись, щоб швидше', UNSPOKEN, PATIENCE);
  await waitFor(() => expect(desk.match().thinking).toBe(1), PATIENCE);
  const { seq } = desk.match();
  // It has thought, and waits: no hurry, no move.
  await fireEventAsync(thinks, 'startShouldSetResponderCapture');
  await waitFor(() => expect(desk.match().seq).toBe(seq + 1), PATIENCE);
  expect(await screen.findByText(/^Тарас.*став/, {}, PATIENCE)).toBeOnTheScreen();
  expect(
    await screen.findByText('Соломія думає · торкнись, щоб швидше', UNSPOKEN, PATIENCE),
  ).toBeOnTheScreen();
  // One person: the device goes nowhere.
  expect(screen.queryByRole('button', { name: /^Тримай/ })).toBeNull();
});

test('a training match says why once, with its clause, and asks before it is left', async () => {
  await desk.open({ ...AGAINST, lesson: true }, 0, undefined, { botsAtOnce: true });
  expect(
    await screen.findByText(/^Чисел на своїх картах ти не бачиш/, {}, PATIENCE),
  ).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: /^Правил зустріли: 1 з \d+$/ })).toBeOnTheScreen();
  await press('Чому так: P-3.2');
  expect(desk.went.at(-1)).toEqual(['Rulebook', { game: 'promin', clause: 'P-3.2' }]);
  await press('Вийти');
  await press('Грати далі без пояснень');
  await waitFor(() => expect(desk.match().info.lesson).toBe(false));
  expect(screen.queryByText(/^Чисел на своїх картах/)).toBeNull();
});

test('beside paper only the opponent’s sheet is here; called, it names its dice, and people throw them', async () => {
  const steps = [
    { move: { type: 'dice', seat: 0, dice: ['orange', 'yellow'] } },
    { move: { type: 'roll', values: [3, 6] } },
    { move: { type: 'keep', seat: 0 } },
  ];
  const setup = { seats: 2, first: 0, mode: 'score' };
  const paper: Transcript = { game: 'qwinto', setup, steps, bots: [null, 'strong'] };
  await desk.open(paper, steps.length, undefined, { botsAtOnce: true });
  expect(await screen.findByText('На папері пишуть', {}, PATIENCE)).toBeOnTheScreen();
  expect(screen.getByText(/^Тарас пише: /)).toBeOnTheScreen();
  expect(screen.getByText('Далі кидає Тарас: обере кубики тут, а кинеш їх ти.')).toBeOnTheScreen();
  expect(desk.match().turn).toMatchObject({ phase: 'dice', actors: [1] });
  await press('Наступний кидок');
  await waitFor(() => expect(desk.match().turn.phase).toBe('roll'), PATIENCE);
  expect(screen.queryByRole('button', { name: 'Наступний кидок' })).toBeNull();
});

test('the coach sums up what moves cost, player by player; a row leads to its step', async () => {
  await desk.open(qwintoDealt, qwintoDealt.steps.length, CoachScreen);
  await screen.findByText(/^Рішень: \d+, з вибором: \d+\./, {}, PATIENCE);
  // The page goes on weighing: what is looked at is looked at at once.
  const rows = (): ReactTestInstance[] =>
    screen.getAllByRole('link', { name: /Краще: .* Коштувало \d+(,\d)?, похибка \d/ });
  const costs = await waitFor(
    () => rows().map((row) => COST.exec(String(row.props['accessibilityLabel']))?.[1] ?? ''),
    PATIENCE,
  );
  expect(costs.length).toBeLessThanOrEqual(3);
  const points = costs.map((cost) => Number(cost.replace(',', '.')));
  expect(points.every((cost) => cost > 0)).toBe(true);
  expect(points).toEqual(points.slice().sort((x, y) => y - x));
  await fireEventAsync.press(rows()[0]!);
  const [route, params] = desk.went.at(-1) ?? [];
  expect([route, (params as { id: string }).id]).toEqual(['Replay', desk.match().info.id]);
  expect(Number((params as { step: string }).step)).toBeGreaterThan(0);
});
