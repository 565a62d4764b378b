/** How wide a part may be where its screen lays it out: measured, not guessed from the window. */
import { useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';

import { useTheme } from '../../ui';

/** Until it is measured: a phone's width, whatever the window. */
const PHONE = 420;

export function useRoom(most: number): { width: number; onLayout(event: LayoutChangeEvent): void } {
  const window = useWindowDimensions();
  const { space } = useTheme();
  const [room, setRoom] = useState(Math.min(PHONE, window.width) - 2 * space.l);
  return {
    width: Math.min(most, room),
    onLayout: ({ nativeEvent }) => {
      if (nativeEvent.layout.width > 0) setRoom(nativeEvent.layout.width);
    },
  };
}
