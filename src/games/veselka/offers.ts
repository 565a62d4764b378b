/** Every legal move of a seat, each once. A swap's cards are listed in circle order, runs in playing order. */
import { at } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { COPIES, KINDS, kindIndex } from '../gems';
import type { Kind } from '../gems';
import { DIRECTIONS, LONGEST_RUN, SHORTEST_RUN, next } from './circle';
import { HAND, seenCounts } from './stock';
import type { Acting, Sheet, VeselkaMove, VeselkaState } from './types';

export function offers(state: VeselkaState, seat: Seat): readonly VeselkaMove[] {
  if (state.phase !== 'act' || state.toAct !== seat) return [];
  const { stock, table, sheets } = state;
  const sheet = at(sheets, seat);
  const out: VeselkaMove[] = [];
  switch (stock.mode) {
    case 'virtual':
      offerRuns(out, seat, stock.top, at(stock.hands, seat), sheet);
      offerSwaps(out, seat, at(stock.hands, seat), table.swapNone);
      return out;
    case 'referee':
      offerRuns(out, seat, stock.top, unseen(state, stock.pile), sheet);
      for (let count = table.swapNone ? 0 : 1; count <= HAND; count += 1)
        out.push({ type: 'swap', seat, count });
      return out;
    case 'score':
      offerTallies(out, seat, sheet);
      return out;
  }
}

/** What a refereed hand may still hold: the box without all that lies openly. */
function unseen(state: Acting, pile: readonly number[]): number[] {
  const counts = seenCounts(pile, state.sheets);
  for (let k = 0; k < counts.length; k += 1) counts[k] = COPIES - (counts[k] as number);
  return counts;
}

/** Both ways round from the top, as far as the cards reach: a run has each colour at most once. */
function offerRuns(
  out: VeselkaMove[],
  seat: Seat,
  top: Kind,
  held: readonly number[],
  sheet: Sheet,
): void {
  for (const direction of DIRECTIONS) {
    const cards: Kind[] = [];
    let kind = next(top, direction);
    while (cards.length < LONGEST_RUN && (held[kindIndex(kind)] as number) > 0) {
      cards.push(kind);
      if (cards.length >= SHORTEST_RUN) {
        out.push({ type: 'run', seat, cards: cards.slice(), keep: false });
        if (!sheet.rainbow.includes(kind))
          out.push({ type: 'run', seat, cards: cards.slice(), keep: true });
      }
      kind = next(kind, direction);
    }
  }
}

/** All sub-multisets of the hand: the sets so far, then each of them again with 1, 2, … more of the next colour. */
function offerSwaps(out: VeselkaMove[], seat: Seat, hand: readonly number[], none: boolean): void {
  const sets: Kind[][] = [[]];
  for (let k = 0; k < KINDS.length; k += 1) {
    const kind = KINDS[k] as Kind;
    let from = 0;
    for (let n = hand[k] as number; n > 0; n -= 1) {
      const to = sets.length;
      // The second copy goes only onto the sets that got the first, and so on: nothing comes twice.
      for (let i = from; i < to; i += 1) {
        const set = (sets[i] as Kind[]).slice();
        set.push(kind);
        sets.push(set);
      }
      from = to;
    }
  }
  for (let i = none ? 0 : 1; i < sets.length; i += 1)
    out.push({ type: 'swap', seat, cards: sets[i] as Kind[] });
}

function offerTallies(out: VeselkaMove[], seat: Seat, sheet: Sheet): void {
  out.push({ type: 'tally', seat, length: 0, keep: null });
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    out.push({ type: 'tally', seat, length, keep: null });
    for (const keep of KINDS)
      if (!sheet.rainbow.includes(keep)) out.push({ type: 'tally', seat, length, keep });
  }
}
