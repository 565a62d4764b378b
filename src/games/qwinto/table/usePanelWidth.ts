/** How wide one sheet may be where it stands alone in the middle of the screen. */
import { useWindowDimensions } from 'react-native';

import { useTheme, useWide } from '../../../ui';

const WIDEST = 640;
/** TableLayout's tray on a wide screen. */
const TRAY = 420;

export function usePanelWidth(): number {
  const { width } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  return Math.min(WIDEST, width - (wide ? TRAY : 0) - 2 * space.m);
}
