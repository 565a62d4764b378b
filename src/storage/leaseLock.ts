/**
 * Which window has the store where there are no Web Locks (plain http): a mark in localStorage, questions over
 * a BroadcastChannel. Good enough to keep two windows out of each other's way; that nothing is written twice
 * is IndexedDB's business, which takes no page from a window that another one has followed (./idb).
 */
import type { WindowLock } from './lock';

/** A window that is busy answers within this; one that hangs does not. */
const PATIENCE_MS = 1500;
const LOOK_AGAIN_MS = 2000;

type Message = { type: 'who' | 'mine' | 'step-back' | 'taken' | 'free' };

export function createLeaseLock(name: string): WindowLock {
  const key = `${name}.holder`;
  const me = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const channel = new BroadcastChannel(name);
  const listeners = new Set<(message: Message) => void>();
  let stepBack: () => Promise<void> = async () => undefined;
  let stepping: Promise<void> = Promise.resolve();
  let held = false;
  let waiting: { cancelled: boolean } | null = null;

  const post = (type: Message['type']): void => channel.postMessage({ type } satisfies Message);

  /** True when one of these was heard in time. */
  function hear(ms: number, ...types: Message['type'][]): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (heard: boolean): void => {
        clearTimeout(timer);
        listeners.delete(listen);
        resolve(heard);
      };
      const listen = ({ type }: Message): void => {
        if (types.includes(type)) end(true);
      };
      const timer = setTimeout(() => end(false), ms);
      listeners.add(listen);
    });
  }

  function take(): boolean {
    localStorage.setItem(key, me);
    held = true;
    post('taken');
    return true;
  }

  function drop(): void {
    if (!held) return;
    held = false;
    if (localStorage.getItem(key) === me) localStorage.removeItem(key);
    post('free');
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    for (const listen of [...listeners]) listen(data);
    if (!held) return;
    if (data.type === 'who') post('mine');
    if (data.type === 'step-back') stepping = stepBack().finally(drop);
    if (data.type === 'taken') {
      held = false;
      stepping = stepBack();
    }
  });
  globalThis.addEventListener?.('pagehide', drop);

  async function tryHold(): Promise<boolean> {
    if (held) return true;
    if (localStorage.getItem(key) === null) return take();
    const answer = hear(PATIENCE_MS, 'mine');
    post('who');
    return (await answer) ? false : take();
  }

  function stopWaiting(): void {
    if (waiting) waiting.cancelled = true;
    waiting = null;
  }

  return {
    tryHold,
    async whenFree() {
      stopWaiting();
      const mine = (waiting = { cancelled: false });
      await stepping.catch(() => undefined);
      for (;;) {
        await hear(LOOK_AGAIN_MS, 'free');
        if (mine.cancelled) return false;
        if ((await tryHold()) && !mine.cancelled) return true;
      }
    },
    async takeOver() {
      stopWaiting();
      if (held) return true;
      const free = hear(PATIENCE_MS, 'free');
      post('step-back');
      await free;
      return take();
    },
    onAsked(listener) {
      stepBack = listener;
    },
    async release() {
      stopWaiting();
      drop();
    },
  };
}
