/** What an accepted move changes. Legality is `judge`'s, what revealed votes lead to is `resolve`'s. */
import { at, filled, withAt } from '../../engine/arrays';
import type { Seat } from '../../engine/types';
import { assertNever, mustBeOk } from '../../engine/verdict';
import { kindOf } from './deck';
import { judge } from './judge';
import { layJokers } from './layout';
import { placeJokers, reveal } from './resolve';
import type {
  Card,
  CutPhase,
  Fate,
  JokerPhase,
  RowPhase,
  SplitMove,
  SplitState,
  VotePhase,
} from './types';

/** Throws where the move was not judged ok; then the phase is the move's own. */
export function apply(state: SplitState, move: SplitMove): SplitState {
  mustBeOk(judge(state, move));
  switch (move.type) {
    case 'row':
      return layRow(state as RowPhase, move.cards);
    case 'cut':
      return cut(state as CutPhase, move.at);
    case 'vote':
      return vote(state as VotePhase, move.seat, move.part);
    case 'joker':
      return placeOne(state as JokerPhase, move.value);
    case 'stacks':
      return { phase: 'over', counts: move.counts.map(plainCounts), table: null };
    default:
      return assertNever(move);
  }
}

/** A copy without −0, which JSON can bring in but not out. */
function plainCounts(piles: readonly number[]): number[] {
  return piles.map((count) => count + 0);
}

function layRow(state: RowPhase, cards: readonly Card[]): SplitState {
  const deck = state.table.deck.slice();
  for (let i = 0; i < cards.length; i += 1) {
    const kind = kindOf(cards[i] as Card);
    deck[kind] = (deck[kind] as number) - 1;
  }
  const { seats, round, leader, fronts } = state.table;
  const everybody: Seat[] = [];
  for (let seat = 0; seat < seats; seat += 1) everybody.push(seat);
  const row = cards.slice();
  const fates = filled<Fate>(row.length, 'open');
  return {
    phase: 'cut',
    table: { seats, round, leader, deck, fronts, row, fates, ballot: null },
    part: { from: 0, to: row.length, contenders: everybody },
    queue: [],
  };
}

function cut(state: CutPhase, places: readonly number[]): VotePhase {
  return {
    phase: 'vote',
    table: state.table,
    part: state.part,
    at: places.slice(),
    votes: filled<number | null>(state.table.seats, null),
    queue: state.queue,
  };
}

function vote(state: VotePhase, seat: Seat, part: number): SplitState {
  const votes = withAt(state.votes, seat, part + 0);
  const { contenders } = state.part;
  for (let i = 0; i < contenders.length; i += 1)
    if (votes[contenders[i] as Seat] === null) return withVotes(state, votes);
  return reveal(state, votes);
}

function withVotes(state: VotePhase, votes: readonly (number | null)[]): VotePhase {
  const { table, part, at: places, queue } = state;
  return { phase: 'vote', table, part, at: places, votes, queue };
}

function placeOne(state: JokerPhase, value: number): SplitState {
  const { seats, round, leader, deck, row, fates, ballot } = state.table;
  const front = layJokers(at(state.table.fronts, state.seat), value, 1);
  const fronts = withAt(state.table.fronts, state.seat, front);
  return placeJokers({ seats, round, leader, deck, fronts, row, fates, ballot }, state.queue);
}
