/** Lines of three or four on the field, natural or with the pearl. Knows nothing about piles or turns. */
import { type Kind, KINDS } from '../../gems/rules/kinds';
import { type Field, isPearlAt, kindAt, lineCards } from '../../gems/rules/field';
import { LINES, RUN, SIDE } from '../../gems/rules/grid';
import type { TaskLine } from './types';

/** The kind of three neighbours of which at most one is the pearl, by `kindIndex`; negative if they are not of one kind. */
function kindOfThree(cards: number, start: number): number {
  const a = kindAt(cards, start);
  const b = kindAt(cards, start + 1);
  const c = kindAt(cards, start + 2);
  const kind = a < 0 ? b : a;
  if (a !== kind && !isPearlAt(cards, start)) return -1;
  if (b !== kind && !isPearlAt(cards, start + 1)) return -1;
  return c === kind || isPearlAt(cards, start + 2) ? kind : -1;
}

function needsPearl(cards: number, start: number): boolean {
  return isPearlAt(cards, start) || isPearlAt(cards, start + 1) || isPearlAt(cards, start + 2);
}

/** Every completed line, each kind once a line: A A ∗ B B holds two. */
export function taskLines(field: Field): TaskLine[] {
  const found: TaskLine[] = [];
  for (let line = 0; line < LINES; line += 1) {
    const cards = lineCards(field, line);
    for (let start = 0; start + RUN <= SIDE; start += 1) {
      const kind = kindOfThree(cards, start);
      if (kind < 0) continue;
      note(found, {
        line: line < SIDE ? 'row' : 'column',
        index: line % SIDE,
        start,
        length: RUN,
        kind: KINDS[kind] as Kind,
        pearl: needsPearl(cards, start),
      });
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
export function completedKinds(field: Field): { natural: Kind[]; pearlOnly: Kind[] } {
  const natural: Kind[] = [];
  const withPearl: Kind[] = [];
  for (let line = 0; line < LINES; line += 1) {
    const cards = lineCards(field, line);
    for (let start = 0; start + RUN <= SIDE; start += 1) {
      const index = kindOfThree(cards, start);
      // Asked first: a list looks up a place before its beginning like a name, and slowly.
      if (index < 0) continue;
      const kind = KINDS[index] as Kind;
      const found = needsPearl(cards, start) ? withPearl : natural;
      if (!found.includes(kind)) found.push(kind);
    }
  }
  return { natural, pearlOnly: withPearl.filter((kind) => !natural.includes(kind)) };
}
