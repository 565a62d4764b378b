/** What the table waits for before a match with the app's dice goes on, and what stays seen. */
import type { Mode } from '../../engine/types';
import type { Move, View } from './rules/types';

const isEntry = ({ type }: Move): boolean => type === 'write' || type === 'pass';

/** A-Q14: what everyone did with a roll is turned up together, and everyone sees it. */
export function lingers({ mode, phase, entries }: View, move: Move): boolean {
  const waiting = entries.filter((entry) => entry === null).length;
  return mode === 'virtual' && phase === 'write' && isEntry(move) && waiting === 1;
}

/** Until the last one has written nobody sees what the others wrote. */
export function reveals(move: Move, mode: Mode, phase: string): boolean {
  return mode === 'virtual' && isEntry(move) && phase !== 'write';
}
