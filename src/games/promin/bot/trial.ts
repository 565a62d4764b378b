/** One option tried in one world: the deal as it stands, then played to its end. */
import type { Seat } from '../../../engine/types';
import type { Quick } from '../../../bots/kit/quick';
import { COLOUR_COUNT, colourIndex, highestValue, sizeOf } from '../rules/cards';
import type { Bid, View } from '../rules/types';
import type { Deal } from './playout';

type Played = Extract<View, { phase: 'bid' | 'play' }>;
const TRUMP = 1;
const NOBODY_YET = -1;

export interface Start {
  deal: Deal;
  /** Bids are missing for these seats. */
  unbid: Seat[];
}

/** The deal as the view shows it, hands still empty. */
export function startOf(view: Played): Start {
  const { seats } = view;
  const deal: Deal = {
    seats,
    number: view.deal,
    hands: [],
    beads: view.bids.map((bid) => bid?.beads ?? NOBODY_YET),
    shield: view.bids.map((bid: Bid | null) => bid?.shield ?? false),
    won: view.phase === 'play' ? view.won.slice() : view.bids.map(() => 0),
    leader: view.phase === 'play' ? view.trick.leader : view.opener,
    placed: 0,
    led: -1,
    best: 0,
    taker: 0,
    tricks: view.phase === 'play' ? view.trick.number - 1 : 0,
  };
  if (view.phase === 'play')
    view.trick.cards.forEach(({ seat, card }) => lay(deal, seat, colourIndex(card.colour), card));
  const unbid: Seat[] = [];
  deal.beads.forEach((beads, seat) => beads === NOBODY_YET && unbid.push(seat));
  return { deal, unbid };
}

/** Cards that lie there already: they are in no hand. */
function lay(deal: Deal, seat: Seat, colour: number, { value }: { value: number }): void {
  if (deal.placed === 0) deal.led = colour;
  const strength = colour === TRUMP ? 32 + value : colour === deal.led ? value : 0;
  if (deal.placed === 0 || strength > deal.best) {
    deal.best = strength;
    deal.taker = seat;
  }
  deal.placed += 1;
}

/** Copies all but the hands, which a world writes. */
export function reset(deal: Deal, start: Deal): void {
  for (let seat = 0; seat < start.seats; seat += 1) {
    deal.beads[seat] = start.beads[seat] as number;
    deal.shield[seat] = start.shield[seat] as boolean;
    deal.won[seat] = start.won[seat] as number;
  }
  deal.leader = start.leader;
  deal.placed = start.placed;
  deal.led = start.led;
  deal.best = start.best;
  deal.taker = start.taker;
  deal.tricks = start.tricks;
}

export function blank({ deal }: Start): Deal {
  return {
    ...deal,
    hands: new Array<number>(deal.seats * COLOUR_COUNT).fill(0),
    beads: deal.beads.slice(),
    shield: deal.shield.slice(),
    won: deal.won.slice(),
  };
}

/** About so many tricks go to a hand with so many trumps: two of them is what everybody has on average. */
export function usualTricks(seats: number, trumps: number): number {
  return 10 / seats + (trumps - 2) * 0.6;
}

/** What somebody who has not bet yet may say: by the trumps, which all see, and half by what the cards are worth. */
export function guessBid(
  hands: readonly number[],
  seat: Seat,
  seats: number,
  chance: Quick,
): number {
  const top = highestValue(seats);
  let strength = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1)
    for (let mask = hands[seat * COLOUR_COUNT + colour] as number; mask !== 0; mask &= mask - 1) {
      const value = 31 - Math.clz32(mask & -mask);
      if (colour === TRUMP) strength += 0.35 + (0.5 * value) / top;
      else if (value > 0.6 * top) strength += (0.6 * (value - 0.6 * top)) / (0.4 * top);
    }
  const trumps = sizeOf(hands[seat * COLOUR_COUNT + TRUMP] as number);
  const usual = usualTricks(seats, trumps);
  const noise = (chance.bits() % 100) / 100;
  return Math.min(10, Math.max(0, Math.floor((strength + usual) / 2 + noise)));
}
