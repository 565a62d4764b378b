/**
 * Timing. In Node it is processor time, helper threads included: a machine that others use as well
 * cannot make the code look slower than it is. A bare Hermes has `Date.now` and nothing finer, so there
 * the batches are longer.
 */

interface Processor {
  cpuUsage?(): { user: number; system: number };
}

const processor: Processor | undefined =
  typeof process === 'undefined' ? undefined : (process as Processor);

/** Milliseconds spent so far; only differences mean anything. */
function spent(): number {
  if (!processor?.cpuUsage) return Date.now();
  const { user, system } = processor.cpuUsage();
  return (user + system) / 1000;
}

/** Below this a batch says more about the clock than about the code. */
const BATCH_MS = processor?.cpuUsage ? 2 : 20;

/** The compiler in V8 needs a while to settle; Hermes compiles nothing at run time. */
const WARM_UP_MS = processor?.cpuUsage ? 200 : 0;

export function warmUp(once: () => void): void {
  const started = spent();
  do once();
  while (spent() - started < WARM_UP_MS);
}

/**
 * Microseconds of one call: the quickest of several short batches, because other work on the machine can
 * only make a batch slower.
 */
export function microseconds(once: () => void, batches: number): number {
  once();
  let times = 1;
  let best = Infinity;
  for (let batch = 0; batch < batches;) {
    const started = spent();
    for (let i = 0; i < times; i += 1) once();
    const elapsed = spent() - started;
    if (elapsed < BATCH_MS) times *= elapsed < BATCH_MS / 8 ? 8 : 2;
    else {
      best = Math.min(best, (elapsed * 1000) / times);
      batch += 1;
    }
  }
  return best;
}

export function median(xs: readonly number[]): number {
  const sorted = xs.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
