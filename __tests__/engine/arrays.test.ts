/** Small copies: one place changed, the original as it was. */
import { withAt } from '../../src/engine/arrays';

const LENGTHS = [0, 1, 2, 3, 4, 5, 6, 7];
const listOf = (length: number): number[] => Array.from({ length }, (_, place) => place);

test.each(LENGTHS)('of %s each place can be changed, and the list stays as it was', (length) => {
  for (let place = 0; place < length; place += 1) {
    const list = listOf(length);
    expect(withAt(list, place, 99)).toEqual(listOf(length).fill(99, place, place + 1));
    expect(list).toEqual(listOf(length));
  }
});

test.each(LENGTHS)('to %s one more can be added behind the last', (length) => {
  expect(withAt(listOf(length), length, 99)).toEqual([...listOf(length), 99]);
});
