import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Animated, Dimensions } from 'react-native';

import type { Mode, Rng, Setup } from '../../../src/engine/types';
import { qwinto } from '../../../src/games/qwinto/rules';
import { kept, round, SARA, thrown } from '../../../src/games/qwinto/examples';
import { blankSheet } from '../../../src/games/qwinto/rules/sheet';
import Table from '../../../src/games/qwinto/table';
import { bestPlace } from '../../../src/games/qwinto/table/write/bestPlace';
import Ending from '../../../src/games/qwinto/table/Ending';
import { text } from '../../../src/games/qwinto/words';
import type { Move, State, View } from '../../../src/games/qwinto/rules/types';
import type { TableProps } from '../../../src/games/table';
import { LocaleProvider } from '../../../src/text/locale';
import { ThemeProvider } from '../../../src/ui';
import {
  playersOf,
  renderTable,
  settle,
  type PlayedTable,
  type TableOptions,
} from '../../support/tableHarness';

/** Dice that show these faces, one after the other. */
function faces(...values: number[]): Rng {
  const left = values.slice();
  return { below: () => (left.shift() ?? 1) - 1, shuffle: (xs) => xs.slice() };
}

function setup(mode: Mode, seats = 2): Setup {
  return { seats, first: 0, mode };
}

type Options = Partial<TableOptions<State, Move, View>>;

function show(mode: Mode, options: Options = {}): PlayedTable<State, Move> {
  return renderTable({
    rules: qwinto,
    Table,
    words: text.uk,
    setup: setup(mode),
    viewer: 'table',
    ...options,
  });
}

async function press(name: string | RegExp, role = 'button'): Promise<void> {
  fireEvent.press(screen.getByRole(role, { name }));
  await settle();
}

afterEach(() => jest.restoreAllMocks());

/** The cell on the sheet; the loupe in the tray below says the same words. */
function cell(label: string | RegExp) {
  const [onSheet] = screen.getAllByLabelText(label);
  if (!onSheet) throw new Error(`no cell ${String(label)}`);
  return onSheet;
}

