/**
 * One window's hold on the store: take the lock, open, step back when another window asks, take over
 * on request. Knows nothing about React or about what is in the store.
 */
import { createWindowLock, type WindowLock } from './lock';
import type { Store } from './types';

export type SessionStatus =
  | { status: 'opening' }
  | { status: 'open'; store: Store }
  /** Another window has it; `takeOver` asks that one to step back (≤ 2 s) and opens here. */
  | { status: 'elsewhere'; takeOver(): Promise<void> };

export interface Session {
  status(): SessionStatus;
  subscribe(listener: () => void): () => void;
  start(): Promise<void>;
  /** Closes the store and lets the lock go. */
  stop(): Promise<void>;
}

export interface SessionOptions {
  open(): Promise<Store>;
  lock?: WindowLock;
}

export function createSession({ open, lock = createWindowLock() }: SessionOptions): Session {
  let current: SessionStatus = { status: 'opening' };
  let store: Store | null = null;
  let starting: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function become(next: SessionStatus): void {
    current = next;
    for (const listener of [...listeners]) listener();
  }

  const elsewhere: SessionStatus = { status: 'elsewhere', takeOver };

  async function closeStore(): Promise<void> {
    const closing = store;
    store = null;
    if (closing) await closing.close();
  }

  async function openHere(): Promise<void> {
    become({ status: 'opening' });
    store = await open();
    become({ status: 'open', store });
  }

  async function takeOver(): Promise<void> {
    become({ status: 'opening' });
    if (await lock.takeOver()) await openHere();
    else become(elsewhere);
  }

  // Everything acknowledged is in SQLite before the lock goes: `close` drains the write queue.
  lock.onAsked(async () => {
    become(elsewhere);
    await closeStore();
  });

  async function begin(): Promise<void> {
    if (await lock.tryHold()) await openHere();
    else become(elsewhere);
  }

  return {
    status: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      starting ??= begin();
      return starting;
    },
    async stop() {
      await starting;
      starting = null;
      await closeStore();
      await lock.release();
    },
  };
}
