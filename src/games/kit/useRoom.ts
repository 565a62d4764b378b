/** How wide a part may be where its screen lays it out: measured; until then a guess from the window. */
import { useCallback, useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';

import { useTheme, useTrayWidth, useWide } from '../../ui';

export interface Room {
  width: number;
  onLayout(event: LayoutChangeEvent): void;
}

function useMeasured(guess: number): Room {
  const [measured, setMeasured] = useState<number | null>(null);
  const onLayout = useCallback(({ nativeEvent }: LayoutChangeEvent) => {
    if (nativeEvent.layout.width > 0) setMeasured(nativeEvent.layout.width);
  }, []);
  return { width: measured ?? guess, onLayout };
}

/** In a column of the table. `inset`: what lies beside the box there. */
export function useColumnRoom(where: 'middle' | 'tray', inset: number): Room {
  const { width } = useWindowDimensions();
  const wide = useWide();
  const tray = useTrayWidth();
  const column = wide ? (where === 'tray' ? tray : width - tray) : width;
  return useMeasured(column - inset);
}

/** Until it is measured: a phone's width, whatever the window. */
const PHONE = 420;

/** On a page of its own, at most so wide. */
export function usePageRoom(most: number): Room {
  const window = useWindowDimensions();
  const { space } = useTheme();
  const { width, onLayout } = useMeasured(Math.min(PHONE, window.width) - 2 * space.l);
  return { width: Math.min(most, width), onLayout };
}
