/** Every legal move of a seat, each once. A swap's cards are listed in circle order, runs in playing order. */
import { at } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { type Counts, listCounts } from '../../gems/rules/counts';
import { COPIES, KINDS, kindIndex } from '../../gems/rules/kinds';
import type { Kind } from '../../gems/rules/kinds';
import { DIRECTIONS, LONGEST_RUN, SHORTEST_RUN, next } from './circle';
import { HAND, seenCounts } from './stock';
import type { Acting, Sheet, VeselkaMove, VeselkaState } from './types';

export function offers(state: VeselkaState, seat: Seat): readonly VeselkaMove[] {
  if (state.phase !== 'act' || state.toAct !== seat) return [];
  const { stock, table, sheets } = state;
  const sheet = at(sheets, seat);
  const out: VeselkaMove[] = [];
  switch (stock.mode) {
    case 'virtual': {
      const hand = listCounts(at(stock.hands, seat));
      offerRuns(out, seat, stock.top, hand, sheet);
      offerSwaps(out, seat, hand, table.swapNone);
      return out;
    }
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
function unseen(state: Acting, pile: Counts): number[] {
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
        sets.push(withOne(sets[i] as Kind[], kind));
      }
      from = to;
    }
  }
  for (let i = none ? 0 : 1; i < sets.length; i += 1)
    out.push({ type: 'swap', seat, cards: sets[i] as Kind[] });
}

/** So many are there at most before the last one; how many there are is asked first. */
type Seven = readonly [Kind, Kind, Kind, Kind, Kind, Kind, Kind];

/** Written out by length: a copy that then grows takes several times the room, and there are hundreds. */
function withOne(set: readonly Kind[], kind: Kind): Kind[] {
  const s = set as Seven;
  switch (set.length) {
    case 0:
      return [kind];
    case 1:
      return [s[0], kind];
    case 2:
      return [s[0], s[1], kind];
    case 3:
      return [s[0], s[1], s[2], kind];
    case 4:
      return [s[0], s[1], s[2], s[3], kind];
    case 5:
      return [s[0], s[1], s[2], s[3], s[4], kind];
    case 6:
      return [s[0], s[1], s[2], s[3], s[4], s[5], kind];
    default:
      return [s[0], s[1], s[2], s[3], s[4], s[5], s[6], kind];
  }
}

function offerTallies(out: VeselkaMove[], seat: Seat, sheet: Sheet): void {
  out.push({ type: 'tally', seat, length: 0, keep: null });
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    out.push({ type: 'tally', seat, length, keep: null });
    for (const keep of KINDS)
      if (!sheet.rainbow.includes(keep)) out.push({ type: 'tally', seat, length, keep });
  }
}
