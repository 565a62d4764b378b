/** `ours` as our own builds have it; nothing imports this file by its name. */
import { lazy } from 'react';

import type { Ours } from './ours';

export const ours: Ours = {
  GalleryScreen: lazy(() => import('./screens/GalleryScreen')),
  openWorkshop: (store, matches) =>
    void import('./workshop').then(({ openWorkshop }) => openWorkshop(store, matches)),
};
