/** Web Locks, BroadcastChannel and localStorage for Node, as far as a window's hold on the store uses them. */

interface Request {
  grant(): void;
  reject(error: Error): void;
}

interface Options {
  ifAvailable?: boolean;
  steal?: boolean;
  signal?: AbortSignal;
}

type Callback = (lock: { name: string } | null) => unknown;

function createLocks() {
  let held: { reject(error: Error): void } | null = null;
  const queue: Request[] = [];

  function next(): void {
    held = null;
    queue.shift()?.grant();
  }

  function request(name: string, options: Options, callback: Callback): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const mine = { reject };
        held = mine;
        Promise.resolve(callback({ name })).then(
          (value) => {
            resolve(value);
            if (held === mine) next();
          },
          (error: Error) => {
            reject(error);
            if (held === mine) next();
          },
        );
      };
      if (!held) return grant();
      if (options.ifAvailable) return resolve(callback(null));
      if (options.steal) {
        held.reject(new DOMException('stolen', 'AbortError'));
        return grant();
      }
      const waiting: Request = { grant, reject };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  }

  return { request };
}

type Listener = (event: { data: unknown }) => void;

function createChannels() {
  const all: Channel[] = [];
  class Channel {
    private readonly listeners: Listener[] = [];
    constructor(readonly name: string) {
      all.push(this);
    }
    addEventListener(_type: string, listener: Listener): void {
      this.listeners.push(listener);
    }
    postMessage(data: unknown): void {
      for (const other of all)
        if (other !== this && other.name === this.name)
          queueMicrotask(() => other.listeners.forEach((listener) => listener({ data })));
    }
  }
  return Channel;
}

/** @param address where the page is: plain http has no Web Locks. */
export function fakeBrowser(address: 'https' | 'http' = 'https'): { restore(): void } {
  const before = {
    navigator: Object.getOwnPropertyDescriptor(globalThis, 'navigator'),
    BroadcastChannel: Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel'),
    localStorage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage'),
  };
  const set = (key: string, value: unknown): void => {
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  };
  const kept = new Map<string, string>();
  set('navigator', address === 'https' ? { locks: createLocks() } : {});
  set('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  set('BroadcastChannel', createChannels());
  return {
    restore() {
      for (const [key, descriptor] of Object.entries(before)) {
        if (descriptor) Object.defineProperty(globalThis, key, descriptor);
        else Reflect.deleteProperty(globalThis, key);
      }
    },
  };
}
