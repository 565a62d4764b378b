/** Deck and pile on their own. */
import { countsOf } from '../../../src/games/gems/rules/counts';
import { parseCards } from '../../../src/games/gems/rules/notation';
import { draw, firstMissing, type Stock } from '../../../src/games/gems/rules/stock';

const known = (deck: string, discard: string): Stock => ({
  deck: countsOf(parseCards(deck)),
  size: deck.length,
  discard: countsOf(parseCards(discard)),
});

test.each([
  // deck, pile, wanted, outs left → count, outs, ended, size afterwards
  ['rrrr', '', 3, 9, 3, 0, false, 1],
  ['rrr', 'b', 3, 9, 3, 1, false, 1], // [A-N13] out with the last card, new deck at once
  ['rr', 'bbb', 3, 9, 3, 1, false, 2], // [A-N16] the rest from the new deck
  ['rr', 'b', 3, 9, 3, 2, false, 0], // [A-N17] two deck-outs in one draw
  ['rr', '', 3, 9, 2, 1, false, 0], // [A-N15] what there is
  ['', '', 3, 9, 0, 0, false, 0], // [A-N15] an empty deck does not run out
  ['', 'bbb', 3, 9, 3, 1, false, 0], // an empty deck is rebuilt without running out first
  ['rr', 'bbb', 3, 1, 2, 1, true, 0], // [A-N14] the last deck-out ends the draw
  ['rr', 'b', 3, 2, 3, 2, true, 0],
])(
  'from "%s" with "%s" discarded, %i wanted',
  (deck, pile, wanted, left, count, outs, ended, size) => {
    const drawn = draw(known(deck, pile), wanted, left);
    expect(drawn).toMatchObject({ count, outs, ended });
    expect(drawn.stock.size).toBe(size);
  },
);

test('known cards leave the deck they come from, in the order drawn', () => {
  const stock = known('rr', 'bbo');
  expect(firstMissing(stock, parseCards('rrb'), 2)).toBe(-1);
  const { stock: left, beforeRebuild } = draw(stock, 3, 9, parseCards('rrb'));
  expect(beforeRebuild).toBe(2);
  expect(left).toEqual(known('bo', ''));
  expect(stock).toEqual(known('rr', 'bbo'));
});

test.each([
  ['rbr', 1], // the old deck has no blue
  ['rrr', 2], // the new one has no red
  ['brr', 0],
])('%s cannot be drawn from two reds and a blue pile', (cards, missing) => {
  expect(firstMissing(known('rr', 'bbb'), parseCards(cards), 2)).toBe(missing);
});

test('at a real table only sizes move', () => {
  const drawn = draw({ deck: null, size: 2, discard: countsOf(parseCards('bbo')) }, 3, 9);
  expect(drawn.stock).toEqual({ deck: null, size: 2, discard: countsOf([]) });
});
