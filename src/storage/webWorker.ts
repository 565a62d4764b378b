/**
 * Makes expo-sqlite's worker restartable. It holds the exclusive handles on all database files for as
 * long as it lives, and expo-sqlite offers no way to end it: closing the database is not enough for
 * another window to take over, nor for us to read a damaged file. So the one `new Worker` that
 * expo-sqlite makes gets a stand-in whose real worker can be ended and is made anew when next needed.
 */

import { CodeMissing } from './errors';

type Listener = EventListenerOrEventListenerObject;

let standIn: StandIn | null = null;
/** Set while something is being opened: a worker that does not load never answers. */
let lost: ((error: Error) => void) | null = null;

class StandIn {
  private real: Worker | null = null;
  private readonly listeners: [string, Listener][] = [];

  constructor(private readonly make: () => Worker) {}

  private worker(): Worker {
    if (!this.real) {
      this.real = this.make();
      this.real.addEventListener('error', () => lost?.(new CodeMissing('SQLite’s worker')));
      for (const [type, listener] of this.listeners) this.real.addEventListener(type, listener);
    }
    return this.real;
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.push([type, listener]);
    this.real?.addEventListener(type, listener);
  }

  postMessage(message: unknown): void {
    this.worker().postMessage(message);
  }

  restart(): void {
    this.real?.terminate();
    this.real = null;
  }
}

/** While `open` runs for the first time, a Worker that is made is made restartable. Rejects when it does not load. */
export function withRestartableWorker<T>(open: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    lost = reject;
    withStandIn(open).then(resolve, reject);
  }).finally(() => (lost = null));
}

async function withStandIn<T>(open: () => Promise<T>): Promise<T> {
  if (standIn || typeof globalThis.Worker === 'undefined') return open();
  const RealWorker = globalThis.Worker;
  globalThis.Worker = class {
    constructor(url: string | URL, options?: WorkerOptions) {
      standIn = new StandIn(() => new RealWorker(url, options));
      return standIn as unknown as Worker;
    }
  } as unknown as typeof Worker;
  try {
    return await open();
  } finally {
    globalThis.Worker = RealWorker;
  }
}

/** Ends the worker and with it its hold on the files. The next use of expo-sqlite starts a new one. */
export function restartWorker(): void {
  standIn?.restart();
}
