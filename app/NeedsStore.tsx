/** Around a screen that asks the store: while it cannot be had, the screen says so instead of looking empty. */
import { lazy, type ReactNode } from 'react';

import type { Routes } from './routes';
import { useStoreTrouble } from './useStoreTrouble';

const TroublePage = lazy(() => import('./trouble/TroublePage'));

/** Without the store they have all they are for. The table inside the tabs says it in the place of its matches. */
type Useful =
  'Tabs' | 'Join' | 'BotKnows' | 'Box' | 'Dice' | 'WhoStarts' | 'Rulebook' | 'Settle' | 'NotFound';

/** By screen; null where it is no tab. A screen that is new has to say which it is. */
const ASKING = {
  History: 'history',
  Players: 'players',
  NewMatch: null,
  Late: null,
  Match: null,
  Standings: null,
  Log: null,
  Fairness: null,
  Verify: null,
  Replay: null,
  Coach: null,
  Stats: null,
  Evening: null,
  Versus: null,
} as const satisfies Record<Exclude<keyof Routes, Useful>, null> &
  Record<'History' | 'Players', 'history' | 'players'>;

const isAsking = (route: string): route is keyof typeof ASKING => Object.hasOwn(ASKING, route);

export function NeedsStore(props: { route: string; children: ReactNode }): ReactNode {
  const trouble = useStoreTrouble();
  if (!trouble || !isAsking(props.route)) return props.children;
  return <TroublePage tab={ASKING[props.route]} trouble={trouble} />;
}
