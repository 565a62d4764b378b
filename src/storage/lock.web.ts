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
  // Without Web Locks (very old browsers) there is nothing to hold; opening a second window fails by itself.
  if (typeof navigator === 'undefined' || !navigator.locks) return unguarded();
  let letGo: (() => void) | null = null;
  let stepBack: () => Promise<void> = async () => undefined;
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
        .catch(() => {
          // Aborted while waiting, or stolen while held: either way it is not ours.
          const wasOurs = letGo !== null;
          letGo = null;
          resolve(false);
          if (wasOurs) void stepBack();
        });
    });
  }

  async function release(): Promise<void> {
    letGo?.();
    letGo = null;
  }

  channel?.addEventListener('message', (event: MessageEvent<Message>) => {
    if (event.data?.type !== 'step-back' || !letGo) return;
    void stepBack().finally(release);
  });

  async function takeOver(): Promise<boolean> {
    channel?.postMessage({ type: 'step-back' } satisfies Message);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    const got = await hold({ signal: patience.signal });
    clearTimeout(timer);
    return got || hold({ steal: true });
  }

  return {
    tryHold: () => hold({ ifAvailable: true }),
    takeOver,
    onAsked(listener) {
      stepBack = listener;
    },
    release,
  };
}

function unguarded(): WindowLock {
  return {
    tryHold: async () => true,
    takeOver: async () => true,
    onAsked: () => undefined,
    release: async () => undefined,
  };
}
