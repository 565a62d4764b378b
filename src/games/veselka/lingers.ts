/** What the table waits for before a dealt match goes on. */
import type { VeselkaMove } from './types';

/** Cards on their way to the pile and the rainbow (V-2.6), or away; the deck has not dealt yet. */
export function flies(move: VeselkaMove, drawn: number): boolean {
  if (drawn > 0) return false;
  return move.type === 'run' || (move.type === 'swap' && 'cards' in move && move.cards.length > 0);
}
