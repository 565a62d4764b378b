/** A trick as it lies on the table, from its first card to the moment before it is collected. */
import type { Seat } from '../../../../engine/types';
import { takingPlace } from '../../rules/because';
import type { Colour } from '../../rules/cards';
import type { PlayMove, TrickView } from '../../rules/types';
import type { PropsOf } from '../props';

export interface LaidCard {
  seat: Seat;
  colour: Colour;
  value: number;
}

/** All its cards lie open: nobody has collected it yet. */
export interface FullTrick {
  deal: number;
  number: number;
  leader: Seat;
  cards: readonly LaidCard[];
  winner: Seat;
}

export function laidCards(trick: TrickView): LaidCard[] {
  return trick.cards.map(({ seat, card }) => ({ seat, colour: card.colour, value: card.value }));
}

export function cardOf({ seat, card }: PlayMove): LaidCard {
  return { seat, colour: card.charAt(0) as Colour, value: Number(card.slice(1)) };
}

/** Whose card would take the trick if it ended now. */
export function leaderSoFar(cards: readonly LaidCard[]): Seat {
  return cards[takingPlace(cards)]?.seat ?? 0;
}

/** The view never shows a collected trick (A-P17), so the last card is added to the view before it. */
export function fullTrick(view: PropsOf<'play'>['view'], move: PlayMove): FullTrick | null {
  const cards = laidCards(view.trick).concat(cardOf(move));
  if (cards.length < view.seats) return null;
  const { number, leader } = view.trick;
  return { deal: view.deal, number, leader, cards, winner: leaderSoFar(cards) };
}
