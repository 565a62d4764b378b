/** Rows and stacks as text. */
import { parseRow, parseStacks } from '../../../src/games/split/rules/notation';

test('a row is read with its separators', () => {
  expect(parseRow('6 J 3 | 2 J 9 5 | 9 J')).toEqual({
    cards: [6, 'joker', 3, 2, 'joker', 9, 5, 9, 'joker'],
    at: [3, 7],
  });
  expect(parseRow('10')).toEqual({ cards: [10], at: [] });
});

test('stacks are read seat by seat', () => {
  expect(parseStacks('1 0 0 0 0 0 0 0 0 25 / 0 2 0 0 0 0 0 0 0 0')).toEqual([
    [1, 0, 0, 0, 0, 0, 0, 0, 0, 25],
    [0, 2, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);
});

test.each(['', ' ', '| 3', '3 |', '3 | | 4', '11', '0', '03', '3  4', 'j', '1e1', '−1'])(
  '“%s” is no row',
  (text) => expect(parseRow(text)).toBeNull(),
);

test.each(['', '1 2 3', '0 0 0 0 0 0 0 0 0 x', '0 0 0 0 0 0 0 0 0 -1', '0 0 0 0 0 0 0 0 0 0 /'])(
  '“%s” are no stacks',
  (text) => expect(parseStacks(text)).toBeNull(),
);
