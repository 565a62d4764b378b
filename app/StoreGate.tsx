/** What concerns the whole app about an open store: it is only memory, it was damaged, a match cannot be read. */
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { View } from 'react-native';

import { useLiveMatches, useStoreNotice, useStoreStatus } from '../src/match/hooks';
import type { SessionStatus } from '../src/storage';
import { ours } from './ours';
import { useAskBeforeLeaving } from './useAskBeforeLeaving';

/** Where there is nothing to be told, not even its words are loaded; without them the app goes on all the same. */
const StoreNotices = lazy(() =>
  import('./trouble/StoreNotices').catch(() => ({ default: () => null })),
);

function useWorkshop(status: SessionStatus): void {
  const matches = useLiveMatches();
  useEffect(() => {
    if (status.status === 'open') ours.openWorkshop(status.store, matches);
  }, [status, matches]);
}

export function StoreGate({ children }: { children: ReactNode }): ReactNode {
  const status = useStoreStatus();
  useWorkshop(status);
  const { persistence, memoryReason, damage, dismissDamage, leftOut } = useStoreNotice();
  const why = persistence === 'memory' ? memoryReason : null;
  useAskBeforeLeaving(status.status === 'open' && persistence === 'memory' ? status.store : null);
  return (
    <View style={{ flex: 1 }}>
      {why || damage || leftOut ? (
        <Suspense fallback={null}>
          <StoreNotices {...{ memoryReason: why, damage, dismissDamage, leftOut }} />
        </Suspense>
      ) : null}
      <View style={{ flex: 1 }}>{children}</View>
    </View>
  );
}
