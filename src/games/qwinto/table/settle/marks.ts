/** What an answer shows on the sheet: cells that would do, the one asked about, the numbers in the way. */
import type { Answer, Remark } from '../../../settle';
import type { CellPosition } from '../../settle/cell';
import type { Cell, Numbered, Remarks } from '../../settle/remarks';
import type { Clash } from '../asking';
import { markKey, type CellMark, type Marks } from '../sheet/SheetGrid';
import type { TableWords } from '../../words/table';
import { samePlace, type Place } from '../props';

function remarksOf(answer: Answer): readonly Remark[] {
  return answer.kind === 'settled' ? answer.steps : [answer.remark];
}

function factsOf<Id extends keyof Remarks>(answer: Answer, id: Id): Remarks[Id] | null {
  const found = remarksOf(answer).find((remark) => remark.id === id);
  return found ? (found.facts as unknown as Remarks[Id]) : null;
}

/** Numbers the answer holds against the sheet or against the place. */
function culprits(answer: Answer): readonly Numbered[] {
  const falls = factsOf(answer, 'falls');
  if (falls) return [falls.left, falls.right];
  const twin = factsOf(answer, 'twin');
  if (twin) return [twin.cell, twin.other];
  const off = factsOf(answer, 'offDice');
  return off ? [off] : [];
}

/** The sheet alone: clashing numbers, and the cell under the pencil. */
export function sheetMarks(answer: Answer, pencil: Place | null): Marks {
  const marks = new Map<string, CellMark>();
  for (const cell of culprits(answer)) marks.set(markKey(cell), { look: 'clash' });
  if (pencil) {
    const key = markKey(pencil);
    marks.set(key, { look: marks.has(key) ? 'wrong' : 'selected' });
  }
  return marks;
}

/** The throw on the sheet: where it fits, and whether it may stand where it was put. */
export function throwMarks(position: CellPosition, answer: Answer, words: TableWords): Marks {
  if (answer.kind !== 'settled') return sheetMarks(answer, position.place);
  const number = (answer.headline.facts as { number?: number }).number ?? 0;
  const marks = new Map<string, CellMark>();
  const fitting: readonly Cell[] = [
    ...(factsOf(answer, 'places')?.cells ?? []),
    ...(factsOf(answer, 'elsewhere')?.cells ?? []),
  ];
  for (const cell of fitting) marks.set(markKey(cell), { look: 'legal', note: words.can(number) });
  const { place } = position;
  if (place) {
    const may = answer.ruling === 'yes';
    const note = may ? words.can(number) : words.cannot(number);
    marks.set(markKey(place), { look: may ? 'selected' : 'wrong', number, note });
  }
  return marks;
}

/** A dotted line from the place asked about to the number that closes it. */
export function throwClashes({ place }: CellPosition, answer: Answer): readonly Clash[] {
  if (!place || answer.kind !== 'settled') return [];
  const culprit = culprits(answer).find((cell) => !samePlace(cell, place));
  return culprit ? [{ place, culprit }] : [];
}
