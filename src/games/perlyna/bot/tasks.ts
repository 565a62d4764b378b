/** Which kinds lie complete on a planner's field (E-4.1 – E-4.3), as masks with a bit a kind. */
import { alike, cardsIn, linesAlike } from '../../gems/bot/lines';
import { SIDE } from '../../gems/rules/grid';
import { KINDS } from '../../gems/rules/kinds';

const CARD = 15;
const PEARL = KINDS.length;
const PEARLS = 0x88888;

/** Natural ones in the low byte, those that only lie there with the pearl in the next. */
export function completed(rows: readonly number[], base: number): number {
  let natural = 0;
  for (let lines = linesAlike(rows, base); lines !== 0; lines &= lines - 1) {
    // Three of five cover the middle.
    const kind = (cardsIn(rows, base, 31 - Math.clz32(lines & -lines)) >>> 8) & CARD;
    natural |= 1 << kind;
  }
  let withPearl = 0;
  for (let row = 0; row < SIDE; row += 1) {
    const there = alike(rows[base + row] as number, PEARLS);
    if (there === 0) continue;
    const column = (31 - Math.clz32(there)) >> 2;
    withPearl = threesIn(rows[base + row] as number) | threesIn(cardsIn(rows, base, SIDE + column));
  }
  return (natural & 0xff) | ((withPearl & ~natural & 0xff) << 8);
}

/** Kinds that the pearl completes in a line through it. */
function threesIn(cards: number): number {
  const b = (cards >>> 4) & CARD;
  const c = (cards >>> 8) & CARD;
  const d = (cards >>> 12) & CARD;
  return withPearlIn(cards & CARD, b, c) | withPearlIn(b, c, d) | withPearlIn(c, d, cards >>> 16);
}

function withPearlIn(a: number, b: number, c: number): number {
  if (a === b) return c === PEARL ? 1 << a : 0;
  if (a === PEARL) return b === c ? 1 << b : 0;
  return b === PEARL && a === c ? 1 << a : 0;
}

export function sizeOf(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** How many tasks of these open ones can be claimed: the pearl serves one kind a turn. */
export function claimable(complete: number, open: number): number {
  const natural = complete & open & 0xff;
  return sizeOf(natural) + (((complete >>> 8) & open) !== 0 ? 1 : 0);
}
