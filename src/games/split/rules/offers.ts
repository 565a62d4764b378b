/** Every legal move of a seat, each once. Rows and stacks are no seat's, so they are not here. */
import { at } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { pileValues } from './layout';
import type { SplitMove, SplitState } from './types';

export function offers(state: SplitState, seat: Seat): readonly SplitMove[] {
  switch (state.phase) {
    case 'cut':
      if (seat !== state.table.leader) return [];
      return said(CUTS, seat, state.part.to - state.part.from, cuts);
    case 'vote':
      if (!state.part.contenders.includes(seat) || state.votes[seat] !== null) return [];
      return said(VOTES, seat, state.at.length + 1, parts);
    case 'joker':
      if (seat !== state.seat) return [];
      return pileValues(at(state.table.fronts, seat)).map((value) => ({
        type: 'joker',
        seat,
        value,
      }));
    default:
      return [];
  }
}

/** There are few cuts and votes at all, so each list is made when it is first asked for and given out again. */
type Lists = (readonly SplitMove[] | undefined)[][];
const CUTS: Lists = [];
const VOTES: Lists = [];

function said(
  lists: Lists,
  seat: Seat,
  size: number,
  list: (seat: Seat, size: number) => readonly SplitMove[],
): readonly SplitMove[] {
  const ofSeat = (lists[seat] ??= []);
  return (ofSeat[size] ??= list(seat, size));
}

function cuts(seat: Seat, size: number): SplitMove[] {
  if (size === 2) return [{ type: 'cut', seat, at: [1] }];
  const out: SplitMove[] = [];
  for (let first = 1; first < size - 1; first += 1)
    for (let second = first + 1; second < size; second += 1)
      out.push({ type: 'cut', seat, at: [first, second] });
  return out;
}

function parts(seat: Seat, count: number): SplitMove[] {
  const out: SplitMove[] = [];
  for (let part = 0; part < count; part += 1) out.push({ type: 'vote', seat, part });
  return out;
}
