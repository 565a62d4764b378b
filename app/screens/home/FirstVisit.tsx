/** Whether this is the first visit; then, once the table stands, the cards are fetched and laid over it. */
import { useIsFocused } from '@react-navigation/native';
import { lazy, Suspense, type ReactNode } from 'react';

import { useSettings } from '../../settings';

const Welcome = lazy(() => import('../welcome/Welcome'));

export function FirstVisit(): ReactNode {
  const { settings, ready, set } = useSettings();
  // Whoever is on the way into a game by now has found out.
  const here = useIsFocused();
  if (!ready || !here || settings.onboardingSeen) return null;
  return (
    <Suspense fallback={null}>
      <Welcome onClose={() => void set('onboardingSeen', true).catch(() => undefined)} />
    </Suspense>
  );
}
