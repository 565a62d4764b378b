/**
 * Brings one row of a list with rows of unknown height to the top. The list measures rows as it draws them, so it is led there
 * by a guess first; where the row is drawn, by where it really is, because in a browser the list hears of rows that grow but
 * not of those that are pushed away by them. Drawings above come later: until somebody takes hold of the list it is led there
 * again whenever it has grown.
 */
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { FlatList, NativeScrollEvent, NativeSyntheticEvent, View } from 'react-native';

const TRIES = 12;
const PAUSE_MS = 60;
/** By then everything is drawn; whoever still reads there is not to be moved. */
const LED_MS = 8000;

export interface RowScroll<Item> {
  list: RefObject<FlatList<Item> | null>;
  /** Around the list, and around the row that is gone to. */
  frame: RefObject<View | null>;
  row: RefObject<View | null>;
  /** Somebody scrolls by hand. */
  letGo(): void;
  /** For the list itself. */
  leading: {
    onScroll(event: NativeSyntheticEvent<NativeScrollEvent>): void;
    onScrollToIndexFailed(info: { index: number; averageItemLength: number }): void;
    onContentSizeChange(): void;
  };
}

/** Scrolls by as much as the row is away from the top of the frame. */
function useLead<Item>(list: RefObject<FlatList<Item> | null>) {
  const frame = useRef<View | null>(null);
  const row = useRef<View | null>(null);
  const offset = useRef(0);
  const lead = useCallback(
    (index: number) => {
      if (!row.current) {
        list.current?.scrollToIndex({ index, animated: false, viewPosition: 0 });
        return;
      }
      row.current.measureInWindow((_x, y) =>
        frame.current?.measureInWindow((_left, top) => {
          if (Math.abs(y - top) > 1)
            list.current?.scrollToOffset({ offset: offset.current + y - top, animated: false });
        }),
      );
    },
    [list],
  );
  const onScroll = useCallback(({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    offset.current = nativeEvent.contentOffset.y;
  }, []);
  return { frame, row, lead, onScroll };
}

/** `index` −1 is nowhere; the same index is gone to again when `request` changes. */
export function useRowScroll<Item>(index: number, request: unknown): RowScroll<Item> {
  const list = useRef<FlatList<Item> | null>(null);
  const { frame, row, lead, onScroll } = useLead(list);
  const triesLeft = useRef(0);
  const ledUntil = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    if (index < 0) return;
    triesLeft.current = TRIES;
    ledUntil.current = Date.now() + LED_MS;
    lead(index);
    // Rows above are measured only after the jump and may push the row away: look again a few times.
    const look = (): void => {
      if (Date.now() < ledUntil.current) lead(index);
    };
    const looks = [4, 8, 16].map((pauses) => setTimeout(look, pauses * PAUSE_MS));
    return () => {
      looks.forEach(clearTimeout);
      clearTimeout(timer.current);
    };
  }, [index, request, lead]);

  const onScrollToIndexFailed = useCallback(
    (info: { index: number; averageItemLength: number }) => {
      if (triesLeft.current === 0) return;
      triesLeft.current -= 1;
      list.current?.scrollToOffset({
        offset: info.index * info.averageItemLength,
        animated: false,
      });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => lead(info.index), PAUSE_MS);
    },
    [lead],
  );
  const onContentSizeChange = useCallback(() => {
    if (index < 0 || Date.now() > ledUntil.current) return;
    lead(index);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => lead(index), PAUSE_MS);
  }, [index, lead]);
  const letGo = useCallback(() => {
    ledUntil.current = 0;
    clearTimeout(timer.current);
  }, []);
  const leading = { onScroll, onScrollToIndexFailed, onContentSizeChange };
  return { list, frame, row, letGo, leading };
}
