/** The statistics on screen, over matches played through the front door; every figure worked out by hand. */
import { fireEventAsync, renderAsync, screen, within } from '@testing-library/react-native';
import { useMemo, useState, type ReactNode } from 'react';

import PlayersScreen from '../../app/screens/players/PlayersScreen';
import StatsScreen from '../../app/screens/stats/StatsScreen';
import VersusScreen from '../../app/screens/stats/VersusScreen';
import type { Routes } from '../../app/routes';
import type { Store } from '../../src/storage/types';
import type { Locale } from '../../src/text/define';
import { playedEvenings, type Evenings } from '../support/evenings';
import { testPlace } from '../support/sqlite/openTestStore';
import { OverStore, UnderNavigator } from '../support/surroundings';

jest.setTimeout(120_000);

let store: Store;
let all: Evenings;
let went: [string, unknown][];

const evenings = playedEvenings();
beforeAll(() => {
  store = evenings.store();
  all = evenings.all();
});

beforeEach(() => {
  went = [];
});

/** Stands for the navigator: keeps the parameters, notes where one wants to go. */
function Host<P>(props: { params: P; draw(params: P): ReactNode }): ReactNode {
  const [params, setParams] = useState(props.params);
  const navigation = useMemo(
    () => ({
      navigate: (screenName: string, to?: unknown) => went.push([screenName, to]),
      setParams: (next: P) => setParams((old) => ({ ...old, ...next })),
      setOptions: () => undefined,
      canGoBack: () => true,
      goBack: () => undefined,
    }),
    [],
  );
  return <UnderNavigator navigator={navigation}>{props.draw(params)}</UnderNavigator>;
}

async function open<P>(
  params: P,
  draw: (params: P) => ReactNode,
  { from = store, locale = 'uk' }: { from?: Store; locale?: Locale } = {},
): Promise<void> {
  await renderAsync(
    <OverStore store={from} locale={locale}>
      <Host params={params} draw={draw} />
    </OverStore>,
  );
}

const stats = (params: Routes['Stats']): ReactNode => <StatsScreen route={{ params }} />;
const versus = (params: Routes['Versus']): ReactNode => <VersusScreen route={{ params }} />;

test('everyone: bars with an even share, and a way to each player', async () => {
  await open<Routes['Stats']>(undefined, stats);
  expect(await screen.findByText('11 партій · пунктир — якби порівну')).toBeTruthy();
  await fireEventAsync.press(
    screen.getByRole('link', { name: 'Оля. 5 перемог, 11 партій, 45\u00a0%. Відкрити' }),
  );
  expect(went).toEqual([['Stats', { player: all.olia }]]);
  expect(screen.queryByText('Євген')).toBeNull();
});

/** The panel with the chart of that name. */
const inChart = async (name: string): Promise<ReturnType<typeof within>> =>
  within((await screen.findAllByLabelText(name))[0] ?? screen.root);

test('everyone in one game: one measure a chart, the same order, and the chips in the address and the title', async () => {
  await open<Routes['Stats']>({ in: 'nizam', people: all.olia }, stats);
  expect(await screen.findByText('Нізам\u00a0· Оля')).toBeTruthy();
  const order = (chart: string): unknown[] =>
    within(screen.getAllByLabelText(chart)[0] ?? screen.root)
      .getAllByText(/^(Оля|Тарас|Соломія)$/)
      .map(({ props }) => (props as { children: unknown }).children);
  await screen.findByText('Очки за партію');
  expect(order('Очки за партію')).toEqual(order('Перемоги'));
  const points = await inChart('Очки за партію');
  expect(points.getByLabelText('Оля — 5,4')).toBeTruthy();
  // A list of the same people below the charts would say it twice.
  expect(screen.queryAllByRole('button', { name: /^Оля\. / })).toHaveLength(0);
  await fireEventAsync.press(screen.getByRole('button', { name: 'Нізам' }));
  await fireEventAsync.press(screen.getByRole('radio', { name: 'Усі ігри' }));
  expect(await screen.findByText('партій завершено')).toBeTruthy();
  expect(screen.queryByText('Очки за партію')).toBeNull();
});

test('everyone in one game: what only this game counts has a chart as well, of the same tables', async () => {
  await open<Routes['Stats']>({ in: 'promin' }, stats);
  const bids = await inChart('Влучні ставки');
  // One bid of four was made.
  expect(bids.getByLabelText('Тарас — 25\u00a0%')).toBeTruthy();
  expect(bids.getByLabelText('Оля — 0\u00a0%')).toBeTruthy();
  expect(bids.queryByLabelText(/^Євген/)).toBeNull();
});

test('everyone in one game at other tables: its own measure counts only what was played there', async () => {
  await open<Routes['Stats']>({ in: 'nizam', people: all.solomiia }, stats);
  const shown = await inChart('Очок за хід');
  // The fourth match alone: three points in one turn.
  expect(shown.getByLabelText('Оля — 3')).toBeTruthy();
});

test('a player: figures, form in words, games and those at the same table', async () => {
  await open<Routes['Stats']>({ player: all.olia }, stats);
  expect(await screen.findByRole('heading', { name: 'Оля' })).toBeTruthy();
  expect(await screen.findByLabelText('Зіграно: 11, і ще 3 наодинці')).toBeTruthy();
  expect(screen.getByLabelText('Перемоги: 45\u00a0%, 5 перемог, з них 1 спільна')).toBeTruthy();
  expect(screen.getByLabelText('Найдовша серія: 3, перемоги поспіль')).toBeTruthy();
  expect(screen.getByLabelText('Найдовше без перемоги: 4, партії')).toBeTruthy();
  expect(
    screen.getByRole('img', { name: /^Частка перемог.* Оля: 0, 50, 67, 75, 60, 67, 57, 50, 44, / }),
  ).toBeTruthy();
  await fireEventAsync.press(
    screen.getByRole('button', { name: 'Тарас: вище 4, нижче 5, нарівні 1. Порівняти' }),
  );
  expect(went).toEqual([['Versus', { player: all.olia, rival: all.taras }]]);
});

