/**
 * The live matches of this window, one object a match, loaded (with the engine) when first asked for.
 * Knows nothing about React.
 */
import type { Store } from '../storage';
import type { LiveMatch } from './live';
import type { MatchState } from './types';

export interface SharedMatch {
  state(): MatchState;
  subscribe(listener: () => void): () => void;
}

export interface LiveMatches {
  of(store: Store, id: string): SharedMatch;
}

const LOADING: MatchState = { status: 'loading' };
const MISSING: MatchState = { status: 'missing' };
const RETRY_MS = 1000;
/** By then the table stands; nobody has looked at it long enough to move. */
const REHEARSE_MS = 200;

export function createLiveMatches(): LiveMatches {
  const byStore = new WeakMap<Store, Map<string, SharedMatch>>();
  return {
    of(store, id) {
      let matches = byStore.get(store);
      if (!matches) byStore.set(store, (matches = new Map()));
      let match = matches.get(id);
      if (!match) matches.set(id, (match = shareMatch(store, id)));
      return match;
    },
  };
}

function shareMatch(store: Store, id: string): SharedMatch {
  const listeners = new Set<() => void>();
  let live: LiveMatch | null = null;
  let other: MatchState = LOADING;
  let load: Promise<void> | null = null;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };

  async function open(): Promise<void> {
    try {
      const { openLiveMatch } = await import('./engineRoom');
      live = await openLiveMatch(store, id);
      if (live) begin(live);
      else other = MISSING;
    } catch {
      // A part of the app that did not load, a store that is just closing: it is asked again.
      setTimeout(retry, RETRY_MS);
    }
    tell();
  }

  function begin(opened: LiveMatch): void {
    opened.subscribe(tell);
    setTimeout(() => {
      // Only so that the first move is quick; if it fails, it is slower.
      if (live === opened) opened.rehearse().catch(() => undefined);
    }, REHEARSE_MS);
  }

  function retry(): void {
    load = listeners.size > 0 ? open() : null;
  }

  return {
    state: () => live?.state() ?? other,
    subscribe(listener) {
      listeners.add(listener);
      load ??= open();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        // Nobody looks any more: what is private goes behind the curtain, and the memory is freed.
        live?.closeCurtain();
        if (live?.idle() ?? true) {
          live?.leave();
          live = null;
          load = null;
          other = LOADING;
        }
      };
    },
  };
}
