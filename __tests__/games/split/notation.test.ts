/** Rows and stacks as text. */
import * as fc from 'fast-check';

import {
  formatRow,
  formatStacks,
  parseRow,
  parseStacks,
} from '../../../src/games/split/rules/notation';
import type { Card } from '../../../src/games/split/rules/types';

const card = fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constant<Card>('joker'));

test('a row with its separators reads back to itself', () => {
  expect(parseRow('6 J 3 | 2 J 9 5 | 9 J')).toEqual({
    cards: [6, 'joker', 3, 2, 'joker', 9, 5, 9, 'joker'],
    at: [3, 7],
  });
  fc.assert(
    fc.property(fc.array(card, { minLength: 1, maxLength: 9 }), fc.nat(8), (cards, place) => {
      const at = place > 0 && place < cards.length ? [place] : [];
      expect(parseRow(formatRow(cards, at))).toEqual({ cards, at });
    }),
    { seed: 3 },
  );
});

test('stacks read back to themselves', () => {
  const piles = fc.array(fc.nat(25), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(fc.array(piles, { minLength: 3, maxLength: 4 }), (counts) => {
      expect(parseStacks(formatStacks(counts))).toEqual(counts);
    }),
    { seed: 3 },
  );
});

test.each(['', ' ', '| 3', '3 |', '3 | | 4', '11', '0', '03', '3  4', 'j', '1e1', '−1'])(
  '“%s” is no row',
  (text) => expect(parseRow(text)).toBeNull(),
);

test.each(['', '1 2 3', '0 0 0 0 0 0 0 0 0 x', '0 0 0 0 0 0 0 0 0 -1', '0 0 0 0 0 0 0 0 0 0 /'])(
  '“%s” are no stacks',
  (text) => expect(parseStacks(text)).toBeNull(),
);
