/** The inputs of Qwinto's questions, pressed by label in Ukrainian. */
import { screen } from '@testing-library/react-native';

import { SARA } from '../../../src/games/qwinto/examples';
import { settleBook } from '../../../src/games/qwinto/table/settle';
import { renderQuestion } from '../../support/settleHarness';

test('dice and a cell give a verdict; the same cell again takes the question back', () => {
  const bench = renderQuestion(settleBook, 'cell');
  expect(bench.said()[0]).toMatch(/^Торкнись граней/);
  bench.press('жовтий кубик: 4');
  bench.press('фіолетовий кубик: 5');
  expect(bench.said()[0]).toBe('9 можна вписати в 18 полів');
  bench.press('жовте поле 5, порожнє, 9 можна');
  expect(bench.said()[0]).toBe('Так, 9 сюди можна');
  bench.press('помаранчеве поле 3, порожнє');
  expect(bench.said()[0]).toBe('Ні, 9 сюди не можна');
  expect(bench.said()).toContain(
    'Помаранчевого кубика не кидали. Пишуть у ряд кинутого кольору: жовтий і фіолетовий.',
  );
  bench.press('помаранчеве поле 3, порожнє, 9 не можна');
  expect(bench.said()[0]).toBe('9 можна вписати в 18 полів');
});

test('a gap can be asked about', () => {
  const bench = renderQuestion(settleBook, 'cell');
  bench.press('жовтий кубик: 4');
  bench.press(/^проміжок жовтого ряду/);
  expect(bench.said()).toContain('Це проміжок жовтого ряду, у нього не пишуть.');
});

test('numbers are copied onto the sheet before the throw is asked about', () => {
  const bench = renderQuestion(settleBook, 'cell');
  bench.press('Числа на аркуші');
  bench.press('жовте поле 4, порожнє');
  bench.press('8');
  expect(screen.getByLabelText('жовте поле 4, стоїть 8')).toBeTruthy();
  bench.press('Кидок');
  bench.press('жовтий кубик: 4');
  bench.press('жовте поле 6, порожнє');
  expect(bench.said()[2]).toBe(
    'У жовтому ряді після 8 (поле 4) не може йти 4 (поле 6): числа мають зростати.',
  );
});

test('a sheet is copied cell after cell and its mistake is named', () => {
  const bench = renderQuestion(settleBook, 'valid');
  bench.press('9');
  bench.press('3');
  expect(bench.said()[0]).toBe('На аркуші помилка');
  bench.press('Попереднє поле');
  bench.press('Стерти');
  expect(bench.said()[0]).toBe('Аркуш правильний');
});

test('crosses count at once', () => {
  const bench = renderQuestion(settleBook, 'score', { sheet: SARA });
  expect(bench.said()[0]).toBe('43 очки');
  bench.press('Хибний кидок 3');
  expect(bench.said()[0]).toBe('38 очок');
});
