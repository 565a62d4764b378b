/**
 * What follows when votes are turned up: discards, awards, jokers, contested parts, the next round.
 * Nothing here is anybody's choice, so nothing here is judged.
 */
import { at as itemAt, sum } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { countPiles, mustPlace, receive } from './layout';
import type { Fate, Part, SplitState, Table, VotePhase } from './types';

/** S-4.1, S-4.2: parts nobody claims go, sole claimants get theirs; the contested ones are kept aside. */
export function reveal(state: VotePhase, votes: readonly (number | null)[]): SplitState {
  const { table, part, at } = state;
  const fates = table.fates.slice();
  const fronts = table.fronts.slice();
  const queue: Part[] = [];
  for (let p = 0; p <= at.length; p += 1) {
    const from = p === 0 ? part.from : part.from + itemAt(at, p - 1);
    const to = p === at.length ? part.to : part.from + itemAt(at, p);
    const contenders = part.contenders.filter((seat) => votes[seat] === p);
    if (contenders.length > 1) {
      queue.push({ from, to, contenders });
      continue;
    }
    const owner = contenders[0];
    fates.fill(owner ?? 'discard', from, to);
    if (owner !== undefined) fronts[owner] = receive(itemAt(fronts, owner), table.row, from, to);
  }
  // A-S6: depth first, so what was contested just now comes before what waits from earlier.
  for (let i = 0; i < state.queue.length; i += 1) queue.push(itemAt(state.queue, i));
  const ballot = { from: part.from, to: part.to, at, votes };
  return placeJokers({ ...table, fronts, fates, ballot }, queue);
}

/** S-4.7 (A-S8): those with a choice place one at a time, from the leader's left, the leader last. */
export function placeJokers(table: Table, queue: readonly Part[]): SplitState {
  for (let step = 1; step <= table.seats; step += 1) {
    const seat = (table.leader + step) % table.seats;
    if (mustPlace(itemAt(table.fronts, seat))) return { phase: 'joker', table, seat, queue };
  }
  return nextPart(table, queue);
}

/** S-4.5: contested single cards go; then the leftmost contested part comes back to be cut. */
function nextPart(table: Table, queue: readonly Part[]): SplitState {
  let fates: Fate[] | null = null;
  const left: Part[] = [];
  for (let i = 0; i < queue.length; i += 1) {
    const part = itemAt(queue, i);
    if (part.to - part.from > 1) left.push(part);
    else (fates ??= table.fates.slice())[part.from] = 'discard';
  }
  const settled = fates ? { ...table, fates } : table;
  const part = left.shift();
  return part ? { phase: 'cut', table: settled, part, queue: left } : endRound(settled);
}

/** S-6.1, S-7.1: nothing is left in the row; the next leader, or the end with the deck. */
function endRound(table: Table): SplitState {
  if (sum(table.deck) === 0) return { phase: 'over', counts: table.fronts.map(countPiles), table };
  const leader: Seat = (table.leader + 1) % table.seats;
  return { phase: 'row', table: { ...table, round: table.round + 1, leader } };
}
