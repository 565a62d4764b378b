/**
 * What only our own builds have. This is the file that is shipped: none of it. Our own builds are bundled with
 * `ours.gallery.ts` in its place (metro.config.js), so that everything else comes out of the same bundler's cache.
 */
import type { ComponentType } from 'react';

import type { LiveMatches } from '../src/match/liveMatches';
import type { Store } from '../src/storage';

export interface Ours {
  GalleryScreen: ComponentType | null;
  /** A way to seed matches for tests and screenshots. */
  openWorkshop(store: Store, matches: LiveMatches): void;
}

export const ours: Ours = { GalleryScreen: null, openWorkshop: () => undefined };
