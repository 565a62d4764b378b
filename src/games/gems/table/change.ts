/** What happened between two fields, for the eye: a line was shifted, gems left, gems came. Pure. */
import { shifted } from '../rules/because';
import { EDGES, type Grid, LINE_NAMES, type LineEnd, SIDE } from '../rules/grid';

export interface Change {
  /** The line that was shifted from this end. */
  end: LineEnd | null;
  /** Cells that became holes. */
  left: readonly number[];
  /** Holes that were filled. */
  came: readonly number[];
}

const ENDS: readonly LineEnd[] = LINE_NAMES.flatMap((line) =>
  EDGES.flatMap((edge) => Array.from({ length: SIDE }, (_, index) => ({ line, index, edge }))),
);

/** Null where nothing changed, or not as in a match played forward (an undo, another match). */
export function changeBetween(before: Grid, after: Grid): Change | null {
  if (before.length !== after.length) return null;
  const changed = after.flatMap((gem, i) => (gem === before[i] ? [] : [i]));
  if (changed.length === 0) return null;
  const end = ENDS.find((one) => shifted(before, one).every((gem, i) => gem === after[i])) ?? null;
  if (end !== null) return { end, left: [], came: [] };
  const left = changed.filter((i) => after[i] === null);
  const came = changed.filter((i) => before[i] === null);
  return left.length + came.length === changed.length ? { end, left, came } : null;
}
