/** A match of any game can be ended early, says so wherever it appears, and goes on after an undo. */
import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';
import fs from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { Share } from 'react-native';

import EveningScreen from '../../app/screens/evening/EveningScreen';
import HistoryScreen from '../../app/screens/history/HistoryScreen';
import StandingsScreen from '../../app/screens/match/StandingsScreen';
import ReplayScreen from '../../app/screens/replay/ReplayScreen';
import StatsScreen from '../../app/screens/stats/StatsScreen';
import VersusScreen from '../../app/screens/stats/VersusScreen';
import VerifyScreen from '../../app/screens/verify/VerifyScreen';
import { shift } from '../../src/games/gems/rules/shorthand';
import * as nizam from '../../src/games/nizam/examples';
import * as perlyna from '../../src/games/perlyna/examples';
import { kept } from '../../src/games/qwinto/examples';
import { topCard } from '../../src/games/veselka/examples';
import { OverStore, UnderNavigator } from '../support/surroundings';
import { matchDesk, type Transcript } from '../support/matchHarness';

const desk = matchDesk();
const GAMES = path.join(__dirname, '../games');

function transcript(game: string, mode: string): Transcript {
  return JSON.parse(fs.readFileSync(path.join(GAMES, game, 'transcripts', `${mode}.json`), 'utf8'));
}

const press = (name: RegExp | string): Promise<void> =>
  act(async () => {
    fireEvent.press(await screen.findByRole('button', { name }));
    await desk.store().settings();
  });

async function touchAll(labels: readonly (string | RegExp)[]): Promise<void> {
  for (const label of labels)
    await act(async () => {
      const [first] = await screen.findAllByLabelText(label);
      fireEvent.press(first!);
    });
}

async function endNow(): Promise<void> {
  await press('Меню партії');
  await press('Завершити партію зараз');
  await press('Завершити');
}

const ALL = fs
  .readdirSync(GAMES)
  .filter((game) => fs.existsSync(path.join(GAMES, game, 'transcripts')));

const EVERY = ALL.flatMap((game) =>
  ['score', 'referee', 'virtual'].map((mode) => [game, mode] as const),
);

test.each(EVERY)('%s, %s: ended after its first entries', async (game, mode) => {
  const begun = transcript(game, mode);
  await desk.open(begun, Math.min(3, begun.steps.length - 1));
  await endNow();
  expect(await screen.findByText('Партію завершено достроково')).toBeOnTheScreen();
  expect(desk.match().info).toMatchObject({ endedEarly: true });
  expect(desk.match().log.at(-1)).toMatchObject({ kind: 'end' });
  expect(desk.match().canUndo).toBe(true);
  await act(() => desk.match().undo());
  expect(screen.queryByText('Партію завершено достроково')).toBeNull();
  expect(desk.match().standing.over).toBe(false);
});

test('what is typed and not entered is written before the match ends', async () => {
  await desk.open(transcript('veselka', 'score'), 3);
  const { actors } = desk.match().turn;
  const before = desk.match().standing.points[actors[0] ?? 0] ?? 0;
  await act(async () => {
    fireEvent.press(await screen.findByRole('radio', { name: /^5 карт,/ }));
  });
  await press('Меню партії');
  await press('Завершити партію зараз');
  await press(/^Записати \+7 і завершити$/);
  expect(await screen.findByText('Партію завершено достроково')).toBeOnTheScreen();
  expect(desk.match().log.slice(-2)).toMatchObject([
    { kind: 'move', move: { type: 'tally', length: 5 } },
    { kind: 'end' },
  ]);
  expect(desk.match().standing.points[actors[0] ?? 0]).toBeGreaterThan(before);
});

/** By game: what stands at a refereed table, what is touched on it, and the act that is written before the end. */
const TYPED: readonly (readonly [
  string,
  readonly unknown[],
  readonly (string | RegExp)[],
  object,
])[] = [
  [
    'veselka',
    [topCard('g')],
    [/^блакитна/, /^синя/, /^фіолетова/],
    { type: 'run', cards: ['sky', 'blue', 'violet'] },
  ],
  ['nizam', [nizam.field(nizam.APART), shift(0, 'r0R', 'r')], [], { type: 'done', seat: 0 }],
  [
    'perlyna',
    [perlyna.field(perlyna.APART), shift(0, 'r0R', 'r')],
    [/^До завдань/, 'рубін: можна'],
    { type: 'done', tasks: ['red'] },
  ],
  [
    'qwinto',
    kept(0, { orange: 3, yellow: 6 }),
    [/^жовте поле 1, порожнє/],
    { type: 'write', row: 'yellow', column: 1 },
  ],
];

test.each(TYPED)(
  '%s, refereed: what is chosen and not entered is written before the match ends',
  async (game, moves, touches, written) => {
    const setup = { seats: 2, first: 0, mode: 'referee' } as const;
    await desk.open({ game, setup, steps: moves.map((move) => ({ move })) }, moves.length);
    await touchAll(touches);
    await press('Меню партії');
    await press('Завершити партію зараз');
    await press(/ і завершити$/);
    expect(await screen.findByText('Партію завершено достроково')).toBeOnTheScreen();
    expect(desk.match().log.slice(-2)).toMatchObject([
      { kind: 'move', move: written },
      { kind: 'end' },
    ]);
  },
);

