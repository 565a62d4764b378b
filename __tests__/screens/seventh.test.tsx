/** The seventh game on every screen: set up, played in three modes, told, looked back on, settled. */
import '../support/seventh/register';

import {
  fireEventAsync,
  renderAsync,
  screen,
  waitFor,
  within,
} from '@testing-library/react-native';
import type { ComponentType, ReactElement } from 'react';

import type { Routes } from '../../app/routes';
import HistoryScreen from '../../app/screens/history/HistoryScreen';
import { HomeScreen } from '../../app/screens/home/HomeScreen';
import LogScreen from '../../app/screens/match/LogScreen';
import NewMatchScreen from '../../app/screens/newMatch/NewMatchScreen';
import ReplayScreen from '../../app/screens/replay/ReplayScreen';
import RulebookScreen from '../../app/screens/rules/RulebookScreen';
import BoxScreen from '../../app/screens/settings/BoxScreen';
import SettleScreen from '../../app/screens/settle/SettleScreen';
import StatsScreen from '../../app/screens/stats/StatsScreen';
import { createMatch } from '../../src/match/create';
import { openLiveMatch } from '../../src/match/live';
import { addressBench, settle } from '../support/addressHarness';
import { matchDesk, type Transcript } from '../support/matchHarness';
import { screenDesk } from '../support/screenDesk';
import { ID } from '../support/seventh/game';
import referee from '../support/seventh/transcripts/referee.json';
import score from '../support/seventh/transcripts/score.json';
import virtual from '../support/seventh/transcripts/virtual.json';
import { storeForEach } from '../support/sqlite/openTestStore';
import { OverStore } from '../support/surroundings';

jest.setTimeout(120_000);

const press = (name: string | RegExp) => fireEventAsync.press(screen.getByRole('button', { name }));

describe('around a match', () => {
  const begun: string[] = [];
  type ShowMatch = (state: { routes: [] }) => {
    payload: { routes: { params?: { id: string } }[] };
  };
  const desk = screenDesk({
    isFocused: () => true,
    addListener: () => () => undefined,
    setParams: () => undefined,
    navigate: () => undefined,
    canGoBack: () => true,
    dispatch: (action: ShowMatch | object) =>
      typeof action === 'function' &&
      begun.push(action({ routes: [] }).payload.routes[1]?.params?.id ?? ''),
  });

  /** A match that two people have played to its end. */
  async function played({ setup, steps }: Transcript): Promise<string> {
    const store = desk.store();
    const players: string[] = [];
    for (const [i, name] of ['Оля', 'Тарас'].entries())
      players.push((await store.createPlayer({ name, colour: i + 1 })).id);
    const { id } = await createMatch(store, { game: ID, setup: setup as never, players });
    const live = await openLiveMatch(store, id);
    for (const { move } of steps) {
      const state = live?.state();
      if (state?.status !== 'ready') throw new Error('the match does not open');
      expect(await state.match.attempt(move)).toEqual({ ok: true });
    }
    live?.leave();
    return players[0] ?? '';
  }

  test('it is on the shelf', async () => {
    await desk.store().setSetting('onboardingSeen', true);
    await desk.show(<HomeScreen />);
    expect(await screen.findByRole('button', { name: /^Драбинка/ })).toBeOnTheScreen();
  });

  test('a new match is set up', async () => {
    await desk.show(<NewMatchScreen route={{ params: { game: ID } }} />);
    await fireEventAsync.press(await screen.findByRole('button', { name: /^Почати/ }));
    await waitFor(() => expect(begun).toHaveLength(1));
    expect(await desk.store().match(begun[0] ?? '')).toMatchObject({ game: ID });
  });

  test('its box is counted', async () => {
    await desk.show(<BoxScreen route={{ params: { game: ID } }} />);
    expect(await screen.findByText('Гравців може бути: 2, 3, 4.')).toBeOnTheScreen();
    await fireEventAsync.press(await screen.findByText('7'));
    expect(await screen.findByText(/^Справжньою колодою не зіграти/)).toBeOnTheScreen();
  });

  test('a finished match is in the history and in the statistics, with the game’s own figures', async () => {
    const olia = await played(referee);
    const show = (page: ReactElement) => desk.show(page);
    await show(<HistoryScreen route={{ params: undefined }} />);
    expect((await screen.findAllByText(/Драбинка/)).length).toBeGreaterThan(0);
    await screen.unmountAsync();
    await show(<StatsScreen route={{ params: { player: olia, game: ID } }} />);
    expect(await screen.findByLabelText('Сходинок: 1, за партію')).toBeOnTheScreen();
  });
});

