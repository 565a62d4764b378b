/** What the table waits for before a dealt match goes on. */
import type { VeselkaMove } from './rules/types';

/** Cards on their way to the pile and the rainbow (V-2.6), or away; the deck has not dealt yet. */
export function flies(move: VeselkaMove, drawn: number): boolean {
  if (drawn > 0) return false;
  return move.type === 'run' || (move.type === 'swap' && 'cards' in move && move.cards.length > 0);
}

/** What fills the hand up again is looked at before the device goes on. */
export function brings(move: VeselkaMove): boolean {
  return move.type === 'run' || move.type === 'swap';
}

/** A-V19: what is swapped away lies face down; the others see how many cards. */
export function outside(move: VeselkaMove): VeselkaMove {
  if (move.type !== 'swap' || !('cards' in move)) return move;
  return { type: 'swap', seat: move.seat, count: move.cards.length };
}
