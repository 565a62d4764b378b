/** How much room there is: the measured width of a box, and how far letters have grown. */
import { useCallback, useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';

import { useTheme, useTrayWidth, useWide } from '../../../../ui';

export interface Room {
  width: number;
  onLayout(event: LayoutChangeEvent): void;
}

/** A first guess from the window, then what was measured. `inset`: what lies beside the box in its column. */
export function useRoom(where: 'middle' | 'tray', inset: number): Room {
  const { width } = useWindowDimensions();
  const wide = useWide();
  const tray = useTrayWidth();
  const column = wide ? (where === 'tray' ? tray : width - tray) : width;
  const [measured, setMeasured] = useState<number | null>(null);
  const onLayout = useCallback((event: LayoutChangeEvent) => {
    const { width: now } = event.nativeEvent.layout;
    if (now > 0) setMeasured(now);
  }, []);
  return { width: measured ?? column - inset, onLayout };
}

/** The system's text size and the user's own together. */
export function useLetterScale(): number {
  return useTheme().textScale * useWindowDimensions().fontScale;
}

/** Large letters on a small screen: the tray then keeps to what is needed, so that the table stays in sight. */
export function useTight(): boolean {
  const scale = useLetterScale();
  return useWindowDimensions().height / scale < 560;
}
