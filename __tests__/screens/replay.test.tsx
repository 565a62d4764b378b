/** The replay on screen, over matches played through the front door. */
import { act, fireEventAsync, screen, waitFor, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import CoachScreen from '../../app/screens/replay/CoachScreen';
import ReplayScreen from '../../app/screens/replay/ReplayScreen';
import LogScreen from '../../app/screens/match/LogScreen';
import MatchScreen from '../../app/screens/match/MatchScreen';
import { gainsOf, leadChanges } from '../../app/screens/replay/steps';
import type { Standing } from '../../src/engine/types';
import { matchDesk, type Transcript } from '../support/matchHarness';
import promin from '../games/promin/transcripts/virtual.json';
import qwinto from '../games/qwinto/transcripts/virtual.json';
import split from '../games/split/transcripts/virtual.json';

jest.setTimeout(120_000);

const desk = matchDesk();

const SCORE = { seats: 2, first: 0, mode: 'score' };

/** Оля 5 and 3 in a row, Тарас nothing, the table stops. */
const small: Transcript = {
  game: 'nizam',
  setup: SCORE,
  steps: [
    { move: { type: 'tally', seat: 0, lengths: [5, 3] } },
    { move: { type: 'tally', seat: 1, lengths: [] } },
    { move: { type: 'stop' } },
  ],
};

const press = (name: string | RegExp) => fireEventAsync.press(screen.getByRole('button', { name }));
const slider = () => screen.getByRole('slider', { name: 'Запис партії' });
const spoken = () => String(slider().props['aria-valuetext']);
const swipe = (actionName: string) =>
  fireEventAsync(slider(), 'accessibilityAction', { nativeEvent: { actionName } });

test('each step has its move in words, the points, what they are for and the clause', async () => {
  await desk.open(small, 3, ReplayScreen);
  expect(await screen.findByText('Початок партії')).toBeTruthy();
  expect(screen.getByLabelText('Оля: 0')).toBeTruthy();
  await press('Наступний хід');
  expect(spoken()).toMatch(/^Запис 1 з 3\. Оля /);
  // Five in a row are worth 7, three are worth 3 (N-4.2), the second combination one more (N-4.3).
  expect(screen.getByLabelText('Оля: 11, зміна +11')).toBeTruthy();
  expect(screen.getByLabelText('Тарас: 0')).toBeTruthy();
  const gains = within(screen.getByLabelText('За що очки'));
  expect(gains.getByText('+7')).toBeTruthy();
  expect(gains.getByText('+3')).toBeTruthy();
  expect(gains.getByText('+1')).toBeTruthy();
  const [clause] = gains.getAllByRole('link', { name: 'Правило N-4.2' });
  if (clause) await fireEventAsync.press(clause);
  expect(desk.went.at(-1)).toEqual(['Rulebook', { game: 'nizam', clause: 'N-4.2' }]);
  await swipe('increment');
  await press('Наступний хід');
  expect(spoken()).toMatch(/^Запис 3 з 3\./);
  expect(screen.getByRole('button', { name: 'Наступний хід' })).toBeDisabled();
});

test('a screen reader swipes through the steps', async () => {
  await desk.open(small, 3, ReplayScreen);
  await screen.findByText('Початок партії');
  await swipe('increment');
  await swipe('increment');
  expect(spoken()).toMatch(/^Запис 2 з 3\./);
  await swipe('decrement');
  expect(spoken()).toMatch(/^Запис 1 з 3\./);
});

test('it goes on by itself until it is stopped', async () => {
  await desk.open(small, 3, ReplayScreen);
  await screen.findByText('Початок партії');
  jest.useFakeTimers();
  try {
    await press('Грати далі');
    await act(() => jest.advanceTimersByTimeAsync(1700));
    expect(spoken()).toMatch(/^Запис 1 з 3\./);
    await press('Зупинити');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(spoken()).toMatch(/^Запис 1 з 3\./);
  } finally {
    jest.useRealTimers();
  }
});

test('what was taken back is not shown, and nothing on the table can be pressed', async () => {
  await desk.open(small, 1, ReplayScreen);
  await act(() => desk.match().undo());
  await desk.play({ type: 'tally', seat: 0, lengths: [3] });
  await press('Наступний хід');
  expect(spoken()).toMatch(/^Запис 1 з 1\./);
  expect(screen.getByLabelText('Оля: 3, зміна +3')).toBeTruthy();
  const table = within(screen.getByLabelText('Стіл у цю мить'));
  for (const control of table.queryAllByRole('button')) expect(control).toBeDisabled();
});

const bids: Transcript = {
  game: 'promin',
  setup: { seats: 3, first: 0, mode: 'score' },
  steps: [{ move: { type: 'bid', seat: 1, beads: 2, shield: false } }],
};

test('what else was possible: a few in words, the rest on request, never what was done', async () => {
  await desk.open(promin as Transcript, promin.steps.length, ReplayScreen);
  await screen.findByText('Початок партії');
  await press('Наступний хід');
  await press('Наступний хід');
  const done = /([А-ЯЄІЇҐ]\S+ ставить .+)$/.exec(spoken())?.[1] ?? '';
  expect(done).not.toBe('');
  const list = within(await screen.findByLabelText('Що ще було можливо'));
  // Folded until somebody asks.
  expect(list.queryByText(/ ставить /)).toBeNull();
  await fireEventAsync.press(list.getByRole('button', { name: /^Що ще було можливо/ }));
  expect(list.getAllByText(/ ставить /)).toHaveLength(6);
  await fireEventAsync.press(list.getByRole('button', { name: /^Показати ще \d+$/ }));
  expect(list.getAllByText(/ ставить /).length).toBeGreaterThan(6);
  expect(list.queryByText(done)).toBeNull();
});

test('on a wide screen the log stands beside the table: a tap goes there', async () => {
  const phone = Dimensions.get('window');
  try {
    act(() => Dimensions.set({ window: { ...phone, width: 1180, height: 820 } }));
    await desk.open(small, 3, ReplayScreen);
    await screen.findByText('Початок партії');
    const rows = within(screen.getByLabelText('Журнал')).getAllByRole('button');
    expect(rows).toHaveLength(3);
    // Newest first.
    if (rows[1]) await fireEventAsync.press(rows[1]);
    expect(spoken()).toMatch(/^Запис 2 з 3\./);
    expect(screen.getByLabelText('Оля: 11')).toBeTruthy();
  } finally {
    act(() => Dimensions.set({ window: phone }));
  }
});

test('where no hands were dealt there is no list of what else could have been entered', async () => {
  await desk.open(bids, 1, ReplayScreen);
  await press('Наступний хід');
  expect(spoken()).toBe('Запис 1 з 1. Тарас ставить 2');
  expect(screen.queryByLabelText('Що ще було можливо')).toBeNull();
});

test('a dealt match keeps its secrets until it is over', async () => {
  await desk.open(promin as Transcript, 20, ReplayScreen);
  expect(await screen.findByText(/^Карти ще закриті/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  await press('До партії');
  expect(desk.went.at(-1)).toMatchObject(['Match', {}]);
});

test('the coach says what it goes over, and does not call a match erased that it has nothing to say to', async () => {
  await desk.open(small, 3, CoachScreen);
  expect(
    await screen.findByText('Тренер розбирає лише дограні партії, які роздавав Арбітр.'),
  ).toBeTruthy();
  expect(screen.queryByText(/стерто/)).toBeNull();
  await press('До партії');
  expect(desk.went.at(-1)).toEqual(['Match', { id: desk.match().info.id }]);
});

test('a dealt match that is over shows the hand of whoever was to act', async () => {
  await desk.open(promin as Transcript, promin.steps.length, ReplayScreen);
  await screen.findByText('Початок партії');
  await press('Наступний хід');
  await press('Наступний хід');
  const table = within(screen.getByLabelText('Стіл у цю мить'));
  expect(await table.findByText(/^Ставить /)).toBeTruthy();
  expect(screen.getByLabelText('Що ще було можливо')).toBeTruthy();
});

test('the end screen leads to the replay, the log and the chart', async () => {
  await desk.open(small, 3, MatchScreen);
  await press(/^Переглянути хід за ходом/);
  expect(desk.went.at(-1)).toMatchObject(['Replay', {}]);
  await press('Журнал');
  expect(desk.went.at(-1)).toMatchObject(['Log', {}]);
  await press('Хід партії');
  expect(desk.went.at(-1)).toMatchObject(['Standings', {}]);
});

test('a move taken back can be brought back, from the note and from the menu', async () => {
  await desk.open(small, 1, MatchScreen);
  const moves = () => desk.match().log.filter(({ kind, undone }) => kind === 'move' && !undone);
  await press('Скасувати останнє');
  await waitFor(() => expect(moves()).toHaveLength(0));
  await press('Повернути');
  await waitFor(() => expect(moves()).toHaveLength(1));
  await press('Скасувати останнє');
  await waitFor(() => expect(moves()).toHaveLength(0));
  await press('Меню партії');
  await press('Повернути скасоване');
  await waitFor(() => expect(moves()).toHaveLength(1));
});

const virtualSplit = split as Transcript;
const isVote = (step: { move: unknown }) => (step.move as { type: string }).type === 'vote';
const firstVote = virtualSplit.steps.findIndex(isVote);

test('«Поділ»: a vote is told once it lies open, with what else could have been chosen', async () => {
  await desk.open(virtualSplit, virtualSplit.steps.length, ReplayScreen);
  await screen.findByText('Початок партії');
  for (let i = 0; i <= firstVote; i += 1) await press('Наступний хід');
  expect(spoken()).toMatch(/ обирає (білу|блакитну|чорну) частину$/);
  const list = within(await screen.findByLabelText('Що ще було можливо'));
  await fireEventAsync.press(list.getByRole('button', { name: /^Що ще було можливо/ }));
  expect(list.getAllByText(/ обирає (білу|блакитну|чорну) частину$/)).toHaveLength(2);
});

test('«Поділ»: the log names a vote when all are turned up, not before', async () => {
  await desk.open(virtualSplit, firstVote + 1, LogScreen);
  expect(screen.queryByText(/ обирає (білу|блакитну|чорну) частину$/)).toBeNull();
  const { seats } = virtualSplit.setup as { seats: number };
  for (const { move } of virtualSplit.steps.slice(firstVote + 1, firstVote + seats))
    await desk.play(move);
  expect(screen.getAllByText(/ обирає (білу|блакитну|чорну) частину$/)).toHaveLength(seats);
});

test('Qwinto on a phone: the sheet in front is the one that was just written', async () => {
  const writes = (qwinto as Transcript).steps.findIndex(
    ({ move }) => (move as { type: string }).type === 'write',
  );
  const { seat } = (qwinto as Transcript).steps[writes]?.move as { seat: number };
  await desk.open(qwinto as Transcript, qwinto.steps.length, ReplayScreen);
  await screen.findByText('Початок партії');
  for (let i = 0; i <= writes; i += 1) await press('Наступний хід');
  const name = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Марко', 'Їжак'][seat] ?? '';
  const [tab] = screen.getAllByRole('tab', { selected: true });
  expect(tab).toHaveAccessibleName(new RegExp(`^${name}`));
});

const line = (seat: number, clause: string, points: number, facts = {}) => ({
  seat,
  clause,
  points,
  facts,
});
const standing = (lines: ReturnType<typeof line>[]) => ({
  points: [],
  over: false,
  winners: [],
  lines,
});

test('gains add up to the change: new lines whole, changed ones by their difference, lost ones back', () => {
  const before = standing([line(0, 'A', 3), line(0, 'B', 5), line(1, 'C', 2)]);
  const now = standing([line(0, 'A', 3), line(0, 'B', 9, { n: 2 }), line(0, 'D', 0)]);
  expect(gainsOf(before, now).map(({ line: { clause }, points }) => [clause, points])).toEqual([
    ['B', 4],
    ['D', 0],
    ['C', -2],
  ]);
});

test('the lead passes where somebody else comes ahead alone, not where it is taken from nobody', () => {
  const at = (...points: number[]): Standing => ({ points, winners: [], over: false, lines: [] });
  expect(
    leadChanges([at(0, 0), at(5, 0), at(5, 5), at(5, 9), at(5, 12), at(12, 12), at(13, 12)]),
  ).toEqual([
    { step: 3, seat: 1 },
    { step: 6, seat: 0 },
  ]);
  expect(leadChanges([])).toEqual([]);
});
