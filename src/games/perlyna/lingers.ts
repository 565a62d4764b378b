/** What the table waits for before a dealt match goes on. */
import type { PerlynaMove, PerlynaView } from './types';

/** E-4.1: everyone sees the lines of the tasks that were done. */
export function lingers(_before: PerlynaView, move: PerlynaMove): boolean {
  return move.type === 'done' && move.tasks.length > 0;
}
