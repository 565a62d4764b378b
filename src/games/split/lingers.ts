/** The last votes of the match are turned up like all others; only then the piles are counted (S-7.3). */
import type { SplitMove, SplitView } from './types';

export function lingers(_before: SplitView, move: SplitMove, over: boolean): boolean {
  return over && (move.type === 'vote' || move.type === 'joker');
}
