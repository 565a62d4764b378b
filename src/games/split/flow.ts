/** What the table waits for before a dealt match goes on, and what stays seen. */
import type { Mode } from '../../engine/types';
import type { After } from '../game';
import type { SplitMove, SplitView } from './rules/types';

/**
 * Votes are turned up before everyone's eyes: the last ones of the match before the piles are counted (S-7.3), and
 * those after which a contested part has just one cut left, before the app makes it and the next vote is secret again.
 */
export function lingers(_before: SplitView, move: SplitMove, { over, forced }: After): boolean {
  return (move.type === 'vote' || move.type === 'joker') && (over || forced);
}

/** S-4.3, S-4.4: two or three contested cards can be cut in one way only. */
export function forces(move: SplitMove): boolean {
  return move.type === 'cut';
}

/** Votes are secret until the last one; then they lie open and the phase moves on. */
export function reveals(move: SplitMove, _mode: Mode, phase: string): boolean {
  return move.type === 'vote' && phase !== 'vote';
}
