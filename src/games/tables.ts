/** The games' components for the match screen: one line a game, each loaded when first opened. */
import { lazy } from 'react';

import type { GameId } from '../engine/types';
import type { GameEnding, GameTable } from './table';

const table = (load: () => Promise<{ default: unknown }>) =>
  lazy(load as () => Promise<{ default: GameTable }>);

const ending = (load: () => Promise<{ default: unknown }>) =>
  lazy(load as () => Promise<{ default: GameEnding }>);

export const TABLES: Readonly<Record<GameId, ReturnType<typeof table>>> = {
  promin: table(() => import('./promin/table')),
  split: table(() => import('./split/table')),
  veselka: table(() => import('./veselka/table')),
  qwinto: table(() => import('./qwinto/table')),
  nizam: table(() => import('./nizam/table')),
  perlyna: table(() => import('./perlyna/table')),
};

export const ENDINGS: Readonly<Record<GameId, ReturnType<typeof ending>>> = {
  promin: ending(() => import('./promin/table/Ending')),
  split: ending(() => import('./split/table/Ending')),
  veselka: ending(() => import('./veselka/table/Ending')),
  qwinto: ending(() => import('./qwinto/table/Ending')),
  nizam: ending(() => import('./nizam/table/Ending')),
  perlyna: ending(() => import('./perlyna/table/Ending')),
};
