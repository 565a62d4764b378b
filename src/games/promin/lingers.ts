/** P-4.6: a complete trick lies open until everyone has looked; the view has no trace of it (A-P17). */
import type { Move, View } from './types';

export function lingers(before: View, move: Move): boolean {
  return (
    before.phase === 'play' &&
    move.type === 'play' &&
    before.trick.cards.length + 1 === before.seats
  );
}
