/** While matches live only in the page, the browser asks before it lets them go. */
import { useEffect } from 'react';
import { Platform } from 'react-native';

import type { Store } from '../src/storage';

/** @param store the open store when it keeps nothing, otherwise null. */
export function useAskBeforeLeaving(store: Store | null): void {
  useEffect(() => {
    if (!store || Platform.OS !== 'web') return undefined;
    // Where nothing was ever kept, there is nothing to lose until a match has begun.
    let something = store.memoryReason !== 'refused';
    const stop = store.subscribe((topics) => {
      if (topics.has('matches')) something = true;
    });
    const ask = (event: BeforeUnloadEvent): void => {
      if (something) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      stop();
      globalThis.removeEventListener('beforeunload', ask);
    };
  }, [store]);
}
