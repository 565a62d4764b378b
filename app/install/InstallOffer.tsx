/** Whether the app may be offered a place among the device's own: once, to whoever has finished a match with it. */
import { useIsFocused } from '@react-navigation/native';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

import { useSettings } from '../settings';
import { installing } from './browser';
import type { InstallWay } from './installing';

const InstallCard = lazy(() => import('./InstallCard'));

export function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(installing.subscribe, installing.way, () => null);
}

export function InstallOffer(): ReactNode {
  const { settings, ready, set } = useSettings();
  const way = useInstallWay();
  const here = useIsFocused();
  if (!ready || !here || way === null || settings.installOffered) return null;
  return (
    <Suspense fallback={null}>
      <InstallCard
        way={way}
        onAnswered={() => void set('installOffered', true).catch(() => undefined)}
      />
    </Suspense>
  );
}
