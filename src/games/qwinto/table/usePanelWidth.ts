/** How wide one sheet may be where it stands alone in the middle of the screen. */
import { useWindowDimensions } from 'react-native';

import { useTheme, useTrayWidth, useWide } from '../../../ui';

const WIDEST = 640;

export function usePanelWidth(): number {
  const { width } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  const tray = useTrayWidth();
  return Math.min(WIDEST, width - (wide ? tray : 0) - 2 * space.m);
}
