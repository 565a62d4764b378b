/**
 * «Промінь» from one chair: everything is in view but the values of one's own cards. Of each colour they are
 * any of the values not seen elsewhere, each set as likely; one's own card in the open trick parts them.
 */
import { at, filled } from '../../../engine/arrays';
import type { Rng, Seat } from '../../../engine/types';
import { COLOUR_COUNT, colourIndex, COLOURS, highestValue, sizeOf } from './cards';
import { firstOf } from './scoring';
import type { Bid, Known, SeenCard, State, Table, TrickCard, View } from './types';

export function imagine(view: View, seat: Seat, rng: Rng): State {
  const { phase, seats, mode } = view;
  const first = firstOf(seats, view.dealer, view.deal);
  const table: Table = { seats, first, mode, openerFirst: view.house.includes('A-P11') };
  const pad = view.pad.map(({ bids, won }) => ({ bids, won }));
  if (phase === 'deal' || phase === 'over') return { phase, table, pad };
  if (phase === 'bid') {
    const { opener } = view;
    const known = knownFrom(view, seat, [], rng);
    return { phase, table, pad, known, opener, bids: inOrder(view.bids, opener) };
  }
  const { won, trick } = view;
  const known = knownFrom(view, seat, trick.cards, rng);
  return {
    phase,
    table,
    pad,
    known,
    // Nobody plays before everybody has bet (P-3.5).
    bids: view.bids as readonly Bid[],
    won,
    leader: trick.leader,
    trick: trick.cards.map(({ card }) => colourIndex(card.colour) * 16 + card.value),
  };
}

/** Bids by seat, as far as they are made, from the opener on. */
function inOrder(bids: readonly (Bid | null)[], opener: Seat): Bid[] {
  const out: Bid[] = [];
  for (let i = 0; i < bids.length; i += 1) {
    const bid = at(bids, (opener + i) % bids.length);
    if (bid !== null) out.push(bid);
  }
  return out;
}

function knownFrom(
  { hands, colours, entered }: Extract<View, { phase: 'bid' | 'play' }>,
  seat: Seat,
  trick: readonly TrickCard[],
  rng: Rng,
): Known {
  if (hands !== null) return { by: 'deal', hands: handsFrom(hands, seat, trick, rng) };
  if (entered === null) return { by: 'paper' };
  const { shown } = entered;
  if (entered.by === 'plays') return { by: 'plays', failed: entered.failed, shown };
  const left: number[] = [];
  for (const hand of colours ?? []) for (const colour of COLOURS) left.push(hand[colour]);
  return { by: 'colours', said: entered.said, left, shown };
}

/** Masks by seat · 5 + colour: the others' as they are seen, the own ones drawn. */
function handsFrom(
  seen: readonly (readonly SeenCard[])[],
  seat: Seat,
  trick: readonly TrickCard[],
  rng: Rng,
): number[] {
  const hands = filled(seen.length * COLOUR_COUNT, 0);
  const free = filled(COLOUR_COUNT, (2 << highestValue(seen.length)) - 2);
  for (let s = 0; s < seen.length; s += 1)
    for (const card of at(seen, s)) {
      if (!('value' in card)) continue;
      const colour = colourIndex(card.colour);
      hands[s * COLOUR_COUNT + colour] = at(hands, s * COLOUR_COUNT + colour) | (1 << card.value);
      free[colour] = at(free, colour) & ~(1 << card.value);
    }
  for (const { card } of trick) {
    const colour = colourIndex(card.colour);
    free[colour] = at(free, colour) & ~(1 << card.value);
  }
  const backs = countBacks(at(seen, seat));
  const mine = trick.find((played) => played.seat === seat);
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1)
    hands[seat * COLOUR_COUNT + colour] = ownCards(
      colour,
      at(backs, colour),
      at(free, colour),
      mine,
      rng,
    );
  return hands;
}

function countBacks(hand: readonly SeenCard[]): number[] {
  const backs = filled(COLOUR_COUNT, 0);
  for (const card of hand) {
    const colour = colourIndex(card.colour);
    backs[colour] = at(backs, colour) + 1;
  }
  return backs;
}

/** So many of these values; where the own card in the trick is of this colour, so many below it as its rank says. */
function ownCards(
  colour: number,
  count: number,
  free: number,
  mine: TrickCard | undefined,
  rng: Rng,
): number {
  if (mine === undefined || colourIndex(mine.card.colour) !== colour)
    return subset(free, count, rng);
  const below = mine.rank ?? 0;
  const lower = (1 << mine.card.value) - 1;
  return subset(free & lower, below, rng) | subset(free & ~lower, count - below, rng);
}

/** `count` bits of the mask, every choice of them as likely; the fewer ones are drawn, in or out. */
function subset(mask: number, count: number, rng: Rng): number {
  const size = sizeOf(mask);
  const few = Math.min(count, size - count);
  let rest = mask;
  for (let i = 0; i < few; i += 1) rest &= ~nthBit(rest, rng.below(size - i));
  return few === count ? mask & ~rest : rest;
}

/** The bit of the mask that has `n` others below it. */
function nthBit(mask: number, n: number): number {
  let rest = mask;
  for (let i = 0; i < n; i += 1) rest &= rest - 1;
  return rest & -rest;
}
