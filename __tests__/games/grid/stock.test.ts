/** Deck and pile on their own. */
import { countKinds } from '../../../src/games/gems';
import { parseCards } from '../../../src/games/grid/notation';
import { draw, type Stock } from '../../../src/games/grid/stock';

const known = (deck: string, discard: string): Stock => ({
  deck: countKinds(parseCards(deck)),
  size: deck.length,
  discard: countKinds(parseCards(discard)),
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
  const { stock: left, missing } = draw(stock, 3, 9, parseCards('rrb'));
  expect(missing).toBe(-1);
  expect(left).toEqual(known('bo', ''));
  expect(stock).toEqual(known('rr', 'bbo'));
});

test.each([
  ['rbr', 1], // the old deck has no blue
  ['rrr', 2], // the new one has no red
  ['brr', 0],
])('%s cannot be drawn from two reds and a blue pile', (cards, missing) => {
  expect(draw(known('rr', 'bbb'), 3, 9, parseCards(cards)).missing).toBe(missing);
});

test('at a real table only sizes move', () => {
  const drawn = draw({ deck: null, size: 2, discard: countKinds(parseCards('bbo')) }, 3, 9);
  expect(drawn.stock).toEqual({ deck: null, size: 2, discard: countKinds([]) });
});
