/** How long a bot thinks at a time, and how long its chair lets the others look before it acts. */
export type Pace = 'followed' | 'atOnce';

/** A thought goes on so long between two frames; with the step that was begun last it stays within 8 ms. */
export const SLICE_MS = 4;

const SHORTEST_MS = 600;
const LONGEST_MS = 1200;
const STEPS = 7;

/** By the entry it will be, so that a table of bots does not tick like a clock. */
export function pauseOf(pace: Pace, seq: number): number {
  if (pace === 'atOnce') return 0;
  return SHORTEST_MS + (((seq * 5) % STEPS) * (LONGEST_MS - SHORTEST_MS)) / (STEPS - 1);
}
