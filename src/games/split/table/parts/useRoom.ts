/** How much room there is: the measured width of a box, and whether the letters leave enough of the height. */
import { useCallback, useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';

import { useLetterScale, useTrayWidth, useWide } from '../../../../ui';

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

/** Large letters on a small screen: the tray then keeps to what is needed, so that the table stays in sight. */
export function useTight(): boolean {
  const scale = useLetterScale();
  return useWindowDimensions().height / scale < 560;
}
