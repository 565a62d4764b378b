/** A hand of which only the colours are told, as a dispute tells it: no log leads here, so only the judge and what it asks are to look at it. */
import { filled } from '../../../engine/arrays';
import { COLOUR_COUNT, COLOURS, readCard, type Colour } from './cards';
import type { ColourCounts, Playing } from './types';

export interface HandTold {
  seats: number;
  /** The lead colour; null for whoever leads. */
  led: Colour | null;
  hand: ColourCounts;
}

/** Seat 1 holds the hand; seat 0 has led, or it is seat 1's own lead. */
export function handBefore({ seats, led, hand }: HandTold): Playing {
  const left = filled(seats * COLOUR_COUNT, 0);
  COLOURS.forEach((colour, i) => (left[COLOUR_COUNT + i] = hand[colour]));
  return {
    phase: 'play',
    table: { seats, first: 0, mode: 'referee', openerFirst: false },
    pad: [],
    known: { by: 'colours', said: left, left, shown: filled(left.length, 0) },
    bids: filled(seats, { beads: 0, shield: false }),
    won: filled(seats, 0),
    leader: led === null ? 1 : 0,
    trick: led === null ? [] : [readCard(`${led}1`)],
  };
}
