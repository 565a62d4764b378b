/** What the rulebook loads only when an example is opened: the rules, and each game's drawing. */
import { lazy, type ComponentType } from 'react';

import type { GameId, GameRules } from '../../../src/engine/types';
import type { Scene } from './examples/scene';

export const ExamplePair = lazy(() => import('./examples/ExamplePair'));

type Drawing = ComponentType<{ scene: Scene }>;

const drawing = (load: () => Promise<{ default: unknown }>) =>
  lazy(load as () => Promise<{ default: Drawing }>);

export const DRAWINGS: Readonly<Record<GameId, ReturnType<typeof drawing>>> = {
  promin: drawing(() => import('./examples/promin')),
  split: drawing(() => import('./examples/split')),
  veselka: drawing(() => import('./examples/veselka')),
  qwinto: drawing(() => import('./examples/qwinto')),
  nizam: drawing(() => import('./examples/nizam')),
  perlyna: drawing(() => import('./examples/perlyna')),
};

type Rules = Readonly<Record<GameId, GameRules>>;
let rules: Promise<Rules> | null = null;

export function loadRules(): Promise<Rules> {
  if (!rules) {
    rules = import('../../../src/engine').then(({ games }) => games);
    // A failed download (offline, first visit) may be tried again.
    rules.catch(() => (rules = null));
  }
  return rules;
}
