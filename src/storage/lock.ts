/** On a phone the app runs once: the lock is always ours. The browser's is in ./lock.web. */

export interface WindowLock {
  /** True when this window now holds the lock. */
  tryHold(): Promise<boolean>;
  /** Waits until no other window has it: true when it is ours, false when `takeOver` or `release` came first. */
  whenFree(): Promise<boolean>;
  /** Asks the holder to step back and waits for the lock; false if it did not come in time. */
  takeOver(): Promise<boolean>;
  /** Called when another window asks; the lock is let go when the promise settles. */
  onAsked(stepBack: () => Promise<void>): void;
  release(): Promise<void>;
}

export function createWindowLock(): WindowLock {
  return {
    tryHold: async () => true,
    whenFree: async () => true,
    takeOver: async () => true,
    onAsked: () => undefined,
    release: async () => undefined,
  };
}
