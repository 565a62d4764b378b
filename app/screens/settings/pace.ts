/** How much longer something takes, judged by how far it has come. Knows nothing about what it is. */

/** Before that nobody can tell, and what is over so soon needs no telling. */
const TOLD_AFTER_MS = 1000;

/** @returns what is left in seconds; null as long as it cannot be told. */
export function createPace(now: () => number) {
  let begun: { at: number; done: number } | null = null;
  return ({ done, total }: { done: number; total: number }): number | null => {
    begun ??= { at: now(), done };
    const [elapsed, moved] = [now() - begun.at, done - begun.done];
    if (elapsed < TOLD_AFTER_MS || moved <= 0 || done >= total) return null;
    return Math.max(1, Math.round((elapsed * (total - done)) / moved / 1000));
  };
}