describe('dice beside paper sheets', () => {
  test('two dice are chosen, thrown here and kept; the sum stays for the pencils', async () => {
    const played = show('score', { rng: faces(3, 6) });
    expect(screen.getByRole('button', { name: 'Кинути кубики' })).toBeDisabled();
    await press('помаранчевий кубик', 'checkbox');
    await press('жовтий кубик', 'checkbox');
    await press('Кинути 2 кубики');
    expect(screen.getByText('Перший кидок із двох')).toBeOnTheScreen();
    expect(screen.getByLabelText('Сума 9')).toBeOnTheScreen();
    await press('Лишити 9');
    expect(played.state()).toMatchObject({
      phase: 'dice',
      active: 1,
      rolls: [{ seat: 0, dice: ['orange', 'yellow'], sum: 9 }],
    });
    expect(screen.getByText('Останній кидок: Оля')).toBeOnTheScreen();
    expect(screen.getByText('Тарас обирає кубики: один, два або три.')).toBeOnTheScreen();
  });

  test('[Q-3.3] the second throw counts at once', async () => {
    const played = show('score', { moves: thrown(0, { purple: 2 }), rng: faces(5) });
    await press('Ще раз');
    expect(played.state()).toMatchObject({ active: 1, rolls: [{ sum: 5 }] });
  });

  test('real dice are typed in by their faces', async () => {
    const played = show('score');
    await press('Справжні кубики', 'radio');
    expect(screen.getByRole('button', { name: /Записати кидок/ })).toBeDisabled();
    await press('жовтий кубик: 4', 'checkbox');
    await press('фіолетовий кубик: 6', 'checkbox');
    await press('фіолетовий кубик: 5', 'checkbox');
    await press('Записати кидок: 9');
    expect(played.tried).toEqual([
      { type: 'dice', seat: 0, dice: ['yellow', 'purple'] },
      { type: 'roll', values: [4, 5] },
    ]);
    await press('Ще раз');
    await press('жовтий кубик: 1', 'checkbox');
    expect(screen.getByRole('button', { name: /Записати кидок/ })).toBeDisabled();
    await press('фіолетовий кубик: 1', 'checkbox');
    await press('Записати кидок: 2');
    expect(played.state()).toMatchObject({ active: 1, rolls: [{ sum: 2 }] });
  });

  test('all three faces are the throw: it is entered and kept with the last of them', async () => {
    const played = show('score');
    await press('Справжні кубики', 'radio');
    for (const face of ['помаранчевий кубик: 2', 'фіолетовий кубик: 4', 'жовтий кубик: 5'])
      await press(face, 'checkbox');
    expect(played.tried).toEqual([
      { type: 'dice', seat: 0, dice: ['orange', 'yellow', 'purple'] },
      { type: 'roll', values: [2, 5, 4] },
      { type: 'keep', seat: 0 },
    ]);
    expect(played.state()).toMatchObject({ active: 1, rolls: [{ sum: 11 }] });
  });

  test('dice thrown here tumble first, and the wait can be cut short', async () => {
    const Moving = (props: TableProps<View, Move>) => (
      <ThemeProvider preference="light" reducedMotion={false}>
        <Table {...props} />
      </ThemeProvider>
    );
    // Jest's own stand-in ends every animation at once: here the dice stay in the air.
    jest.spyOn(Animated, 'timing').mockReturnValue({ start() {}, stop() {}, reset() {} });
    show('score', { Table: Moving, rng: faces(4) });
    await press('жовтий кубик', 'checkbox');
    await press('Кинути кубик');
    expect(screen.getByText('Кубики котяться…')).toBeOnTheScreen();
    expect(screen.queryByLabelText('Сума 4')).toBeNull();
    await press('Показати одразу');
    expect(screen.getByLabelText('Сума 4')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Лишити 4' })).toBeOnTheScreen();
  });
});

describe('paper sheets at the end', () => {
  async function enter(...numbers: number[]): Promise<void> {
    for (const number of numbers) await press(String(number));
  }

  test('[Q-2.2] a number that does not rise is marked at once, and can be erased by Q-4.2', async () => {
    const played = show('score');
    await press('Закінчити й порахувати аркуші');
    await enter(3, 5, 4);
    expect(
      screen.getByText(
        'Оля: у помаранчевому ряді після 5 (поле 2) не може йти 4 (поле 3), бо числа мають зростати.',
      ),
    ).toBeOnTheScreen();
    await press('Правило Q-4.2', 'link');
    expect(played.opened).toEqual(['Q-4.2']);
    await press('Стерти 5: помаранчеве поле 2');
    expect(screen.queryByText(/не може йти/)).toBeNull();
    expect(cell('помаранчеве поле 2, бонусне, порожнє')).toBeOnTheScreen();
    expect(cell('помаранчеве поле 3, стоїть 4')).toBeOnTheScreen();
  });

  test('[Q-2.3] two equal numbers of a column can be erased apart, by eye as by ear', async () => {
    show('score');
    await press('Закінчити й порахувати аркуші');
    fireEvent.press(cell('помаранчеве поле 2, бонусне, порожнє'));
    await enter(5);
    fireEvent.press(cell('жовте поле 3, порожнє'));
    const pad = within(screen.getByLabelText('Число: жовте поле 3'));
    fireEvent.press(pad.getByRole('button', { name: '5' }));
    await settle();
    expect(screen.getByText('Стерти 5: помаранчеве поле 2')).toBeOnTheScreen();
    await press('Стерти 5: жовте поле 3');
    expect(cell('жовте поле 3, порожнє')).toBeOnTheScreen();
    expect(cell('помаранчеве поле 2, бонусне, стоїть 5')).toBeOnTheScreen();
  });

  test('[Q-6.5] the sum of a sheet leads to its rule', async () => {
    const played = show('score');
    await press('Закінчити й порахувати аркуші');
    await enter(3, 5);
    await press('Разом: 2 очки. Чому?', 'link');
    expect(played.opened).toEqual(['Q-6.5']);
  });

  test('[Q-6.1] [Q-6.4] the sheets are counted line by line and the match ends', async () => {
    const played = show('score');
    await press('Закінчити й порахувати аркуші');
    await enter(3, 5);
    await press('Хибний кидок 1', 'checkbox');
    expect(
      screen.getByRole('link', { name: 'помаранчевий ряд: 2 очки. Правило Q-6.1' }),
    ).toBeOnTheScreen();
    expect(
      screen.getByRole('link', { name: 'хибні кидки: −5 очок. Правило Q-6.4' }),
    ).toBeOnTheScreen();
    await press('Далі: Тарас');
    fireEvent.press(cell('жовте поле 9, порожнє'));
    await enter(12);
    await press('Перевірити й порахувати');
    expect(qwinto.standing(played.state())).toMatchObject({ over: true, points: [-3, 1] });
  });

  test('[Q-3.5] a number that was never rolled is refused until the rolls are left out', async () => {
    const played = show('score', { moves: kept(0, { orange: 2 }) });
    await press('Закінчити й порахувати аркуші');
    await enter(9);
    await press('Далі: Тарас');
    await press('Перевірити й порахувати');
    expect(played.refused).toEqual(['Q-3.5']);
    expect(
      screen.getByText(
        'Оля: 9 у помаранчевому ряді (поле 1) не випадало: з помаранчевим кубиком такої суми не було. Перевір аркуш.',
      ),
    ).toBeOnTheScreen();
    // What was typed stays, and the sheet of Оля is in front again.
    expect(cell('помаранчеве поле 1, стоїть 9')).toBeOnTheScreen();
    await press(/^Не звіряти з кидками/, 'switch');
    await press('Далі: Тарас');
    await press('Перевірити й порахувати');
    expect(played.tried[1]).toMatchObject({ type: 'sheets', otherDice: true });
    expect(qwinto.standing(played.state())).toMatchObject({ over: true, points: [1, 0] });
  });
});

describe('corrections start from what was entered', () => {
  test('the choice of dice', async () => {
    const draft: Move = { type: 'dice', seat: 0, dice: ['yellow'] };
    const played = show('referee', { draft });
    expect(screen.getByRole('checkbox', { name: 'жовтий кубик' })).toBeChecked();
    await press('фіолетовий кубик', 'checkbox');
    await press('Зберегти виправлення');
    expect(played.tried).toEqual([{ type: 'dice', seat: 0, dice: ['yellow', 'purple'] }]);
  });

  test('a throw of real dice', async () => {
    const moves: Move[] = [{ type: 'dice', seat: 0, dice: ['orange', 'purple'] }];
    const played = show('score', { moves, draft: { type: 'roll', values: [2, 4] } });
    expect(screen.getByRole('checkbox', { name: 'фіолетовий кубик: 4' })).toBeChecked();
    await press('фіолетовий кубик: 5', 'checkbox');
    await press('Зберегти виправлення');
    expect(played.tried).toEqual([{ type: 'roll', values: [2, 5] }]);
  });

  test('kept or thrown again', async () => {
    const moves = thrown(0, { orange: 3 });
    const played = show('score', { moves, draft: { type: 'reroll', seat: 0 } });
    expect(screen.getByRole('radio', { name: 'Ще раз' })).toBeChecked();
    await press('Лишити', 'radio');
    await press('Зберегти виправлення');
    expect(played.tried).toEqual([{ type: 'keep', seat: 0 }]);
  });

  test('a written number', async () => {
    const moves = kept(0, { orange: 3, yellow: 6 });
    const draft: Move = { type: 'write', seat: 1, row: 'yellow', column: 4 };
    const played = show('virtual', { moves, draft });
    expect(cell(/^жовте поле 4, порожнє/)).toBeSelected();
    fireEvent.press(cell(/^помаранчеве поле 9/));
    await press('Зберегти виправлення');
    expect(played.tried).toEqual([{ type: 'write', seat: 1, row: 'orange', column: 11 }]);
  });

  test('the sheets', async () => {
    const draft: Move = { type: 'sheets', sheets: [SARA, blankSheet()] };
    const played = show('score', { draft });
    const { points } = qwinto.standing(qwinto.apply(played.state(), draft));
    expect(points[0]).toBe(43);
    expect(screen.getByText('43')).toBeOnTheScreen();
    await press('Хибний кидок 3', 'checkbox');
    await press('Зберегти виправлення');
    expect(played.tried).toEqual([
      { type: 'sheets', sheets: [{ ...SARA, misthrows: 3 }, blankSheet()] },
    ]);
  });
});

describe('referee: real dice, sheets on the device', () => {
  const NINE = kept(0, { orange: 3, yellow: 6 });

  test('a cell takes the number, the next sheet comes, and everyone sees the entry', async () => {
    const played = show('referee', { moves: NINE });
    expect(screen.getByRole('tab', { name: 'Оля, кидає, обирає поле' })).toBeSelected();
    fireEvent.press(cell('помаранчеве поле 5, бонусне, порожнє, 9 можна'));
    expect(screen.getByRole('link', { name: 'Разом: було 0, стане 1. Чому?' })).toBeOnTheScreen();
    await press('Записати 9');
    expect(played.tried).toEqual([{ type: 'write', seat: 0, row: 'orange', column: 7 }]);
    expect(screen.getByRole('tab', { name: 'Тарас, обирає поле' })).toBeSelected();
    await press('Оля, число записано', 'tab');
    expect(screen.getByLabelText(/^Аркуш: Оля. помаранчевий ряд: — — — — 9 —/)).toBeOnTheScreen();
  });

  test('a second touch of the chosen cell writes it', async () => {
    const played = show('referee', { moves: NINE });
    fireEvent.press(cell(/^жовте поле 1, порожнє/));
    fireEvent.press(cell(/^жовте поле 1, порожнє/));
    await settle();
    expect(played.tried).toEqual([{ type: 'write', seat: 0, row: 'yellow', column: 1 }]);
  });

  test('[Q-3.5] a row whose die was not thrown says why, and is refused when tried', async () => {
    const played = show('referee', { moves: NINE });
    fireEvent.press(cell('фіолетове поле 1, порожнє, 9 не можна'));
    expect(screen.getByText(/Фіолетового кубика в цьому кидку не було/)).toBeOnTheScreen();
    await press('Записати 9');
    expect(played.refused).toEqual(['Q-3.5']);
  });

  test('[Q-2.4] the gap is refused as well', async () => {
    const played = show('referee', { moves: NINE });
    fireEvent.press(cell(/^проміжок жовтого ряду/));
    await press('Записати 9');
    expect(played.refused).toEqual(['Q-2.4']);
  });

  test('[Q-3.6] writing nothing costs the thrower a cross and the others nothing', async () => {
    const played = show('referee', { moves: NINE });
    await press('Не писати. хибний кидок −5');
    await press('Не писати');
    expect(qwinto.standing(played.state()).points).toEqual([-5, 0]);
  });

  test('[Q-2.3] the arrows stop only at cells that take the number', async () => {
    // Оля has a 9 in purple, column 5: yellow's cell above it is closed, its neighbours are not.
    const moves = [
      ...round(0, { orange: 3, purple: 6 }, { row: 'purple', column: 5 }, 'pass'),
      ...round(1, { orange: 1 }, { row: 'orange', column: 2 }, 'pass'),
      ...kept(0, { yellow: 4, orange: 5 }),
    ];
    show('referee', { moves });
    expect(cell('жовте поле 5, порожнє, 9 не можна')).toBeOnTheScreen();
    expect(screen.getByText('Хрестик — у цьому стовпчику вже є 9.')).toBeOnTheScreen();
    fireEvent.press(cell(/^жовте поле 4, порожнє/));
    await press('Наступне можливе поле');
    expect(cell(/^жовте поле 6, порожнє/)).toBeSelected();
    fireEvent.press(cell(/^жовте поле 9, порожнє/));
    await press('Наступне можливе поле');
    expect(cell(/^помаранчеве поле 2, бонусне/)).toBeSelected();
  });

  test('the loupe lies on the best cell from the start; a touch of what is only proposed does not write it', async () => {
    const played = show('referee', { moves: NINE });
    // All cells bring one point: nine of eighteen belongs into the middle.
    expect(cell('помаранчеве поле 5, бонусне, порожнє, 9 можна')).toBeSelected();
    expect(screen.getByRole('button', { name: 'Записати 9' })).not.toBeDisabled();
    fireEvent.press(cell('помаранчеве поле 5, бонусне, порожнє, 9 можна'));
    await settle();
    expect(played.tried).toEqual([]);
    fireEvent.press(cell('помаранчеве поле 5, бонусне, порожнє, 9 можна'));
    await settle();
    expect(played.tried).toEqual([{ type: 'write', seat: 0, row: 'orange', column: 7 }]);
  });
});

describe('the cell that is proposed', () => {
  const three = [4, 5, 6].map((column) => ({ row: 'orange' as const, column }));

  test('[Q-6.1] of cells that bring the same it is the one evenly between its neighbours', () => {
    expect(bestPlace(blankSheet(), three, 2, 0)).toEqual({ row: 'orange', column: 4 });
    expect(bestPlace(blankSheet(), three, 11, 0)).toEqual({ row: 'orange', column: 6 });
  });

  test('a number without a cell has none', () => {
    expect(bestPlace(blankSheet(), [], 9, 0)).toBeNull();
  });
});

describe('dice and sheets dealt by the app', () => {
  const NINE = kept(0, { orange: 3, yellow: 6 });

  test('only the app throws: real dice are not asked for', async () => {
    const played = show('virtual', { rng: faces(6, 6, 6) });
    expect(screen.queryByRole('radio', { name: 'Справжні кубики' })).toBeNull();
    for (const die of ['помаранчевий кубик', 'жовтий кубик', 'фіолетовий кубик'])
      await press(die, 'checkbox');
    await press('Кинути 3 кубики');
    await press('Лишити 18');
    expect(played.state()).toMatchObject({ phase: 'write', sum: 18 });
  });

  test('[A-Q14] an entry is not in sight before everyone has decided', async () => {
    const played = show('virtual', { moves: NINE, setup: setup('virtual', 3) });
    fireEvent.press(cell('помаранчеве поле 4, порожнє, 9 можна'));
    await press('Записати 9');
    await press('Оля, уже вирішено', 'tab');
    expect(
      screen.getByLabelText(/^Аркуш: Оля. помаранчевий ряд: — — — — — — — — —/),
    ).toBeOnTheScreen();
    expect(screen.getByText('Записи відкриються разом, коли вирішать усі.')).toBeOnTheScreen();
    await press('Далі: Тарас');
    await press('Не писати');
    await press('Не писати');
    expect(played.state()).toMatchObject({ phase: 'dice', active: 1 });
    await press('Оля, чекає на число', 'tab');
    expect(screen.getByLabelText(/помаранчевий ряд: — — — 9 —/)).toBeOnTheScreen();
  });

  test('with hints off nothing is lit, and a wrong try is told only after it', async () => {
    const played = show('virtual', { moves: NINE, hints: false });
    expect(screen.queryByRole('button', { name: /можна/ })).toBeNull();
    fireEvent.press(cell('фіолетове поле 1, порожнє'));
    expect(screen.queryByText(/Фіолетового кубика/)).toBeNull();
    await press('Записати 9');
    expect(played.refused).toEqual(['Q-3.5']);
    expect(screen.getByText(/Фіолетового кубика в цьому кидку не було/)).toBeOnTheScreen();
  });

  test('where only one cell takes the number the choice is already made', async () => {
    const moves = [
      ...round(0, { orange: 3 }, { row: 'orange', column: 2 }, 'pass'),
      ...round(1, { orange: 5 }, { row: 'orange', column: 4 }, 'pass'),
      ...kept(0, { orange: 4 }),
    ];
    const played = show('virtual', { moves });
    expect(cell(/^помаранчеве поле 2, бонусне/)).toBeSelected();
    await press('Записати 4');
    expect(played.tried).toEqual([{ type: 'write', seat: 0, row: 'orange', column: 3 }]);
  });
});

describe('a tablet between the players', () => {
  const phone = Dimensions.get('window');
  beforeEach(() => {
    act(() => Dimensions.set({ window: { ...phone, width: 1180, height: 820 } }));
  });
  afterEach(() => {
    act(() => Dimensions.set({ window: phone }));
  });

  test('everyone writes on the own sheet round one tray', async () => {
    const played = show('referee', {
      setup: setup('referee', 4),
      moves: kept(0, { orange: 3, yellow: 6 }),
    });
    const names = screen
      .getAllByLabelText(/^Аркуш: [^.]+$/)
      .map((sheet) => sheet.props['aria-label']);
    expect(new Set(names).size).toBe(4);
    const taras = within(screen.getAllByLabelText('Аркуш: Тарас')[0] as never);
    fireEvent.press(taras.getByRole('button', { name: /^жовте поле 3, порожнє/ }));
    await press('Записати, +1. Тарас: 9, жовте поле 3');
    await press('Не пишу. Соломія');
    expect(played.tried).toEqual([
      { type: 'write', seat: 1, row: 'yellow', column: 3 },
      { type: 'pass', seat: 2 },
    ]);
    expect(screen.getByText('Готово, +1')).toBeOnTheScreen();
    await press('Розвернути аркуш до гравця: Тарас');
    expect(screen.getAllByLabelText('Аркуш: Тарас')[0]).toHaveStyle({
      transform: [{ rotate: '180deg' }],
    });
  });

  test('the name keeps its room: what can be done stands on a line of its own', () => {
    show('referee', { setup: setup('referee', 3), moves: kept(0, { yellow: 1, purple: 2 }) });
    const turn = { name: 'Розвернути аркуш до гравця: Тарас' };
    const name = screen.getByRole('heading', { name: 'Тарас' });
    let line = name;
    while (line.parent && !within(line).queryByRole('button', turn)) line = line.parent;
    expect(within(line).getByRole('button', turn)).toBeOnTheScreen();
    expect(within(line).queryByRole('button', { name: /^Не пишу/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Не пишу. Тарас' })).toBeOnTheScreen();
  });
});

describe('the end', () => {
  function showEnd(sheets: readonly (typeof SARA)[]): void {
    const players = playersOf(sheets.length);
    const begun = qwinto.begin(setup('score', sheets.length));
    const over = qwinto.apply(begun, { type: 'sheets', sheets });
    render(
      <LocaleProvider preference="uk">
        <ThemeProvider preference="light" reducedMotion>
          <Ending
            setup={setup('score', sheets.length)}
            players={players}
            standing={qwinto.standing(over)}
            view={qwinto.view(over, 'table')}
            words={text.uk}
            say={{ name: (seat) => players[seat]?.name ?? '' }}
            openClause={() => undefined}
          />
        </ThemeProvider>
      </LocaleProvider>,
    );
  }

  test('[Q-5.2] says what ended it and shows every sheet', () => {
    showEnd([SARA, { ...blankSheet(), misthrows: 4 }]);
    expect(screen.getByText('Тарас: закреслено всі чотири хибні кидки')).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Аркуш: Тарас. .*хибні кидки: 4 з 4/)).toBeOnTheScreen();
    expect(screen.queryByText(/Перемога спільна/)).toBeNull();
  });

  test('[Q-6.5] equal totals share the victory', () => {
    showEnd([SARA, SARA]);
    expect(screen.getByText('Оля, Тарас: порівну, 43 очки. Перемога спільна.')).toBeOnTheScreen();
  });
});
