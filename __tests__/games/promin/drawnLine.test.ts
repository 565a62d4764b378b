/** The beads of a bet as they stand in the log and in the standings. */
import type { ScoreLine } from '../../../src/engine/types';
import { book } from '../../../src/games/promin/book';
import { drawnLine } from '../../../src/games/promin/table/drawnLine';

const line = (beads: number, shield: boolean): ScoreLine => ({
  ...{ seat: 0, clause: 'P-5.3', points: 10 },
  facts: { deal: 2, beads, shield, won: 3 },
});
const drawn = (beads: number, shield: boolean) => drawnLine(line(beads, shield));
const say = { name: () => 'Оля' };

test('up to three beads lie there one by one, a shield is one more piece', () => {
  expect(drawn(3, false)).toMatchObject({ before: '2', count: '' });
  const [three, shielded] = [drawn(3, false), drawn(3, true)];
  expect((shielded?.width ?? 0) / (three?.width ?? 1)).toBeCloseTo(4 / 3);
});

test('more are a number and one bead; none is a nought', () => {
  expect(drawn(10, false)?.count).toBe('10×');
  expect(drawn(10, false)?.width).toBe(drawn(1, false)?.width);
  expect(drawn(0, false)).toMatchObject({ count: '0', shapes: [], width: 0 });
  expect(drawn(0, true)?.width).toBe(drawn(1, false)?.width);
});

test('beside it stands what was taken; a line of another version keeps its words', () => {
  expect(book.words.uk.besideDrawn?.(line(3, true), say)).toBe('взято 3');
  expect(book.words.ru.besideDrawn?.(line(3, true), say)).toBe('взято 3');
  expect(book.words.en.besideDrawn?.(line(3, true), say)).toBe('3 won');
  expect(drawnLine({ ...line(3, true), facts: {} })).toBeNull();
});
