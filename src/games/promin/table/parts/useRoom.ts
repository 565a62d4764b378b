/** How much room there is: the measured width of a box, and how far letters have grown. */
import { useCallback, useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';

import { useTheme, useTrayWidth, useWide } from '../../../../ui';

export interface Room {
  width: number;
  onLayout(event: LayoutChangeEvent): void;
}

/** A guess from the window first, then what was measured. */
export function useTrayRoom(): Room {
  const { width } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  const tray = useTrayWidth();
  const [measured, setMeasured] = useState<number | null>(null);
  const onLayout = useCallback((event: LayoutChangeEvent) => {
    const { width: now } = event.nativeEvent.layout;
    if (now > 0) setMeasured(now);
  }, []);
  return { width: measured ?? (wide ? tray - 4 * space.l : width - 2 * space.l), onLayout };
}

/** The system's text size and the user's own together. */
export function useLetterScale(): number {
  const { fontScale } = useWindowDimensions();
  return Math.max(1, useTheme().textScale * fontScale);
}
