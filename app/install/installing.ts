/** How a browser puts the app among the device's own; what the offer needs to know of it. */

/** `ask`: the browser asks when it is told to. `share`: Safari, where people do it by its share menu. */
export type InstallWay = 'ask' | 'share';

export interface Installing {
  /** Null where it is installed already, or cannot be. */
  way(): InstallWay | null;
  subscribe(onChange: () => void): () => void;
  /** The browser's own question; whether it was agreed to. */
  ask(): Promise<boolean>;
}

export const NOWHERE: Installing = {
  way: () => null,
  subscribe: () => () => undefined,
  ask: () => Promise.resolve(false),
};
