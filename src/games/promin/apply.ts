/** What a move changes. Copies one array where something changes; an unjudged move throws. */
import { at, filled, sum, withAt } from '../../engine/arrays';
import type { Seat, Setup } from '../../engine/types';
import { assertNever, checkSetup, mustBeOk } from '../../engine/verdict';
import { beats, bitOf, COLOUR_COUNT, COLOURS, colourOf, readCard } from './cards';
import { HOUSE } from './clauses';
import { judge } from './judge';
import { DEALS, openerOf, TRICKS } from './scoring';
import { toPlay } from './turn';
import type {
  Bid,
  BidMove,
  Bidding,
  ColoursMove,
  DealMove,
  DealSheet,
  Known,
  Move,
  Playing,
  PlayMove,
  State,
  Table,
} from './types';

export const SEATS = { min: 3, max: 5 } as const;

export function begin(setup: Setup): State {
  checkSetup(setup, SEATS, HOUSE);
  return nextDeal({ seats: setup.seats, first: setup.first + 0, mode: setup.mode }, []);
}

export function apply(state: State, move: Move): State {
  mustBeOk(judge(state, move));
  switch (move.type) {
    case 'play':
      return play(state as Playing, move);
    case 'bid':
      return bid(state as Bidding, move);
    case 'deal':
      return bidding(state.table, state.pad, { by: 'deal', hands: sortHands(move) });
    case 'colours':
      return bidding(state.table, state.pad, countColours(move));
    case 'tricks':
      return closeDeal(state as Playing, move.won);
    default:
      return assertNever(move);
  }
}

/** P-1.7: four deals, then it is over. Only a virtual deal needs the deck. */
function nextDeal(table: Table, pad: readonly DealSheet[]): State {
  if (pad.length === DEALS) return { phase: 'over', table, pad };
  if (table.mode === 'virtual') return { phase: 'deal', table, pad };
  return bidding(table, pad, knowNothing(table));
}

function knowNothing(table: Table): Known {
  if (table.mode === 'score') return { by: 'paper' };
  const none = filled(table.seats * COLOUR_COUNT, 0);
  return { by: 'plays', failed: none, shown: none };
}

function bidding(table: Table, pad: readonly DealSheet[], known: Known): Bidding {
  return { phase: 'bid', table, pad, known, opener: openerOf(table, pad), bids: [] };
}

function sortHands(move: DealMove): number[] {
  const hands = filled(move.hands.length * COLOUR_COUNT, 0);
  for (let seat = 0; seat < move.hands.length; seat += 1) {
    const hand = at(move.hands, seat);
    for (let i = 0; i < hand.length; i += 1) {
      const card = readCard(hand[i]);
      const place = seat * COLOUR_COUNT + colourOf(card);
      hands[place] = at(hands, place) | bitOf(card);
    }
  }
  return hands;
}

function countColours(move: ColoursMove): Known {
  const said: number[] = [];
  // Adding 0 turns a −0, which JSON can carry but not keep, into 0.
  for (const hand of move.counts) for (const colour of COLOURS) said.push(hand[colour] + 0);
  return { by: 'colours', said, left: said, shown: filled(said.length, 0) };
}

function bid(state: Bidding, move: BidMove): State {
  const { table, pad, known, opener } = state;
  const bids = state.bids.slice();
  bids.push({ beads: move.beads + 0, shield: move.shield });
  if (bids.length < table.seats) return { phase: 'bid', table, pad, known, opener, bids };
  return {
    phase: 'play',
    table,
    pad,
    known,
    bids: bySeat(bids, opener),
    won: filled(table.seats, 0),
    leader: opener,
    trick: [],
  };
}

function bySeat(bids: readonly Bid[], opener: Seat): Bid[] {
  const out = bids.slice();
  for (let i = 0; i < bids.length; i += 1) out[(opener + i) % bids.length] = at(bids, i);
  return out;
}

function play(state: Playing, move: PlayMove): State {
  const card = readCard(move.card);
  const trick = withCard(state.trick, card);
  const known = learn(state, toPlay(state), card);
  if (trick.length === state.table.seats) return collect(state, known, trick);
  return playing(state, known, state.won, state.leader, trick);
}

/** Written out, because a copy that grows by a push reserves room for many cards more. */
function withCard(trick: readonly number[], card: number): number[] {
  switch (trick.length) {
    case 0:
      return [card];
    case 1:
      return [at(trick, 0), card];
    case 2:
      return [at(trick, 0), at(trick, 1), card];
    case 3:
      return [at(trick, 0), at(trick, 1), at(trick, 2), card];
    default:
      return trick.concat(card);
  }
}

/** P-4.7, P-4.9: the winner takes the trick and leads the next one; after the tenth the deal is done. */
function collect(state: Playing, known: Known, trick: readonly number[]): State {
  const winner = (state.leader + winningPlace(trick)) % state.table.seats;
  const won = withAt(state.won, winner, at(state.won, winner) + 1);
  if (sum(won) === TRICKS) return closeDeal(state, won);
  return playing(state, known, won, winner, []);
}

function playing(
  state: Playing,
  known: Known,
  won: readonly number[],
  leader: Seat,
  trick: readonly number[],
): Playing {
  const { table, pad, bids } = state;
  return { phase: 'play', table, pad, known, bids, won, leader, trick };
}

/** Whose card takes a complete trick, counted from the leader (P-4.6). */
export function winningPlace(trick: readonly number[]): number {
  let best = 0;
  const led = colourOf(at(trick, 0));
  for (let i = 1; i < trick.length; i += 1) if (beats(at(trick, best), at(trick, i), led)) best = i;
  return best;
}

/** What is known after this card: one less in hand, or one more shown. */
function learn(state: Playing, seat: Seat, card: number): Known {
  const { known } = state;
  const i = seat * COLOUR_COUNT + colourOf(card);
  switch (known.by) {
    case 'deal':
      return { by: 'deal', hands: withAt(known.hands, i, at(known.hands, i) & ~bitOf(card)) };
    case 'colours': {
      const left = withAt(known.left, i, at(known.left, i) - 1);
      return { by: 'colours', said: known.said, left, shown: show(known.shown, i, card) };
    }
    case 'plays': {
      const failed = noteFailure(state, known.failed, seat, colourOf(card));
      return { by: 'plays', failed, shown: show(known.shown, i, card) };
    }
    case 'paper':
      return known;
  }
}

function show(shown: readonly number[], i: number, card: number): number[] {
  return withAt(shown, i, at(shown, i) | bitOf(card));
}

/** The first trick counts: a card proves later that it could have been played already there. */
function noteFailure(
  state: Playing,
  failed: readonly number[],
  seat: Seat,
  colour: number,
): readonly number[] {
  if (state.trick.length === 0) return failed;
  const led = colourOf(at(state.trick, 0));
  const i = seat * COLOUR_COUNT + led;
  if (colour === led || at(failed, i) !== 0) return failed;
  return withAt(failed, i, sum(state.won) + 1);
}

function closeDeal(state: Playing, won: readonly number[]): State {
  const sheet = { bids: state.bids, won: won.map((tricks) => tricks + 0) };
  return nextDeal(state.table, state.pad.concat(sheet));
}
