import { useTheme, useWide } from '../../../../ui';
import { useColumnRoom, type Room } from '../../../kit/useRoom';

/** Between the edges of the tray: two beside the paper and, where it stands beside the table, two of its own. */
export function useTrayRoom(): Room {
  const { space } = useTheme();
  return useColumnRoom('tray', (useWide() ? 4 : 2) * space.l);
}
