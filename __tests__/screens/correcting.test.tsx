/** A correction on its way through what follows, as people see it: kept, put in another order, asked about. */
import { act, fireEvent, screen } from '@testing-library/react-native';

import { chaptersOf } from '../../app/screens/match/logChapters';
import MatchScreen from '../../app/screens/match/MatchScreen';
import StandingsScreen from '../../app/screens/match/StandingsScreen';
import { movesThatCount } from '../../src/match/played';
import split from '../games/split/transcripts/score.json';
import { matchDesk, type Transcript } from '../support/matchHarness';

const desk = matchDesk();

const press = (name: RegExp | string): Promise<void> =>
  act(async () => {
    fireEvent.press(await screen.findByRole('button', { name }));
    await desk.store().settings();
  });

/** The match screen as it opens to correct one entry. */
function correcting(seq: number) {
  return function Correcting({ route }: { route: { params: { id: string } } }) {
    return <MatchScreen route={{ params: { ...route.params, correct: String(seq) } }} />;
  };
}

const tally = (seat: number, keep: string | null) => ({
  move: { type: 'tally', seat, length: 3, keep },
});

const EVENING = {
  game: 'veselka',
  setup: { seats: 2, first: 0, mode: 'score' },
  steps: [
    tally(0, 'red'),
    tally(1, null),
    tally(0, 'green'),
    tally(1, 'blue'),
    tally(0, null),
    tally(1, null),
  ],
} as const;

test('one later entry conflicts: it alone is asked about, the others stay, nothing is stored before the end', async () => {
  await desk.open(EVENING, 6, correcting(1));
  await act(async () =>
    fireEvent.press(await screen.findByRole('checkbox', { name: 'зелена у веселку' })),
  );
  await press(/^Зберегти виправлення/);
  expect(
    await screen.findByText('Цей запис тепер неможливий: змінити чи прибрати?'),
  ).toBeOnTheScreen();
  expect(screen.getByText('1 запис, як був')).toBeOnTheScreen();
  expect(screen.getByText('3 записи ще чекають')).toBeOnTheScreen();
  expect(screen.getByText('V-2.6')).toBeOnTheScreen();
  expect(desk.match().seq).toBe(6);
  await press('Змінити');
  await act(async () =>
    fireEvent.press(await screen.findByRole('checkbox', { name: 'червона у веселку' })),
  );
  await press(/^Зберегти виправлення/);
  expect(await screen.findByText('Усе сходиться')).toBeOnTheScreen();
  expect(desk.match().seq).toBe(6);
  await press('Записати виправлення');
  expect(desk.match().log.filter(({ kind, undone }) => kind === 'move' && !undone)).toHaveLength(6);
  expect(desk.match().log.at(-1)).toMatchObject({ kind: 'correction' });
});

test('what is taken out is told, and to leave the walk changes nothing', async () => {
  await desk.open(EVENING, 6, correcting(1));
  await act(async () =>
    fireEvent.press(await screen.findByRole('checkbox', { name: 'зелена у веселку' })),
  );
  await press(/^Зберегти виправлення/);
  await press('Прибрати');
  expect(await screen.findByText(/^Прибрано: 1 запис$/)).toBeOnTheScreen();
  await screen.unmountAsync();
  expect(desk.match().seq).toBe(6);
});

test('«Залишити, як було» restores what was entered', async () => {
  await desk.open(EVENING, 6, correcting(1));
  const box = (name: string) => screen.findByRole('checkbox', { name });
  await act(async () => fireEvent.press(await box('зелена у веселку')));
  expect(await box('зелена у веселку')).toBeChecked();
  await press('Залишити, як було');
  expect(await box('червона у веселку')).toBeChecked();
  expect(desk.match().seq).toBe(6);
});

/** Entered at the table, in that order; everybody's numbers are on the page. */
const scored = (game: string, seats: number, moves: readonly unknown[]) => ({
  game,
  setup: { seats, first: 0, mode: 'score' },
  steps: moves.map((move) => ({ move })),
});

const dealOf = (opener: number) => [
  ...[0, 1, 2].map((i) => ({ type: 'bid', seat: (opener + i) % 3, beads: 3, shield: false })),
  { type: 'tricks', won: [3, 3, 4] },
];
const TWO_DEALS = scored('promin', 3, [...dealOf(1), ...dealOf(2)]);

