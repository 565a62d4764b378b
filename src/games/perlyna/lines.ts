/** Lines of three or four on the field, natural or with the pearl. Knows nothing about piles or turns. */
import type { Kind } from '../gems';
import { cellOf, type Gem, type Grid, LINES, PEARL, RUN, SIDE } from '../grid/grid';
import type { TaskLine } from './types';

/** The kind of three neighbours of which at most one is the pearl; null if they are not of one kind. */
function kindOfThree(a: Gem, b: Gem, c: Gem): Kind | null {
  const kind = a === PEARL ? b : a;
  if (kind === PEARL) return null;
  return (b === kind || b === PEARL) && (c === kind || c === PEARL) ? kind : null;
}

/** Every completed line, each kind once a line: A A ∗ B B holds two. */
export function taskLines(grid: Grid<Gem>): TaskLine[] {
  const found: TaskLine[] = [];
  for (let line = 0; line < LINES; line += 1) {
    for (let start = 0; start + RUN <= SIDE; start += 1) {
      const a = grid[cellOf(line, start)] as Gem;
      const b = grid[cellOf(line, start + 1)] as Gem;
      const c = grid[cellOf(line, start + 2)] as Gem;
      const kind = kindOfThree(a, b, c);
      if (kind !== null) {
        const pearl = a === PEARL || b === PEARL || c === PEARL;
        note(found, {
          line: line < SIDE ? 'row' : 'column',
          index: line % SIDE,
          start,
          length: RUN,
          kind,
          pearl,
        });
      }
    }
  }
  return found;
}

/** Natural three are enough (A-E5): beside them the pearl is not needed, so it does not lengthen them. */
function note(found: TaskLine[], next: TaskLine): void {
  const at = found.findIndex(
    (known) => known.line === next.line && known.index === next.index && known.kind === next.kind,
  );
  const known = found[at];
  if (known === undefined) found.push(next);
  else if (known.pearl === next.pearl)
    found[at] = { ...known, length: next.start + next.length - known.start };
  else if (known.pearl) found[at] = next;
}

/** Kinds that lie complete without the pearl, and those that only it completes. */
export function completedKinds(grid: Grid<Gem>): { natural: Kind[]; pearlOnly: Kind[] } {
  const lines = taskLines(grid);
  const natural: Kind[] = [];
  const pearlOnly: Kind[] = [];
  for (const { kind, pearl } of lines) if (!pearl && !natural.includes(kind)) natural.push(kind);
  for (const { kind } of lines)
    if (!natural.includes(kind) && !pearlOnly.includes(kind)) pearlOnly.push(kind);
  return { natural, pearlOnly };
}
