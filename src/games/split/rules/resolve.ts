/**
 * What follows when votes are turned up: discards, awards, jokers, contested parts, the next round.
 * Nothing here is anybody's choice, so nothing here is judged. Tables are copied field by field: a
 * spread is several times slower, and this is what a replay spends its time on.
 */
import type { Seat } from '../../../engine/types';
import { cardsLeft } from './deck';
import { countPiles, mustPlace, receive } from './layout';
import type { Fate, Front, Part, SplitState, Table, VotePhase } from './types';

/** S-4.1, S-4.2: parts nobody claims go, sole claimants get theirs; the contested ones are kept aside. */
export function reveal(state: VotePhase, votes: readonly (number | null)[]): SplitState {
  const { table, part, at } = state;
  const fates = table.fates.slice();
  const fronts = table.fronts.slice();
  let { queue } = state;
  let { to } = part;
  // A-S5: by house reading an extra vote is not repeated.
  const last = table.oneExtra && part.to - part.from < table.row.length;
  for (let p = at.length; p >= 0; p -= 1) {
    const from = p === 0 ? part.from : part.from + (at[p - 1] as number);
    const owner = claimant(votes, p);
    // A-S6: depth first, so what was contested just now comes before what waits from earlier.
    if (owner === SEVERAL && !last)
      queue = before({ from, to, contenders: claimants(votes, p) }, queue);
    else {
      const fate = owner < 0 ? 'discard' : owner;
      for (let i = from; i < to; i += 1) fates[i] = fate;
      if (owner >= 0) fronts[owner] = receive(fronts[owner] as Front, table.row, from, to);
    }
    to = from;
  }
  const { mode, seats, round, leader, deck, row, oneExtra } = table;
  const ballot = { from: part.from, to: part.to, at, votes };
  return placeJokers(
    { mode, seats, round, leader, deck, fronts, row, fates, ballot, oneExtra },
    queue,
  );
}

const NOBODY = -1;
const SEVERAL = -2;

/** Only contenders have a vote, so the votes alone tell. */
function claimant(votes: readonly (number | null)[], part: number): Seat {
  let owner = NOBODY;
  for (let seat = 0; seat < votes.length; seat += 1) {
    const vote = votes[seat] as number | null;
    // Apart from the next question: numbers alone are compared quickly.
    if (vote === null || vote !== part) continue;
    if (owner !== NOBODY) return SEVERAL;
    owner = seat;
  }
  return owner;
}

function claimants(votes: readonly (number | null)[], part: number): Seat[] {
  const first = votes.indexOf(part);
  const second = votes.indexOf(part, first + 1);
  // Mostly two: a list that begins with them need not grow.
  const out = [first, second];
  for (let seat = second + 1; seat < votes.length; seat += 1)
    if (votes[seat] === part) out.push(seat);
  return out;
}

function before(part: Part, queue: readonly Part[]): readonly Part[] {
  return queue.length === 0 ? [part] : [part].concat(queue);
}

/** S-4.7 (A-S8): those with a choice place one at a time, from the leader's left, the leader last. */
export function placeJokers(table: Table, queue: readonly Part[]): SplitState {
  const { seats, leader, fronts } = table;
  let seat = leader;
  for (let step = 0; step < seats; step += 1) {
    seat = leftOf(seat, seats);
    if (mustPlace(fronts[seat] as Front)) return { phase: 'joker', table, seat, queue };
  }
  return nextPart(table, queue);
}

/** S-4.5: contested single cards go; then the leftmost contested part comes back to be cut. */
function nextPart(table: Table, queue: readonly Part[]): SplitState {
  if (queue.length === 0) return endRound(table, table.fates);
  let { fates } = table;
  let next: Part | null = null;
  const later: Part[] = [];
  for (let i = 0; i < queue.length; i += 1) {
    const part = queue[i] as Part;
    if (part.to - part.from === 1) fates = withoutCard(fates, part.from);
    else if (next === null) next = part;
    else later.push(part);
  }
  if (next === null) return endRound(table, fates);
  return { phase: 'cut', table: withFates(table, fates), part: next, queue: later };
}

function withoutCard(fates: readonly Fate[], place: number): Fate[] {
  const out = fates.slice();
  out[place] = 'discard';
  return out;
}

function withFates(table: Table, fates: readonly Fate[]): Table {
  if (fates === table.fates) return table;
  const { mode, seats, round, leader, deck, fronts, row, ballot, oneExtra } = table;
  return { mode, seats, round, leader, deck, fronts, row, fates, ballot, oneExtra };
}

/** S-6.1, S-7.1: nothing is left in the row; the next leader, or the end with the deck. */
function endRound(table: Table, fates: readonly Fate[]): SplitState {
  const { mode, seats, deck, fronts, row, ballot, oneExtra } = table;
  if (cardsLeft(seats, table.round + 1) <= 0)
    return { phase: 'over', counts: fronts.map(countPiles), table: withFates(table, fates) };
  const round = table.round + 1;
  const leader = leftOf(table.leader, seats);
  return {
    phase: 'row',
    table: { mode, seats, round, leader, deck, fronts, row, fates, ballot, oneExtra },
  };
}

function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}
