/** The inputs of the questions about «Нізам», pressed by label in Ukrainian. */
import { screen } from '@testing-library/react-native';

import { parseGrid } from '../../../src/games/gems/rules/notation';
import { APART } from '../../../src/games/nizam/examples';
import { settleBook } from '../../../src/games/nizam/table/settle';
import { renderQuestion } from '../../support/settleHarness';

test('a field is painted, a shift is touched, and the combination it makes is told and marked', () => {
  const bench = renderQuestion(settleBook, 'runs');
  for (const column of [1, 2, 5]) bench.press(`рядок 1, стовпець ${column}: порожньо`);
  expect(bench.said()[0]).toMatch(/^Тепер торкнись зсувів/);
  bench.press('Зсуви');
  bench.press('Зсунути рядок 1 вправо: на краю рубін');
  expect(bench.said().slice(0, 2)).toEqual([
    '3 очки: 1 комбінація',
    'Рядок 1: 3 рубіни поспіль, на початку ходу їх тут не було. 3 очки.',
  ]);
  expect(screen.getByLabelText('Комбінація, рядок 1: 3 × рубін, 3 очки')).toBeTruthy();
  bench.press('Забрати останній зсув');
  expect(bench.said()[0]).toMatch(/^Тепер торкнись зсувів/);
});

test('a line without a known edge card can be shifted, too', () => {
  const bench = renderQuestion(settleBook, 'runs');
  bench.press(/^смарагд: на полі 0 карт/);
  bench.press('рядок 2, стовпець 3: порожньо');
  bench.press('Зсуви');
  bench.press('Зсунути рядок 2 вліво');
  expect(bench.said()[0]).toBe('Очок немає: жодної комбінації');
});

test('the same touch again erases a gem', () => {
  const bench = renderQuestion(settleBook, 'runs');
  bench.press('рядок 3, стовпець 3: порожньо');
  bench.press('рядок 3, стовпець 3: рубін');
  expect(bench.position()).toEqual(settleBook.questions[0]?.empty);
});

test('an arrow, a hand and what the table agreed give the price', () => {
  const bench = renderQuestion(settleBook, 'cost', {
    grid: parseGrid(APART),
    end: null,
    hand: [],
    free: false,
  });
  bench.press('Зсув і плата');
  bench.press('Зсунути рядок 1 вліво: на краю рубін');
  expect(bench.said()[0]).toBe('1 рубін; без рубіна — три карти');
  bench.press('рубін');
  expect(bench.said()[0]).toBe('Плата: 1 рубін');
  bench.press('Забрати з руки: рубін');
  for (const gem of ['топаз', 'топаз', 'сапфір']) bench.press(gem);
  expect(bench.said()[0]).toBe('Плата: три будь-які карти');
  bench.press('рубін');
  bench.press('Стіл домовився: три карти платять завжди');
  expect(bench.said()[0]).toBe('Плата: 1 рубін або три будь-які карти');
});
