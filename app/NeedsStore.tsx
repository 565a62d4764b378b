/** Around a screen that asks the store: while it cannot be had, the screen says so instead of looking empty. */
import { lazy, type ReactNode } from 'react';

import { useStoreTrouble } from './useStoreTrouble';

const TroublePage = lazy(() => import('./trouble/TroublePage'));

/** By screen; null where it is no tab. The table has more to show than what the store knows, and says it itself. */
const ASKING = {
  History: 'history',
  Players: 'players',
  NewMatch: null,
  Match: null,
  Standings: null,
  Log: null,
  Fairness: null,
  Verify: null,
  Replay: null,
  Coach: null,
  Stats: null,
  Versus: null,
} as const;

const isAsking = (route: string): route is keyof typeof ASKING => Object.hasOwn(ASKING, route);

export function NeedsStore(props: { route: string; children: ReactNode }): ReactNode {
  const trouble = useStoreTrouble();
  if (!trouble || !isAsking(props.route)) return props.children;
  return <TroublePage tab={ASKING[props.route]} trouble={trouble} />;
}
