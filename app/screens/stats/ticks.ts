/** Words under a line: only at its ends, where there is room for them. */
export function endTicks(ticks: readonly string[]): string[] {
  return ticks.map((tick, i) => (i === 0 || i === ticks.length - 1 ? tick : ''));
}
