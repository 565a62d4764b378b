/** The inputs of the questions about «Перлина Сходу», pressed by label in Ukrainian. */
import { settleBook } from '../../../src/games/perlyna/table/settle';
import { renderQuestion } from '../../support/settleHarness';

test('piles are entered card by card; the top of a rival closes the task', () => {
  const bench = renderQuestion(settleBook, 'blocked');
  bench.press('сапфір');
  bench.press('Стоси');
  bench.press(/^гравець 2/i);
  bench.press('рубін');
  bench.press('сапфір');
  expect(bench.position()).toMatchObject({ task: 'blue', piles: [[], ['red', 'blue']] });
  expect(bench.said()[0]).toMatch(/^Сапфір: закрито.*Гравець 2$/);
  bench.press('Забрати верхню карту');
  expect(bench.said()[0]).toBe('Сапфір: не закрито');
});

test('a painted line is a task that may be claimed', () => {
  const bench = renderQuestion(settleBook, 'tasks');
  bench.press(/^топаз: на полі 0 карт/);
  for (const column of [2, 3, 4]) bench.press(`рядок 4, стовпець ${column}: порожньо`);
  expect(bench.said()[0]).toContain('топаз');
  bench.press('Цього ходу вже був зсув');
  expect(bench.said()[0]).toBe('Спершу треба зсунути лінію');
});

test('the pearl between two equal gems may be the third', () => {
  const bench = renderQuestion(settleBook, 'pearl');
  bench.press(/^аметист: на полі 0 карт/);
  for (const column of [1, 3]) bench.press(`рядок 1, стовпець ${column}: порожньо`);
  bench.press(/^перлина: на полі 0 карт/);
  bench.press('рядок 1, стовпець 2: порожньо');
  expect(bench.said()[0]).toBe('Перлина може бути: аметист');
});

test('A-E10: what the table agreed about a deadlock is switched on, and the answer says that it rests on it', () => {
  const seven = ['red', 'orange', 'yellow', 'green', 'lime', 'sky'];
  const piles = [
    [...seven, 'blue'],
    [...seven, 'violet'],
  ];
  const bench = renderQuestion(settleBook, 'blocked', {
    piles,
    seat: 0,
    task: 'violet',
    open: false,
  });
  expect(bench.said().at(-1)).toMatch(/^Глухий кут: .* Партію завершено/);
  bench.press('Стоси');
  bench.press('Стіл домовився: у глухому куті закриття не діє');
  expect(bench.position()).toMatchObject({ open: true });
  expect(bench.said()[0]).toBe('Аметист: не закрито');
  expect(bench.said().at(-1)).toBe('Глухий кут: стіл домовився, що тоді закриття не діє (A-E10).');
});

test('A-E10: the same switch stands with the tasks that may be claimed', () => {
  const bench = renderQuestion(settleBook, 'tasks');
  bench.press('Стоси');
  bench.press('Стіл домовився: у глухому куті закриття не діє');
  expect(bench.position()).toMatchObject({ open: true });
});
