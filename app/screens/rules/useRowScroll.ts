/**
 * Brings one row of a list with rows of unknown height to the top. The list measures rows as it draws
 * them, so it is led there by a guess first and by the measured place afterwards.
 */
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { FlatList } from 'react-native';

const TRIES = 12;
const PAUSE_MS = 60;

export interface RowScroll<Item> {
  list: RefObject<FlatList<Item> | null>;
  onScrollToIndexFailed(info: { index: number; averageItemLength: number }): void;
}

/** `index` −1 is nowhere; the same index is gone to again when `request` changes. */
export function useRowScroll<Item>(index: number, request: unknown): RowScroll<Item> {
  const list = useRef<FlatList<Item> | null>(null);
  const triesLeft = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const go = useCallback((to: number) => {
    list.current?.scrollToIndex({ index: to, animated: false, viewPosition: 0 });
  }, []);

  useEffect(() => {
    if (index < 0) return;
    triesLeft.current = TRIES;
    go(index);
    // Rows above are measured only after the jump and may push the row away: look again a few times.
    const looks = [4, 8, 16].map((pauses) => setTimeout(() => go(index), pauses * PAUSE_MS));
    return () => {
      looks.forEach(clearTimeout);
      clearTimeout(timer.current);
    };
  }, [index, request, go]);

  const onScrollToIndexFailed = useCallback(
    (info: { index: number; averageItemLength: number }) => {
      if (triesLeft.current === 0) return;
      triesLeft.current -= 1;
      list.current?.scrollToOffset({
        offset: info.index * info.averageItemLength,
        animated: false,
      });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go(info.index), PAUSE_MS);
    },
    [go],
  );
  return { list, onScrollToIndexFailed };
}