test('a game: its own figures, the spread of points, and a link to the best match', async () => {
  await open<Routes['Stats']>({ player: all.olia }, stats);
  await fireEventAsync.press(
    await screen.findByRole('button', {
      name: 'Нізам: 5 партій, 4 перемоги (80\u00a0%). Відкрити',
    }),
  );
  expect(await screen.findByLabelText('У середньому: 5,4, очок за партію')).toBeTruthy();
  expect(screen.getByLabelText('Очок за хід: 5,4')).toBeTruthy();
  expect(screen.getByLabelText('Найбільший хід: 11')).toBeTruthy();
  expect(screen.getByLabelText('Рекорд наодинці: 15')).toBeTruthy();
  expect(
    screen.getByRole('img', {
      name: 'Розподіл очок. 2–3 — 3. 4–5 — 0. 6–7 — 1. 8–9 — 0. 10–11 — 1.',
    }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: /Рекорд: 8, 15, 15\. Партія: 8, 15, 3\.$/ })).toBeTruthy();
  await fireEventAsync.press(screen.getByRole('link', { name: /^Найкраща партія: 11, / }));
  expect(went).toEqual([['Match', { id: all.match(3) }]]);
});

test.each([
  [
    'promin',
    'Середній промах: 3,3, взятки',
    /^Ставки, що зіграли, за роздачами\. .*роздача 3 — 100/,
  ],
  ['split', 'Стопок у залік: 4, за партію', /стопка 9 — 100/],
  ['veselka', 'Комбінацій за партію: 1', /6 карт — 1/],
  ['qwinto', 'Хибних кидків: 4, за партію', /Помаранчевий — 5/],
] as const)('«%s» shows what only it counts', async (game, figure, chart) => {
  await open<Routes['Stats']>({ player: all.taras, game }, stats);
  expect(await screen.findByLabelText(figure)).toBeTruthy();
  expect(screen.getByRole('img', { name: chart })).toBeTruthy();
});

test('the dice are compared with what is expected of them', async () => {
  await open<Routes['Stats']>({ player: all.olia, game: 'qwinto' }, stats);
  // 81 pips on 28 dice.
  expect(await screen.findByLabelText('Один кубик: 2,9, −0,61 проти очікуваних 3,5')).toBeTruthy();
});

test('two players: the score, game by game, and each meeting a link', async () => {
  await open<Routes['Versus']>({ player: all.olia, rival: all.taras }, versus);
  expect(await screen.findByLabelText('Оля 4, Тарас 5. 10 зустрічей, нарівні 1')).toBeTruthy();
  expect(screen.getByText('5 зустрічей, у середньому 5,4\u00a0:\u00a03,6')).toBeTruthy();
  await fireEventAsync.press(
    screen.getByRole('button', { name: /^Qwinto: Оля 0, Тарас −6, .*Відкрити партію$/ }),
  );
  expect(went).toEqual([['Match', { id: all.match(13) }]]);
});

test('a game this player has not finished, and a player who is not there, say so', async () => {
  await open<Routes['Stats']>({ player: all.yevhen, game: 'nizam' }, stats);
  expect(await screen.findByText('Тут ще немає завершених партій.')).toBeTruthy();
  await fireEventAsync.press(screen.getByRole('button', { name: 'Показати всі ігри' }));
  expect(await screen.findByLabelText('Зіграно: 2')).toBeTruthy();
  await screen.unmountAsync();
  await open<Routes['Stats']>({ player: 'nobody' }, stats);
  expect(await screen.findByText('Такого гравця тут немає.')).toBeTruthy();
  expect(screen.getAllByText('Статистика')).toHaveLength(1);
});

test('before the first match there is one sentence and one action', async () => {
  const own = testPlace();
  const empty = await own.open();
  await open<Routes['Stats']>(undefined, stats, { from: empty });
  expect(
    await screen.findByText('Щойно завершиться перша партія, тут з’являться цифри.'),
  ).toBeTruthy();
  await fireEventAsync.press(screen.getByRole('button', { name: 'Почати партію' }));
  expect(went).toEqual([['NewMatch', undefined]]);
  await screen.unmountAsync();
  await empty.close();
  own.remove();
});

test('from the list of players a tap opens the statistics, the pencil the editor', async () => {
  await open(null, () => <PlayersScreen />);
  await fireEventAsync.press(
    await screen.findByRole('button', { name: /^Соломія, .*Статистика$/ }),
  );
  expect(went).toEqual([['Stats', { player: all.solomiia }]]);
  await fireEventAsync.press(screen.getByRole('button', { name: 'Змінити: Соломія' }));
  expect(screen.getByLabelText('Ім’я')).toBeTruthy();
});

test.each(['ru', 'en'] as const)('the same in %s', async (locale) => {
  await open<Routes['Stats']>({ player: all.olia, game: 'nizam' }, stats, { locale });
  const average = {
    ru: 'В среднем: 5,4, очков за партию',
    en: 'On average: 5.4, points per match',
  };
  expect(await screen.findByLabelText(average[locale])).toBeTruthy();
});
