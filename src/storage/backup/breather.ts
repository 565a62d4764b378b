/**
 * Long work is written as a generator that yields where a slice may end: a tool does it at once, a screen breathes
 * between the slices, and somebody may change their mind.
 */
import { Cancelled } from './format';

/** Half a frame, so that a touch is answered in the next one. */
const SLICE_MS = 8;

/** To be awaited wherever a slice may end. */
export interface Breathe {
  (): Promise<void>;
  /** Whether there is anything to wait for: where a step is short, waiting for nothing takes longer than the step. */
  isDue(): boolean;
}

export interface BreatherOptions {
  /** After each slice. */
  onSlice?(): void;
  signal?: AbortSignal;
  /** Where a step takes long itself. */
  sliceMs?: number;
}

export function createBreather({
  onSlice,
  signal,
  sliceMs = SLICE_MS,
}: BreatherOptions = {}): Breathe {
  let last = Date.now();
  const isDue = (): boolean => Date.now() - last >= sliceMs;
  const breathe = async (): Promise<void> => {
    if (!isDue()) return;
    onSlice?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal?.aborted) throw new Cancelled();
    last = Date.now();
  };
  return Object.assign(breathe, { isDue });
}

export function atOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

export async function inSlices<T>(work: Generator<unknown, T>, breathe: Breathe): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (breathe.isDue()) await breathe();
  }
}
