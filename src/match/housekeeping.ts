/**
 * What the store needs done now and then, when nobody is waiting: look for damage, remove what was
 * deleted long ago, count again what a repair could not save or what an older app counted differently.
 */
import type { Store } from '../storage';

/** Well after the first screen is there, and nobody has moved for as long. */
export const QUIET_MS = 4000;

/** Grows when any game's `facts.ts` keeps other numbers than before: finished matches are counted again. */
export const FACTS_VERSION = 1;

export async function keepHouse(store: Store): Promise<void> {
  await store.checkup();
  await store.purge();
  await store.expectFacts(FACTS_VERSION);
  if ((await store.pendingRecounts({ limit: 1 })).length === 0) return;
  const { recountAll } = await import('./engineRoom');
  await recountAll(store);
}
