/**
 * The door to the store for everyone else. Light on purpose: the first screen may import it. The
 * store's own code, SQLite and the hashes come with `openStore`, which is loaded when it is called.
 */
import type { OpenOptions } from './open';
import type { Store } from './types';

export * from './types';
export type { OpenOptions } from './open';
export type { Session, SessionStatus } from './session';

/** Opens (and if need be repairs) the database; falls back to memory with a reason. Never hangs. */
export async function openStore(options?: OpenOptions): Promise<Store> {
  const { openStore: open } = await import('./open');
  return open(options);
}
