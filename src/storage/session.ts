/**
 * One window's hold on the store: take the lock, open, step back when another window asks, take over
 * on request, say why when it cannot be had. Knows nothing about React or about what is in the store.
 */
import type { Failure } from './errors';
import { createWindowLock, type WindowLock } from './lock';
import type { Store } from './types';

export type SessionStatus =
  | { status: 'opening' }
  | { status: 'open'; store: Store }
  /**
   * Another window has it; as soon as that one is closed it opens here by itself. `takeOver` asks that
   * one to step back (≤ 2 s) and opens here.
   */
  | { status: 'elsewhere'; again(): Promise<void>; takeOver(): Promise<void> }
  /** It cannot be opened: nothing is known of what is in it. `busy` is tried again by itself. */
  | { status: 'failed'; cause: Failure; again(): Promise<void> };

export interface Session {
  status(): SessionStatus;
  subscribe(listener: () => void): () => void;
  /** Never rejects: what went wrong is the status. */
  start(): Promise<void>;
  /** Closes the store and lets the lock go. */
  stop(): Promise<void>;
}

export interface SessionOptions {
  open(): Promise<Store>;
  lock?: WindowLock;
}

/** A window that hangs holds the files until it wakes up or is closed. */
const BUSY_RETRY_MS = 2000;

/** Telling causes apart is needed only where there is one. Where even that cannot be loaded, that is the cause. */
async function causeOf(error: unknown): Promise<Failure> {
  const { failureOf } = await import('./errors').catch(
    () => ({ failureOf: () => 'unloaded' }) as const,
  );
  return failureOf(error);
}

export function createSession({ open, lock = createWindowLock() }: SessionOptions): Session {
  let current: SessionStatus = { status: 'opening' };
  let store: Store | null = null;
  let starting: Promise<void> | null = null;
  let opening: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Grows when the store is given up: what was being opened meanwhile is not ours any more. */
  let holds = 0;
  const listeners = new Set<() => void>();

  function become(next: SessionStatus): void {
    current = next;
    for (const listener of [...listeners]) listener();
  }

  async function letStoreGo(): Promise<void> {
    holds += 1;
    clearTimeout(retry);
    const closing = store;
    store = null;
    // A store that does not close is lost to us all the same.
    if (closing) await closing.close().catch(() => undefined);
  }

  /** One attempt at a time: two would stand in each other's way. */
  function openHere(): Promise<void> {
    opening ??= attempt().finally(() => (opening = null));
    return opening;
  }

  async function attempt(): Promise<void> {
    clearTimeout(retry);
    const mine = holds;
    try {
      const opened = await open();
      if (mine !== holds) return await opened.close().catch(() => undefined);
      store = opened;
      become({ status: 'open', store });
    } catch (error) {
      if (mine !== holds) return;
      const cause = await causeOf(error);
      if (mine !== holds) return;
      become({ status: 'failed', cause, again: begin });
      if (cause === 'busy') retry = setTimeout(() => void openHere(), BUSY_RETRY_MS);
    }
  }

  const elsewhere: SessionStatus = { status: 'elsewhere', again: begin, takeOver };

  function stayElsewhere(): void {
    become(elsewhere);
    void lock.whenFree().then((ours) => (ours ? openHere() : undefined));
  }

  async function takeOver(): Promise<void> {
    if (await lock.takeOver()) await openHere();
    else stayElsewhere();
  }

  // Everything acknowledged is in SQLite before the lock goes: `close` drains the write queue.
  lock.onAsked(async () => {
    become(elsewhere);
    await letStoreGo();
    stayElsewhere();
  });

  /** Also the way to try again: what was said stays said until there is something else to say. */
  async function begin(): Promise<void> {
    if (await lock.tryHold()) await openHere();
    else stayElsewhere();
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
      await letStoreGo();
      await lock.release();
    },
  };
}
