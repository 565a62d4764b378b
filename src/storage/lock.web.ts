/**
 * Which browser window has the store. SQLite's OPFS allows one writer, so a window takes a Web Lock
 * before it opens the database; a BroadcastChannel carries the request to step back.
 */
import type { WindowLock } from './lock';

const NAME = 'arbitr-store';
/** The holder drains its queue and closes well within this; a frozen window loses the lock by `steal`. */
const PATIENCE_MS = 1500;

type Message = { type: 'step-back' };

export function createWindowLock(name: string = NAME): WindowLock {
  if (typeof navigator !== 'undefined' && navigator.locks) return createWebLock(name);
  // Plain http has no Web Locks.
  const canAsk = typeof BroadcastChannel !== 'undefined' && hasLocalStorage();
  return canAsk ? onceLoaded(lease(name)) : unguarded();
}

/** A part of its own: where there are Web Locks, nobody loads it. */
const lease = async (name: string): Promise<WindowLock> =>
  (await import('./leaseLock')).createLeaseLock(name);

function onceLoaded(lock: Promise<WindowLock>): WindowLock {
  return {
    tryHold: async () => (await lock).tryHold(),
    whenFree: async () => (await lock).whenFree(),
    takeOver: async () => (await lock).takeOver(),
    // Without it nothing is opened, and whoever opens is told why.
    onAsked: (listener) =>
      void lock.then(
        (it) => it.onAsked(listener),
        () => undefined,
      ),
    release: async () => (await lock).release(),
  };
}

function hasLocalStorage(): boolean {
  try {
    return (globalThis.localStorage as Storage | undefined) !== undefined;
  } catch {
    return false;
  }
}

function createWebLock(name: string): WindowLock {
  let letGo: (() => void) | null = null;
  let stepBack: () => Promise<void> = async () => undefined;
  let waiting: AbortController | null = null;
  /** What the window gives up is given up before it queues for it again. */
  let stepping: Promise<void> = Promise.resolve();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

  /** Resolves as soon as the lock is ours (true) or will not be (false); then holds it until `letGo`. */
  function hold(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      navigator.locks
        .request(name, options, (lock) => {
          if (!lock) {
            resolve(false);
            return undefined;
          }
          resolve(true);
          return new Promise<void>((done) => {
            letGo = done;
          });
        })
        .catch((error: unknown) => {
          // Aborted while waiting, or stolen while held: either way it is not ours. Refused: nobody can have it.
          const wasOurs = letGo !== null;
          letGo = null;
          resolve((error as Error).name === 'SecurityError');
          if (wasOurs) stepping = stepBack();
        });
    });
  }

  function stopWaiting(): void {
    waiting?.abort();
    waiting = null;
  }

  function drop(): void {
    letGo?.();
    letGo = null;
  }

  channel?.addEventListener('message', (event: MessageEvent<Message>) => {
    if (event.data?.type !== 'step-back' || !letGo) return;
    stepping = stepBack().finally(drop);
  });

  async function takeOver(): Promise<boolean> {
    stopWaiting();
    if (letGo) return true;
    channel?.postMessage({ type: 'step-back' } satisfies Message);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    const got = await hold({ signal: patience.signal });
    clearTimeout(timer);
    return got || hold({ steal: true });
  }

  async function whenFree(): Promise<boolean> {
    stopWaiting();
    const mine = (waiting = new AbortController());
    await stepping.catch(() => undefined);
    return mine.signal.aborted ? false : hold({ signal: mine.signal });
  }

  return {
    tryHold: async () => letGo !== null || hold({ ifAvailable: true }),
    whenFree,
    takeOver,
    onAsked(listener) {
      stepBack = listener;
    },
    async release() {
      stopWaiting();
      drop();
    },
  };
}

function unguarded(): WindowLock {
  return {
    tryHold: async () => true,
    whenFree: async () => true,
    takeOver: async () => true,
    onAsked: () => undefined,
    release: async () => undefined,
  };
}
