/**
 * The door to the store for everyone else. Light on purpose: the first screen may import it. The
 * store's own code, SQLite and the hashes come with `openStore`, which is loaded when it is called.
 */
import type { OpenOptions } from './open';
import type { Store, StoredFile } from './types';

export * from './types';
export type { OpenOptions } from './open';
export type { Session, SessionStatus } from './session';
export type { Failure } from './errors';
export type * from './questions/archive';
export type * from './questions/statistics';

/**
 * Opens (and if need be repairs) the database; in memory where the browser keeps nothing. Rejects when
 * what is there cannot be had. Never hangs.
 */
export async function openStore(options?: OpenOptions): Promise<Store> {
  const { openStore: open } = await import('./open');
  return open(options);
}

/** The database as it lies on the device, byte for byte, with its journals; empty when it cannot be read. */
export async function storedFiles(): Promise<StoredFile[]> {
  const { storedFiles: read } = await import('./open');
  return read();
}
