/** Which lines of a planner's field hold three alike: five cards are compared at a time, as in ../rules/field. */
import { SIDE } from '../rules/grid';

const BITS = 4;
const CARD = 15;

/** One bit for each of five places at which two rows have the same card. */
export function alike(row: number, other: number): number {
  const bits = row ^ other;
  return ~(bits | (bits >>> 1) | (bits >>> 2) | (bits >>> 3)) & 0x11111;
}

/** A bit a line: rows 0–4, then columns. */
export function linesAlike(rows: readonly number[], base: number): number {
  const b = rows[base + 1] as number;
  const c = rows[base + 2] as number;
  const d = rows[base + 3] as number;
  const bc = alike(b, c);
  const cd = alike(c, d);
  const down =
    (alike(rows[base] as number, b) & bc) | (bc & cd) | (cd & alike(d, rows[base + 4] as number));
  let lines = 0;
  if (down !== 0)
    for (let column = 0; column < SIDE; column += 1)
      if ((down >>> (column * BITS)) & 1) lines |= 1 << (SIDE + column);
  for (let row = 0; row < SIDE; row += 1) {
    const cards = rows[base + row] as number;
    const pairs = alike(cards, cards >>> BITS) & 0x01111;
    if ((pairs & (pairs >>> BITS)) !== 0) lines |= 1 << row;
  }
  return lines;
}

/** Five cards of a line packed as in a row. */
export function cardsIn(rows: readonly number[], base: number, line: number): number {
  if (line < SIDE) return rows[base + line] as number;
  const by = (line - SIDE) * BITS;
  return (
    (((rows[base] as number) >>> by) & CARD) |
    ((((rows[base + 1] as number) >>> by) & CARD) << 4) |
    ((((rows[base + 2] as number) >>> by) & CARD) << 8) |
    ((((rows[base + 3] as number) >>> by) & CARD) << 12) |
    ((((rows[base + 4] as number) >>> by) & CARD) << 16)
  );
}
