/** What the eye is shown between two fields. */
import { shifted } from '../../../src/games/gems/rules/field';
import { type Grid } from '../../../src/games/gems/rules/grid';
import { changeBetween } from '../../../src/games/gems/table/change';
import { KINDS } from '../../../src/games/gems/rules/kinds';

const FIELD: Grid = Array.from({ length: 25 }, (_, i) => KINDS[(i * 3) % KINDS.length] ?? 'red');
const with_ = (grid: Grid, changes: Record<number, Grid[number]>): Grid =>
  grid.map((gem, i) => (i in changes ? (changes[i] ?? null) : gem));

test('a shifted line is known by its end', () => {
  const end = { line: 'column', index: 2, edge: 'end' } as const;
  expect(changeBetween(FIELD, shifted(FIELD, end))).toEqual({ end, left: [], came: [] });
});

test('a combination leaves holes, and the refill comes into them', () => {
  const holes = with_(FIELD, { 5: null, 6: null, 7: null });
  expect(changeBetween(FIELD, holes)).toEqual({ end: null, left: [5, 6, 7], came: [] });
  expect(changeBetween(holes, FIELD)).toEqual({ end: null, left: [], came: [5, 6, 7] });
});

test('the same field, another field and an undo are shown without motion', () => {
  expect(changeBetween(FIELD, FIELD.slice())).toBeNull();
  expect(changeBetween(FIELD, [])).toBeNull();
  expect(changeBetween(FIELD, with_(FIELD, { 0: 'violet', 9: null }))).toBeNull();
});
