/** True where words no longer fit side by side: a narrow phone, or large letters on a usual one. */
import { useWindowDimensions } from 'react-native';

import { useTheme } from '../../../ui';

/** Points of width at the usual text size. */
const ROOM = 360;

export function useTextScale(): number {
  return useTheme().textScale * useWindowDimensions().fontScale;
}

export function useCramped(): boolean {
  const { width } = useWindowDimensions();
  return width / useTextScale() < ROOM;
}
