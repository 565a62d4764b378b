/** What the table waits for before a dealt match goes on. */
import type { Move, View } from './types';

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
