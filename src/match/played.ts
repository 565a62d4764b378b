/** The lines of a log in the order of play, which a correction may have changed. Pure. */
import type { LogLine } from './types';

type Placed = Pick<LogLine, 'place'>;

/** The moves that count, in the order of play. */
export function movesThatCount<Line extends Placed>(log: readonly Line[]): Line[] {
  const counting = log.filter(({ place }) => place !== null);
  return counting.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** As it was played: whatever else happened stands behind the moves that had been made by then. */
export function inOrderOfPlay<Line extends Placed>(log: readonly Line[]): Line[] {
  let made = -1;
  const placed = log.map((line): [number, Line] => {
    made = Math.max(made, line.place ?? -1);
    return [line.place ?? made + 0.5, line];
  });
  return placed.sort(([a], [b]) => a - b).map(([, line]) => line);
}
