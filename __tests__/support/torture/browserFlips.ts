/**
 * ./flips in Chromium, on the real expo-sqlite and its files in OPFS or, at a plain address, on pages in IndexedDB;
 * many a page and some pages at once.
 */
import { call, newProfile, newWindow, serveStorePage } from '../sqlite/browser/windows';
import type { FlipFigures } from './flips';

/** A page for so many: each makes matches of its own first, which takes as long as some dozens of flips. */
const A_PAGE = 250;
/** Each with a profile of its own. A flip mostly waits for the disk and for workers that start. */
const LANES = 3;
/** Each flip starts a worker of its own, whose WebAssembly lives for less than a second: it is compiled once. */
const FLAGS = ['--js-flags=--liftoff-only'];

interface Batch {
  flips: number;
  seed: number;
}

function batchesOf(count: number, seed: number): Batch[] {
  const batches: Batch[] = [];
  for (let done = 0; done < count; done += A_PAGE)
    batches.push({ flips: Math.min(A_PAGE, count - done), seed: seed + done });
  return batches;
}

/** Takes batches until there are none. */
async function lane(
  url: string,
  batches: Batch[],
  onBatch: (figures: FlipFigures) => void,
): Promise<void> {
  const profile = newProfile();
  const context = await profile.launch(FLAGS);
  try {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const page = await newWindow(context, url);
      onBatch(await call(page, 'runFlips', batch.flips, batch.seed));
      await page.close();
    }
  } finally {
    await context.close();
    profile.remove();
  }
}

export async function runBrowserFlips(
  address: 'url' | 'plainUrl',
  count: number,
  seed: number,
  onFlip?: (done: number) => void,
): Promise<FlipFigures> {
  const served = await serveStorePage();
  const batches = batchesOf(count, seed);
  const total = {} as FlipFigures;
  const add = (figures: FlipFigures): void => {
    for (const [key, n] of Object.entries(figures) as [keyof FlipFigures, number][])
      total[key] = (total[key] ?? 0) + n;
    onFlip?.(total.flips + total.cuts);
  };
  try {
    const lanes = Array.from({ length: LANES }, () => lane(served[address], batches, add));
    await Promise.all(lanes);
  } catch (error) {
    // Hours of them held: that is worth knowing, too.
    console.log('  until then', JSON.stringify(total));
    throw error;
  } finally {
    await served.close();
  }
  return total;
}
