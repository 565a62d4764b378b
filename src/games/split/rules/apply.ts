/** What a judged move changes. Legality is `judge`'s, what revealed votes lead to is `resolve`'s. */
import { withAt } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import { kindOf } from './deck';
import { layJokers } from './layout';
import { placeJokers, reveal } from './resolve';
import type {
  Card,
  CutPhase,
  Fate,
  Front,
  JokerPhase,
  RowPhase,
  SplitMove,
  SplitState,
  VotePhase,
} from './types';

/** The move has been judged ok, so the phase is the move's own. */
export function apply(state: SplitState, move: SplitMove): SplitState {
  switch (move.type) {
    case 'row':
      return layRow(state as RowPhase, move.cards, deckWithout(state as RowPhase, move.cards));
    case 'cut':
      return cut(state as CutPhase, move.at);
    case 'vote':
      return vote(state as VotePhase, move.seat, move.part);
    case 'joker':
      return placeOne(state as JokerPhase, move.value);
    case 'stacks':
      return counted(move.counts);
    default:
      return assertNever(move);
  }
}

/** What every round begins with: one array for all of them, since nobody writes to a state. */
const EVERYBODY: readonly (readonly Seat[])[] = [[], [], [], [0, 1, 2], [0, 1, 2, 3]];
const NO_VOTES: readonly (readonly null[])[] = EVERYBODY.map((seats) => seats.map(() => null));
const SEVEN_OPEN: readonly Fate[] = ['open', 'open', 'open', 'open', 'open', 'open', 'open'];
const NINE_OPEN: readonly Fate[] = [...SEVEN_OPEN, 'open', 'open'];

/** A copy without −0, which JSON can bring in but not out. */
function plainCounts(piles: readonly number[]): number[] {
  return piles.map((count) => count + 0);
}

export function counted(counts: readonly (readonly number[])[]): SplitState {
  return { phase: 'over', counts: counts.map(plainCounts), table: null };
}

function deckWithout({ table }: RowPhase, cards: readonly Card[]): number[] {
  const deck = table.deck.slice();
  for (let i = 0; i < cards.length; i += 1) {
    const kind = kindOf(cards[i] as Card);
    deck[kind] = (deck[kind] as number) - 1;
  }
  return deck;
}

/** `deck`: what is left of it. */
export function layRow(
  state: RowPhase,
  cards: readonly Card[],
  deck: readonly number[],
): SplitState {
  const { mode, seats, round, leader, fronts, oneExtra } = state.table;
  const row = cards.slice();
  const fates = row.length === SEVEN_OPEN.length ? SEVEN_OPEN : NINE_OPEN;
  return {
    phase: 'cut',
    table: { mode, seats, round, leader, deck, fronts, row, fates, ballot: null, oneExtra },
    part: { from: 0, to: row.length, contenders: EVERYBODY[seats] as readonly Seat[] },
    queue: [],
  };
}

export function cut(state: CutPhase, places: readonly number[]): VotePhase {
  return {
    phase: 'vote',
    table: state.table,
    part: state.part,
    at: places.slice(),
    votes: NO_VOTES[state.table.seats] as readonly null[],
    queue: state.queue,
  };
}

export function vote(state: VotePhase, seat: Seat, part: number): SplitState {
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

export function placeOne(state: JokerPhase, value: number): SplitState {
  const { mode, seats, round, leader, deck, row, fates, ballot, oneExtra } = state.table;
  const fronts = state.table.fronts.slice();
  fronts[state.seat] = layJokers(fronts[state.seat] as Front, value, 1);
  return placeJokers(
    { mode, seats, round, leader, deck, fronts, row, fates, ballot, oneExtra },
    state.queue,
  );
}
