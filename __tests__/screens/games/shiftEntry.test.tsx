/** The shift being entered on the 5×5 field, while the one before it is stored and shown. */
import { act, renderHook } from '@testing-library/react-native';

import { shifted } from '../../../src/games/gems/rules/field';
import { type Grid, type LineEnd } from '../../../src/games/gems/rules/grid';
import { parseGrid } from '../../../src/games/gems/rules/notation';
import { useShift, type ShiftEntry } from '../../../src/games/gems/table/useShift';

const FIELD = parseGrid('roylg/gsbvr/oylgs/bvroy/lgsbv');
const TOP: LineEnd = { line: 'row', index: 0, edge: 'start' };
const LEFT: LineEnd = { line: 'column', index: 0, edge: 'end' };

function entering() {
  const seen: ShiftEntry[] = [];
  const hook = renderHook(
    ({ grid }: { grid: Grid }) => {
      const entry = useShift(
        {
          seat: 0,
          grid,
          hand: null,
          judge: () => ({ ok: true }),
          refused: null,
          dismissRefusal: () => undefined,
        },
        null,
      );
      seen.push(entry);
      return entry;
    },
    { initialProps: { grid: FIELD } },
  );
  return {
    now: () => hook.result.current,
    choose: (end: LineEnd) => act(() => hook.result.current.choose(end)),
    /** Everything that was drawn for the field that came, in order. */
    fieldBecomes: (grid: Grid) => {
      seen.length = 0;
      hook.rerender({ grid });
      return seen;
    },
  };
}

test('a shift is no longer entered in the very frame that shows it made', () => {
  const entry = entering();
  entry.choose(TOP);
  expect(entry.now()).toMatchObject({ end: TOP, pay: ['red'] });
  for (const drawn of entry.fieldBecomes(shifted(FIELD, TOP)))
    expect(drawn).toMatchObject({ end: null, pay: [], move: null });
  expect(entry.now().end).toBeNull();
});

test('an end chosen while another shift is stored stays chosen', () => {
  const entry = entering();
  entry.choose(LEFT);
  entry.fieldBecomes(shifted(FIELD, TOP));
  expect(entry.now().end).toEqual(LEFT);
});