describe('a pencil on a number leads straight to its entry; where it rests on several, to a choice of them', () => {
  test.each([
    ['the standings', StandingsScreen, /^Виправити: роздача 2/],
    ['the pad', MatchScreen, /^Оля, роздача 2.*Виправити$/],
  ])(
    '«Промінь», %s: points of a deal rest on the bid and on the tricks',
    async (_, page, pencil) => {
      await desk.open(TWO_DEALS, 8, page);
      await press(pencil);
      expect(screen.getByText('Який запис виправити?')).toBeOnTheScreen();
      await press(/^Виправити: Оля ставить/);
      expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '6' }]);
      await press(pencil);
      await press(/^Виправити: Роздачу закрито/);
      expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '8' }]);
    },
  );

  test('«Нізам»: a line of the standings that two turns made, and one that a single turn made', async () => {
    const turn = (seat: number, ...lengths: number[]) => ({ type: 'tally', seat, lengths });
    const moves = [turn(0, 3), turn(1), turn(0, 4), turn(1, 5), turn(0, 3)];
    await desk.open(scored('nizam', 2, moves), 5, StandingsScreen);
    await press(/^Виправити: .*4/);
    expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '3' }]);
    await press(/^Виправити: .*3/);
    expect(await screen.findAllByRole('button', { name: /^Виправити: Оля/ })).toHaveLength(2);
  });

  test('«Нізам»: the pad has all turns of that player, the ones without points too', async () => {
    const turn = (seat: number, ...lengths: number[]) => ({ type: 'tally', seat, lengths });
    const moves = [turn(0, 3), turn(1, 4), turn(0), turn(1, 5)];
    await desk.open(scored('nizam', 2, moves), 4);
    await press('Оля: 3 очки. Виправити');
    const rows = await screen.findAllByRole('button', { name: /^Виправити: Оля/ });
    expect(rows).toHaveLength(2);
    await act(async () => fireEvent.press(rows[0]!));
    expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '3' }]);
  });

  test('«Веселка»: the pad leads to the turn, the points of a rainbow to the cards in it', async () => {
    await desk.open(EVENING, 2);
    await press('Оля: 3 очки. Виправити');
    expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '1' }]);
  });

  test('«Перлина Сходу»: the pad leads to the turn that completed the tasks', async () => {
    const turn = (seat: number, ...tasks: string[]) => ({ type: 'tally', seat, tasks });
    await desk.open(scored('perlyna', 2, [turn(0, 'red'), turn(1), turn(0, 'blue')]), 3);
    await press(/^Тарас: .*Виправити$/);
    expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '2' }]);
    await press(/^Оля: .*Виправити$/);
    await press(/^Виправити: Оля.*рубін/);
    expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '1' }]);
  });

  test('«Поділ»: every line of a sum rests on the one count', async () => {
    await desk.open(split as Transcript, 1, StandingsScreen);
    const pencils = await screen.findAllByRole('button', { name: /^Виправити: / });
    expect(pencils.length).toBeGreaterThan(2);
    for (const pencil of pencils) {
      await act(async () => fireEvent.press(pencil));
      expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '1' }]);
    }
  });

  test('Qwinto: a roll of real dice leads to what was entered for it', async () => {
    const rolled = (seat: number, value: number) => [
      { type: 'dice', seat, dice: ['orange'] },
      { type: 'roll', values: [value] },
      { type: 'keep', seat },
    ];
    await desk.open(scored('qwinto', 2, [...rolled(0, 3), ...rolled(1, 5)]), 6);
    await press('Сума 3. Виправити');
    await press(/^Виправити: .*3/);
    expect(desk.went.at(-1)).toMatchObject(['Match', { correct: '2' }]);
  });
});

test('a deal is one line of the walk, a new order names its clause, and the heading counts them', async () => {
  const bids = (opener: number, beads: readonly number[]) =>
    [0, 1, 2, 3].map((i) => {
      const seat = (opener + i) % 4;
      return { type: 'bid', seat, beads: beads[seat] ?? 0, shield: false };
    });
  const moves = [
    ...bids(1, [3, 3, 3, 3]),
    { type: 'tricks', won: [3, 2, 3, 2] },
    ...bids(2, [2, 2, 2, 4]),
    { type: 'tricks', won: [2, 3, 1, 4] },
    ...bids(3, [2, 2, 2, 4]),
    { type: 'tricks', won: [3, 2, 2, 3] },
    // Opened by whoever is ahead.
    ...bids(2, [2, 2, 3, 4]),
    { type: 'tricks', won: [2, 2, 3, 3] },
  ];
  const transcript = {
    game: 'promin',
    setup: { seats: 4, first: 0, mode: 'score' },
    steps: moves.map((move) => ({ move })),
  };
  await desk.open(transcript, moves.length, correcting(5));
  await press('Взятки, Соломія: менше');
  await press('Взятки, Тарас: більше');
  await press(/^Зберегти виправлення/);
  expect(await screen.findByText('Роздача 2 з 4')).toBeOnTheScreen();
  expect(screen.getByText('Роздача 3 з 4')).toBeOnTheScreen();
  expect(screen.getAllByText('5 записів, як були')).toHaveLength(2);
  expect(screen.getByText('Роздача 4 з 4, ставки')).toBeOnTheScreen();
  expect(screen.getByText('нова черга')).toBeOnTheScreen();
  expect(screen.getByText('P-3.6')).toBeOnTheScreen();
  expect(screen.getByText('11 як були · 4 інакше')).toBeOnTheScreen();
});