/** By game: what stands, and what is touched without anything that could be entered yet. */
const HALF: typeof TYPED = [
  [
    'promin',
    [1, 2, 0].map((seat) => ({ type: 'bid', seat, beads: 3, shield: false })),
    ['Тарас: 4 взятки'],
    { mode: 'score', seats: 3 },
  ],
  ['split', [], ['Оля · стопка 1. Записати 1'], { mode: 'score', seats: 3 }],
  ['veselka', [topCard('g')], [/^блакитна/], { mode: 'referee', seats: 2 }],
];

test.each(HALF)(
  '%s: what is begun and cannot be entered yet is said not to count',
  async (game, moves, touches, table) => {
    const steps = moves.map((move) => ({ move }));
    await desk.open({ game, setup: { first: 0, ...table }, steps }, moves.length);
    await touchAll(touches);
    await press('Меню партії');
    await press('Завершити партію зараз');
    expect(screen.getByText(/Набране ще не вписано, тож не порахується\.$/)).toBeOnTheScreen();
    await press('Завершити');
    expect(await screen.findByText('Партію завершено достроково')).toBeOnTheScreen();
    expect(desk.match().log.slice(-1)).toMatchObject([{ kind: 'end' }]);
  },
);

test('«Поділ», refereed: votes that are all chosen are written before the match ends', async () => {
  const steps = transcript('split', 'referee').steps;
  const first = steps.findIndex(({ move }) => (move as { type: string }).type === 'vote');
  await desk.open(transcript('split', 'referee'), first);
  for (const white of await screen.findAllByRole('radio', { name: /: біла$/ }))
    await act(async () => fireEvent.press(white));
  await press('Меню партії');
  await press('Завершити партію зараз');
  await press('Роздати за голосами і завершити');
  expect(await screen.findByText('Партію завершено достроково')).toBeOnTheScreen();
  const written = desk
    .match()
    .log.filter(({ move }) => (move as { type?: string })?.type === 'vote');
  expect(written).toHaveLength(desk.match().info.players.length);
});

test.each([
  ['the course of the match', StandingsScreen],
  ['the replay', ReplayScreen],
  ['the checkup', VerifyScreen],
] as const)('%s says that it was ended early', async (_, page) => {
  await desk.open(transcript('veselka', 'score'), 3, page as never);
  await act(() => desk.match().end());
  expect(await screen.findByText(/Партію завершено достроково$/)).toBeOnTheScreen();
});

test('its evening says it, on the page and in what is shared', async () => {
  await desk.open(transcript('veselka', 'score'), 3);
  await act(() => desk.match().end());
  const { id } = desk.match().info;
  const when = new Date(2025, 10, 14, 20).getTime();
  await act(() => desk.store().setAbout(id, { when }));
  await screen.unmountAsync();
  await renderAsync(
    <OverStore store={desk.store()}>
      <UnderNavigator navigator={{ setParams: () => undefined, setOptions: () => undefined }}>
        <EveningScreen route={{ params: { id } } as never} />
      </UnderNavigator>
    </OverStore>,
  );
  expect(await screen.findByText('завершено достроково')).toBeOnTheScreen();
  const link = screen.getByRole('link', { name: /^Веселка/ });
  expect(link).toHaveAccessibleName(/, завершено достроково\. Відкрити партію$/);
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  await press('Поділитися вечором');
  await press('Текстом');
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    message: expect.stringMatching(/^Веселка[^\n]*, завершено достроково$/m),
  });
});

test('statistics that name it say it: the latest meetings, the best match', async () => {
  await desk.open(transcript('veselka', 'score'), 3);
  await act(() => desk.match().end());
  const [player, rival] = (await desk.store().players()).map(({ id }) => id);
  await screen.unmountAsync();
  const show = (page: ReactNode): Promise<unknown> =>
    renderAsync(
      <OverStore store={desk.store()}>
        <UnderNavigator navigator={{ setParams: () => undefined, setOptions: () => undefined }}>
          {page}
        </UnderNavigator>
      </OverStore>,
    );
  await show(<VersusScreen route={{ params: { player, rival } } as never} />);
  const meeting = /^Веселка: .*, завершено достроково\. Відкрити партію$/;
  expect(await screen.findByRole('button', { name: meeting })).toBeOnTheScreen();
  await screen.unmountAsync();
  await show(<StatsScreen route={{ params: { player, game: 'veselka' } } as never} />);
  const best = /^Найкраща партія: .*, завершено достроково\. Відкрити партію$/;
  expect(await screen.findByRole('link', { name: best })).toBeOnTheScreen();
});

test('to think better of it changes nothing; History says how it ended', async () => {
  await desk.open(transcript('veselka', 'score'), 3);
  await press('Меню партії');
  await press('Завершити партію зараз');
  await press('Грати далі');
  expect(desk.match().seq).toBe(3);
  await endNow();
  await screen.unmountAsync();
  await renderAsync(
    <OverStore store={desk.store()}>
      <UnderNavigator navigator={{ setParams: () => undefined, setOptions: () => undefined }}>
        <HistoryScreen route={{ params: {} } as never} />
      </UnderNavigator>
    </OverStore>,
  );
  expect(await screen.findByText(/· завершено достроково ·/)).toBeOnTheScreen();
});
