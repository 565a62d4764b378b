/** What the runs on a planner's field would score (N-4.1 – N-4.4), shift by shift as the turn went. */
import { cardsIn, linesAlike } from '../../gems/bot/lines';
import type { Planner } from '../../gems/bot/planner';
import { LINES, SIDE } from '../../gems/rules/grid';
import { KINDS } from '../../gems/rules/kinds';

const CARD = 15;
/** By length (N-4.2). */
const WORTH = [0, 0, 0, 3, 5, 7];

/** Length · 16 + kind of a line's run, 0 for none; it covers the middle if there is one. */
export function signature(rows: readonly number[], base: number, line: number): number {
  const cards = cardsIn(rows, base, line);
  const kind = (cards >>> 8) & CARD;
  if (kind >= KINDS.length) return 0;
  let length = 1;
  if (((cards >>> 4) & CARD) === kind) length += (cards & CARD) === kind ? 2 : 1;
  if (((cards >>> 12) & CARD) === kind) length += ((cards >>> 16) & CARD) === kind ? 2 : 1;
  return length < 3 ? 0 : length * 16 + kind;
}

/** `earlier`: signatures of this turn's fields before the planner's first, ten each. */
export function pointsAt(planner: Planner, depth: number, earlier: readonly number[]): number {
  const { rows } = planner;
  const base = depth * SIDE;
  let points = 0;
  let runs = 0;
  for (let lines = linesAlike(rows, base); lines !== 0; lines &= lines - 1) {
    const line = 31 - Math.clz32(lines & -lines);
    const now = signature(rows, base, line);
    if (now === 0 || !wasAnother(rows, depth, line, now, earlier)) continue;
    points += WORTH[now >> 4] as number;
    runs += 1;
  }
  return runs > 1 ? points + runs - 1 : points;
}

function wasAnother(
  rows: readonly number[],
  depth: number,
  line: number,
  now: number,
  earlier: readonly number[],
): boolean {
  for (let d = depth - 1; d >= 0; d -= 1) if (signature(rows, d * SIDE, line) !== now) return true;
  for (let i = line; i < earlier.length; i += LINES) if (earlier[i] !== now) return true;
  return false;
}
