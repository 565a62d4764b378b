import { fireEvent, render, screen, within } from '@testing-library/react-native';

import type { Rng, Setup } from '../../../src/engine/types';
import { split } from '../../../src/games/split/rules';
import { scoreStacks } from '../../../src/games/split/rules/scoring';
import Table from '../../../src/games/split/table';
import Ending from '../../../src/games/split/table/Ending';
import { text } from '../../../src/games/split/words';
import type { Card, SplitMove, SplitState, SplitView } from '../../../src/games/split/rules/types';
import { LocaleProvider } from '../../../src/text/locale';
import { ThemeProvider } from '../../../src/ui';
import { quickRng } from '../../support/quickRng';
import { playersOf, renderTable, settle, type TableOptions } from '../../support/tableHarness';

type Played = ReturnType<typeof renderTable<SplitState, SplitMove, SplitView>>;
type Options = Omit<TableOptions<SplitState, SplitMove, SplitView>, 'rules' | 'Table' | 'words'>;

const SCORE: Setup = { seats: 3, first: 0, mode: 'score' };
const REFEREE: Setup = { seats: 4, first: 0, mode: 'referee' };
const VIRTUAL: Setup = { seats: 4, first: 0, mode: 'virtual' };

const NINE: readonly Card[] = [9, 'joker', 5, 10, 7, 4, 'joker', 8, 6];
const ROW: SplitMove = { type: 'row', cards: NINE };
const CUT: SplitMove = { type: 'cut', seat: 0, at: [3, 6] };

function votes(...parts: (number | null)[]): SplitMove[] {
  return parts.flatMap((part, seat) => (part === null ? [] : [{ type: 'vote', seat, part }]));
}

/** Everybody wants the two cards in the middle: they come back to be halved. */
const PAIR: SplitMove[] = [ROW, { type: 'cut', seat: 0, at: [3, 5] }, ...votes(1, 1, 1, 1)];

function open(options: Options): Played {
  const words = text[options.locale ?? 'uk'];
  return renderTable({ rules: split, Table, words, ...options });
}

async function press(role: 'button' | 'radio' | 'link', name: string | RegExp): Promise<void> {
  // Nothing here is hidden, and looking for what is costs most of the time.
  fireEvent.press(screen.getByRole(role, { name, includeHiddenElements: true }));
  await settle();
}

function counts(state: SplitState): unknown {
  return state.phase === 'over' ? state.counts : null;
}