describe('at the table', () => {
  const desk = matchDesk();
  const curtain = () => screen.queryByRole('button', { name: 'Тримай, щоб відкрити' });

  async function openCurtain(): Promise<void> {
    const button = screen.getByRole('button', { name: 'Тримай, щоб відкрити' });
    await fireEventAsync.press(button);
    await fireEventAsync.press(button);
  }

  const ended = () => screen.findByRole('button', { name: /^Ще партію/ });

  test('dealt: the hand lies under a curtain, a refusal names its clause, the end shows the ladder', async () => {
    await desk.open(virtual, 2);
    expect(curtain()).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Тарас' })).toBeOnTheScreen();
    expect(screen.queryByLabelText('Твоя рука')).toBeNull();
    await openCurtain();
    const hand = within(await screen.findByLabelText('Твоя рука'));
    await fireEventAsync.press(hand.getByLabelText('Карта 5'));
    expect(await screen.findByText('Зверху 7, а в руці є вища: 12. Клади вищу.')).toBeOnTheScreen();
    expect(screen.getAllByText('D-2.1').length).toBeGreaterThan(0);
    await press('Виправити');
    await fireEventAsync.press(
      within(await screen.findByLabelText('Твоя рука')).getByLabelText('Карта 12'),
    );
    await waitFor(() => expect(desk.match().standing.points).toEqual([1, 1]));
    for (const { move } of virtual.steps.slice(3)) await desk.play(move);
    expect(await ended()).toBeOnTheScreen();
    expect(await screen.findByLabelText('Драбина')).toBeOnTheScreen();
  });

  test('refereed: real cards are tapped in', async () => {
    await desk.open(referee, 0);
    for (const card of [4, 6, 11, 8, 9, 1]) {
      const keys = within(await screen.findByLabelText('Яка карта лягла'));
      await fireEventAsync.press(keys.getByLabelText(`Карта ${card}`));
    }
    expect(await ended()).toBeOnTheScreen();
    expect(desk.match().standing).toMatchObject({ points: [1, 3], winners: [1] });
  });

  test('score: what was counted is entered, and what cannot be is refused beside it', async () => {
    await desk.open(score, 0);
    await press('Записати');
    expect(
      await screen.findByText('Перша карта завжди сходинка: у когось є хоч одна. Перевір числа.'),
    ).toBeOnTheScreen();
    await fireEventAsync.press(screen.getAllByRole('button', { name: /більше|\+/i })[0] as never);
    await press('Записати');
    expect(await ended()).toBeOnTheScreen();
    expect(desk.match().standing.points).toEqual([1, 0, 0]);
  });

  const pages: [string, ComponentType<{ route: { params: { id: string } } }>][] = [
    ['the log', LogScreen as never],
    ['the replay', ReplayScreen as never],
  ];
  test.each(pages)('%s tells it', async (name, Page) => {
    await desk.open(virtual, undefined, Page);
    if (name === 'the replay')
      for (let made = 0; made < virtual.steps.length; made += 1) await press('Наступний хід');
    expect((await screen.findAllByText(/Тарас кладе 2/)).length).toBeGreaterThan(0);
  });

  test('the first time, the table is explained', async () => {
    await desk.open(referee, 0, undefined, { tableHelpSeen: [] });
    expect(
      await screen.findByText('Клади карти на драбину: кожна вища за попередню — очко.'),
    ).toBeOnTheScreen();
  });
});

describe('the rulebook', () => {
  const bench = addressBench<Routes['Rulebook']>(RulebookScreen);

  test('has its clauses with both examples, drawn and explained', async () => {
    await bench.open({ game: ID, clause: 'D-2.1' });
    const card = await screen.findByTestId('D-2.1');
    expect(within(card).getByText('Вище, якщо можеш')).toBeTruthy();
    expect(await within(card).findByText('Так можна')).toBeTruthy();
    expect(within(card).getByText('Зверху 7, а в руці є вища: 12. Клади вищу.')).toBeTruthy();
  });
});

describe('settle', () => {
  const bench = addressBench<Routes['Settle']>(SettleScreen);

  const own = storeForEach();

  test('answers its question by its rules', async () => {
    await renderAsync(
      <OverStore store={own.store()}>
        <bench.Host first={{ game: ID }} />
      </OverStore>,
    );
    await settle();
    const answer = () => within(screen.getByLabelText('Відповідь'));
    await press('Карта 7');
    await press(/^Твоя рука/);
    for (const card of ['Карта 5', 'Карта 12']) await press(card);
    await press(/^Яка карта лягла/);
    await press('Карта 5');
    expect(answer().getByRole('heading', { name: 'Ні, 5 не можна' })).toBeTruthy();
    await press('Карта 12');
    expect(answer().getByRole('heading', { name: 'Так, 12 можна' })).toBeTruthy();
  });
});
