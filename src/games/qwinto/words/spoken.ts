/** What Qwinto has to say in every language, and cells as people count them. */
import type { Spoken } from '../../speak';
import type * as chapters from '../rules/clauses';
import { cellIndex } from '../rules/sheet';
import type { Lines, Move, Phase, Refusals, Row, Written } from '../rules/types';

export type QwintoWords = Spoken<{
  refusals: Refusals;
  move: Move;
  lines: Lines;
  phase: Phase;
  chapters: typeof chapters;
}>;

/** Among the row's nine from the left; null between the cells: in the gap. */
export function placeIn(row: Row, column: number): number | null {
  const index = cellIndex(row, column);
  return index < 0 ? null : index + 1;
}

export function placed({ row, column, number }: Written) {
  return { row, number, column, place: placeIn(row, column) };
}

/** Two cells of a row as they stand in it; the same cell twice is taken, and the second tells by what. */
export function fromLeft([one, other]: readonly [Written, Written]) {
  const [left, right] = one.column <= other.column ? [one, other] : [other, one];
  return [placed(left), placed(right)] as const;
}

/** Can dice add up to it? */
export function isSum(number: number): boolean {
  return number >= 1 && number <= 18;
}
