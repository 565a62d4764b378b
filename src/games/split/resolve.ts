/**
 * What follows when votes are turned up: discards, awards, jokers, contested parts, the next round.
 * Nothing here is anybody's choice, so nothing here is judged. Tables are copied field by field: a
 * spread is several times slower, and this is what a replay spends its time on.
 */
import { at as itemAt, sum, withAt } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { countPiles, mustPlace, receive } from './layout';
import type { Fate, Part, SplitState, Table, VotePhase } from './types';

/** S-4.1, S-4.2: parts nobody claims go, sole claimants get theirs; the contested ones are kept aside. */
export function reveal(state: VotePhase, votes: readonly (number | null)[]): SplitState {
  const { table, part, at } = state;
  const fates = table.fates.slice();
  const fronts = table.fronts.slice();
  const queue: Part[] = [];
  let from = part.from;
  for (let p = 0; p <= at.length; p += 1) {
    const to = p === at.length ? part.to : part.from + itemAt(at, p);
    const contenders = claimants(part.contenders, votes, p);
    if (contenders.length > 1) queue.push({ from, to, contenders });
    else {
      const owner = contenders[0];
      const fate = owner ?? 'discard';
      for (let i = from; i < to; i += 1) fates[i] = fate;
      if (owner !== undefined) fronts[owner] = receive(itemAt(fronts, owner), table.row, from, to);
    }
    from = to;
  }
  // A-S6: depth first, so what was contested just now comes before what waits from earlier.
  for (let i = 0; i < state.queue.length; i += 1) queue.push(itemAt(state.queue, i));
  const { seats, round, leader, deck, row } = table;
  const ballot = { from: part.from, to: part.to, at, votes };
  return placeJokers({ seats, round, leader, deck, fronts, row, fates, ballot }, queue);
}

function claimants(
  contenders: readonly Seat[],
  votes: readonly (number | null)[],
  part: number,
): Seat[] {
  const out: Seat[] = [];
  for (let i = 0; i < contenders.length; i += 1) {
    const seat = contenders[i] as Seat;
    if (votes[seat] === part) out.push(seat);
  }
  return out;
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
  let { fates } = table;
  let next: Part | null = null;
  const later: Part[] = [];
  for (let i = 0; i < queue.length; i += 1) {
    const part = itemAt(queue, i);
    if (part.to - part.from === 1) fates = withAt<Fate>(fates, part.from, 'discard');
    else if (next === null) next = part;
    else later.push(part);
  }
  if (next === null) return endRound(table, fates);
  return { phase: 'cut', table: withFates(table, fates), part: next, queue: later };
}

function withFates(table: Table, fates: readonly Fate[]): Table {
  if (fates === table.fates) return table;
  const { seats, round, leader, deck, fronts, row, ballot } = table;
  return { seats, round, leader, deck, fronts, row, fates, ballot };
}

/** S-6.1, S-7.1: nothing is left in the row; the next leader, or the end with the deck. */
function endRound(table: Table, fates: readonly Fate[]): SplitState {
  const { seats, deck, fronts, row, ballot } = table;
  if (sum(deck) === 0)
    return { phase: 'over', counts: fronts.map(countPiles), table: withFates(table, fates) };
  const round = table.round + 1;
  const leader: Seat = (table.leader + 1) % seats;
  return { phase: 'row', table: { seats, round, leader, deck, fronts, row, fates, ballot } };
}