test('a result that was entered afterwards is corrected as it was entered', async () => {
  const late = {
    game: 'veselka',
    setup: { seats: 2, first: 0, mode: 'score' },
    steps: [{ move: { type: 'result', points: [41, 33] } }],
  };
  await desk.open(late, 1, correcting(1));
  await act(async () => {
    fireEvent.changeText(await screen.findByLabelText('Підсумок: Тарас'), '57');
  });
  await press('Зберегти');
  expect(desk.match().standing).toMatchObject({ points: [41, 57], winners: [1] });
});

describe('what a correction makes necessary is asked for where it is missing', () => {
  const refereed = (game: string, seats: number, moves: readonly unknown[]) => ({
    game,
    setup: { seats, first: 0, mode: 'referee' },
    steps: moves.map((move) => ({ move })),
  });

  const counting = () => movesThatCount(desk.match().log).map(({ move }) => move);

  test('Qwinto: the second throw, typed in; what was written for it stays', async () => {
    const dice = { type: 'dice', seat: 0, dice: ['orange'] };
    const roll = { type: 'roll', values: [4] };
    const passes = [0, 1].map((seat) => ({ type: 'pass', seat }));
    const moves = [dice, roll, { type: 'keep', seat: 0 }, ...passes];
    await desk.open(refereed('qwinto', 2, moves), moves.length, correcting(3));
    await act(async () => fireEvent.press(await screen.findByRole('radio', { name: 'Ще раз' })));
    await press(/^Зберегти виправлення/);
    expect(await screen.findByText('Бракує запису перед цим: кидок')).toBeOnTheScreen();
    await press('Додати, чого бракує');
    await act(async () =>
      fireEvent.press(await screen.findByRole('checkbox', { name: /помаранчев.*: 4$/ })),
    );
    await press(/^Зберегти виправлення/);
    expect(await screen.findByText('Усе сходиться')).toBeOnTheScreen();
    expect(desk.match().seq).toBe(moves.length);
    await press('Записати виправлення');
    expect(counting()).toEqual([dice, roll, { type: 'reroll', seat: 0 }, roll, ...passes]);
  });

  test('«Поділ»: a contest, its cut and all its votes; the next row stays, and the log has its round once', async () => {
    const row = (...cards: number[]) => ({ type: 'row', cards });
    const vote = (seat: number, part: number) => ({ type: 'vote', seat, part });
    const cut = (seat: number, ...at: number[]) => ({ type: 'cut', seat, at });
    const round = [cut(0, 2, 4), vote(0, 0), vote(1, 1), vote(2, 2)];
    const moves = [row(1, 2, 3, 4, 5, 6, 7), ...round, row(8, 8, 9, 9, 10, 10, 10)];
    await desk.open(refereed('split', 3, moves), moves.length, correcting(4));
    const choose = async (name: string): Promise<void> =>
      act(async () => fireEvent.press(await screen.findByRole('radio', { name })));
    await choose('Тарас: біла');
    await press(/^Зберегти виправлення/);
    const changed = 'Було: Тарас обирає блакитну частину. Стане: Тарас обирає білу частину';
    expect(await screen.findByLabelText(changed)).toBeOnTheScreen();
    expect(await screen.findByText('Бракує запису перед цим: поділ на частини')).toBeOnTheScreen();
    await press('Додати, чого бракує');
    await press(/^Зберегти виправлення/);
    await press('Додати, чого бракує');
    await choose('Оля: біла');
    await choose('Тарас: блакитна');
    await press(/^Зберегти виправлення/);
    expect(await screen.findByText('Усе сходиться')).toBeOnTheScreen();
    await press('Записати виправлення');
    const contest = [cut(0, 1), vote(0, 0), vote(1, 1)];
    expect(counting()).toEqual([
      ...moves.slice(0, 3),
      vote(1, 0),
      vote(2, 2),
      ...contest,
      moves[5],
    ]);
    const chapters = chaptersOf(desk.match());
    expect(chapters.map(({ stage }) => stage?.now)).toEqual([2, 1]);
  });
});
