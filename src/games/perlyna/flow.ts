/** What the table waits for before a dealt match goes on. */
import type { PerlynaMove, PerlynaView } from './rules/types';

/** Nothing to take and nothing to pay with. */
export function forces(move: PerlynaMove): boolean {
  return move.type === 'pass';
}

/** E-4.1: everyone sees the lines of the tasks that were done. */
export function lingers(_before: PerlynaView, move: PerlynaMove): boolean {
  return move.type === 'done' && move.tasks.length > 0;
}

/** The cards that were taken are looked at before the device goes on. */
export function brings(move: PerlynaMove): boolean {
  return move.type === 'take';
}
