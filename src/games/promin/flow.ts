/** What the table waits for before a dealt match goes on. */
import type { Mode } from '../../engine/types';
import type { Move, View } from './rules/types';

/** P-4.6: a complete trick lies open until everyone has looked; the view has no trace of it (A-P17). */
export function lingers(before: View, move: Move): boolean {
  return (
    before.phase === 'play' &&
    move.type === 'play' &&
    before.trick.cards.length + 1 === before.seats
  );
}

/** A card on its way from the hand to the trick. */
export function flies(move: Move, drawn: number): boolean {
  return move.type === 'play' && drawn === 0;
}

/** A card of the trick is named as long as it lies there; afterwards it is for the memory (A-P17). */
export function lies(move: Move, now: View): boolean {
  return (
    move.type === 'play' &&
    now.phase === 'play' &&
    now.trick.cards.some(
      ({ seat, card }) => seat === move.seat && `${card.colour}${card.value}` === move.card,
    )
  );
}

/** A player does not know the own card before it is played. */
export function reveals(move: Move, mode: Mode): boolean {
  return mode === 'virtual' && move.type === 'play';
}

/** P-4.2: the owner knows a card in hand by its colour and its place there; 0 is the lowest. */
export function says(move: Move, offers: readonly Move[]): unknown {
  if (move.type !== 'play') return move;
  const { seat, card } = move;
  const [colour] = card;
  const alike = offers.filter((offer) => offer.type === 'play' && offer.card[0] === colour);
  const rank = alike.findIndex((offer) => offer.type === 'play' && offer.card === card);
  // One that may not be played now: the rules say why.
  return { type: 'play', seat, colour, rank: Math.max(rank, 0) };
}