describe('score: the piles are counted in', () => {
  test('a tap adds a card, digits write a pile and go on to the next', async () => {
    open({ setup: SCORE });
    await press('button', 'Оля, стопка 3: ще не вписано');
    await press('button', 'Оля, стопка 3: 1 карта, найбільше');
    expect(screen.getByText('Оля · стопка 3')).toBeOnTheScreen();
    await press('button', 'Оля · стопка 3. Записати 4');
    await press('button', 'Оля · стопка 4. Записати 2');
    await press('button', 'Оля · стопка 5. Додати карту');
    await press('button', 'Оля · стопка 5. Забрати карту');
    expect(
      screen.getByRole('button', { name: 'Оля, стопка 3: 4 карти, найбільше' }),
    ).toBeOnTheScreen();
    expect(
      screen.getByRole('button', { name: 'Оля, стопка 4: 2 карти, найбільше' }),
    ).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Оля, стопка 5: немає' })).toBeOnTheScreen();
  });

  test('piles reach the rules; points, keepers and the winner are shown while typing', async () => {
    const table = open({ setup: SCORE });
    for (const digit of [1, 0, 2, 0, 0, 0, 0, 3, 0, 0])
      await press('button', new RegExp(`^Оля .* Записати ${digit}$`));
    // The one card of one lies in front of Оля.
    for (const digit of [2, 2, 0, 0, 0, 0, 1, 0, 0])
      await press('button', new RegExp(`^Тарас .* Записати ${digit}$`));
    expect(screen.getByRole('button', { name: /^Порахувати/ })).toBeDisabled();
    expect(screen.getByText('Ще не вписано стопок: Соломія.')).toBeOnTheScreen();
    await press('button', 'Соломія · стопка 2. Записати 0');
    // 1 + 3 + 8 for Оля, 2 + 3 for Тарас: threes are shared.
    await press('link', 'Оля: 12 очок');
    expect(table.opened).toEqual(['S-7.5']);
    expect(screen.getByRole('link', { name: 'Тарас: 5 очок' })).toBeOnTheScreen();
    expect(screen.getByText('перемагає Оля, 12')).toBeOnTheScreen();
    await press('button', /^Порахувати/);
    expect(counts(table.state())).toEqual([
      [1, 0, 2, 0, 0, 0, 0, 3, 0, 0],
      [0, 2, 2, 0, 0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ]);
  });

  test('each value is audited against the box; the sentence stands with its clause and nothing is lost', async () => {
    const table = open({ setup: SCORE });
    await press('button', 'Оля, стопка 1: ще не вписано');
    expect(
      screen.getByRole('img', { name: /^Стопки 1: разом 1 карта, у коробці 1/ }),
    ).toBeOnTheScreen();
    for (let taps = 0; taps < 2; taps += 1) await press('button', 'Тарас, стопка 1: немає');
    expect(screen.getByText(/Стопку 1 мають 2 гравці, а таких карт у коробці 1/)).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /^Порахувати/ })).toBeDisabled();
    expect(screen.getByText('Спершу виправ позначене.')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Оля, стопка 1: 1 карта' })).toBeOnTheScreen();
    await press('link', 'Правило S-5.2');
    expect(table.opened).toEqual(['S-5.2']);
    await press('button', 'Тарас · стопка 1. Забрати карту');
    expect(screen.queryByText(/Стопку 1 мають/)).toBeNull();
    expect(table.tried).toEqual([]);
  });

  test('too many jokers in all are said under the grid', async () => {
    open({ setup: SCORE });
    for (const digit of [9, 9]) await press('button', new RegExp(`^Оля .* Записати ${digit}$`));
    expect(screen.getByText('Джокерів щонайменше 15 з 15')).toBeOnTheScreen();
    await press('button', 'Оля · стопка 3. Записати 4');
    expect(screen.getByText('Джокерів щонайменше 16 з 15')).toBeOnTheScreen();
    expect(screen.getByText(/треба щонайменше 16 джокерів, а в коробці їх 15/)).toBeOnTheScreen();
  });

  test('a tie on points is explained before it is agreed', async () => {
    open({ setup: SCORE });
    await press('button', 'Оля, стопка 3: ще не вписано');
    await press('button', 'Тарас, стопка 1: ще не вписано');
    await press('button', 'Тарас, стопка 2: ще не вписано');
    expect(screen.getByText('Очок порівну')).toBeOnTheScreen();
    expect(
      screen.getByText(
        /у кого більше залікових карт: Оля — 1 карта і Тарас — 2 карти\. Отже, перемагає Тарас\./,
      ),
    ).toBeOnTheScreen();
  });

  test('a tap on a pile that is written only chooses it; the next one adds a card', async () => {
    open({ setup: SCORE });
    await press('button', 'Оля · стопка 1. Записати 1');
    await press('button', 'Оля · стопка 2. Записати 2');
    await press('button', 'Оля, стопка 1: 1 карта, найбільше');
    expect(screen.getByText('Оля · стопка 1')).toBeOnTheScreen();
    expect(
      screen.getByRole('button', { name: 'Оля, стопка 1: 1 карта, найбільше' }),
    ).toBeOnTheScreen();
    await press('button', 'Оля, стопка 1: 1 карта, найбільше');
    expect(screen.getByRole('button', { name: /^Оля, стопка 1: 2 карти/ })).toBeOnTheScreen();
  });

  test('the keys say which pile took the number', async () => {
    open({ setup: SCORE });
    await press('button', 'Оля · стопка 1. Записати 0');
    await press('button', 'Оля · стопка 2. Записати 2');
    expect(screen.getByText('Оля, стопка 2: 2 карти')).toBeOnTheScreen();
    await press('button', 'Тарас, стопка 5: ще не вписано');
    expect(screen.queryByText('Оля, стопка 2: 2 карти')).toBeNull();
  });

  test('no card and not yet written are two things', async () => {
    open({ setup: SCORE });
    await press('button', 'Оля · стопка 1. Записати 0');
    const none = screen.getByRole('button', { name: 'Оля, стопка 1: немає' });
    expect(within(none).getByText('0')).toBeOnTheScreen();
    const untouched = screen.getByRole('button', { name: 'Оля, стопка 2: ще не вписано' });
    expect(within(untouched).getByText('·')).toBeOnTheScreen();
  });

  test('[S-5.2] where the box leaves no card for a pile nobody is asked, and it can still be chosen', async () => {
    open({ setup: SCORE });
    for (const digit of [1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
      await press('button', new RegExp(`^Оля .* Записати ${digit}$`));
    expect(screen.getByText('Тарас · стопка 2')).toBeOnTheScreen();
    await press('button', 'Тарас · стопка 2. Записати 1');
    // Both twos are seen; the rest of Тарас is open.
    await press('button', 'Тарас, стопка 10: ще не вписано');
    await press('button', 'Тарас · стопка 10. Записати 1');
    expect(screen.getByText('Соломія · стопка 3')).toBeOnTheScreen();
    await press('button', 'Соломія, стопка 1: немає');
    expect(screen.getByText('Соломія · стопка 1')).toBeOnTheScreen();
    expect(screen.queryByText(/Стопку 1 мають/)).toBeNull();
    // What was typed wrongly gives the pile back.
    await press('button', /^Оля, стопка 1: 1 карта/);
    await press('button', 'Оля · стопка 1. Записати 0');
    expect(
      screen.getByRole('button', { name: 'Соломія, стопка 1: ще не вписано' }),
    ).toBeOnTheScreen();
  });

  test('after the last pile the keys stay there: nothing of the first player is written over', async () => {
    open({ setup: SCORE });
    await press('button', 'Соломія, стопка 10: ще не вписано');
    await press('button', 'Соломія · стопка 10. Записати 4');
    await press('button', 'Соломія · стопка 10. Записати 3');
    expect(screen.getByRole('button', { name: /^Соломія, стопка 10: 3 карти/ })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Оля, стопка 1: ще не вписано' })).toBeOnTheScreen();
  });

  test('a correction starts with what was entered', async () => {
    const draft: SplitMove = {
      type: 'stacks',
      counts: [
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 4],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      ],
    };
    const table = open({ setup: SCORE, draft });
    await press('button', 'Тарас, стопка 10: 2 карти');
    await press('button', 'Тарас · стопка 10. Додати карту');
    await press('button', /^Зберегти виправлення/);
    expect(table.tried).toEqual([
      { ...draft, counts: [draft.counts[0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 3], draft.counts[2]] },
    ]);
  });
});

describe('referee: real cards', () => {
  test('a row is typed card by card, and a card can be typed again', async () => {
    const table = open({ setup: REFEREE });
    expect(screen.getByText('Ряд викладає Оля')).toBeOnTheScreen();
    for (const card of ['9', 'джокер', '5', '10', '7', '4', 'джокер', '8'])
      await press('button', new RegExp(`^${card}, у колоді`));
    expect(screen.getByText('Ще 1 карта')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Ряд на столі' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'джокер, у колоді ще 13' })).toBeOnTheScreen();
    await press('button', 'Стерти карту');
    await press('button', /^8, у колоді/);
    await press('button', /^1, у колоді/);
    await press('button', 'місце 9: 1');
    await press('button', /^6, у колоді/);
    await press('button', 'Ряд на столі');
    expect(table.tried).toEqual([ROW]);
  });

  test('more cards of a kind than the box has are refused (S-1.2)', async () => {
    const table = open({ setup: REFEREE });
    for (const card of ['1', '1', '2', '3', '4', '5', '6', '7', '8'])
      await press('button', new RegExp(`^${card}, у колоді`));
    await press('button', 'Ряд на столі');
    expect(table.refused).toEqual(['S-1.2']);
    expect(screen.getByRole('button', { name: 'місце 2: 1' })).toBeOnTheScreen();
  });

  test('separators step between the cards; an empty part is refused (S-2.3)', async () => {
    const table = open({ setup: REFEREE, moves: [ROW] });
    const second = screen.getByRole('slider', { name: 'Другий роздільник' });
    expect(second).toHaveAccessibilityValue({ now: 6, text: 'після 6-ї карти' });
    await press('button', 'Другий роздільник: ліворуч');
    expect(second).toHaveAccessibilityValue({ now: 5, text: 'після 5-ї карти' });
    await press('button', 'Перший роздільник: праворуч');
    await press('button', 'Перший роздільник: праворуч');
    expect(screen.getByText('Одна з частин порожня.')).toBeOnTheScreen();
    await press('button', 'Поділити: 5 · 0 · 4');
    expect(table.refused).toEqual(['S-2.3']);
    await press('button', 'Перший роздільник: ліворуч');
    await press('button', 'Поділити: 4 · 1 · 4');
    expect(table.tried.at(-1)).toEqual({ type: 'cut', seat: 0, at: [4, 5] });
    expect(table.state().phase).toBe('vote');
  });

  test('where the app deals, a cut that leaves a part empty cannot be tried, and it says why', async () => {
    const table = open({ setup: VIRTUAL, moves: [ROW], viewer: 'table' });
    await press('button', 'Другий роздільник: ліворуч');
    for (let n = 0; n < 2; n += 1) await press('button', 'Перший роздільник: праворуч');
    const button = screen.getByRole('button', { name: 'Поділити: 5 · 0 · 4' });
    expect(button).toBeDisabled();
    expect(screen.getByText('Одна з частин порожня.')).toBeOnTheScreen();
    fireEvent.press(button);
    expect(table.tried).toEqual([]);
    await press('button', 'Перший роздільник: ліворуч');
    expect(screen.queryByText('Одна з частин порожня.')).toBeNull();
    await press('button', 'Поділити: 4 · 1 · 4');
    expect(table.state().phase).toBe('vote');
  });

  test('a separator is dragged and snaps to the nearest gap', async () => {
    const table = open({ setup: REFEREE, moves: [ROW] });
    const peg = screen.getByRole('slider', { name: 'Перший роздільник' });
    fireEvent(peg, 'responderGrant', { nativeEvent: { pageX: 100 } });
    fireEvent(peg, 'responderMove', { nativeEvent: { pageX: 60 } });
    fireEvent(peg, 'responderRelease', { nativeEvent: { pageX: 60 } });
    await press('button', /^Поділити/);
    // Sixty-point cards with eight between them: forty points are more than half a step.
    expect(table.tried).toEqual([{ type: 'cut', seat: 0, at: [2, 6] }]);
  });

  test('votes are entered one tap a player and shared out together', async () => {
    const table = open({ setup: REFEREE, moves: [ROW, CUT] });
    expect(screen.getByText('Ще без вибору: Оля, Тарас, Соломія і Євген')).toBeOnTheScreen();
    await press('radio', 'Оля: біла');
    await press('radio', 'Тарас: чорна');
    await press('radio', 'Соломія: біла');
    await press('radio', 'Соломія: чорна');
    await press('radio', 'Євген: блакитна');
    expect(table.tried).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: 'Роздати за голосами' }));
    for (let i = 0; i < 5; i += 1) await settle();
    expect(table.tried).toEqual(votes(0, 2, 2, 1));
    expect(table.refused).toEqual([]);
  });

  test('revealed votes say who takes what and what is contested', async () => {
    const table = open({ setup: REFEREE, moves: [ROW, CUT, ...votes(0, 2, 2, 1)] });
    // Оля has 9, joker, 5: the joker asks for its pile before the contested part is cut.
    expect(screen.getByText('Джокера кладе Оля')).toBeOnTheScreen();
    const revealed = within(screen.getByLabelText('Голоси відкрито'));
    expect(revealed.getByText('бере Оля: 3 карти')).toBeOnTheScreen();
    expect(revealed.getByText('бере Євген: 3 карти')).toBeOnTheScreen();
    expect(revealed.getByText('спір')).toBeOnTheScreen();
    expect(
      screen.getByRole('img', {
        name: 'Ряд: бере Оля: 9, джокер, 5; бере Євген: 10, 7, 4; лежить: джокер, 8, 6',
      }),
    ).toBeOnTheScreen();
    fireEvent.press(revealed.getByRole('link', { name: 'Правило S-4.3' }));
    expect(table.opened).toEqual(['S-4.3']);
    await settle();
  });

  test('a joker joins an existing pile only (S-5.2)', async () => {
    const table = open({ setup: REFEREE, moves: [ROW, CUT, ...votes(0, 2, 2, 1)] });
    await press('button', 'стопки 3 немає');
    expect(table.refused).toEqual(['S-5.2']);
    await press('button', 'стопка 9: 1 карта, можна');
    await press('button', /^Джокера — до 9/);
    expect(table.tried.at(-1)).toEqual({ type: 'joker', seat: 0, value: 9 });
    expect(table.state().phase).toBe('cut');
  });

  test('a served player and a missing half are refused with their reasons', async () => {
    const recut: SplitMove[] = [
      ROW,
      CUT,
      ...votes(0, 2, 2, 1),
      { type: 'joker', seat: 0, value: 9 },
    ];
    const table = open({ setup: REFEREE, moves: recut });
    expect(
      screen.getByText(/Претендують Тарас і Соломія\. Іншого поділу тут немає\./),
    ).toBeOnTheScreen();
    await press('button', 'Поділити: 1 · 1 · 1');
    await press('radio', 'Оля: біла');
    expect(table.refused).toEqual(['turn']);

    screen.unmount();
    const halved = open({ setup: REFEREE, moves: PAIR });
    await press('button', 'Розділити навпіл');
    await press('radio', 'Оля: чорна');
    expect(halved.refused).toEqual(['S-4.4']);
  });

  test('a finished round stays in sight while the next row is typed', () => {
    open({
      setup: REFEREE,
      moves: [ROW, { type: 'cut', seat: 0, at: [1, 2] }, ...votes(0, 0, 1, 1)],
    });
    expect(
      screen.getByRole('img', { name: 'Ряд: у скиді: 9, джокер, 5, 10, 7, 4, джокер, 8, 6' }),
    ).toBeOnTheScreen();
    expect(screen.getByText('Ряд викладає Тарас')).toBeOnTheScreen();
    expect(screen.getByText(/Раунд 2 з 8 · веде Тарас · у колоді 61 карта/)).toBeOnTheScreen();
  });

  test.each([
    [[], ROW, 'місце 1: 9'],
    [[ROW, CUT], { type: 'vote', seat: 1, part: 2 }, 'Тарас: чорна'],
    [
      [ROW, CUT, ...votes(0, 2, 2, 1)],
      { type: 'joker', seat: 0, value: 9 },
      'стопка 9: 1 карта, можна',
    ],
  ] as [SplitMove[], SplitMove, string][])(
    'a correction is filled with the entry',
    async (moves, draft, name) => {
      const table = open({ setup: REFEREE, moves, draft });
      expect(screen.getByLabelText(name)).toBeOnTheScreen();
      if (draft.type === 'vote') expect(screen.getByLabelText(name)).toBeChecked();
      await press('button', /^Зберегти виправлення/);
      expect(table.tried).toEqual([draft]);
    },
  );

  test('a corrected cut starts where the separators stood', async () => {
    const draft: SplitMove = { type: 'cut', seat: 0, at: [1, 2] };
    const table = open({ setup: REFEREE, moves: [ROW], draft });
    await press('button', 'Другий роздільник: праворуч');
    await press('button', /^Зберегти виправлення/);
    expect(table.tried).toEqual([{ type: 'cut', seat: 0, at: [1, 3] }]);
  });
});

