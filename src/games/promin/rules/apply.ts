/** What a judged move changes. Copies one array where something changes. */
import { at, filled, sum, withAt } from '../../../engine/arrays';
import type { Seat } from '../../../engine/types';
import { assertNever } from '../../../engine/verdict';
import type { Card } from './cards';
import { beats, bitOf, COLOUR_COUNT, COLOURS, colourOf, packCard } from './cards';
import { DEALS, openerOf, TRICKS } from './scoring';
import { seatAfter, toPlay } from './turn';
import type {
  Bid,
  Bidding,
  ColourCounts,
  Dealing,
  DealMove,
  DealSheet,
  Known,
  Move,
  Playing,
  State,
  Table,
} from './types';

export function apply(state: State, move: Move): State {
  switch (move.type) {
    case 'play': {
      const seat = toPlay(state as Playing);
      return afterCard(state as Playing, seat, packCard(move.card), move.stands === true);
    }
    case 'bid':
      return afterBid(state as Bidding, move.beads, move.shield);
    case 'deal':
      return dealt(state as Dealing, sortHands(move));
    case 'colours':
      return coloursTold(state as Bidding, move.counts);
    case 'tricks':
      return dealWon(state as Playing, move.won);
    default:
      return assertNever(move);
  }
}

/** `hands`: masks, as `Known` keeps them. */
export function dealt({ table, pad }: Dealing, hands: readonly number[]): Bidding {
  return bidding(table, pad, { by: 'deal', hands });
}

export function coloursTold({ table, pad }: Bidding, counts: readonly ColourCounts[]): Bidding {
  return bidding(table, pad, countColours(counts));
}

export function dealWon(state: Playing, won: readonly number[]): State {
  // Adding 0 turns a −0, which JSON can carry but not keep, into 0.
  return closeDeal(
    state,
    won.map((tricks) => tricks + 0),
  );
}

/** P-1.7: four deals, then it is over. Only a virtual deal needs the deck. */
export function nextDeal(table: Table, pad: readonly DealSheet[]): State {
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
    const hand = move.hands[seat] as readonly Card[];
    for (let i = 0; i < hand.length; i += 1) {
      const card = packCard(hand[i] as Card);
      const place = seat * COLOUR_COUNT + colourOf(card);
      hands[place] = (hands[place] as number) | bitOf(card);
    }
  }
  return hands;
}

function countColours(counts: readonly ColourCounts[]): Known {
  const said: number[] = [];
  for (const hand of counts) for (const colour of COLOURS) said.push(hand[colour] + 0);
  return { by: 'colours', said, left: said, shown: filled(said.length, 0) };
}

export function afterBid(state: Bidding, beads: number, shield: boolean): State {
  const { table, pad, known, opener } = state;
  const bids = withBid(state.bids, { beads: beads + 0, shield });
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

/** Written out for the same reason as `withCard`. */
function withBid(bids: readonly Bid[], bid: Bid): Bid[] {
  switch (bids.length) {
    case 0:
      return [bid];
    case 1:
      return [bids[0] as Bid, bid];
    case 2:
      return [bids[0] as Bid, bids[1] as Bid, bid];
    default:
      return [...bids, bid];
  }
}

function bySeat(bids: readonly Bid[], opener: Seat): Bid[] {
  const seats = bids.length;
  const out = bids.slice();
  for (let i = 0; i < seats; i += 1) out[seatAfter(opener, i, seats)] = bids[i] as Bid;
  return out;
}

/** `card`: packed. */
export function afterCard(state: Playing, seat: Seat, card: number, stands: boolean): State {
  const { table, pad, bids, won, leader, trick } = state;
  const known = learn(state, seat, card, stands);
  if (trick.length + 1 === table.seats) return collect(state, known, card);
  return { phase: 'play', table, pad, known, bids, won, leader, trick: withCard(trick, card) };
}

/**
 * Written out, because a copy that grows by a push reserves room for many cards more. At most four: the fifth
 * completes any trick.
 */
function withCard(trick: readonly number[], card: number): number[] {
  switch (trick.length) {
    case 0:
      return [card];
    case 1:
      return [trick[0] as number, card];
    case 2:
      return [trick[0] as number, trick[1] as number, card];
    default:
      return [trick[0] as number, trick[1] as number, trick[2] as number, card];
  }
}

/** P-4.7, P-4.9: the winner takes the trick and leads the next one; after the tenth the deal is done. */
function collect(state: Playing, known: Known, card: number): State {
  const { table, pad, bids } = state;
  const winner = seatAfter(state.leader, placeTaking(state.trick, card), table.seats);
  const won = withAt(state.won, winner, (state.won[winner] as number) + 1);
  if (tricksIn(won) === TRICKS) return closeDeal(state, won);
  return { phase: 'play', table, pad, known, bids, won, leader: winner, trick: [] };
}

function tricksIn(won: readonly number[]): number {
  let tricks = 0;
  for (let seat = 0; seat < won.length; seat += 1) tricks += won[seat] as number;
  return tricks;
}

/** Whose card takes the trick that this last card completes, counted from the leader (P-4.6). */
function placeTaking(trick: readonly number[], last: number): number {
  const best = winningPlace(trick);
  const led = colourOf(trick[0] as number);
  return beats(trick[best] as number, last, led) ? trick.length : best;
}

/** The same of these cards alone. */
export function winningPlace(trick: readonly number[]): number {
  let best = 0;
  const led = colourOf(trick[0] as number);
  for (let i = 1; i < trick.length; i += 1)
    if (beats(trick[best] as number, trick[i] as number, led)) best = i;
  return best;
}

/**
 * What is known after this card: one less in hand, or one more shown. A card that the table lets stand settles what it
 * proves (A-P18): the next of its colour asks nothing any more.
 */
function learn(state: Playing, seat: Seat, card: number, stands: boolean): Known {
  const { known } = state;
  const i = seat * COLOUR_COUNT + colourOf(card);
  switch (known.by) {
    case 'deal':
      return { by: 'deal', hands: without(known.hands, i, card) };
    case 'colours': {
      const left = withAt(known.left, i, at(known.left, i) - 1);
      return { by: 'colours', said: known.said, left, shown: show(known.shown, i, card) };
    }
    case 'plays': {
      const settled = stands ? withAt(known.failed, i, 0) : known.failed;
      const failed = noteFailure(state, settled, seat, colourOf(card));
      return { by: 'plays', failed, shown: show(known.shown, i, card) };
    }
    case 'paper':
      return known;
  }
}

function without(hands: readonly number[], i: number, card: number): number[] {
  const out = hands.slice();
  out[i] = (out[i] as number) & ~bitOf(card);
  return out;
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

function closeDeal({ table, pad, bids }: Playing, won: readonly number[]): State {
  return nextDeal(table, [...pad, { bids, won }]);
}
