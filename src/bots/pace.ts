/** How long a bot's chair lets the others look before it acts. */
export type Pace = 'followed' | 'atOnce';

const SHORTEST_MS = 600;
const LONGEST_MS = 1200;
const STEPS = 7;

/** By the entry it will be, so that a table of bots does not tick like a clock. */
export function pauseOf(pace: Pace, seq: number): number {
  if (pace === 'atOnce') return 0;
  return SHORTEST_MS + (((seq * 5) % STEPS) * (LONGEST_MS - SHORTEST_MS)) / (STEPS - 1);
}