describe('virtual: dealt on the phone', () => {
  const rng: Rng = quickRng(7);

  test('the row is turned up by its button', async () => {
    const table = open({ setup: VIRTUAL, rng });
    expect(screen.getByText('Колоду перетасовано.')).toBeOnTheScreen();
    await press('button', 'Викласти ряд: 9 карт');
    expect(table.state().phase).toBe('cut');
  });

  test('the holder chooses among the parts and hears what each would bring', async () => {
    const table = open({ setup: VIRTUAL, moves: [ROW, CUT] });
    expect(screen.getByText('Голосує Оля')).toBeOnTheScreen();
    const white = screen.getByRole('radio', {
      name: 'Біла частина: 9, джокер, 5. 9 нова стопка. 5 нова стопка. джокер на вибір',
    });
    expect(screen.getByRole('button', { name: 'Обери частину' })).toBeDisabled();
    fireEvent.press(white);
    expect(white).toBeChecked();
    await press('button', 'Голос за білу');
    expect(table.tried).toEqual([{ type: 'vote', seat: 0, part: 0 }]);
    expect(screen.getByText('Голосує Тарас')).toBeOnTheScreen();
    expect(screen.getByLabelText('Оля: голос є')).toBeOnTheScreen();
    expect(screen.getByLabelText('Тарас: зараз')).toBeOnTheScreen();
  });

  test('the next holder finds nothing chosen, and no trace of earlier votes', () => {
    open({ setup: VIRTUAL, moves: [ROW, CUT, ...votes(2, null, null, null)], viewer: 1 });
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.queryByLabelText('Голоси відкрито')).toBeNull();
    screen.unmount();
    open({ setup: VIRTUAL, moves: [ROW, CUT, ...votes(2, null, null, null)], viewer: 'table' });
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.getByText('Проголосували 1 з 4')).toBeOnTheScreen();
  });

  test('S-3.2 who has voted sees the own vote, who is ready and who thinks, never what for', () => {
    open({ setup: VIRTUAL, moves: [ROW, CUT, ...votes(2, null, 0, null)], viewer: 0 });
    expect(screen.getByText('Проголосували 2 з 4')).toBeOnTheScreen();
    expect(screen.getByText('Твій голос: чорна')).toBeOnTheScreen();
    expect(screen.getAllByLabelText(/: голос є$/)).toHaveLength(2);
    expect(screen.getByLabelText('Тарас: ще ні')).toBeOnTheScreen();
    expect(screen.getAllByText('думає')).toHaveLength(2);
    expect(screen.getByText('це ти')).toBeOnTheScreen();
    expect(screen.queryAllByRole('radio', { name: /^(Біла|Блакитна)/ })).toEqual([]);
  });

  test('a secret vote under correction is not shown', () => {
    open({ setup: VIRTUAL, moves: [ROW, CUT], draft: { type: 'vote', seat: 1, part: 2 } });
    expect(screen.getByText('Голосує Тарас')).toBeOnTheScreen();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  test('a halved pair offers two parts', () => {
    open({ setup: VIRTUAL, moves: [...PAIR, { type: 'cut', seat: 0, at: [1] }] });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('without hints neither gains nor legal marks are given', () => {
    open({ setup: VIRTUAL, moves: [ROW, CUT], hints: false });
    expect(screen.getByRole('radio', { name: 'Біла частина: 9, джокер, 5' })).toBeOnTheScreen();
  });

  test('the last round is played to the end through the table', async () => {
    const setup: Setup = { seats: 3, first: 1, mode: 'virtual' };
    const pick = quickRng(11);
    const table = open({ setup, rng, moves: upToRound(setup, 10, pick) });
    for (let step = 0; step < 100 && table.state().phase !== 'over'; step += 1) {
      const { phase } = table.state();
      if (phase === 'vote') {
        const radios = screen.getAllByRole('radio', { includeHiddenElements: true });
        const radio = radios[pick.below(radios.length)];
        if (radio) fireEvent.press(radio);
        await press('button', /^Голос за/);
      } else if (phase === 'joker') {
        const piles = screen.getAllByLabelText(/, можна$/);
        const pile = piles[pick.below(piles.length)];
        if (pile) fireEvent.press(pile);
        await press('button', /^Джокера — до/);
      } else if (phase === 'cut') await press('button', /^(Поділити|Розділити)/);
      else await press('button', /^Викласти ряд/);
    }
    expect(table.refused).toEqual([]);
    const over = table.state();
    expect(over.phase === 'over' && over.table?.round).toBe(10);
    expect(split.standing(over).over).toBe(true);
  });
});

/** Random moves of the rules' own offers until that round's row is due. */
function upToRound(setup: Setup, round: number, rng: Rng): SplitMove[] {
  const moves: SplitMove[] = [];
  let state = split.begin(setup);
  while (!(state.phase === 'row' && state.table.round === round)) {
    const { chance, actors } = split.turn(state);
    const offers = split.offers(state, actors[0] ?? 0);
    const move = chance ? split.chance(state, rng) : offers[rng.below(offers.length)];
    if (!move) throw new Error(`no move in ${state.phase}`);
    moves.push(move);
    state = split.apply(state, move);
  }
  return moves;
}

describe('the end: majority value by value', () => {
  const players = playersOf(3);
  const end = (piles: number[][]): SplitState =>
    split.apply(split.begin(SCORE), { type: 'stacks', counts: piles });

  function show(state: SplitState): string[] {
    const opened: string[] = [];
    render(
      <LocaleProvider preference="uk">
        <ThemeProvider preference="light" reducedMotion>
          <Ending
            setup={SCORE}
            players={players}
            standing={split.standing(state)}
            view={split.view(state, 'table')}
            words={text.uk}
            say={{ name: (seat) => players[seat]?.name ?? '' }}
            openClause={(clause) => opened.push(clause)}
          />
        </ThemeProvider>
      </LocaleProvider>,
    );
    return opened;
  }

  test('who keeps a card of each value, and by which clause', () => {
    const piles = [
      [1, 0, 2, 0, 0, 0, 0, 0, 0, 3],
      [0, 2, 2, 0, 0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ];
    const opened = show(end(piles));
    expect(screen.getByLabelText('Стопка 3: Оля — 2 карти і Тарас — 2 карти')).toBeOnTheScreen();
    expect(screen.getByLabelText('Стопка 10: Оля — 3 карти')).toBeOnTheScreen();
    expect(screen.getByLabelText('Стопка 4: ні в кого немає')).toBeOnTheScreen();
    expect(screen.queryByText('Очок порівну')).toBeNull();
    const shared = within(screen.getByLabelText(/^Стопка 3/));
    fireEvent.press(shared.getByRole('link', { name: 'Правило S-7.4' }));
    expect(opened).toEqual(['S-7.4']);
    const { points } = scoreStacks(piles);
    expect(points).toEqual([14, 5, 0]);
    for (const total of points.slice(0, 2))
      expect(screen.getAllByText(String(total))).not.toEqual([]);
  });

  test('a tie that cards do not break either is shared', () => {
    show(end([[1, 0, 0, 0, 0, 0, 0, 0, 0, 0], ...[0, 0].map(() => new Array<number>(10).fill(0))]));
    expect(screen.queryByText('Очок порівну')).toBeNull();
    screen.unmount();
    const two = (): number[] => [0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
    show(end([two(), two(), new Array<number>(10).fill(0)]));
    expect(screen.getByText(/І карт порівну, тож перемога спільна\./)).toBeOnTheScreen();
  });

  test('no heading is skipped below the title where a tie is told first', () => {
    const two = (): number[] => [0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
    show(end([two(), two(), new Array<number>(10).fill(0)]));
    const levels = screen.getAllByRole('heading').map(({ props }) => props['aria-level'] as number);
    expect(levels).toEqual([2, 2]);
  });
});

describe('the words', () => {
  const MOMENTS: readonly (readonly [Setup, readonly SplitMove[]])[] = [
    [SCORE, []],
    [REFEREE, []],
    [REFEREE, [ROW]],
    [REFEREE, [ROW, CUT]],
    [VIRTUAL, [ROW, CUT]],
    [VIRTUAL, [ROW, CUT, ...votes(0, 2, 2, 1)]],
  ];

  /** Everything written or spoken on the screen, without people's names and initials. */
  function said(): string {
    const found: string[] = [];
    const walk = (node: unknown): void => {
      if (typeof node === 'string') found.push(node);
      else if (Array.isArray(node)) node.forEach(walk);
      else if (typeof node === 'object' && node !== null && 'props' in node) {
        const { props, children } = node as { props: Record<string, unknown>; children: unknown };
        found.push(String(props['aria-label'] ?? props.accessibilityLabel ?? ''));
        walk(children);
      }
    };
    walk(screen.toJSON());
    const names = playersOf(4).map(({ name }) => name);
    return found
      .filter((words) => !names.some((name) => name.startsWith(words)))
      .map((words) => names.reduce((rest, name) => rest.replaceAll(name, ''), words))
      .join(' ¶ ');
  }

  test.each(MOMENTS)('moment %# speaks Russian and English', (setup, moves) => {
    open({ setup, moves, locale: 'ru' });
    expect(said()).toMatch(/[а-я]{4}/);
    expect(said()).not.toMatch(/[іїєґ]|undefined|NaN/i);
    screen.unmount();
    open({ setup, moves, locale: 'en' });
    expect(said()).toMatch(/[a-z]{4}/);
    expect(said()).not.toMatch(/[а-яёіїєґ]|undefined|NaN/i);
  });
});
