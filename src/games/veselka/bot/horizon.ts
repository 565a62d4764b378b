/**
 * What a hand is worth beyond this turn, told by its colours alone (a bit each, round the circle): so many points it brings
 * in the long run above an average one, when the top is anything and draws are even. Found by going over all hands again
 * and again; hands that differ by a turn of the circle or by its mirror are one.
 */
import { KINDS } from '../../gems/rules/kinds';
import { LONGEST_RUN, SHORTEST_RUN } from '../rules/circle';
import { runPoints } from '../rules/scoring';
import { HAND } from '../rules/stock';

export const COLOURS = KINDS.length;
const HANDS = 1 << COLOURS;
const ALL = HANDS - 1;
/** A run also brings a card for the rainbow now and then. */
const KEEPING = 0.8;
const SWEEPS = 14;
/** Later turns count a little less: the match may end. */
const LATER = 0.95;

export function sizeOf(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

function turned(mask: number): number {
  return ((mask << 1) | (mask >> (COLOURS - 1))) & ALL;
}

function mirrored(mask: number): number {
  let out = 0;
  for (let i = 0; i < COLOURS; i += 1) if ((mask >> i) & 1) out |= 1 << (COLOURS - 1 - i);
  return out;
}

/** Of each hand the least of those that are the same. */
const SAME: readonly number[] = Array.from({ length: HANDS }, (_, mask) => {
  let least = mask;
  let one = mask;
  let other = mirrored(mask);
  for (let i = 0; i < COLOURS; i += 1) {
    one = turned(one);
    other = turned(other);
    least = Math.min(least, one, other);
  }
  return least;
});

/** One more colour each time, drawn with these chances: `after[k][mask]` is the mean worth after k draws. */
export function* afterDraws(
  worth: readonly number[],
  chances: readonly number[],
): Generator<void, number[][]> {
  const after = [worth.slice()];
  for (let k = 1; k <= HAND; k += 1) {
    after.push(nextDraw(after[k - 1] as number[], chances));
    yield;
  }
  return after;
}

function nextDraw(before: readonly number[], chances: readonly number[]): number[] {
  const out: number[] = [];
  for (let mask = 0; mask < HANDS; mask += 1) {
    let mean = 0;
    for (let colour = 0; colour < COLOURS; colour += 1)
      mean += (chances[colour] as number) * (before[mask | (1 << colour)] as number);
    out.push(mean);
  }
  return out;
}

/** The best of all runs from this top, or of a swap worth `swap`. */
function bestTurn(mask: number, top: number, after: readonly number[][], swap: number): number {
  let best = swap;
  for (let step = 1; step <= COLOURS - 1; step += COLOURS - 2) {
    let left = mask;
    let colour = top;
    for (let length = 1; length <= LONGEST_RUN; length += 1) {
      colour = (colour + step) % COLOURS;
      if (((mask >> colour) & 1) === 0) break;
      left &= ~(1 << colour);
      if (length < SHORTEST_RUN) continue;
      const worth = runPoints(length) + KEEPING + ((after[length] as number[])[left] as number);
      if (worth > best) best = worth;
    }
  }
  return best;
}

/** The most that keeping some of the colours and drawing the rest comes to. */
function bestSwap(mask: number, after: readonly number[][]): number {
  let best = -Infinity;
  for (let kept = mask; ; kept = (kept - 1) & mask) {
    const drawn = HAND - sizeOf(kept);
    if (drawn > 0) {
      const worth = (after[drawn] as number[])[kept] as number;
      if (worth > best) best = worth;
    }
    if (kept === 0) return best;
  }
}

let found: number[] | null = null;

/** Worked out once; yields between sweeps. */
export function* horizon(): Generator<void, readonly number[]> {
  if (found !== null) return found;
  const even = new Array<number>(COLOURS).fill(1 / COLOURS);
  let worth = new Array<number>(HANDS).fill(0);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const after = yield* afterDraws(worth, even);
    const next = new Array<number>(HANDS).fill(0);
    for (let mask = 0; mask < HANDS; mask += 1)
      if (SAME[mask] === mask) {
        const swap = bestSwap(mask, after);
        let sum = 0;
        for (let top = 0; top < COLOURS; top += 1) sum += bestTurn(mask, top, after, swap);
        next[mask] = (LATER * sum) / COLOURS;
        if (sizeOf(mask) > 4) yield;
      }
    const base = next[0] as number;
    worth = next.map((_, mask) => (next[SAME[mask] as number] as number) - base);
    yield;
  }
  found = worth;
  return found;
}
